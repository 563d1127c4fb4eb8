import { bearingOf } from '../../../../parts/hex/bearing.ts';
import { FACINGS, type Facing } from '../../../../parts/hex/hex.ts';
import { type Item, packings } from '../../../../parts/knapsack/knapsack.ts';
import type { Command } from '../../commands.ts';
import { heatRow } from '../../data/heat-scale.ts';
import { CT } from '../../data/places.ts';
import type { Shot, Target } from '../../plan.ts';
import { arcOf } from '../../rules/arcs.ts';
import { heatOutlook } from '../../rules/heat/outlook.ts';
import { immobile, isMech } from '../../rules/status.ts';
import { fire } from '../../rules/weapons/declare.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { twist } from '../../rules/weapons/twist.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { type Fed, fitting } from '../gunnery/fitting.ts';
import { foesOf } from '../gunnery/foes.ts';
import { batteryOf, type Gun, shotOf } from '../gunnery/guns.ts';
import { fillNeeds, gunBears, oddsOf, oddsTable } from '../gunnery/needs.ts';
import { pointsThrough, type Shelter, shelterOf } from '../gunnery/shelter.ts';
import { standOf } from '../gunnery/stand.ts';
import type { CommanderWeights } from './weights.ts';
import { healthOf, worthOf } from './worth.ts';

/** A gun at a target, with its expected effect. */
interface Round extends Item, Fed {
  readonly aim: boolean;
  readonly foe: UnitId;
  readonly points: number; // expected, weighted by value
  readonly spent: number; // value of the ammunition used
}

/** A way to use a unit's guns: torso facing, targets and weapons. */
export interface Plan {
  readonly unit: UnitId;
  readonly torso: Facing;
  readonly turns: boolean; // the torso still has to turn there
  readonly primary: UnitId; // -1 = holds fire
  readonly shots: readonly Shot[];
  readonly dealt: number;
  readonly spent: number;
  readonly heatCost: number;
}

/** Facts about an enemy that do not depend on the torso. */
interface Mark {
  readonly foe: UnitId;
  readonly needs: Float64Array;
  readonly bearing: number;
  readonly worth: number; // value of a point
  readonly shelter: Shelter;
  readonly aim: boolean; // immobile enough to be aimed at
}

const AIMED = 1.25; // factor for aiming at the centre torso of an immobile 'Mech

function marksOf(view: View, unit: UnitId, weights: CommanderWeights): readonly Mark[] {
  const from = standOf(view, unit);
  const { guns } = batteryOf(view, unit);
  const { map } = view.rules;
  return foesOf(view, unit).flatMap((foe): Mark[] => {
    const needs = new Float64Array(guns.length);
    const to = standOf(view, foe);
    if (!fillNeeds(view, { shooter: unit, from, foe, to }, needs)) return [];
    const back = bearingOf(map, to.hex, from.hex);
    const worth =
      (worthOf(view, foe)[(back - 4 * to.facing + 24) % 24] as number) *
      (1 + weights.focus * (1 - healthOf(view, foe)) + (isJoined(view, unit, foe) ? weights.join : 0));
    const aim = isMech(view, foe) && immobile(view, foe);
    const shelter = shelterOf(view, from, to);
    return [{ foe, needs, bearing: bearingOf(map, from.hex, to.hex), worth, shelter, aim }];
  });
}

/** An ally has declared fire at this enemy. */
const isJoined = (view: View, unit: UnitId, foe: UnitId): boolean =>
  view.declared.some(
    ({ unit: other, shots }) =>
      modelOf(view, other).side === modelOf(view, unit).side &&
      shots.some(({ target }) => 'unit' in target && target.unit === foe),
  );

/** The best use of the guns for every torso facing and primary target, plus holding fire. */
export function* plansOf(view: View, unit: UnitId, weights: CommanderWeights): Generator<Plan, void> {
  const { guns } = batteryOf(view, unit);
  const marks = marksOf(view, unit, weights);
  const most = guns.reduce((all, { heat }) => all + heat, 0);
  const costs = heatCosts(view, unit, most);
  const minded = costs.map((cost) => weights.heat * cost);
  const base = costs[0] as number;
  yield holding(view, unit);
  for (const torso of looks(view, unit))
    for (const primary of marks) {
      const rounds = guns.flatMap((gun, i) => bestRound(view, unit, weights, gun, i, torso, primary, marks));
      const taken = bestLoad(fitting(view, unit, rounds), minded);
      if (!taken.some(({ foe }) => foe === primary.foe)) continue;
      yield planOf(view, unit, torso, primary.foe, taken, (costs[heatOf(taken)] as number) - base);
    }
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
  primary: -1,
  shots: [],
  dealt: 0,
  spent: 0,
  heatCost: 0,
});

const planOf = (
  view: View,
  unit: UnitId,
  torso: Facing,
  primary: UnitId,
  rounds: readonly Round[],
  heatCost: number,
): Plan => ({
  unit,
  torso,
  turns: torso !== lookOf(view, unit),
  primary,
  shots: rounds.map(shotAt),
  dealt: rounds.reduce((all, { points }) => all + points, 0),
  spent: rounds.reduce((all, { spent }) => all + spent, 0),
  heatCost,
});

const shotAt = ({ gun, bin, foe, aim }: Round): Shot => ({
  ...shotOf({ ...gun, bin }, foe),
  ...(aim && { aim: CT }),
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
    const other = mark.foe !== primary.foe;
    const front = other && arcOf(map, at, unitOf(view, mark.foe).at, torso) === 'front';
    const extra = other ? ruleset.secondary[front ? 'front' : 'elsewhere'] : 0;
    const hits = oddsOf(odds, (mark.needs[index] as number) + extra);
    if (hits === 0) continue;
    const aim = mark.aim && gun.single;
    const each = pointsThrough(gun, mark.shelter) * mark.worth * (aim ? AIMED : 1);
    const spent = Number.isFinite(gun.shots) ? each / (gun.shots + 1) : 0;
    const points = hits * each;
    const profit = weights.dealt * points - weights.ammunition * spent;
    if (best && best.profit >= profit) continue;
    best = { profit, size: gun.heat, gun, bin: gun.bin, foe: mark.foe, aim, points, spent };
  }
  return best ? [best] : [];
}

/** The plan's command: the twist first if it is still to be made; undefined if the rules refuse it. */
export function commandOf(view: View, plan: Plan): Command | undefined {
  const { unit, torso, primary, shots } = plan;
  const { side } = modelOf(view, unit);
  const turn = { type: 'twist', unit, facing: torso } as const;
  if (lookOf(view, unit) !== torso || view.phase === 'reaction')
    return twist.refuse(view, side, turn) ? undefined : turn;
  const target: Target | null = primary < 0 ? null : { unit: primary };
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
