import { loaded } from '../kernel/dice.ts';
import type { Fact } from '../kernel/fact.ts';
import { type Entry, type Mark, resumed } from '../kernel/match.ts';
import { hashing } from '../store/hashing.ts';
import type { MatchRecord } from '../store/store.ts';
import { CLOSED, type TableInfo } from '../wire/messages.ts';
import { infoOf, stored } from './info.ts';
import { errorFacts } from './log.ts';
import type { Service } from './service.ts';
import { Table } from './table.ts';
import { messageOf, TALK } from './talk.ts';

const IDLE = 10 * 60_000; // then a match that waits for somebody leaves memory; it is loaded again when they come
const SWEEP = 60_000;

/** The tables in memory. All others are in the store, a code away. */
export class Tables {
  private readonly service: Service;
  private readonly byCode = new Map<string, Table>();
  private readonly misfits = new Map<string, Fact>(); // stored matches that cannot be played here, by code
  private readonly loading = new Map<string, Promise<Table | undefined>>();
  private readonly sweeping: NodeJS.Timeout;
  private readonly openFor: number; // milliseconds that a match may wait for its start

  constructor(service: Service, openFor: number) {
    this.service = service;
    this.openFor = openFor;
    this.sweeping = setInterval(() => this.sweep(), SWEEP);
    this.sweeping.unref();
  }

  get size(): number {
    return this.byCode.size;
  }

  all(): Iterable<Table> {
    return this.byCode.values();
  }

  add(table: Table): void {
    const { code } = table.record;
    table.onGone = () => {
      if (this.byCode.get(code) === table) this.byCode.delete(code);
    };
    this.byCode.set(code, table);
  }

  async get(code: string): Promise<Table | undefined> {
    const known = this.byCode.get(code.toUpperCase());
    if (known) return known;
    const key = code.toUpperCase();
    let loading = this.loading.get(key);
    if (!loading) {
      loading = this.load(key).finally(() => this.loading.delete(key));
      this.loading.set(key, loading);
    }
    return loading;
  }

  /** Why there is no such table. */
  whyNot(code: string): Fact {
    return this.misfits.get(code.toUpperCase()) ?? { code: 'no-such-match', match: code };
  }

  /** What anybody may know of a stored match; its log stays where it is. */
  async info(record: MatchRecord): Promise<TableInfo | undefined> {
    const known = this.byCode.get(record.code);
    if (known) return known.info();
    const { games, store } = this.service;
    const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
    const rules = game?.setUp(record.setup, loaded());
    if (!game || !rules?.ok) return undefined;
    const people = await store.people(record.id);
    const byId = new Map(people.map((person) => [person.id, person]));
    return infoOf(record, game, rules.value, byId, stored(record));
  }

  /** After a start: every unfinished match goes on, bots included. */
  async resume(): Promise<number> {
    const unfinished = await this.service.store.unfinished();
    let resumed = 0;
    for (const { code } of unfinished) if (await this.get(code)) resumed++;
    return resumed;
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping);
    for (const table of this.byCode.values()) table.stop(CLOSED.stopping, 'the server stops');
    this.byCode.clear();
  }

  private async load(code: string): Promise<Table | undefined> {
    const record = await this.service.store.byCode(code);
    if (!record) return undefined;
    try {
      const table = await this.tableOf(record);
      if (table) this.add(table);
      return table;
    } catch (error) {
      this.service.log.error({ match: record.id, ...errorFacts(error) }, 'a stored match could not be taken up');
      return undefined;
    }
  }

  private async tableOf(record: MatchRecord): Promise<Table | undefined> {
    const { store, games, log } = this.service;
    const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
    const rules = game?.setUp(record.setup, loaded());
    const old = record.status === 'playing' && game?.version !== record.rulesVersion; // its rules are not here any more
    if (!game || !rules?.ok || old) {
      const { id: match, game: name, rulesVersion } = record;
      this.misfits.set(record.code, { code: 'other-version', needs: rulesVersion, has: game?.version ?? '-' });
      log.error(
        { match, game: name, needs: rulesVersion, has: game?.version },
        'a stored match does not fit this version',
      );
      return undefined;
    }
    const table = new Table(this.service, record, rules.value, game, await store.people(record.id));
    table.talk.push(...(await store.chat(record.id, TALK)).map(messageOf));
    if (record.status === 'open') return table;

    const kept = await store.entries(record.id);
    const entries = kept.map(({ body }) => JSON.parse(body) as Entry);
    const snapshot = await store.snapshot(record.id);
    const mark = snapshot && ({ n: snapshot.n, ...(JSON.parse(snapshot.body) as object) } as Mark);
    const wrong = mark && game.faultIn?.({ ...mark.state, rules: rules.value });
    if (wrong)
      log.error({ match: record.id, n: mark.n, fault: wrong }, 'a snapshot is wrong: its log is played instead');
    const match = resumed(game, rules.value, record.seed, hashing, entries, wrong ? undefined : mark);
    const fault = game.faultIn?.(match.state);
    if (fault) {
      this.misfits.set(record.code, { code: 'wrong-state', field: fault.field ?? fault.code, fault });
      log.error({ match: record.id, fault }, 'a stored match has come to where no match can come');
      return undefined;
    }
    const keys = new Map(kept.flatMap(({ n, command }) => (command === null ? [] : [[command, n] as const])));
    table.resume(
      match,
      kept.map(({ at }) => at),
      keys,
    );
    return table;
  }

  private sweep(): void {
    const now = this.service.now();
    this.service.store.removeOpen(now - this.openFor).catch(() => {}); // tried again in a minute
    for (const [code, table] of this.byCode) {
      if (table.members.size > 0) continue;
      const idle = now - table.used;
      if (table.status === 'open') {
        if (idle > this.openFor) this.byCode.delete(code);
      } else if (idle > IDLE && table.rests) {
        table.stop(CLOSED.stopping, 'idle');
        this.byCode.delete(code);
      }
    }
  }
}
