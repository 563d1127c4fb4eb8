import type { Fact } from '../../../kernel/fact.ts';
import type { Outcome } from '../../../kernel/game.ts';
import { otherSide, SIDES, type Side } from '../sides.ts';
import type { CardId, Player, Source, State, Table } from '../state.ts';
import { hitFirst } from './battle/damage.ts';
import { type Handler, notMine } from './handler.ts';

/** Reserve Deck, Force Pile and Used Pile together; hand, table and Lost Pile do not count. */
export const lifeForceOf = ({ reserve, force, used }: Player): number => reserve.length + force.length + used.length;

/** A side with no Life Force left loses; dark is checked first. */
export function depleted({ players }: State): Outcome | undefined {
  for (const side of SIDES)
    if (lifeForceOf(players[side]) === 0)
      return { winners: [otherSide(side)], reason: { code: 'life-force-gone', side } };
  return undefined;
}

/** At the turn limit the greater Life Force wins. */
export function atTheLimit({ players, rules }: State): Outcome {
  const turns = rules.setup.turnLimit;
  const lead = lifeForceOf(players.dark) - lifeForceOf(players.light);
  if (lead === 0) return { winners: SIDES, reason: { code: 'limit-even', turns } };
  return { winners: [lead > 0 ? 'dark' : 'light'], reason: { code: 'limit-life-force', turns } };
}

/** How much Force a side must lose now, by a drain or as battle damage. */
export function toLose({ owed, battle }: Table, side: Side): number {
  if (owed) return owed.side === side ? owed.amount : 0;
  return battle?.segment === 'damage' ? battle.damage[side] : 0;
}

const topOf = ({ reserve, force, used }: Player, from: Exclude<Source, 'hand'>): CardId | undefined =>
  (from === 'reserve' ? reserve : from === 'force' ? force : used)[0];

/** Loses Force, one card at a time: any card from the hand, or the top of a pile. */
export const lose: Handler<'lose'> = {
  refuse(state, side, { from, card }): Fact | undefined {
    const other = notMine(state, side);
    if (other) return other;
    if (toLose(state, side) === 0) return { code: 'nothing-to-lose' };
    const hit = hitFirst(state, side);
    if (hit) return hit;
    const player = state.players[side];
    if (from === 'hand') {
      if (card === undefined) return { code: 'which-card' };
      return player.hand.includes(card) ? undefined : { code: 'not-in-hand', card };
    }
    if (card !== undefined) return { code: 'top-card-only', from };
    return topOf(player, from) === undefined ? { code: 'pile-empty', from } : undefined;
  },
  *resolve(state, side, { from, card }) {
    const lost = from === 'hand' ? card : topOf(state.players[side], from);
    return yield { type: 'lost', side, from, card: lost ?? -1 }; // refuse has checked this
  },
};
