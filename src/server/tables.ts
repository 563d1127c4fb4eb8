import { loaded } from '../kernel/dice.ts';
import { type Entry, type Mark, resumed } from '../kernel/match.ts';
import { hashing } from '../store/hashing.ts';
import type { MatchRecord } from '../store/store.ts';
import { CLOSED, type TableInfo } from '../wire/messages.ts';
import { infoOf, stored } from './info.ts';
import type { Service } from './service.ts';
import { TALK, Table } from './table.ts';

const IDLE = 10 * 60_000; // then a match that waits for somebody leaves memory; it is loaded again when they come
const SWEEP = 60_000;

/** The tables in memory. All others are in the store, a code away. */
export class Tables {
  private readonly service: Service;
  private readonly byCode = new Map<string, Table>();
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
    table.onGone = () => this.byCode.delete(code);
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
    for (const record of unfinished) await this.get(record.code);
    return unfinished.length;
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping);
    for (const table of this.byCode.values()) table.stop(CLOSED.stopping, 'the server stops');
    this.byCode.clear();
  }

  private async load(code: string): Promise<Table | undefined> {
    const record = await this.service.store.byCode(code);
    if (!record) return undefined;
    const table = await this.tableOf(record);
    if (table) this.add(table);
    return table;
  }

  private async tableOf(record: MatchRecord): Promise<Table | undefined> {
    const { store, games, log } = this.service;
    const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
    const rules = game?.setUp(record.setup, loaded());
    if (!game || !rules?.ok) {
      log.error({ match: record.id, game: record.game }, 'a stored match does not fit this version');
      return undefined;
    }
    const table = new Table(this.service, record, rules.value, game, await store.people(record.id));
    for (const { to, from, side, text, at } of await store.chat(record.id, TALK))
      table.talk.push({ type: 'chat', to: to === 'table' ? 'table' : 'crew', from, side, text, at });
    if (record.status === 'open') return table;

    const kept = await store.entries(record.id);
    const entries = kept.map(({ body }) => JSON.parse(body) as Entry);
    const snapshot = await store.snapshot(record.id);
    const mark = snapshot && ({ n: snapshot.n, ...(JSON.parse(snapshot.body) as object) } as Mark);
    const match = resumed(game, rules.value, record.seed, hashing, entries, mark);
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
    for (const [code, table] of this.byCode) {
      if (table.members.size > 0) continue;
      const idle = now - table.used;
      if (table.status === 'open' && idle > this.openFor) {
        this.byCode.delete(code);
        this.service.store.remove(table.record.id).catch(() => {});
      } else if (idle > IDLE && table.rests) {
        table.stop(CLOSED.stopping, 'idle');
        this.byCode.delete(code);
      }
    }
  }
}
