import type { Game, Rules } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { type Match, outcomeOf } from '../../kernel/match.ts';
import type { MatchRecord, Write } from '../../store/store.ts';
import type { Settings } from '../../wire/messages.ts';
import type { Service } from '../service.ts';
import type { Absence } from '../table/absence.ts';
import { eyesOf, type Member } from '../table/member.ts';
import { botsIn, type Chair } from '../table/seat-assignments.ts';
import { BotTurns } from './bot-turns.ts';
import { type Host, Play } from './live-match.ts';
import { loadedMatch } from './load-match.ts';
import { inTurn } from './serial-writes.ts';

/** What a match under way needs of its table. */
export interface RunningAt {
  readonly service: Service;
  readonly record: MatchRecord;
  readonly game: Game;
  readonly rules: Rules;
  readonly members: ReadonlySet<Member>;
  readonly chairs: readonly Chair[];
  readonly settings: Settings;
  readonly absence: Absence;
  write(write: Write): Promise<void>; // rejects when it is not kept
  onEnd(): void;
  onFollowed(seat: Seat): void; // another node has carried out what this seat did
  fail(error: unknown): void;
  guarded(work: () => void): void; // a fault in it is a fault of this table alone
}

/**
 * The match of a table while it is played: its play, its bots if this node keeps it, and what is done when another node was
 * quicker with a place of the log.
 */
export class Running {
  play: Play;
  private readonly table: RunningAt;
  private bots: BotTurns | null = null;
  private keeps: boolean;
  private renewing: (() => void)[] | null = null; // what waits for the match to be read anew
  private stopped = false;

  constructor(table: RunningAt, keeps: boolean, match: Match, times: number[], accepted: Map<string, number>) {
    this.table = table;
    this.keeps = keeps;
    this.play = new Play(this.host(), match, times, accepted);
    this.seatBots();
  }

  /** Nobody of the bots is asked anything. */
  get rests(): boolean {
    return this.bots === null || this.bots.resting;
  }

  /** The match is being read anew; nothing can be carried out just now. */
  get busy(): boolean {
    return this.renewing !== null;
  }

  whenSettled(then: () => void): void {
    if (this.renewing) this.renewing.push(then);
    else this.play.outbox.whenSettled(then);
  }

  /** Who is a bot has changed, or how the match is run. */
  reseat(): void {
    this.seatBots();
    this.play.reseat();
    this.wake();
  }

  wake(): void {
    this.bots?.wake();
  }

  /** It is for this node to play the bots from now on, or for another. */
  keep(keeps: boolean): void {
    this.keeps = keeps;
    if (keeps) return this.reseat();
    this.stopBots();
  }

  stop(): void {
    this.stopped = true;
    this.bots?.stop();
    const waiting = [...this.play.stop(), ...(this.renewing ?? [])];
    this.renewing = null;
    for (const then of waiting) then(); // nobody waits for ever
  }

  /** Another node was quicker: the match is read anew, and what people wanted is tried again on it. */
  renew(): void {
    if (this.renewing || this.stopped) return;
    const { service, record, game, rules } = this.table;
    service.meters.commanded('retried');
    const before = this.play;
    const waiting = [...before.giveWay()];
    this.renewing = waiting;
    this.stopBots();
    loadedMatch(service, record, game, rules).then(
      (loaded) => {
        if (this.stopped) return;
        if (!loaded.ok) return this.table.fail(new Error(loaded.error.code));
        this.renewing = null;
        const { match, times, keys } = loaded.value;
        this.table.guarded(() => this.replace(before, new Play(this.host(), match, times, keys)));
        for (const then of waiting) this.table.guarded(then);
      },
      (error: unknown) => this.table.fail(error),
    );
  }

  /** Members are told what they have not heard yet, and go on. */
  private replace(before: Play, play: Play): void {
    this.play = play;
    for (const member of this.table.members) play.attach(member, before.toldTo(member), eyesOf(member));
    if (play.over) this.table.onEnd();
    this.seatBots();
    this.wake();
  }

  private stopBots(): void {
    this.bots?.stop();
    this.bots = null;
  }

  private seatBots(): void {
    const { table, play } = this;
    if (play.over || this.stopped || !this.keeps) return;
    const bots = botsIn(table.chairs);
    if (this.bots) return this.bots.seat(bots);
    const { service, record } = table;
    const room = {
      id: record.id,
      play,
      host: service.bots,
      log: service.log,
      meters: service.meters,
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
      isBot: (seat: Seat) => table.chairs.some((chair) => chair.seat === seat && chair.bot !== null),
      write: service.store.shared ? inTurn((write) => table.write(write)) : (write) => table.write(write),
      overWith: () => ({ status: 'over', outcome: outcomeOf(running.play.match) ?? null, updated: service.now() }),
      onKept(entry) {
        running.bots?.hear(entry);
        if (!running.play.over) return running.wake();
        running.stopBots();
        table.onEnd();
      },
      onFollowed: ({ seat }) => table.onFollowed(seat),
      onTaken: () => running.renew(),
      onLate: (seat) => table.guarded(() => running.keeps && absence.late(seat)),
      onFailure: (error) => table.fail(error),
    };
  }
}
