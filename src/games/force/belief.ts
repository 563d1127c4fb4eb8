import type { Seat } from '../../kernel/ids.ts';
import type { Heard } from './events.ts';
import { activated, drawnForDestiny, recirculated, used } from './piles.ts';
import { withSide } from './sides.ts';
import { type BySide, bySide, type CardId, type Side, type View } from './view.ts';

/** A pile as one seat knows it, top card first; null = a card this seat has not seen there. */
export type Known = readonly (CardId | null)[];

export interface KnownPiles {
  readonly reserve: Known;
  readonly force: Known;
  readonly used: Known;
  readonly hand: Known;
}

/** What a seat has worked out about both players' cards from watching where they went. */
export interface Belief {
  readonly piles: BySide<KnownPiles>;
}

const unseen = (cards: number): Known => new Array<null>(cards).fill(null);

export const start = (view: View, _seat: Seat): Belief => ({
  piles: bySide((side) => {
    const { reserve, force, used, hand, handSize } = view.players[side];
    return { reserve: unseen(reserve), force: unseen(force), used: unseen(used), hand: hand ?? unseen(handSize) };
  }),
});

/** Once shown, a card stays known wherever it goes, even face down. */
export function believe(belief: Belief, heard: Heard): Belief {
  switch (heard.type) {
    case 'dealt': {
      const hand = heard.hand ?? unseen(heard.cards);
      return changed(belief, heard.side, (piles) => ({
        ...piles,
        hand,
        reserve: piles.reserve.slice(hand.length).fill(null),
      }));
    }
    case 'activated':
      return changed(belief, heard.side, (piles) => activated(piles, heard.amount));
    case 'drew':
      return changed(belief, heard.side, (piles) => {
        const { force, hand } = piles;
        return { ...piles, force: force.slice(1), hand: [...hand, heard.card ?? force[0] ?? null] };
      });
    case 'deployed':
      return changed(belief, heard.side, (piles) => played(used(piles, heard.cost), heard.card));
    case 'battle-began':
    case 'moved':
      return changed(belief, heard.side, (piles) => used(piles, heard.cost));
    case 'fired':
      return changed(belief, heard.side, (piles) => drawnForDestiny(used(piles, heard.cost), heard.drawn));
    case 'tactic-played':
      return changed(belief, heard.side, (piles) => {
        const paid = played(used(piles, heard.cost), heard.card);
        return { ...paid, used: [heard.card, ...paid.used] };
      });
    case 'destiny-drawn':
      return changed(belief, heard.side, (piles) => drawnForDestiny(piles, heard.card));
    case 'lost': {
      const { from, card } = heard;
      return changed(belief, heard.side, (piles) =>
        from === 'hand' ? played(piles, card) : { ...piles, [from]: piles[from].slice(1) },
      );
    }
    case 'turn-ended':
      return { piles: bySide((side) => recirculated(belief.piles[side])) };
    default:
      return belief; // the view already shows everything on the table
  }
}

const changed = ({ piles }: Belief, side: Side, change: (piles: KnownPiles) => KnownPiles): Belief => ({
  piles: withSide(piles, side, change(piles[side])),
});

/** A card leaves the hand: that card if it was known, otherwise one of the unseen ones. */
function played(piles: KnownPiles, card: CardId): KnownPiles {
  const place = piles.hand.indexOf(card);
  const gone = place >= 0 ? place : piles.hand.indexOf(null);
  return { ...piles, hand: piles.hand.filter((_, i) => i !== gone) };
}
