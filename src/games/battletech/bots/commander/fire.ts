import { FACINGS, type Facing, type Hex } from '../../../../parts/hex/hex.ts';
import { type Item, packings } from '../../../../parts/knapsack/knapsack.ts';
import type { Command } from '../../commands.ts';
import { heatRow } from '../../data/heat-scale.ts';
import type { Shot, Target } from '../../plan.ts';
import { arcOf } from '../../rules/arcs.ts';
import { heatOutlook } from '../../rules/heat/outlook.ts';
import { fire } from '../../rules/weapons/declare.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { supposing } from '../../rules/weapons/supposing.ts';
import { flip, twist } from '../../rules/weapons/twist.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { type Fed, fitting } from '../gunnery/fitting.ts';
import { batteryOf, type Gun } from '../gunnery/guns.ts';
import { gunBears, oddsOf, oddsTable } from '../gunnery/needs.ts';
import { pointsOn } from '../gunnery/shelter.ts';
import { type Mark, marksOf, shotAt } from './marks.ts';
import type { TeamPlan } from './team.ts';
import type { CommanderWeights } from './weights.ts';

const AIMED = 1.25; // factor for aiming at the centre torso of an immobile 'Mech

/** A gun at a target, with its expected effect. */
interface Round extends Item, Fed {
  readonly aim: boolean;
  readonly foe: UnitId;
  readonly wall: Hex | undefined; // at the building around it
  readonly points: number; // expected, weighted by value
  readonly joint: number; // the same if it is the common target
  readonly spent: number; // value of the ammunition used
}

/** A way to use a unit's guns: torso facing, targets and weapons. */
export interface Plan {
  readonly unit: UnitId;
  readonly torso: Facing;
  readonly turns: boolean; // the torso still has to turn there
  readonly flipped: boolean; // the arms point backwards
  readonly flips: boolean; // they still have to be flipped
  readonly primary: UnitId; // -1 = holds fire
  readonly wall?: Hex; // the primary target is the building of this hex, around that unit
  readonly shots: readonly Shot[];
  readonly dealt: number;
  readonly joint: number; // the part of `dealt` that hits the common target
  readonly spent: number;
  readonly heatCost: number;
}

/** The best use of the guns for every torso facing and primary target, plus holding fire. */
export function* plansOf(view: View, unit: UnitId, weights: CommanderWeights, team?: TeamPlan): Generator<Plan, void> {
  const { guns } = batteryOf(view, unit);
  const marks = marksOf(view, unit, weights, team);
  const most = guns.reduce((all, { heat }) => all + heat, 0);
  const costs = heatCosts(view, unit, most);
  const minded = costs.map((cost) => weights.heat * cost);
  const base = costs[0] as number;
  yield holding(view, unit);
  for (const flipped of armsOf(view, unit)) {
    const flips = flipped !== unitOf(view, unit).flipped;
    const posed = flips ? (supposing(view, unit, { flipped }) as View) : view;
    const { guns } = batteryOf(posed, unit);
    for (const torso of looks(view, unit))
      for (const primary of marks) {
        const rounds = guns.flatMap((gun, i) => bestRound(view, unit, weights, gun, i, torso, primary, marks));
        const taken = bestLoad(fitting(view, unit, rounds), minded);
        if (!taken.some(({ foe, wall }) => foe === primary.foe && wall === primary.wall)) continue;
        const heatCost = (costs[heatOf(taken)] as number) - base;
        yield { ...planOf(view, unit, torso, primary, taken, heatCost), flipped, flips };
      }
  }
}

/** How the arms may point: as they do, and the other way if they flip. */
function armsOf(view: View, unit: UnitId): readonly boolean[] {
  const { flipped } = unitOf(view, unit);
  const other = { type: 'flip', unit, flipped: !flipped } as const;
  return flip.refuse(view, modelOf(view, unit).side, other) ? [flipped] : [flipped, !flipped];
}

const heatOf = (rounds: readonly Round[]): number => rounds.reduce((all, { size }) => all + size, 0);

/** The most valuable set of shots, minus the cost of their heat. */
function bestLoad(rounds: readonly Round[], costs: Float64Array): readonly Round[] {
  let best: readonly Round[] = [];
  let most = -(costs[0] as number);
  for (const places of packings(rounds, costs.length - 1)) {
    const load = places.map((place) => rounds[place] as Round);
    const gain = load.reduce((all, { profit }) => all + profit, 0) - (costs[heatOf(load)] as number);
    if (gain <= most) continue;
    best = load;
    most = gain;
  }
  return best;
}

const holding = (view: View, unit: UnitId): Plan => ({
  unit,
  torso: lookOf(view, unit),
  turns: false,
  flipped: unitOf(view, unit).flipped,
  flips: false,
  primary: -1,
  shots: [],
  dealt: 0,
  joint: 0,
  spent: 0,
  heatCost: 0,
});

const planOf = (
  view: View,
  unit: UnitId,
  torso: Facing,
  { foe: primary, wall }: Mark,
  rounds: readonly Round[],
  heatCost: number,
): Omit<Plan, 'flipped' | 'flips'> => ({
  unit,
  torso,
  turns: torso !== lookOf(view, unit),
  primary,
  ...(wall !== undefined && { wall }),
  shots: rounds.map(shotAt),
  dealt: rounds.reduce((all, { points }) => all + points, 0),
  joint: rounds.reduce((all, { joint }) => all + joint, 0),
  spent: rounds.reduce((all, { spent }) => all + spent, 0),
  heatCost,
});

/** Possible torso facings when firing: the current one, and those a twist can still reach. */
function looks(view: View, unit: UnitId): readonly Facing[] {
  const { side } = modelOf(view, unit);
  const now = lookOf(view, unit);
  return FACINGS.filter((facing) => facing === now || !twist.refuse(view, side, { type: 'twist', unit, facing }));
}

/** A gun's best target, if any, given the primary target. */
function bestRound(
  view: View,
  unit: UnitId,
  weights: CommanderWeights,
  gun: Gun,
  index: number,
  torso: Facing,
  primary: Mark,
  marks: readonly Mark[],
): readonly Round[] {
  const odds = oddsTable(view);
  const { at, facing } = unitOf(view, unit);
  const { map, ruleset } = view.rules;
  let best: Round | undefined;
  for (const mark of weights.split > 0 ? marks : [primary]) {
    if (!gunBears(gun, mark.bearing, torso, facing)) continue;
    const other = mark.foe !== primary.foe || mark.wall !== primary.wall;
    const front = other && arcOf(map, at, unitOf(view, mark.foe).at, torso) === 'front';
    const extra = other ? ruleset.secondary[front ? 'front' : 'elsewhere'] : 0;
    const hits = oddsOf(odds, (mark.needs[index] as number) + extra);
    if (hits === 0) continue;
    const aim = mark.aim && gun.single;
    const each =
      mark.wall === undefined
        ? pointsOn(gun, mark.shelter, weights.breach) * mark.worth * (aim ? AIMED : 1)
        : gun.points * weights.breach * mark.worth;
    const spent = Number.isFinite(gun.shots) ? each / (gun.shots + 1) : 0;
    const points = hits * each;
    const joint = mark.common ? points : 0;
    const profit = weights.dealt * points + weights.common * joint - weights.ammunition * spent;
    if (best && best.profit >= profit) continue;
    best = { profit, size: gun.heat, gun, bin: gun.bin, foe: mark.foe, wall: mark.wall, aim, points, joint, spent };
  }
  return best ? [best] : [];
}

/** The plan's command: the twist first if it is still to be made; undefined if the rules refuse it. */
export function commandOf(view: View, plan: Plan): Command | undefined {
  const { unit, torso, primary, wall, shots } = plan;
  const { side } = modelOf(view, unit);
  const turn = { type: 'twist', unit, facing: torso } as const;
  if (lookOf(view, unit) !== torso || view.phase === 'reaction')
    return twist.refuse(view, side, turn) ? undefined : turn;
  const other = { type: 'flip', unit, flipped: plan.flipped } as const;
  if (unitOf(view, unit).flipped !== plan.flipped) return flip.refuse(view, side, other) ? undefined : other;
  const inside: Target | null = primary < 0 ? null : { unit: primary };
  const target: Target | null = wall === undefined ? inside : { hex: wall, for: 'building' };
  const command = { type: 'fire', unit, primary: target, shots: [...shots] } as const;
  return fire.refuse(view, side, command) ? undefined : command;
}

const CARRIED = 0.35; // a point of heat carried into the next turn
const SLOWED = 1.2; // a lost MP
const BLURRED = 3.5; // +1 to every to-hit number
const STOPPED = 40; // a reactor shutdown
const BLOWN = 60; // an ammunition explosion

/** Cost, in points, of the heat that a unit's guns add this turn, indexed by that heat. */
export function heatCosts(view: View, id: UnitId, most: number): Float64Array {
  return Float64Array.from({ length: most + 1 }, (_, extra) => {
    const { heat, shutdown, explosion } = heatOutlook(view, id, extra);
    const { movement, toHit } = heatRow(heat);
    return CARRIED * heat + SLOWED * movement + BLURRED * toHit + STOPPED * shutdown + BLOWN * explosion;
  });
}
