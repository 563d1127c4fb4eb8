import { StoreFailure } from '../store/failure.ts';
import type { Store } from '../store/store.ts';

type NotReady = 'draining' | 'no-database' | 'cannot-write';

const FRESH = 3000; // milliseconds for which a result is reused, so that frequent health checks cost few writes
const SUSPECT = 10_000; // milliseconds after a failed match write: a tiny test write may fit where an entry does not

/** Excludes values that cannot be stored: a client may have sent them. */
const STORE_FAULTS = /^store-(damaged|locked|cannot-write|full|unreachable|lost|failed|bad-password|no-database)$/;

/** Whether a load balancer may send players here. A full or read-only disk still answers reads, so test with a write. */
export class Readiness {
  private readonly store: Pick<Store, 'probe' | 'listed'>;
  private readonly elapsed: () => number; // milliseconds, never set back
  private pending: Promise<NotReady | null> | null = null; // at most one test write at a time: a stuck disk must not pile them up
  private checked: { readonly at: number; readonly found: NotReady | null } | null = null;
  private failedAt: number | null = null; // time of the last failed match write
  private isDraining = false;

  constructor(store: Pick<Store, 'probe' | 'listed'>, elapsed = () => performance.now()) {
    this.store = store;
    this.elapsed = elapsed;
  }

  /** True once the server is about to stop: it starts no new matches. */
  get draining(): boolean {
    return this.isDraining;
  }

  drain(): void {
    this.isDraining = true;
  }

  /** Call when a match write failed. True if the store caused it, not the data. */
  writeFailed(error: unknown): boolean {
    const code = error instanceof StoreFailure ? error.fact.code : '';
    if (!STORE_FAULTS.test(code)) return false;
    this.failedAt = this.elapsed();
    this.checked = null;
    return true;
  }

  /** The reason why this server is not ready; null if it is ready. */
  async check(): Promise<NotReady | null> {
    if (this.isDraining) return 'draining';
    const known = this.checked !== null && this.elapsed() - this.checked.at < FRESH ? this.checked : null;
    const found = known ? known.found : await this.checkOnce();
    const suspect = this.failedAt !== null && this.elapsed() - this.failedAt < SUSPECT;
    return found ?? (suspect ? 'cannot-write' : null);
  }

  /** True if the database answers. */
  canRead(): Promise<boolean> {
    return this.store.listed('playing', 1).then(
      () => true,
      () => false,
    );
  }

  private checkOnce(): Promise<NotReady | null> {
    this.pending ??= this.tryToWrite().then((found) => {
      this.checked = { at: this.elapsed(), found };
      this.pending = null;
      return found;
    });
    return this.pending;
  }

  private async tryToWrite(): Promise<NotReady | null> {
    try {
      await this.store.probe();
      return null;
    } catch {
      return (await this.canRead()) ? 'cannot-write' : 'no-database';
    }
  }
}
