import type { Side } from './sides.ts';
import type { CardId } from './state.ts';

export const DECK_SIZE = 60;
export const HAND_SIZE = 8; // cards dealt to the player who goes first
export const SECOND_HAND = 10; // the default for the other player; older matches deal 8
export const SECOND_HANDS = { least: 4, most: 20 };

/** Cards never change owner, so the card number determines the owner. */
export const ownerOf = (card: CardId): Side => (card < DECK_SIZE ? 'dark' : 'light');

/** The number of a side's first card. */
export const firstOf = (side: Side): CardId => (side === 'dark' ? 0 : DECK_SIZE);
