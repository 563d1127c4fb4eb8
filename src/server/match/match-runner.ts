import type { Game, Rules } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { type Match, outcomeOf } from '../../kernel/match.ts';
import type { MatchRecord, Write } from '../../store/store.ts';
import type { Settings } from '../../wire/messages.ts';
import type { Service } from '../service.ts';
import type { Absence } from '../table/absence.ts';
import { type Member, watchersOf } from '../table/member.ts';
import { botsIn, type SeatAssignment } from '../table/seat-assignments.ts';
import { BotTurns } from './bot-turns.ts';
import { type Host, LiveMatch } from './live-match.ts';
import { loadMatch } from './load-match.ts';
import { serialWrites } from './serial-writes.ts';

/** What a running match needs from its table. */
export interface RunningAt {
  readonly service: Service;
  readonly record: MatchRecord;
  readonly game: Game;
  readonly rules: Rules;
  readonly members: ReadonlySet<Member>;
  readonly assignments: readonly SeatAssignment[];
  readonly settings: Settings;
  readonly absence: Absence;
  write(write: Write): Promise<void>; // rejects if it was not saved
  onEnd(): void;
  onFollowed(seat: Seat): void; // another node executed a command of this seat
  fail(error: unknown): void;
  guarded(work: () => void): void; // an error stops only this table
}

/**
 * Runs a table's match: the live copy, the bots if this node holds the lease, and reloading after a write conflict with
 * another node.
 */
export class MatchRunner {
  live: LiveMatch;
  private readonly table: RunningAt;
  private bots: BotTurns | null = null;
  private holdsLease: boolean;
  private reloading: (() => void)[] | null = null; // callbacks waiting for the reload
  private stopped = false;

  constructor(table: RunningAt, keeps: boolean, match: Match, times: number[], accepted: Map<string, number>) {
    this.table = table;
    this.holdsLease = keeps;
    this.live = new LiveMatch(this.host(), match, times, accepted);
    this.seatBots();
  }

  /** True if no bot is deciding. */
  get isIdle(): boolean {
    return this.bots === null || this.bots.resting;
  }

  /** The match is being reloaded: commands must wait. */
  get isReloading(): boolean {
    return this.reloading !== null;
  }

  whenSettled(then: () => void): void {
    if (this.reloading) this.reloading.push(then);
    else this.live.outbox.whenSettled(then);
  }

  /** Call when seats or settings change. */
  seatsChanged(): void {
    this.seatBots();
    this.live.seatsChanged();
    this.wake();
  }

  wake(): void {
    this.bots?.wake();
  }

  /** The node that holds the lease runs the bots. */
  setLease(keeps: boolean): void {
    this.holdsLease = keeps;
    if (keeps) return this.seatsChanged();
    this.stopBots();
  }

  stop(): void {
    this.stopped = true;
    this.bots?.stop();
    const waiting = [...this.live.stop(), ...(this.reloading ?? [])];
    this.reloading = null;
    for (const then of waiting) then(); // let no one wait forever
  }

  /** Another node wrote first: reload the match and retry the commands of people. */
  reload(): void {
    if (this.reloading || this.stopped) return;
    const { service, record, game, rules } = this.table;
    service.metrics.countCommand('retried');
    const before = this.live;
    const waiting = [...before.discardUnsaved()];
    this.reloading = waiting;
    this.stopBots();
    loadMatch(service, record, game, rules).then(
      (loaded) => {
        if (this.stopped) return;
        if (!loaded.ok) return this.table.fail(new Error(loaded.error.code));
        this.reloading = null;
        const { match, times, keys } = loaded.value;
        this.table.guarded(() => this.replace(before, new LiveMatch(this.host(), match, times, keys)));
        for (const then of waiting) this.table.guarded(then);
      },
      (error: unknown) => this.table.fail(error),
    );
  }

  /** Members get what they have not been sent yet. */
  private replace(before: LiveMatch, play: LiveMatch): void {
    this.live = play;
    for (const member of this.table.members) play.attach(member, before.lastSeqOf(member), watchersOf(member));
    if (play.over) this.table.onEnd();
    this.seatBots();
    this.wake();
  }

  private stopBots(): void {
    this.bots?.stop();
    this.bots = null;
  }

  private seatBots(): void {
    const { table, live } = this;
    if (live.over || this.stopped || !this.holdsLease) return;
    const bots = botsIn(table.assignments);
    if (this.bots) return this.bots.seat(bots);
    const { service, record } = table;
    const room = {
      id: record.id,
      play: live,
      host: service.bots,
      log: service.log,
      metrics: service.metrics,
      get pace() {
        return table.settings.pace;
      },
      now: service.now,
    };
    this.bots = new BotTurns(room, bots);
  }

  private host(): Host {
    const running = this;
    const { table } = this;
    const { service, record, members, absence } = table;
    return {
      id: record.id,
      members,
      get clock() {
        return table.settings.clock;
      },
      get delay() {
        return table.settings.delay;
      },
      now: service.now,
      isBot: (seat: Seat) => table.assignments.some((chair) => chair.seat === seat && chair.bot !== null),
      write: service.store.cluster ? serialWrites((write) => table.write(write)) : (write) => table.write(write),
      overWith: () => ({ status: 'over', outcome: outcomeOf(running.live.match) ?? null, updated: service.now() }),
      onKept(entry) {
        running.bots?.hear(entry);
        if (!running.live.over) return running.wake();
        running.stopBots();
        table.onEnd();
      },
      onFollowed: ({ seat }) => table.onFollowed(seat),
      onTaken: () => running.reload(),
      onLate: (seat) => table.guarded(() => running.holdsLease && absence.timedOut(seat)),
      onFailure: (error) => table.fail(error),
    };
  }
}
