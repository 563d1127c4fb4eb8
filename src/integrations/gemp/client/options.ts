import type { Rules } from '../../../games/force/view.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { Patience } from '../back-off.ts';
import type { CardTable } from '../cards.ts';
import type { Clock } from '../clock.ts';
import type { DecisionMaker } from '../decision-maker.ts';
import type { AiOpponent, ServerApi } from '../server-api.ts';
import type { DeckList } from '../view/card-slots.ts';

/** The client's configuration. */
export interface ClientOptions {
  readonly calls: ServerApi;
  readonly user: string;
  readonly password: string;
  readonly deck: string; // its name on the server
  readonly join: string | null; // the table to join; null = a new one
  readonly format: string | null; // of a new table; null = the server's first
  readonly ai?: AiOpponent; // of a new table: the server's own bot
  readonly games: number;
  readonly concede: boolean; // whether to concede when stopped during a game
  readonly decisionMaker: DecisionMaker;
  readonly cards: CardTable;
  readonly list: DeckList | null; // contents of the deck, if known
  readonly seed: number;
  readonly clock: Clock;
  readonly patience: Patience;
  readonly pace: number; // minimum milliseconds between two requests
  readonly hallPace: number; // between two polls of the hall
  readonly stop: AbortSignal;
  /** Reports progress; the rules provide the names of cards. */
  note(fact: Fact, rules?: Rules): void;
}

/** How a game ended. */
export interface Played {
  readonly game: string;
  readonly winner: string | null; // null = none, or unknown
}
