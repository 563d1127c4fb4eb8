import { type Seat, sideOf, UMPIRE } from '../../kernel/ids.ts';
import { awayLimit, isCorrespondence } from '../../wire/messages.ts';
import { retryOnConflict } from '../match/write-conflict.ts';
import { send } from './member.ts';
import { movesWhileAway } from './moves-while-away.ts';
import { Presence } from './presence.ts';
import { assignmentOf, peopleIn, reassigned, seatsOf } from './seat-assignments.ts';
import type { TableContext } from './table-context.ts';

/** Time-outs in a row after which a bot takes the seat. */
const MISSED = 3;
/** The same by correspondence, where each of them takes days. */
const MISSED_LONG = 1;

/** Handles players who are away or too slow: a bot takes over after a while and gives the seat back when they return. */
export class Absence {
  private readonly table: TableContext;
  private readonly presence = new Presence((person) => this.takeOver(person));
  private readonly missed = new Map<Seat, number>(); // time-outs in a row
  private readonly loaded: number;
  private readonly lastHere = new Map<string, number>(); // when each person was last connected or took a seat, by `elapsed`
  private readonly holders = new Map<Seat, string | null>(); // to notice when a person takes a seat

  constructor(table: TableContext) {
    this.table = table;
    this.loaded = table.service.elapsed();
  }

  get present(): ReadonlySet<string> {
    return this.presence.present;
  }

  /** People connected to this node. */
  get local(): readonly string[] {
    return this.presence.local;
  }

  get isIdle(): boolean {
    return this.presence.isIdle;
  }

  /** Milliseconds this person has been away; for people who were away when the table was loaded, since then. */
  awayFor(person: string): number {
    if (this.present.has(person)) return 0;
    return this.table.service.elapsed() - (this.lastHere.get(person) ?? this.loaded);
  }

  /** Call when seats change: a person who takes a seat counts as present, connected or not. */
  seatsChanged(): void {
    for (const { seat, person } of this.table.assignments) {
      if (person !== null && this.holders.get(seat) !== person) this.markHere(person);
      this.holders.set(seat, person);
    }
  }

  private markHere(person: string): void {
    this.lastHere.set(person, this.table.service.elapsed());
  }

  connected(person: string): void {
    this.presence.connected(person);
    for (const seat of seatsOf(this.table.assignments, person)) this.giveBack(seat);
  }

  disconnected(person: string): void {
    if (!this.presence.disconnected(person)) return;
    this.markHere(person);
    this.startTimer(person);
  }

  /** This node has closed all connections because the table stops; no bot takes over here. */
  allDisconnected(): void {
    this.presence.clearLocal();
  }

  /** People connected to another node. */
  setRemote(node: string, people: readonly string[]): void {
    for (const person of this.presence.setRemote(node, people)) {
      this.markHere(person);
      this.startTimer(person);
    }
  }

  /** Starts the takeover timer of every seated person who is not connected. */
  startTimers(): void {
    for (const person of peopleIn(this.table.assignments)) this.startTimer(person);
  }

  /** A person who acts is present, whatever the timers say. */
  returned(seat: Seat): void {
    this.missed.delete(seat);
    this.giveBack(seat);
  }

  /** The seat has acted on another node. */
  acted(seat: Seat): void {
    this.missed.delete(seat);
  }

  timedOut(seat: Seat): void {
    this.table.act(UMPIRE, { type: 'time-out', seat });
    const missed = (this.missed.get(seat) ?? 0) + 1;
    this.missed.set(seat, missed);
    const most = isCorrespondence(this.table.settings) ? MISSED_LONG : MISSED;
    if (missed >= most) this.substitute(seat);
  }

  stop(): void {
    this.presence.stop();
  }

  private startTimer(person: string): void {
    const { assignments, playing, settings, holdsLease } = this.table;
    const people = peopleIn(assignments);
    const seconds = awayLimit(settings);
    if (seconds !== null && playing && holdsLease && people.has(person) && people.size > 1)
      this.presence.startTimer(person, seconds);
  }

  private takeOver(person: string): void {
    if (awayLimit(this.table.settings) === null) return; // the host has given them more time since
    for (const seat of seatsOf(this.table.assignments, person)) this.substitute(seat);
  }

  private substitute(seat: Seat): void {
    const { game, playing } = this.table;
    if (!playing) return;
    if (game.absent === 'forfeit') this.table.act(UMPIRE, { type: 'abandon', side: sideOf(seat) });
    else this.reseat(seat, game.defaults.bot, game.defaults.bot);
  }

  private giveBack(seat: Seat): void {
    const assignment = assignmentOf(this.table.assignments, seat);
    const name = assignment?.person ? this.table.people.get(assignment.person)?.name : undefined;
    if (assignment?.bot == null || name === undefined) return;
    const match = this.table.matchPlayed;
    const moves = match ? movesWhileAway(match, seat) : 0;
    const { person } = assignment;
    this.reseat(seat, name, null, () => {
      for (const member of this.table.members)
        if (member.person === person && moves > 0) send(member, { type: 'played-for-you', seat, moves });
    });
  }

  private reseat(seat: Seat, holder: string, bot: string | null, then: () => void = () => {}): void {
    const { table } = this;
    const attempt = () => table.reseat(reassigned(table.assignments, seat, { bot }), [[seat, holder]]);
    retryOnConflict(attempt).then(then, () => {}); // a failure is logged where it happens
  }
}
