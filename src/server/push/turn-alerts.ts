import type { Seat } from '../../kernel/ids.ts';
import { outcomeOf } from '../../kernel/match.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { mustSeats } from '../match/seat-ask.ts';
import { assignmentOf } from '../table/seat-assignments.ts';
import type { TableContext } from '../table/table-context.ts';
import { turnMessage } from './turn-message.ts';

/** Notifies players who are not connected, or leave, while a decision is theirs: once per decision. Only on the node that holds the lease. */
export class TurnAlerts {
  private readonly table: TableContext;
  private awaited: ReadonlySet<string> | null; // people who must act; null: not known yet
  private readonly here = new Set<string>(); // of them, those who are connected
  private readonly notified = new Set<string>(); // of them, those who need no other message about this decision
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly sentAt = new Map<string, number>(); // by `elapsed`

  constructor(table: TableContext) {
    this.table = table;
    this.awaited = table.record.status === 'playing' ? null : new Set(); // a loaded match asked them before
  }

  /** Call when the match starts or is loaded, and after every entry and seat change. */
  update(live: LiveMatch): void {
    const before = this.awaited;
    this.awaited = this.peopleAwaited(live);
    if (before === null) return this.presenceChanged();
    for (const person of before) if (!this.awaited.has(person)) this.forget(person);
    for (const person of this.awaited) if (!before.has(person)) this.schedule(person);
  }

  /** Call when people have connected or left: those who leave a decision open are notified too. */
  presenceChanged(): void {
    for (const person of this.awaited ?? [])
      if (this.isHere(person)) this.here.add(person);
      else if (this.here.delete(person)) this.schedule(person);
  }

  /** Call before `update` when a seat has acted: the next decision of its player is a new one. */
  acted(seat: Seat): void {
    const person = assignmentOf(this.table.assignments, seat)?.person;
    if (person != null) this.notified.delete(person);
  }

  stop(): void {
    for (const person of this.timers.keys()) this.cancel(person);
  }

  /** People who must decide something themselves. */
  private peopleAwaited({ match }: LiveMatch): ReadonlySet<string> {
    const { assignments } = this.table;
    if (assignments.every(({ person }) => person === null) || outcomeOf(match)) return new Set();
    const seats = mustSeats(match.game.awaiting(match.state));
    return new Set(
      assignments.flatMap(({ seat, person, bot }) =>
        person !== null && bot === null && seats.includes(seat) ? [person] : [],
      ),
    );
  }

  private isHere(person: string): boolean {
    return this.table.absence.present.has(person);
  }

  private schedule(person: string): void {
    this.cancel(person);
    if (this.isHere(person)) this.here.add(person);
    if (!this.table.holdsLease || this.isHere(person) || this.notified.has(person)) return;
    const { elapsed, push } = this.table.service;
    const { grace, between } = push.timing;
    const earliest = (this.sentAt.get(person) ?? Number.NEGATIVE_INFINITY) + between;
    const timer = setTimeout(() => this.send(person), Math.max(grace, earliest - elapsed()));
    timer.unref();
    this.timers.set(person, timer);
  }

  private forget(person: string): void {
    this.cancel(person);
    this.here.delete(person);
    this.notified.delete(person);
  }

  private cancel(person: string): void {
    clearTimeout(this.timers.get(person));
    this.timers.delete(person);
  }

  private send(person: string): void {
    this.timers.delete(person);
    const { table } = this;
    const { playing, holdsLease, service } = table;
    if (!playing || !holdsLease || !this.awaited?.has(person)) return;
    if (this.isHere(person)) return void this.here.add(person); // notified if they leave again
    this.notified.add(person);
    this.sentAt.set(person, service.elapsed());
    service.push.send(person, (language) => turnMessage(table, person, language));
  }
}
