import type { Fact } from '../../../../kernel/fact.ts';
import { type Facing, opposite } from '../../../../parts/hex/hex.ts';
import type { Ruleset } from '../../rulesets.ts';
import type { Mode } from '../../state.ts';
import { type Field, type Footing, indoors, RUBBLE, roadBy, SWAMP, slippery } from './field.ts';

/** All rolls that a move can require; sets of them are bits. */
export const ROLLS = [
  'stand-up',
  'skid',
  'leaving',
  'rubble',
  'water',
  'swamp',
  'entering',
  'running',
  'one-leg',
  'landing',
  'masc',
] as const;
type RollKind = (typeof ROLLS)[number];
export const bitOf = (kind: RollKind): number => 1 << ROLLS.indexOf(kind);
/** Whether this roll is in the set. */
export const asks = (rolls: number, kind: RollKind): boolean => (rolls & bitOf(kind)) !== 0;

const [SKID, LEAVING, RUBBLES, WATER, BOG, ENTERING] = (
  ['skid', 'leaving', 'rubble', 'water', 'swamp', 'entering'] as const
).map(bitOf) as [number, number, number, number, number, number];

/** Inputs of a step's rolls other than the ground. */
export interface Stepping {
  readonly mech: boolean;
  readonly mode: Mode;
  readonly skids: boolean;
  readonly runInWater: boolean;
}

export const steppingOf = (mech: boolean, mode: Mode, { skids, runInWater }: Ruleset): Stepping => ({
  mech,
  mode,
  skids,
  runInWater,
});

/** The rolls of one step from hex to hex, as bits in the order of ROLLS; `swung` after a turn in the hex it leaves. */
export function rollsOf(
  field: Field,
  stepping: Stepping,
  from: Footing,
  side: Facing,
  to: Footing,
  swung: boolean,
): number {
  let rolls = swung && stepping.mode === 'run' && stepping.skids && slippery(field, from) ? SKID : 0;
  if (indoors(field, from)) rolls |= LEAVING;
  if (to >= field.hexes) return rolls;
  if (!(roadBy(field, from, side) && roadBy(field, to, opposite(side)))) rolls |= groundRolls(field, stepping, to);
  return indoors(field, to) ? rolls | ENTERING : rolls;
}

/** The rolls for the ground without a road. */
export function groundRolls(field: Field, { mech, mode, runInWater }: Stepping, to: Footing): number {
  const marks = field.marks[to] as number;
  let rolls = mech && marks & RUBBLE ? RUBBLES : 0;
  if (mech && (field.depth[to] as number) >= 1 && (!runInWater || mode === 'run')) rolls |= WATER;
  return marks & SWAMP ? rolls | BOG : rolls;
}

/** Modifier to the roll for entering water of this depth. */
const waterModifier = (depth: number): number => (depth === 1 ? -1 : depth === 2 ? 0 : 1);

// Modifiers to the roll for a turn while running on pavement, each starting at a number of hexes moved.
const SKIDS: readonly (readonly [hexes: number, modifier: number])[] = [
  [25, 6],
  [18, 5],
  [11, 4],
  [8, 2],
  [5, 1],
  [3, 0],
];

export function skidModifier(hexes: number): number {
  for (const [from, modifier] of SKIDS) if (hexes >= from) return modifier;
  return -1;
}

export interface Trial {
  readonly why: Fact; // `psr-…`
  readonly modifier: number;
}

/** The roll for entering a hex, except for walls, which have their own rules. */
export function trialOf(field: Field, kind: 'rubble' | 'water' | 'swamp', hex: number): Trial {
  if (kind !== 'water') return { why: { code: `psr-${kind}`, hex }, modifier: 0 };
  const depth = field.depth[hex] as number;
  return { why: { code: 'psr-water', hex, depth }, modifier: waterModifier(depth) };
}
