import type { WebSocket } from 'ws';
import type { Limits } from '../options.ts';
import { TokenBucket } from './token-bucket.ts';

/** The sockets of one address, and their shared limits. */
export class AddressUsage {
  readonly sockets = new Set<WebSocket>();
  open = 0; // connections, including those that are still being upgraded
  private readonly openings: TokenBucket;
  private readonly bytes: TokenBucket;
  private readonly limits: Limits;

  constructor(limits: Limits, now: number) {
    this.openings = new TokenBucket(limits.socketsPerSecond, limits.socketBurst, now);
    this.bytes = new TokenBucket(limits.bytesPerSecondAndAddress, limits.byteBurstPerAddress, now);
    this.limits = limits;
  }

  /** A new socket is sent everything it missed, which is expensive, so clients may not reconnect too often. */
  mayOpen(now: number): boolean {
    return this.openings.take(now, 0) >= 1 && this.openings.take(now) >= 0;
  }

  /** Counts the bytes of a new socket. The returned function says for how many milliseconds to stop reading. */
  newSocket(now: number): (bytes: number, now: number) => number {
    const { bytesPerSecond, byteBurst, bytesPerSecondAndAddress } = this.limits;
    const own = new TokenBucket(bytesPerSecond, byteBurst, now);
    return (bytes, at) => {
      const socketPause = -own.take(at, bytes) / bytesPerSecond;
      const addressPause = -this.bytes.take(at, bytes) / bytesPerSecondAndAddress;
      return Math.max(0, socketPause, addressPause) * 1000;
    };
  }

  /** Bytes that its clients have not read yet. */
  get unread(): number {
    let sum = 0;
    for (const { bufferedAmount } of this.sockets) sum += bufferedAmount;
    return sum;
  }

  /** True if there is nothing to remember about this address. */
  isUnused(now: number): boolean {
    return this.open === 0 && this.openings.isFull(now) && this.bytes.isFull(now);
  }
}
