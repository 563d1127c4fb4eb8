import type { Belief, Known, KnownPiles } from '../../belief.ts';
import { DECK_SIZE, firstOf } from '../../rules/cards.ts';
import type { CardId, Side, View } from '../../view.ts';

const NOTHING: KnownPiles = { reserve: [], force: [], used: [], hand: [] };

/** What a seat knows of a side's piles; one that has not listened knows nothing. */
export function knownPiles({ players }: View, belief: Belief, side: Side): KnownPiles {
  const { reserve, force, used } = players[side];
  const known = belief.piles[side];
  const fits = known.reserve.length === reserve && known.force.length === force && known.used.length === used;
  return fits ? known : NOTHING;
}

/** A side's unseen cards. Deck lists are public, so these are in its face-down piles. */
export function unseenOf(view: View, piles: KnownPiles, side: Side): CardId[] {
  const first = firstOf(side);
  const seen = new Array<boolean>(DECK_SIZE).fill(false);
  const see = (cards: Known): void => {
    for (const card of cards) if (card !== null) seen[card - first] = true;
  };
  const { lost, hand } = view.players[side];
  for (const cards of [view.locations, lost, hand ?? piles.hand, piles.reserve, piles.force, piles.used]) see(cards);
  for (const { card } of view.inPlay) seen[card - first] = true;
  const left: CardId[] = [];
  for (let i = 0; i < DECK_SIZE; i++) if (!seen[i] && view.rules.cards[first + i]) left.push(first + i);
  return left;
}
