import type { Fact } from '../../kernel/fact.ts';
import type { MatchRecord } from '../../store/store.ts';
import { CLOSED, type ServerMessage, type TableInfo } from '../../wire/messages.ts';
import { ClockJumps } from '../clock-jumps.ts';
import { RemotePresence } from '../cluster/remote-presence.ts';
import { rulesOfMatch } from '../lobby/spectator-view.ts';
import { errorFacts } from '../log.ts';
import { loadMatch } from '../match/load-match.ts';
import type { Service } from '../service.ts';
import { send } from './member.ts';
import type { Person } from './seat-assignments.ts';
import { Table } from './table.ts';
import { infoOf, storedStatus } from './table-info.ts';

const IDLE = 5 * 60_000; // idle matches leave memory after this time and are loaded again on demand
const SWEEP = 60_000;

/** The tables in memory. Others are loaded from the store by their code. */
export class Tables {
  private readonly service: Service;
  private readonly byCode = new Map<string, Table>();
  private readonly ids = new Map<string, string>(); // codes by id
  private readonly unplayable = new Map<string, Fact>(); // stored matches that cannot be played here, by code
  private readonly loading = new Map<string, Promise<Table | undefined>>();
  private readonly sweeping: NodeJS.Timeout;
  private readonly openFor: number; // milliseconds an open match may wait for its start
  private closing = false; // nothing more is loaded
  private resumed = false; // every match that was unfinished at the start has been loaded
  readonly remotePresence = new RemotePresence(); // people connected to other nodes
  private readonly jumps: ClockJumps;
  onPresence: (table: Table) => void = () => {}; // someone connected or left
  onLoaded: (table: Table) => void = () => {}; // a table was added to memory
  onOver: (table: Table) => void = () => {}; // its match has just ended

  constructor(service: Service, openFor: number) {
    this.service = service;
    this.openFor = openFor;
    this.jumps = new ClockJumps(service);
    this.sweeping = setInterval(() => this.sweep(), SWEEP);
    this.sweeping.unref();
  }

  get size(): number {
    return this.byCode.size;
  }

  /** Tables whose lease this node holds. */
  get leased(): number {
    return [...this.byCode.values()].filter(({ holdsLease, playing }) => holdsLease && playing).length;
  }

  /** Whether every match whose bots have something to do is in memory. If so, any other match waits for a person. */
  get hasAllActive(): boolean {
    return this.resumed && !this.service.store.cluster;
  }

  all(): Iterable<Table> {
    return this.byCode.values();
  }

  byId(id: string): Table | undefined {
    return this.byCode.get(this.ids.get(id) ?? '');
  }

  add(table: Table): void {
    const { code, id } = table.record;
    table.onRemoved = () => {
      if (this.byCode.get(code) === table) this.forget(table);
    };
    table.onPresence = () => this.onPresence(table);
    table.onOver = () => this.onOver(table);
    this.byCode.set(code, table);
    this.ids.set(id, code);
    this.onLoaded(table);
  }

  /** Drops a table whose stored data was changed or deleted; a match in progress is reloaded immediately. */
  async reload(id: string): Promise<void> {
    this.unplayable.clear(); // they are checked again when someone opens them
    await Promise.allSettled(this.loading.values()); // it may be among them, with the old data
    const table = this.byId(id);
    if (!table) return;
    table.stop(CLOSED.stopping, 'reloaded');
    this.forget(table);
    if (table.status === 'playing') await this.get(table.record.code);
  }

  /** A person's stored data was changed; other nodes read it again when they see the new revision. */
  async personChanged(match: string, person: Person): Promise<void> {
    const { cluster } = this.service.store;
    cluster?.notify({ what: 'seats', match });
    const table = this.byId(match);
    if (cluster) await table?.follower.catchUp();
    else table?.people.set(person.id, person);
  }

  /** Sends a message to every connected client. */
  broadcast(message: ServerMessage): void {
    for (const { members } of this.byCode.values()) for (const member of members) send(member, message);
  }

  private forget({ record }: Table): void {
    this.byCode.delete(record.code);
    this.ids.delete(record.id);
  }

  /**
   * The table in its latest state: in a cluster, reads first what other nodes wrote, since a notification may be late or
   * may have come during loading. A table that was stopped meanwhile is loaded again.
   */
  async get(code: string): Promise<Table | undefined> {
    const key = code.toUpperCase();
    for (;;) {
      const table = this.byCode.get(key) ?? (this.closing ? undefined : await this.loadOnce(key));
      if (table && this.service.store.cluster) await table.follower.catchUp();
      if (!table?.stopped) return table;
      if (this.byCode.get(key) === table) this.forget(table);
    }
  }

  private loadOnce(key: string): Promise<Table | undefined> {
    let loading = this.loading.get(key);
    if (!loading) {
      loading = this.load(key).finally(() => this.loading.delete(key));
      this.loading.set(key, loading);
    }
    return loading;
  }

  /** A stored match that this version can never play. */
  isUnplayable(code: string): boolean {
    return this.unplayable.has(code.toUpperCase());
  }

  /** Why the table cannot be opened. */
  refusalFor(code: string): Fact {
    if (this.closing) return { code: 'broken' }; // another node has it, or this one after a restart
    return this.unplayable.get(code.toUpperCase()) ?? { code: 'no-such-match', match: code };
  }

  /** Public information about a stored match, without loading its log. */
  async info(record: MatchRecord): Promise<TableInfo | undefined> {
    const known = this.byCode.get(record.code);
    if (known) return known.info();
    const { games, store } = this.service;
    const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
    const rules = game && rulesOfMatch(game, record);
    if (!game || !rules?.ok) return undefined;
    const people = await store.people(record.id);
    const byId = new Map(people.map((person) => [person.id, person]));
    return infoOf(record, game, rules.value, byId, storedStatus(record));
  }

  /** Resumes every unfinished match after a restart. In a cluster, nodes adopt matches without a lease instead. */
  async resume(): Promise<number> {
    if (this.service.store.cluster) return 0;
    const unfinished = await this.service.store.unfinished();
    let resumed = 0;
    for (const { code } of unfinished) if (await this.get(code)) resumed++;
    this.resumed = true;
    return resumed;
  }

  /** Stops loading tables, because other nodes take over from here. */
  stopLoading(): void {
    this.closing = true;
  }

  async close(): Promise<void> {
    this.stopLoading();
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
      this.service.log.error({ match: record.id, ...errorFacts(error) }, 'cannot load a stored match');
      return undefined;
    }
  }

  private async tableOf(record: MatchRecord): Promise<Table | undefined> {
    const { store, games, log } = this.service;
    const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
    const rules = game && rulesOfMatch(game, record);
    const old = record.status === 'playing' && game?.version !== record.rulesVersion; // this version no longer has its rules
    if (!game || !rules?.ok || old) {
      const { id: match, game: name, rulesVersion } = record;
      this.unplayable.set(record.code, { code: 'other-version', needs: rulesVersion, has: game?.version ?? '-' });
      log.error({ match, game: name, needs: rulesVersion, has: game?.version }, 'a stored match needs another version');
      return undefined;
    }
    const table = new Table(this.service, record, rules.value, game, await store.people(record.id));
    await table.chat.catchUp();
    if (record.status === 'open') return table;

    const found = await loadMatch(this.service, record, game, rules.value);
    if (!found.ok) {
      this.unplayable.set(record.code, found.error);
      log.error({ match: record.id, fault: found.error.fault }, 'a stored match has an invalid state');
      return undefined;
    }
    const { match, times, keys } = found.value;
    if (record.status === 'playing') table.holdsLease ||= (await store.cluster?.acquire(record.id)) ?? true;
    table.resume(match, times, keys);
    return table;
  }

  /** Drops idle tables from memory and removes open matches that were never started. */
  sweep(): void {
    const { store, now, elapsed } = this.service;
    if (!this.jumps.within(this.openFor)) store.removeOpen(now() - this.openFor).catch(() => {}); // retried in a minute
    for (const table of this.byCode.values()) {
      if (!table.isEmpty) continue;
      const idle = elapsed() - table.lastUsed;
      if (table.status === 'open') {
        if (idle > this.openFor) this.forget(table);
      } else if (idle > IDLE && table.isIdle) {
        table.stop(CLOSED.stopping, 'idle');
        this.forget(table);
        if (table.holdsLease) store.cluster?.park([table.record.id]).catch(() => {}); // on failure it is adopted again
      }
    }
  }
}
