import { ClockJumps } from '../clock-jumps.ts';
import { errorFacts } from '../log.ts';
import { isFaithful, packLog } from '../match/packed-log.ts';
import type { RetentionDays } from '../options.ts';
import type { Service } from '../service.ts';
import type { Tables } from '../table/tables.ts';
import { closeMatch } from './close-match.ts';

const A_DAY = 24 * 3_600_000;
const EVERY = 3_600_000; // milliseconds between two runs
const BATCH = 50; // matches per query

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
  private readonly timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(service: Service, tables: Tables, days: RetentionDays) {
    this.service = service;
    this.tables = tables;
    this.days = days;
    this.jumps = new ClockJumps(service);
    if (days.pack + days.remove + days.abandoned === 0) return;
    this.timer = setInterval(() => this.start(), EVERY);
    this.timer.unref();
    this.start();
  }

  /** Stops after the match that is being processed. */
  async close(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
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
      () => operator.abandoned(before(abandoned), BATCH),
      (one) => this.abandon(one.code),
    );
    const removed = await this.each(
      remove,
      () => operator.finishedBefore(before(remove), BATCH),
      (one) => this.remove(one.id),
    );
    const packed = await this.each(
      pack,
      () => operator.packable(before(pack), BATCH),
      (id) => this.pack(id),
    );
    if (removed + packed > 0) await operator.reclaim();
    if (closed + removed + packed > 0) log.info({ closed, removed, packed }, 'retention');
    return { packed, removed, closed };
  }

  /** Processes batches until nothing in a batch succeeds. */
  private async each<T>(
    days: number,
    find: () => Promise<readonly T[]>,
    work: (one: T) => Promise<boolean>,
  ): Promise<number> {
    let many = 0;
    for (let before = -1; days > 0 && many > before && !this.stopped; ) {
      before = many;
      for (const one of await find()) {
        if (!this.stopped && (await work(one))) many++;
        await new Promise((then) => setImmediate(then)); // let players go first
      }
    }
    return many;
  }

  /** A match with a connected player is not abandoned. */
  private async abandon(code: string): Promise<boolean> {
    const table = await this.tables.get(code);
    if (table && !table.isEmpty) return false;
    return (await closeMatch({ service: this.service, tables: this.tables }, code, { by: 'server' })).ok;
  }

  private async remove(id: string): Promise<boolean> {
    const { store } = this.service;
    const removed = await store.operator.deleteMatch(id);
    store.cluster?.notify({ what: 'reload', match: id });
    await this.tables.reload(id);
    return removed;
  }

  private async pack(id: string): Promise<boolean> {
    const { store, log } = this.service;
    const entries = await store.entries(id);
    const packed = packLog(entries);
    if (entries.length === 0 || !isFaithful(packed, entries)) {
      log.error({ match: id }, 'cannot pack a match: its log is damaged');
      return false;
    }
    await store.operator.pack(id, packed);
    return true;
  }
}
