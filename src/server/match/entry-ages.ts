import type { Service } from '../service.ts';

/**
 * The age of each entry, by a clock that never jumps. Entries loaded from the store have only wall clock times, so
 * their age is taken from the wall clock once, when they are loaded.
 */
export class EntryAges {
  private readonly times: readonly number[]; // by the wall clock
  private readonly elapsed: () => number;
  private readonly loaded: { readonly entries: number; readonly now: number; readonly elapsed: number };
  private readonly made: number[] = []; // times of later entries

  constructor(times: readonly number[], { now, elapsed }: Pick<Service, 'now' | 'elapsed'>) {
    this.times = times;
    this.elapsed = elapsed;
    this.loaded = { entries: times.length, now: now(), elapsed: elapsed() };
  }

  /** Call for every entry that is added. */
  add(): void {
    this.made.push(this.elapsed());
  }

  /** Milliseconds since entry `n` was made; Infinity if there is none. */
  of(n: number): number {
    const { entries, now, elapsed } = this.loaded;
    if (n >= entries) return this.elapsed() - (this.made[n - entries] ?? Number.NEGATIVE_INFINITY);
    return Math.max(0, now - (this.times[n] ?? 0)) + this.elapsed() - elapsed;
  }
}
