import type { Fact } from '../../kernel/fact.ts';
import { recordedRules } from '../../kernel/recorded.ts';
import type { MatchRecord } from '../../store/store.ts';
import { CLOSED, type TableInfo } from '../../wire/messages.ts';
import { errorFacts } from '../log.ts';
import { loadedMatch } from '../match/load-match.ts';
import type { Service } from '../service.ts';
import { Table } from './table.ts';
import { infoOf, stored } from './table-info.ts';

const IDLE = 10 * 60_000; // then a match that waits for somebody leaves memory; it is loaded again when they come
const SWEEP = 60_000;

/** The tables in memory. All others are in the store, a code away. */
export class Tables {
  private readonly service: Service;
  private readonly byCode = new Map<string, Table>();
  private readonly ids = new Map<string, string>(); // codes by id
  private readonly misfits = new Map<string, Fact>(); // stored matches that cannot be played here, by code
  private readonly loading = new Map<string, Promise<Table | undefined>>();
  private readonly sweeping: NodeJS.Timeout;
  private readonly openFor: number; // milliseconds that a match may wait for its start
  private closing = false; // nothing is loaded any more
  onComing: (table: Table) => void = () => {}; // somebody came or went
  onLoaded: (table: Table) => void = () => {}; // it is in memory from now on

  constructor(service: Service, openFor: number) {
    this.service = service;
    this.openFor = openFor;
    this.sweeping = setInterval(() => this.sweep(), SWEEP);
    this.sweeping.unref();
  }

  get size(): number {
    return this.byCode.size;
  }

  /** Of them, those that this node keeps. */
  get kept(): number {
    return [...this.byCode.values()].filter(({ keeps, playing }) => keeps && playing).length;
  }

  all(): Iterable<Table> {
    return this.byCode.values();
  }

  byId(id: string): Table | undefined {
    return this.byCode.get(this.ids.get(id) ?? '');
  }

  add(table: Table): void {
    const { code, id } = table.record;
    table.onGone = () => {
      if (this.byCode.get(code) === table) this.forget(table);
    };
    table.onComing = () => this.onComing(table);
    this.byCode.set(code, table);
    this.ids.set(id, code);
    this.onLoaded(table);
  }

  private forget({ record }: Table): void {
    this.byCode.delete(record.code);
    this.ids.delete(record.id);
  }

  /**
   * As it stands: among several nodes one may have gone on in it that we have not heard of yet, or not heard because it was
   * being loaded. One that had to stop meanwhile is loaded anew: whoever sat down at it would hear nothing.
   */
  async get(code: string): Promise<Table | undefined> {
    const key = code.toUpperCase();
    for (;;) {
      const table = this.byCode.get(key) ?? (this.closing ? undefined : await this.loaded(key));
      if (table && this.service.store.shared) await table.abroad.catchUp();
      if (!table?.stopped) return table;
      if (this.byCode.get(key) === table) this.forget(table);
    }
  }

  private loaded(key: string): Promise<Table | undefined> {
    let loading = this.loading.get(key);
    if (!loading) {
      loading = this.load(key).finally(() => this.loading.delete(key));
      this.loading.set(key, loading);
    }
    return loading;
  }

  /** A stored match that cannot be played here, today or tomorrow. */
  isMisfit(code: string): boolean {
    return this.misfits.has(code.toUpperCase());
  }

  /** Why there is no such table. */
  whyNot(code: string): Fact {
    if (this.closing) return { code: 'broken' }; // another node has it, or we do after a start
    return this.misfits.get(code.toUpperCase()) ?? { code: 'no-such-match', match: code };
  }

  /** What anybody may know of a stored match; its log stays where it is. */
  async info(record: MatchRecord): Promise<TableInfo | undefined> {
    const known = this.byCode.get(record.code);
    if (known) return known.info();
    const { games, store } = this.service;
    const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
    const rules = game && recordedRules(game, record.setup);
    if (!game || !rules?.ok) return undefined;
    const people = await store.people(record.id);
    const byId = new Map(people.map((person) => [person.id, person]));
    return infoOf(record, game, rules.value, byId, stored(record));
  }

  /** After a start: every unfinished match goes on, bots included. Among several nodes each takes up what nobody keeps. */
  async resume(): Promise<number> {
    if (this.service.store.shared) return 0;
    const unfinished = await this.service.store.unfinished();
    let resumed = 0;
    for (const { code } of unfinished) if (await this.get(code)) resumed++;
    return resumed;
  }

  /** From now on nothing is loaded that others are to take up. */
  shut(): void {
    this.closing = true;
  }

  async close(): Promise<void> {
    this.shut();
    clearInterval(this.sweeping);
    for (const table of this.byCode.values()) table.stop(CLOSED.stopping, 'the server stops');
    this.byCode.clear();
  }

  private async load(code: string): Promise<Table | undefined> {
    const record = await this.service.store.byCode(code);
    if (!record) return undefined;
    try {
      const table = await this.tableOf(record);
      if (this.closing) table?.stop(CLOSED.stopping, 'the server stops');
      else if (table) this.add(table);
      return table;
    } catch (error) {
      this.service.log.error({ match: record.id, ...errorFacts(error) }, 'a stored match could not be taken up');
      return undefined;
    }
  }

  private async tableOf(record: MatchRecord): Promise<Table | undefined> {
    const { store, games, log } = this.service;
    const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
    const rules = game && recordedRules(game, record.setup);
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
    await table.talk.catchUp();
    if (record.status === 'open') return table;

    const found = await loadedMatch(this.service, record, game, rules.value);
    if (!found.ok) {
      this.misfits.set(record.code, found.error);
      log.error({ match: record.id, fault: found.error.fault }, 'a stored match has come to where no match can come');
      return undefined;
    }
    const { match, times, keys } = found.value;
    if (record.status === 'playing') table.keeps ||= (await store.shared?.keep(record.id)) ?? true;
    table.resume(match, times, keys);
    return table;
  }

  private sweep(): void {
    const now = this.service.now();
    this.service.store.removeOpen(now - this.openFor).catch(() => {}); // tried again in a minute
    for (const table of this.byCode.values()) {
      if (!table.deserted) continue;
      const idle = now - table.used;
      if (table.status === 'open') {
        if (idle > this.openFor) this.forget(table);
      } else if (idle > IDLE && table.rests) {
        table.stop(CLOSED.stopping, 'idle');
        this.forget(table);
        if (table.keeps) this.service.store.shared?.rest([table.record.id]).catch(() => {}); // or it is adopted once more
      }
    }
  }
}
