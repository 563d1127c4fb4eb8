import type { Rules } from '../../../games/force/view.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { Patience } from '../back-off.ts';
import type { Calls } from '../calls.ts';
import type { CardTable } from '../cards.ts';
import type { Clock } from '../clock.ts';
import type { Mind } from '../mind.ts';
import type { DeckList } from '../sight/slots.ts';

/** What a client is told before it begins. */
export interface ClientHow {
  readonly calls: Calls;
  readonly user: string;
  readonly password: string;
  readonly deck: string; // by its name on the server
  readonly join: string | null; // the table to sit down at; null = a new one
  readonly format: string | null; // of a new table; null = the first that the server has
  readonly games: number;
  readonly concede: boolean; // when it is stopped in the middle of a game
  readonly mind: Mind;
  readonly cards: CardTable;
  readonly list: DeckList | null; // of the deck, where it is known here
  readonly seed: number;
  readonly clock: Clock;
  readonly patience: Patience;
  readonly pace: number; // milliseconds between two requests at least
  readonly hallPace: number; // between two looks into the hall
  readonly stop: AbortSignal;
  /** What is worth telling; the rules name the cards of which it speaks. */
  note(fact: Fact, rules?: Rules): void;
}

/** How a game ended. */
export interface Played {
  readonly game: string;
  readonly winner: string | null; // null = nobody, or it is not told
}
