import type { Game } from '../../kernel/game.ts';
import { type Seat, sideOf, UMPIRE } from '../../kernel/ids.ts';
import type { TableCommand } from '../../kernel/table.ts';
import { LONGEST_AWAY, type Settings } from '../../wire/messages.ts';
import { Presence } from './presence.ts';
import { type Chair, chairOf, type Person, peopleIn, seatsOf } from './seat-assignments.ts';

/** So many clocks in a row run out, and the seat counts as left. */
const MISSED = 3;

/** What is asked of a table about its people. */
export interface Attended {
  readonly game: Game;
  readonly people: ReadonlyMap<string, Person>;
  readonly settings: Settings;
  readonly chairs: readonly Chair[];
  readonly playing: boolean;
  readonly keeps: boolean; // it is for us to wait for people, and for no other node
  act(seat: Seat, command: TableCommand): unknown;
  hold(seat: Seat, holder: string, bot: string | null): void; // who plays this seat from now on
}

/** People who are away or too slow: a bot plays for them after a while, and gives the seat back when they return. */
export class Absence {
  private readonly table: Attended;
  private readonly presence = new Presence((person) => this.takeOver(person));
  private readonly missed = new Map<Seat, number>(); // clocks run out in a row

  constructor(table: Attended) {
    this.table = table;
  }

  get here(): ReadonlySet<string> {
    return this.presence.here;
  }

  /** At our own sockets. */
  get ours(): readonly string[] {
    return this.presence.ours;
  }

  get quiet(): boolean {
    return this.presence.quiet;
  }

  arrive(person: string): void {
    this.presence.arrive(person);
    for (const seat of seatsOf(this.table.chairs, person)) this.giveBack(seat);
  }

  depart(person: string): void {
    if (this.presence.depart(person)) this.expect(person);
  }

  /** Who is connected to another node. */
  elsewhere(node: string, people: readonly string[]): void {
    for (const person of this.presence.arriveAt(node, people)) this.expect(person);
  }

  /** Everybody who sits here and is not connected has so long to come. */
  expectAll(): void {
    for (const person of peopleIn(this.table.chairs)) this.expect(person);
  }

  /** Whoever acts is there, whatever the clocks said. */
  back(seat: Seat): void {
    this.missed.delete(seat);
    this.giveBack(seat);
  }

  /** Whoever plays this seat has acted, at another node. */
  acted(seat: Seat): void {
    this.missed.delete(seat);
  }

  late(seat: Seat): void {
    this.table.act(UMPIRE, { type: 'time-out', seat });
    const missed = (this.missed.get(seat) ?? 0) + 1;
    this.missed.set(seat, missed);
    if (missed >= MISSED) this.sitIn(seat);
  }

  stop(): void {
    this.presence.stop();
  }

  private expect(person: string): void {
    const { chairs, playing, settings, keeps } = this.table;
    const people = peopleIn(chairs);
    if (playing && keeps && people.has(person) && people.size > 1)
      this.presence.expect(person, settings.takeOver ?? LONGEST_AWAY);
  }

  private takeOver(person: string): void {
    for (const seat of seatsOf(this.table.chairs, person)) this.sitIn(seat);
  }

  private sitIn(seat: Seat): void {
    const { game, playing } = this.table;
    if (!playing) return;
    if (game.absent === 'forfeit') this.table.act(UMPIRE, { type: 'abandon', side: sideOf(seat) });
    else this.table.hold(seat, game.defaults.bot, game.defaults.bot);
  }

  private giveBack(seat: Seat): void {
    const chair = chairOf(this.table.chairs, seat);
    const name = chair?.person ? this.table.people.get(chair.person)?.name : undefined;
    if (chair?.bot != null && name !== undefined) this.table.hold(seat, name, null);
  }
}
