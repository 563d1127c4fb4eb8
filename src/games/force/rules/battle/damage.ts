import type { Fact } from '../../../../kernel/fact.ts';
import type { Side } from '../../sides.ts';
import type { Battle, CardId, Table } from '../../state.ts';
import { combatant, ownerOf, withAllAboard } from '../cards.ts';
import { type Handler, notMine } from '../handler.ts';

/** A side's cards still in the battle. */
export const fightersOf = ({ fighters }: Battle, side: Side): CardId[] =>
  fighters.filter((card) => ownerOf(card) === side);

/** A side's fighters that a weapon has hit. */
export const hitOf = ({ hit }: Battle, side: Side): CardId[] => hit.filter((card) => ownerOf(card) === side);

/** Attrition only counts while the side still has a card to forfeit. */
export const owes = (battle: Battle, side: Side): boolean =>
  battle.damage[side] > 0 ||
  battle.hit.some((card) => ownerOf(card) === side) ||
  (battle.attrition[side] > 0 && battle.fighters.some((card) => ownerOf(card) === side));

/** Cards that were hit are forfeited before anything else. */
export function hitFirst({ battle }: Table, side: Side): Fact | undefined {
  if (battle?.segment !== 'damage') return undefined;
  const cards = hitOf(battle, side);
  return cards.length > 0 ? { code: 'hit-first', cards } : undefined;
}

/** The first rule that forbids forfeiting a card. */
export function cannotForfeit(table: Table, side: Side, card: CardId): Fact | undefined {
  const { battle } = table;
  if (battle?.segment !== 'damage') return { code: 'no-damage-segment' };
  if (!battle.fighters.includes(card)) return { code: 'not-in-battle', card };
  if (ownerOf(card) !== side) return { code: 'not-your-card', card };
  return battle.hit.includes(card) ? undefined : hitFirst(table, side);
}

/** A forfeited card satisfies both damage and attrition with its forfeit value; cards aboard it satisfy nothing. */
export const forfeit: Handler<'forfeit'> = {
  refuse: (state, side, { card }) => notMine(state, side) ?? cannotForfeit(state, side, card),
  *resolve(state, side, { card }) {
    const [, ...aboard] = withAllAboard(state, card);
    return yield { type: 'forfeited', side, card, with: aboard, worth: combatant(state, card)?.forfeit ?? 0 };
  },
};
