import type { Belief } from '../belief.ts';
import { type BattleOdds, battleOdds, type Strength } from '../rules/battle/odds.ts';
import { abilityInBattle, isHit, total } from '../rules/battle/total.ts';
import { cardOf, DECK_SIZE, firstOf, weapon as weaponCard } from '../rules/cards.ts';
import { abilityAt, powerAt } from '../rules/power.ts';
import { type Battle, bySide, type CardId, otherSide, type Side, type View } from '../view.ts';

/** Destinies that can be on top of a Reserve Deck as far as a seat knows, all equally likely. */
export function destiniesOf(view: View, belief: Belief | null, side: Side): readonly number[] {
  const { reserve, lost, hand } = view.players[side];
  if (reserve === 0) return [];
  const piles = belief?.piles[side];
  const top = piles?.reserve[0];
  if (typeof top === 'number') return [cardOf(view, top).destiny];
  const placed = new Set<CardId | null>([
    ...view.locations,
    ...view.inPlay.map(({ card }) => card),
    ...lost,
    ...(hand ?? []),
    ...(piles ? [...piles.hand, ...piles.reserve, ...piles.force, ...piles.used] : []),
  ]);
  const first = firstOf(side);
  return Array.from({ length: DECK_SIZE }, (_, i) => first + i)
    .filter((card) => !placed.has(card))
    .map((card) => cardOf(view, card).destiny);
}

/** The odds of a battle that has not started yet. */
export function oddsAt(view: View, belief: Belief | null, at: CardId): BattleOdds {
  return battleOdds(
    bySide((side) => ({
      power: powerAt(view, at, side).total,
      ability: abilityAt(view, at, side).total,
      destinies: destiniesOf(view, belief, side),
    })),
  );
}

/** The odds of the current battle, with the side's own destiny drawn or not; what is already drawn is certain. */
export function oddsNow(view: View, belief: Belief | null, battle: Battle, side: Side, draws: boolean): BattleOdds {
  const strength = (one: Side): Strength => {
    const drawn = battle.destiny[one];
    const power = total(view, one).total - (drawn ?? 0);
    if (drawn !== null) return { power, ability: Number.POSITIVE_INFINITY, destinies: [drawn] };
    const may = one === side ? draws : !battle.asked[one];
    const ability = may ? abilityInBattle(view, battle, one) : 0;
    return { power, ability, destinies: destiniesOf(view, belief, one) };
  };
  return battleOdds({ [side]: strength(side), [otherSide(side)]: strength(otherSide(side)) } as Record<Side, Strength>);
}

/** The chance that a shot hits. */
export function hitChance(view: View, belief: Belief | null, side: Side, weapon: CardId, target: CardId): number {
  const destinies = destiniesOf(view, belief, side);
  const printed = cardOf(view, target);
  const defence = 'defence' in printed ? printed.defence : 0;
  const bonus = weaponCard(view, weapon)?.bonus ?? 0;
  return destinies.filter((destiny) => isHit(destiny, bonus, defence)).length / Math.max(1, destinies.length);
}
