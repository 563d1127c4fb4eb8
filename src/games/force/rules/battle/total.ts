import { type Line, type Tally, tally } from '../../../../kernel/tally.ts';
import { type BySide, bySide, otherSide, type Side } from '../../sides.ts';
import type { Battle, Table } from '../../state.ts';
import { cardOf, combatant, counts, ownerOf } from '../cards.ts';

export { ABILITY_FOR_DESTINY } from '../../ability.ts';

/** A side's total in the present battle: power of those who take part, tactics, and battle destiny once drawn. */
export function total(table: Table, side: Side): Tally {
  const { battle } = table;
  if (!battle) return tally([]);
  const lines: Line[] = [];
  for (const one of table.inPlay) {
    const { card } = one;
    if (one.at !== battle.at || ownerOf(card) !== side || !counts(table, one)) continue;
    const printed = battle.fighters.includes(card) && combatant(table, card);
    if (printed) lines.push({ why: { code: 'power-of', card }, value: printed.power });
  }
  for (const card of battle.tactics[side]) {
    const printed = cardOf(table, card);
    if (printed.kind === 'tactic') lines.push({ why: { code: 'tactic-of', card }, value: printed.power });
  }
  lines.push({ why: { code: 'battle-destiny', side }, value: battle.destiny[side] ?? 0 });
  return tally(lines);
}

/** What a battle costs both: the lower total suffers the difference as damage, each side the other's destiny as attrition. */
export const sufferings = (
  totals: BySide<number>,
  destiny: BySide<number | null>,
): { readonly damage: BySide<number>; readonly attrition: BySide<number> } => ({
  damage: bySide((side) => Math.max(0, totals[otherSide(side)] - totals[side])),
  attrition: bySide((side) => destiny[otherSide(side)] ?? 0),
});

/** The ability that gives a right to a battle destiny. */
export function abilityInBattle(table: Table, battle: Battle, side: Side): number {
  let sum = 0;
  for (const one of table.inPlay)
    if (one.at === battle.at && ownerOf(one.card) === side && battle.fighters.includes(one.card) && counts(table, one))
      sum += combatant(table, one.card)?.ability ?? 0;
  return sum;
}
