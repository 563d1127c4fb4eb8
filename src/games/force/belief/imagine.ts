import { shuffled } from '../../../kernel/dice.ts';
import type { Random } from '../../../kernel/random.ts';
import type { Belief, Known, KnownPiles } from '../belief.ts';
import { DECK_SIZE, firstOf } from '../rules/cards.ts';
import type { Player, State } from '../state.ts';
import { bySide, type CardId, type PlayerView, type Side, type View } from '../view.ts';

/** A full state that fits this seat's view: cards it cannot locate are placed at random where they may be. */
export function imagine(view: View, belief: Belief, random: Random): State {
  const { rules, phase, turn, active, locations, inPlay, now, owed, battle, outcome } = view;
  const players = bySide((side) => player(view, side, belief.piles[side], random));
  return { rules, phase, turn, active, locations, inPlay, now, owed, battle, outcome, players };
}

function player(view: View, side: Side, known: KnownPiles, random: Random): Player {
  const seen = view.players[side];
  const piles = fitting(seen, known);
  const left = shuffled(random, unplaced(view, side, piles));
  const filled = (pile: Known): CardId[] => pile.map((card) => card ?? left.pop() ?? -1);
  return {
    reserve: filled(piles.reserve),
    force: filled(piles.force),
    used: filled(piles.used),
    lost: seen.lost,
    hand: seen.hand ?? filled(piles.hand),
  };
}

/** The known cards of the piles. A seat that has heard no events knows only the sizes. */
function fitting({ reserve, force, used, handSize, hand }: PlayerView, known: KnownPiles): KnownPiles {
  const fits =
    known.reserve.length === reserve &&
    known.force.length === force &&
    known.used.length === used &&
    known.hand.length === handSize;
  const unseen = (cards: number): Known => new Array<null>(cards).fill(null);
  const piles = fits
    ? known
    : { reserve: unseen(reserve), force: unseen(force), used: unseen(used), hand: unseen(handSize) };
  return hand ? { ...piles, hand } : piles;
}

/** A side's cards that are neither on the table nor known in a pile. */
function unplaced(view: View, side: Side, { reserve, force, used, hand }: KnownPiles): CardId[] {
  const first = firstOf(side);
  const placed = new Array<boolean>(DECK_SIZE).fill(false);
  const place = (cards: Known): void => {
    for (const card of cards) if (card !== null) placed[card - first] = true;
  };
  for (const cards of [view.locations, view.players[side].lost, reserve, force, used, hand]) place(cards);
  for (const { card } of view.inPlay) placed[card - first] = true;
  const left: CardId[] = [];
  for (let i = 0; i < DECK_SIZE; i++) if (!placed[i]) left.push(first + i);
  return left;
}
