import type { Game, Rules } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { MatchRecord } from '../../store/store.ts';
import { CLOSED } from '../../wire/messages.ts';
import { loadedMatch } from '../match/load-match.ts';
import type { Running } from '../match/match-runner.ts';
import type { Service } from '../service.ts';
import type { Absence } from '../table/absence.ts';
import type { Papers } from '../table/table-record.ts';

/** A table whose match other nodes play as well. */
export interface SharedTable {
  readonly service: Service;
  readonly game: Game;
  readonly rules: Rules;
  readonly papers: Papers;
  readonly absence: Absence;
  readonly running: Running | null; // once the match has begun
  readonly stopped: boolean;
  keeps: boolean;
  onSeats(): void; // its papers have changed
  resume(match: Match, times: number[], keys: Map<string, number>): void;
  whenSettled(then: () => void): void;
  stop(code: number, reason: string): void;
  onGone(): void; // it is in memory no longer
  guarded(work: () => void): void;
  fail(error: unknown): void;
}

/** What a table has to do with other nodes: who is there, who keeps its match, what they have written of it. */
export class Abroad {
  private readonly table: SharedTable;
  private readonly spectatorsAt = new Map<string, number>(); // by node

  constructor(table: SharedTable) {
    this.table = table;
  }

  /** At the sockets of other nodes. */
  get spectators(): number {
    return [...this.spectatorsAt.values()].reduce((sum, many) => sum + many, 0);
  }

  /** Who is at the sockets of another node, as it tells. */
  hear(node: string, people: readonly string[], spectators: number): void {
    if (spectators > 0) this.spectatorsAt.set(node, spectators);
    else this.spectatorsAt.delete(node);
    this.table.absence.elsewhere(node, people);
  }

  /** It is ours to play the bots and to ring the clocks from now on, or another node's. */
  keep(keeps: boolean): void {
    const { table } = this;
    if (keeps === table.keeps || table.stopped) return;
    table.keeps = keeps;
    table.running?.keep(keeps);
    if (keeps) table.absence.expectAll();
    else table.absence.stop();
  }

  /** Takes in what other nodes have written of this match: its log, its seats, its people. */
  async catchUp(): Promise<void> {
    while (!(await this.look())) await this.settled();
  }

  /** When nothing of ours is on its way to the store, and the match is not being read anew. */
  settled(): Promise<void> {
    return new Promise((then) => this.table.whenSettled(then));
  }

  /** One look at the store; false = what is under way here has to end before another. */
  async look(): Promise<boolean> {
    const { table } = this;
    const { papers, service } = table;
    const { store } = service;
    if (table.stopped) return true;
    const record = await store.byId(papers.record.id);
    if (!record) {
      table.stop(CLOSED.stopping, 'removed');
      table.onGone();
      return true;
    }
    const people = papers.isNews(record) ? await store.people(record.id) : null;
    if (people && papers.isNews(record)) {
      papers.take(record, people);
      table.onSeats();
    }
    if (record.status === 'open' || table.stopped) return true;
    if (table.running) return this.follow(table.running);
    await this.joinIn(record);
    return true;
  }

  /**
   * Nothing is followed if the match was replaced meanwhile, since the new one may stand where the old one stood; nor while
   * something of ours is on its way to the store, since others may have gone on from it already.
   */
  private async follow(running: Running): Promise<boolean> {
    const { table } = this;
    const { play } = running;
    const entries = await table.service.store.entries(table.papers.record.id, play.match.log.length);
    if (table.stopped) return true;
    if (play !== running.play || running.busy) return false;
    if (entries.length > 0 && !play.outbox.empty) return false;
    table.guarded(() => play.follow(entries));
    return true;
  }

  /** Another node has begun the match. */
  private async joinIn(record: MatchRecord): Promise<void> {
    const { table } = this;
    const { service, game, rules } = table;
    const loaded = await loadedMatch(service, record, game, rules);
    if (table.stopped || table.running) return;
    if (!loaded.ok) return table.fail(new Error(loaded.error.code));
    const { match, times, keys } = loaded.value;
    table.resume(match, times, keys);
  }
}
