import type { RatingFigure } from './identity.ts';
import type { SeatPass } from './matches.ts';

/** A bot of about the player's strength. */
export interface BotOffer {
  readonly bot: string; // name with its level
  readonly rating: RatingFigure | null; // null: not rated yet
}

/** What the server sends a player who looks for an opponent. */
export type OpponentStatus =
  | { readonly state: 'waiting'; readonly seconds: number; readonly offer: BotOffer | null } // null: not offered yet
  | { readonly state: 'paired'; readonly pass: SeatPass } // the match has started
  | { readonly state: 'left' };

/** The answer to joining the queue. The ticket becomes the seat token. */
export interface OpponentSearch {
  readonly ticket: string;
  readonly status: OpponentStatus;
}
