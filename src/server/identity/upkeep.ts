import { ClockJumps } from '../clock-jumps.ts';
import type { LeagueKeeper } from '../leagues/league-keeper.ts';
import type { MatchCreator } from '../lobby/create-match.ts';
import { openSecondGame } from '../lobby/second-game.ts';
import { errorFacts } from '../log.ts';
import type { OperatorContext } from '../operator/context.ts';
import { recordResult } from '../results/record-result.ts';
import { seatingOf } from '../table/table-info.ts';
import { finishDeletions } from './delete-identity.ts';
import { UNUSED } from './sessions.ts';

const EVERY = 3_600_000; // milliseconds between two runs
const FIRST_AFTER = 10_000;
const A_DAY = 24 * 3_600_000;
const BATCH = 200;
const UNSTARTED = 60 * A_DAY; // milliseconds a league may wait for its start

/** Records results as matches end. Once an hour, catches up on what a crash has interrupted and removes what has expired. */
export class IdentityUpkeep {
  private readonly context: OperatorContext;
  private readonly leagues: LeagueKeeper;
  private readonly creator: MatchCreator;
  private readonly jumps: ClockJumps;
  private readonly timers: readonly NodeJS.Timeout[];
  private work: Promise<void> = Promise.resolve(); // one thing at a time, in order
  private stopped = false;

  constructor(context: OperatorContext, leagues: LeagueKeeper, creator: MatchCreator, firstAfter = FIRST_AFTER) {
    this.context = context;
    this.leagues = leagues;
    this.creator = creator;
    this.jumps = new ClockJumps(context.service);
    const { tables } = context;
    tables.onOver = ({ record, holdsLease }) => {
      if (holdsLease) this.enqueue(() => this.matchOver(record.id));
    };
    const run = (): void => this.enqueue(() => this.run());
    this.timers = [setTimeout(run, firstAfter).unref(), setInterval(run, EVERY).unref()];
  }

  /** Waits for the work in progress. */
  async close(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await this.work;
    await this.leagues.close();
  }

  private async matchOver(match: string): Promise<void> {
    await this.record(match);
    await this.leagues.matchOver(match);
  }

  /** The second game of a pair is opened first: if that fails, the match is found again, because it has no result yet. */
  private async record(match: string): Promise<void> {
    const { service, tables } = this.context;
    const found = await service.store.byId(match);
    if (found && seatingOf(found).pair?.game === 1 && !tables.isUnplayable(found.code)) {
      const first = await tables.get(found.code);
      const second = first && (await openSecondGame({ service, tables, creator: this.creator }, first));
      if (!first || second?.ok === false)
        throw new Error(`cannot open the second game of a pair: ${second?.ok === false ? second.error.code : match}`);
    }
    await recordResult(service, match);
  }

  private enqueue(task: () => Promise<void>): void {
    this.work = this.work.then(() => (this.stopped ? undefined : task())).catch(this.warn);
  }

  private readonly warn = (error: unknown): void =>
    this.context.service.log.warn(errorFacts(error), 'cannot record results: trying again later');

  private async run(): Promise<void> {
    const { store, now } = this.context.service;
    await finishDeletions(this.context);
    for (const { id } of await store.results.unrecorded(now() - 7 * A_DAY, BATCH))
      await this.record(id).catch(this.warn); // the others do not wait for it
    await this.leagues.run();
    if (this.jumps.within(A_DAY)) return; // the clock jumped, so sessions may only seem old
    await store.identities.removeUnusedSessions(now() - UNUSED);
    await store.identities.removeChallenges(now());
    await store.opponents.removeBefore(now() - A_DAY);
    await store.leagues.removeOpen(now() - UNSTARTED);
  }
}
