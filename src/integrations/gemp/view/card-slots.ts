import type { Card } from '../../../games/force/data/card.ts';
import { CARD_OF } from '../../../games/force/data/cards.ts';
import { DECK_SIZE, firstOf } from '../../../games/force/rules/cards.ts';
import { type CardId, SIDES, type Side } from '../../../games/force/view.ts';
import type { Board, BoardCard } from '../board.ts';
import { type CardTable, someCard, someCharacter, someLocation } from '../cards.ts';

/** Maps the server's cards to card numbers of our game: dark from 0, light from 60. Numbers never change once assigned. */
export interface Slots {
  readonly cards: readonly Card[]; // by our number: what was seen, what the deck is known to contain, or a stand-in
  readonly numbers: Readonly<Record<string, CardId>>; // by the server's number
}

/** Contents of a deck: card ids and counts. */
export type DeckList = Readonly<Record<string, number>>;

/** Before any card is seen; our own deck's contents fill the Reserve Deck. */
export function emptySlots(own: Side, deck: DeckList | null): Slots {
  const listed = Object.entries(deck ?? {}).flatMap(([id, copies]) => {
    const card = CARD_OF.get(id);
    return card ? Array.from({ length: copies }, () => card) : [];
  });
  const fill = (side: Side): Card[] =>
    Array.from({ length: DECK_SIZE }, (_, i) => (side === own ? listed[i] : undefined) ?? someCard(side));
  return { cards: SIDES.flatMap(fill), numbers: {} };
}

/** Assigns numbers to all face-up cards of the board that have none. */
export function withSeenCards(slots: Slots, board: Board, table: CardTable, sideOf: (player: string) => Side): Slots {
  let { cards, numbers } = slots;
  const taken = new Set(Object.values(numbers));
  for (const seen of [...Object.values(board.cards), ...(board.battle?.played ?? [])]) {
    if (Object.hasOwn(numbers, seen.id) || (seen.blueprint === null && !isOnTable(seen))) continue;
    const side = sideOf(seen.owner);
    const card = ofSide(table.get(seen.blueprint ?? '') ?? standIn(seen, side), side);
    const slot = freeSlot(cards, taken, card);
    if (slot === undefined) continue; // more cards than a deck holds, which our game cannot represent
    taken.add(slot);
    numbers = { ...numbers, [seen.id]: slot };
    cards = cards.with(slot, card);
  }
  return { cards, numbers };
}

const isOnTable = ({ zone }: BoardCard): boolean =>
  zone === 'LOCATIONS' || zone === 'AT_LOCATION' || zone === 'ATTACHED';

/** Both sides may play the same card here, so it takes the side of its owner. */
const ofSide = (card: Card, side: Side): Card => (card.side === side ? card : { ...card, side });

const standIn = ({ zone, location }: BoardCard, side: Side): Card =>
  zone === 'LOCATIONS' ? someLocation(side, String(location)) : someCharacter(side);

/** The slot of an expected card of this id, otherwise the last free one. */
function freeSlot(cards: readonly Card[], taken: ReadonlySet<CardId>, { id, side }: Card): CardId | undefined {
  const first = firstOf(side);
  let free: CardId | undefined;
  for (let slot = first; slot < first + DECK_SIZE; slot++) {
    if (taken.has(slot)) continue;
    if (cards[slot]?.id === id) return slot;
    free = slot;
  }
  return free;
}
