import { ClockJumps } from '../clock-jumps.ts';
import { errorFacts } from '../log.ts';
import { isFaithful, isTooLong, MOST_PACKED, packLog } from '../match/packed-log.ts';
import type { RetentionDays } from '../options.ts';
import type { Service } from '../service.ts';
import type { Tables } from '../table/tables.ts';
import { closeMatch } from './close-match.ts';

const A_DAY = 24 * 3_600_000;
const EVERY = 3_600_000; // milliseconds between two runs
const BATCH = 50; // matches per query
const FIRST_AFTER = 600_000; // milliseconds: by then, a clock that was wrong at the start has been corrected

interface Done {
  readonly packed: number;
  readonly removed: number;
  readonly closed: number;
}

/** Packs, deletes and closes old matches. Several nodes may do so at the same time: each step is atomic. */
export class Retention {
  private readonly service: Service;
  private readonly tables: Tables;
  private readonly days: RetentionDays;
  private readonly jumps: ClockJumps;
  private readonly timers: NodeJS.Timeout[] = [];
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(service: Service, tables: Tables, days: RetentionDays, firstAfter = FIRST_AFTER) {
    this.service = service;
    this.tables = tables;
    this.days = days;
    this.jumps = new ClockJumps(service);
    if (days.pack + days.remove + days.abandoned === 0) return;
    const start = (): void => this.start();
    this.timers = [setTimeout(start, firstAfter).unref(), setInterval(start, EVERY).unref()];
  }

  /** Stops after the match that is being processed. */
  async close(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await this.running;
  }

  private start(): void {
    this.running = this.running
      .then(() => this.run())
      .catch((error: unknown) => this.service.log.warn(errorFacts(error), 'retention failed; trying again in an hour'));
  }

  /** One run over all matches that are old enough. */
  async run(): Promise<Done> {
    const { pack, remove, abandoned } = this.days;
    const { store, now, log } = this.service;
    if (this.jumps.within(A_DAY)) {
      log.warn({}, 'the system clock has jumped: retention waits for a day');
      return { packed: 0, removed: 0, closed: 0 };
    }
    const started = now();
    const before = (days: number): number => started - days * A_DAY;
    const { operator } = store;
    const closed = await this.each(
      abandoned,
      (page) => operator.abandoned(before(abandoned), page),
      (one) => this.abandon(one.code),
    );
    const removed = await this.each(
      remove,
      (page) => operator.finishedBefore(before(remove), page),
      (one) => this.remove(one.id),
    );
    const packed = await this.each(
      pack,
      (page) => operator.packable(before(pack), page),
      (one) => this.pack(one),
    );
    if (remove > 0) await operator.removeReports(before(remove));
    if (removed + packed > 0) while (!this.stopped && (await operator.reclaim()));
    if (closed + removed + packed > 0) log.info({ closed, removed, packed }, 'retention');
    return { packed, removed, closed };
  }

  /** Processes batch after batch, oldest first. Those that fail are found again, so the next batch starts after them. */
  private async each<T extends { readonly id: string }>(
    days: number,
    find: (page: { readonly from: number; readonly most: number }) => Promise<readonly T[]>,
    work: (one: T) => Promise<boolean>,
  ): Promise<number> {
    let [many, failed] = [0, 0];
    while (days > 0) {
      const batch = await find({ from: failed, most: BATCH });
      for (const one of batch) {
        if (this.stopped) return many;
        if (await this.attempt(one, work)) many++;
        else failed++;
        await new Promise((then) => setImmediate(then)); // let players go first
      }
      if (batch.length < BATCH) break;
    }
    return many;
  }

  /** A match that cannot be processed must not stop the run: it would stop every later one too. */
  private async attempt<T extends { readonly id: string }>(
    one: T,
    work: (one: T) => Promise<boolean>,
  ): Promise<boolean> {
    try {
      return await work(one);
    } catch (error) {
      this.service.log.warn({ match: one.id, ...errorFacts(error) }, 'retention skips a match');
      return false;
    }
  }

  /** A match with a connected player, or with a player who still has time, is not abandoned. */
  private async abandon(code: string): Promise<boolean> {
    const table = await this.tables.get(code);
    if (table && (!table.isEmpty || table.live?.questions.isTimed)) return false;
    return (await closeMatch({ service: this.service, tables: this.tables }, code, { by: 'server' })).ok;
  }

  private async remove(id: string): Promise<boolean> {
    const { store } = this.service;
    const removed = await store.operator.deleteMatch(id, { results: true });
    store.cluster?.notify({ what: 'reload', match: id });
    await this.tables.reload(id);
    return removed;
  }

  private async pack(match: { readonly id: string; readonly rev: number }): Promise<boolean> {
    const { store, log } = this.service;
    const entries = await store.entries(match.id);
    if (isTooLong(entries)) {
      log.warn({ match: match.id, most: MOST_PACKED }, 'cannot pack a match: its log has too many characters');
      return false;
    }
    const packed = await packLog(entries);
    if (entries.length === 0 || !(await isFaithful(packed, entries))) {
      log.error({ match: match.id }, 'cannot pack a match: its log is damaged');
      return false;
    }
    return store.operator.pack(match, packed);
  }
}
