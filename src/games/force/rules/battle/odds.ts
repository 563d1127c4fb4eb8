import { type BySide, bySide, type Side } from '../../sides.ts';
import { compared, drawsDestiny } from './total.ts';

/** What one side brings to a battle. */
export interface Strength {
  readonly power: number; // including tactics
  readonly ability: number;
  readonly destinies: readonly number[]; // of the possible top cards, all equally likely; empty = no draw
}

/** A possible result and its probability. */
interface Weighed {
  readonly destiny: BySide<number | null>; // null = none drawn
  readonly totals: BySide<number>;
  readonly winner: Side | null;
  readonly damage: BySide<number>;
  readonly attrition: BySide<number>;
  readonly chance: number;
}

/** What one side may suffer, and its probability. */
interface Suffered {
  readonly damage: number;
  readonly attrition: number;
  readonly chance: number;
}

export interface BattleOdds {
  readonly outcomes: readonly Weighed[];
  readonly wins: BySide<number>;
  readonly tie: number;
  readonly suffers: BySide<readonly Suffered[]>; // damage and attrition together, by size
  readonly mean: BySide<{ readonly damage: number; readonly attrition: number }>;
}

interface Drawn {
  readonly destiny: number | null;
  readonly chance: number;
}

/** The probability of each battle destiny; none without enough ability or a card to draw. */
export function destinyOdds({ ability, destinies }: Pick<Strength, 'ability' | 'destinies'>): readonly Drawn[] {
  const count = destinies.length;
  if (!drawsDestiny(ability, count)) return [{ destiny: null, chance: 1 }];
  const copies = new Map<number, number>();
  for (const destiny of destinies) copies.set(destiny, (copies.get(destiny) ?? 0) + 1);
  return [...copies].sort(([a], [b]) => a - b).map(([destiny, many]) => ({ destiny, chance: many / count }));
}

/** The exact odds of a battle in which both sides draw battle destiny if they may. */
export function battleOdds(sides: BySide<Strength>): BattleOdds {
  const outcomes: Weighed[] = [];
  for (const dark of destinyOdds(sides.dark))
    for (const light of destinyOdds(sides.light))
      outcomes.push(weighed(sides, { dark: dark.destiny, light: light.destiny }, dark.chance * light.chance));
  const chanceOf = (wanted: (one: Weighed) => boolean): number =>
    outcomes.reduce((sum, one) => (wanted(one) ? sum + one.chance : sum), 0);
  return {
    outcomes,
    wins: bySide((side) => chanceOf(({ winner }) => winner === side)),
    tie: chanceOf(({ winner }) => winner === null),
    suffers: bySide((side) => suffered(outcomes, side)),
    mean: bySide((side) => ({
      damage: outcomes.reduce((sum, one) => sum + one.chance * one.damage[side], 0),
      attrition: outcomes.reduce((sum, one) => sum + one.chance * one.attrition[side], 0),
    })),
  };
}

function weighed(sides: BySide<Strength>, destiny: BySide<number | null>, chance: number): Weighed {
  const totals = bySide((side) => Math.max(0, sides[side].power + (destiny[side] ?? 0)));
  return { destiny, totals, ...compared(totals, destiny), chance };
}

/** Merges outcomes that are the same for one side. */
function suffered(outcomes: readonly Weighed[], side: Side): Suffered[] {
  const chances = new Map<string, Suffered>();
  for (const { damage, attrition, chance } of outcomes) {
    const one = { damage: damage[side], attrition: attrition[side] };
    const key = `${one.damage} ${one.attrition}`;
    chances.set(key, { ...one, chance: (chances.get(key)?.chance ?? 0) + chance });
  }
  return [...chances.values()].sort((a, b) => a.damage - b.damage || a.attrition - b.attrition);
}
