import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Counter {
  count: number;
  until: number; // end of its time window, by a clock that never jumps
}

const MOST = 5000; // addresses

/** Counts requests per address. Unlike with the library's store, a system clock jump does not lock clients out. */
export const requestCounts = (elapsed: () => number) =>
  class RequestCounts implements FastifyRateLimitStore {
    private readonly counters = new Map<string, Counter>();

    incr(
      address: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      window: number,
    ): void {
      const now = elapsed();
      let counter = this.counters.get(address);
      if (!counter || counter.until <= now) {
        counter = { count: 0, until: now + window };
        this.counters.delete(address); // moves it to the end of the map: the oldest comes first
        this.makeRoom(now);
        this.counters.set(address, counter);
      }
      counter.count++;
      callback(null, { current: counter.count, ttl: counter.until - now });
    }

    child(): RequestCounts {
      return new RequestCounts();
    }

    private makeRoom(now: number): void {
      for (const [address, { until }] of this.counters) {
        if (until > now && this.counters.size < MOST) return;
        this.counters.delete(address);
      }
    }
  };
