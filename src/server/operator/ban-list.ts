import type { BlockList } from 'node:net';
import type { BanRecord } from '../../store/operator-store.ts';
import type { Store } from '../../store/store.ts';
import { tokenHash } from '../tokens.ts';
import { blockListOf, isIn } from './address-range.ts';

/** The current bans, in memory because every request and socket is checked against them. */
export class BanList {
  private readonly store: Pick<Store, 'operator'>;
  private readonly now: () => number;
  private bans: readonly BanRecord[] = [];
  private ranges: BlockList = blockListOf([]);
  private seats: ReadonlySet<string> = new Set(); // token digests
  private identities: ReadonlySet<string> = new Set(); // ids
  private nextExpiry = Number.POSITIVE_INFINITY;

  constructor(store: Pick<Store, 'operator'>, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Call at the start, after a change, and when another node has changed the bans. */
  async load(): Promise<void> {
    this.bans = await this.store.operator.bans();
    this.update();
  }

  /** `address` is the exact address: a ban may be narrower than the /64 used for limits. */
  bansAddress(address: string): boolean {
    this.expire();
    return isIn(this.ranges, address);
  }

  bansSeat(hash: string): boolean {
    this.expire();
    return this.seats.has(hash);
  }

  bansIdentity(id: string | null): boolean {
    this.expire();
    return id !== null && this.identities.has(id);
  }

  bansToken(token: string | null): boolean {
    return token !== null && this.seats.size > 0 && this.bansSeat(tokenHash(token));
  }

  private expire(): void {
    if (this.now() >= this.nextExpiry) this.update();
  }

  private update(): void {
    const now = this.now();
    const inForce = this.bans.filter(({ until }) => until === null || until > now);
    const valuesOf = (wanted: BanRecord['kind']) =>
      inForce.filter(({ kind }) => kind === wanted).map(({ value }) => value);
    this.ranges = blockListOf(valuesOf('address'));
    this.seats = new Set(valuesOf('seat'));
    this.identities = new Set(valuesOf('identity'));
    this.nextExpiry = Math.min(...inForce.map(({ until }) => until ?? Number.POSITIVE_INFINITY));
  }
}
