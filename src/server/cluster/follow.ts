import type { MatchRecord } from '../../store/store.ts';
import { CLOSED } from '../../wire/messages.ts';
import { loadMatch } from '../match/load-match.ts';
import type { MatchRunner } from '../match/match-runner.ts';
import type { Absence } from '../table/absence.ts';
import type { TableContext } from '../table/table-context.ts';
import type { TableRecord } from '../table/table-record.ts';

/** Keeps a table in step with the other nodes: presence, lease, and the entries they write. */
export class ClusterFollower {
  private readonly table: TableContext;
  private readonly saved: TableRecord;
  private readonly absence: Absence;
  private readonly runner: () => MatchRunner | null;
  private readonly spectatorsAt = new Map<string, number>(); // by node

  constructor(table: TableContext, saved: TableRecord, absence: Absence, runner: () => MatchRunner | null) {
    this.table = table;
    this.saved = saved;
    this.absence = absence;
    this.runner = runner;
  }

  /** Spectators connected to other nodes. */
  get spectators(): number {
    return [...this.spectatorsAt.values()].reduce((sum, many) => sum + many, 0);
  }

  /** Who is connected to another node, as that node reports. */
  setPresence(node: string, people: readonly string[], spectators: number): void {
    if (spectators > 0) this.spectatorsAt.set(node, spectators);
    else this.spectatorsAt.delete(node);
    this.absence.setRemote(node, people);
  }

  /** The node that holds the lease runs the bots and the clocks. */
  setLease(holds: boolean): void {
    const { table } = this;
    if (holds === table.holdsLease || table.stopped) return;
    table.holdsLease = holds;
    this.runner()?.setLease(holds);
    if (holds) this.absence.startTimers();
    else this.absence.stop();
  }

  /** Reads what other nodes have written: log entries, seats, people. */
  async catchUp(): Promise<void> {
    while (!(await this.pull())) await this.settled();
  }

  /** Resolves when no local write is pending and the match is not being reloaded. */
  settled(): Promise<void> {
    return new Promise((then) => this.table.whenSettled(then));
  }

  /** Reads the store once. False if a pending local write or reload has to finish first. */
  async pull(): Promise<boolean> {
    const { table } = this;
    const { saved } = this;
    const { store } = table.service;
    if (table.stopped) return true;
    const record = await store.byId(saved.record.id);
    if (!record) return this.drop('removed');
    const people = saved.isOlderThan(record) ? await store.people(record.id) : null;
    if (people && saved.isOlderThan(record)) {
      if (saved.hasDeleted(people)) return this.drop('reloaded'); // the log in memory may contain their name
      saved.replace(record, people);
      table.seatsChanged();
    }
    if (record.status === 'open' || table.stopped) return true;
    const runner = this.runner();
    if (runner) return this.follow(runner);
    await this.loadStarted(record);
    return true;
  }

  /** Drops the table from memory; if the match still exists, it is loaded again on demand. */
  private drop(reason: string): true {
    this.table.stop(CLOSED.stopping, reason);
    this.table.onRemoved();
    return true;
  }

  /**
   * Does nothing if the match was reloaded meanwhile (the new copy may already have these entries), or while a local write
   * is pending (other nodes may have written on top of it).
   */
  private async follow(running: MatchRunner): Promise<boolean> {
    const { table } = this;
    const { live } = running;
    const entries = await table.service.store.entries(this.saved.record.id, live.match.log.length);
    if (table.stopped) return true;
    if (live !== running.live || running.isReloading) return false;
    if (entries.length > 0 && !live.outbox.empty) return false;
    table.guarded(() => live.follow(entries));
    return true;
  }

  /** Another node has started the match. */
  private async loadStarted(record: MatchRecord): Promise<void> {
    const { table } = this;
    const { service, game, rules } = table;
    const loaded = await loadMatch(service, record, game, rules);
    if (table.stopped || this.runner()) return;
    if (!loaded.ok) return table.fail(new Error(loaded.error.code));
    const { match, times, keys } = loaded.value;
    table.resume(match, times, keys);
  }
}
