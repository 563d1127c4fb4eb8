import type { Awaited } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { type Match, outcomeOf } from '../../kernel/match.ts';
import { type AskMessage, isCorrespondence } from '../../wire/messages.ts';
import type { Member } from '../table/member.ts';
import type { TableContext } from '../table/table-context.ts';
import { askedBy } from './asked-by.ts';
import { DecisionClock } from './decision-clock.ts';
import type { EntryAges } from './entry-ages.ts';
import { askOf, mustSeats, NOT_ASKED, type SeatAsk, sameAsk } from './seat-ask.ts';

/** What a match asks its seats, with their deadlines and options. */
export class SeatQuestions {
  private readonly table: TableContext;
  private readonly match: Match;
  private readonly clock: DecisionClock;
  private optionsState: Kinds['state'] | null = null; // the state that `options` belongs to
  private readonly options = new Map<Seat, readonly Kinds['command'][]>();

  constructor(table: TableContext, match: Match, ages: EntryAges) {
    this.table = table;
    this.match = match;
    this.clock = new DecisionClock((seat) => table.onLate(seat), table.service);
    this.setClock(null, (seat) => (isCorrespondence(table.settings) ? ages.of(askedBy(match, seat)) : 0));
  }

  /** True while a person has a deadline. */
  get isTimed(): boolean {
    return this.clock.isRunning;
  }

  /** What a seat is asked. With `needed`, only what it must do. */
  askOf(seat: Seat, needed = false): SeatAsk {
    const list = this.awaiting();
    return (needed ? list.find((awaited) => awaited.must && awaited.seat === seat) : undefined) ?? askOf(list, seat);
  }

  /** The deadline of a person who must act in this seat; null if they need not. */
  demandOn(seat: Seat): { readonly deadline: number | null } | null {
    const isAwaited = !this.isBot(seat) && mustSeats(this.awaiting()).includes(seat);
    return isAwaited ? { deadline: this.clock.deadlineOf(seat) } : null;
  }

  /** Questions to a member's seats that differ from those last sent. Options change with the view. */
  messagesFor(member: Member, viewChanged = false): readonly AskMessage[] {
    const withOptions = member.connection.options;
    const list = this.awaiting();
    const messages: AskMessage[] = [];
    for (const seat of member.seats) {
      const ask = this.isBot(seat) ? NOT_ASKED : askOf(list, seat);
      const deadline = this.clock.deadlineOf(seat);
      const before = member.asked.get(seat);
      const same = sameAsk(before ?? NOT_ASKED, ask) && deadline === (before?.deadline ?? null);
      if (same && !(withOptions && viewChanged && ask.kinds.length > 0)) continue;
      member.asked.set(seat, { kinds: ask.kinds, must: ask.must, deadline });
      const message: AskMessage = { type: 'ask', seat, kinds: ask.kinds, must: ask.must, deadline };
      messages.push(withOptions ? { ...message, options: this.optionsOf(seat, ask) } : message);
    }
    return messages;
  }

  /** Only people have deadlines. The seat that has just acted gets a new one. */
  setClock(acted: Seat | null, waited?: (seat: Seat) => number): void {
    const { clock } = this.table.settings;
    if (clock === null) return this.clock.stop();
    const people = mustSeats(this.awaiting()).filter((seat) => !this.isBot(seat));
    this.clock.set(people, clock, acted, waited);
  }

  stop(): void {
    this.clock.stop();
  }

  private awaiting(): readonly Awaited[] {
    const { match } = this;
    return outcomeOf(match) ? [] : match.game.awaiting(match.state);
  }

  private isBot(seat: Seat): boolean {
    return this.table.assignments.some((one) => one.seat === seat && one.bot !== null);
  }

  /** Computed once per state and seat, however many tabs are open. */
  private optionsOf(seat: Seat, { kinds }: SeatAsk): readonly Kinds['command'][] {
    const { game, state } = this.match;
    if (kinds.length === 0) return [];
    if (this.optionsState !== state) this.options.clear();
    this.optionsState = state;
    const options = this.options.get(seat) ?? [...game.options(game.view(state, seat), seat)];
    this.options.set(seat, options);
    return options;
  }
}
