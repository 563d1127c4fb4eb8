import { type Line, type Tally, tally } from '../../../../kernel/tally.ts';
import { ABILITY_FOR_DESTINY } from '../../ability.ts';
import { type BySide, bySide, otherSide, type Side } from '../../sides.ts';
import type { Battle, Table } from '../../state.ts';
import { cardOf, combatant, counts, ownerOf } from '../cards.ts';

/** Whether a side may draw battle destiny: enough ability, and a card to draw. Used by the resolver and the odds. */
export const drawsDestiny = (ability: number, cards: number): boolean => cards > 0 && ability >= ABILITY_FOR_DESTINY;

/** Whether a shot hits. Used by the resolver and the odds. */
export const isHit = (destiny: number, bonus: number, defence: number): boolean => destiny + bonus > defence;

/** A side's total in the current battle: the power of its fighters, its tactics, and battle destiny once drawn. */
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

/** The lower total suffers the difference as damage; each side suffers the other's destiny as attrition. */
export const compared = (
  totals: BySide<number>,
  destiny: BySide<number | null>,
): { readonly winner: Side | null; readonly damage: BySide<number>; readonly attrition: BySide<number> } => ({
  winner: totals.dark === totals.light ? null : totals.dark > totals.light ? 'dark' : 'light',
  damage: bySide((side) => Math.max(0, totals[otherSide(side)] - totals[side])),
  attrition: bySide((side) => destiny[otherSide(side)] ?? 0),
});

/** The ability that decides whether a side may draw battle destiny. */
export function abilityInBattle(table: Table, battle: Battle, side: Side): number {
  let sum = 0;
  for (const one of table.inPlay)
    if (one.at === battle.at && ownerOf(one.card) === side && battle.fighters.includes(one.card) && counts(table, one))
      sum += combatant(table, one.card)?.ability ?? 0;
  return sum;
}
