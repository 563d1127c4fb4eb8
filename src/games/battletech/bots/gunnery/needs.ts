import { type Bearing, bearingOf } from '../../../../parts/hex/bearing.ts';
import { distance, FACINGS, type Facing } from '../../../../parts/hex/hex.ts';
import { arcAt } from '../../rules/arcs.ts';
import { HIGHEST, rollOdds } from '../../rules/rolls.ts';
import { sunkAt } from '../../rules/terrain.ts';
import { toHitNumber } from '../../rules/weapons/to-hit.ts';
import type { UnitId, View } from '../../view.ts';
import { ARC_BIT, batteryOf, type Gun, shotOf } from './guns.ts';
import { isClear, lineBetween, lineNumber, ownCovered } from './lines.ts';
import { bodyNumber, hidingNumber } from './prey.ts';
import { poseOf, type Stand } from './stand.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** A unit that fires at another, each at a given stand. */
export interface Aim {
  readonly shooter: UnitId;
  readonly from: Stand;
  readonly foe: UnitId;
  readonly to: Stand;
}

/**
 * The number each gun needs, in battery order, infinite if no roll can hit; ignores arcs. The same as the rules'
 * `toHitNumber`, from cached parts. False = no gun can hit.
 */
export function fillNeeds(view: View, { shooter, from, foe, to }: Aim, needs: Float64Array): boolean {
  const battery = batteryOf(view, shooter);
  const { guns } = battery;
  const [any] = guns;
  const far = distance(view.rules.map, from.hex, to.hex);
  if (!any || far === 0 || far > battery.farthest) return nothing(needs, guns.length);
  const line = lineBetween(view, from, to);
  if (!isClear(line)) return nothing(needs, guns.length);
  if (from.prone || isWet(view, from) || isWet(view, to)) return slowly(view, { shooter, from, foe, to }, guns, needs);
  const common =
    bodyNumber(view, shooter, any, foe, to, far <= 1) + hidingNumber(view, shooter, any, foe, to) + lineNumber(line);
  const own = battery.numberFor(from.mode, from.skidded);
  const hipDeep = ownCovered(line);
  let some = false;
  for (let i = 0; i < guns.length; i++) {
    const gun = guns[i] as Gun;
    const number = (own[i] as number) + common + (gun.atRange[far] ?? NEVER);
    const can = number <= HIGHEST && !(gun.leg && hipDeep);
    needs[i] = can ? number : NEVER;
    some ||= can;
  }
  return some;
}

function nothing(needs: Float64Array, count: number): false {
  needs.fill(NEVER, 0, count);
  return false;
}

const isWet = (view: View, { hex, level, height }: Stand): boolean =>
  sunkAt(view, { at: hex, level, height }) !== 'none';

/** Prone units and water have too many special rules to repeat here. */
function slowly(view: View, { shooter, from, foe, to }: Aim, guns: readonly Gun[], needs: Float64Array): boolean {
  const bearing = bearingOf(view.rules.map, from.hex, to.hex);
  let some = false;
  for (const [i, gun] of guns.entries()) {
    const torso = FACINGS.find((look) => gunBears(gun, bearing, look, from.facing)) ?? from.facing;
    const plan = { pose: poseOf(from, torso), targetPose: poseOf(to) };
    const number = toHitNumber(view, shooter, shotOf(gun, foe), plan);
    needs[i] = number <= HIGHEST ? number : NEVER;
    some ||= number <= HIGHEST;
  }
  return some;
}

/** Whether a target is in a gun's arc, by its bearing and the facings of torso and legs. */
export const gunBears = ({ arcs, fixed }: Gun, bearing: Bearing, torso: Facing, facing: Facing): boolean =>
  (arcs & ARC_BIT[arcAt((bearing - 4 * (fixed ? facing : torso) + 24) % 24)]) !== 0;

const oddsBySides = new Map<number, Float64Array>();

/** Odds of rolling at least each number; 0 beyond the list. */
export function oddsTable(view: View): Float64Array {
  const { dice } = view.rules.ruleset;
  let table = oddsBySides.get(dice);
  if (!table) {
    table = Float64Array.from({ length: HIGHEST + 1 }, (_, needs) => rollOdds(view, needs));
    oddsBySides.set(dice, table);
  }
  return table;
}

/** The odds of a number from `fillNeeds`. */
export const oddsOf = (table: Float64Array, needs: number): number =>
  needs > HIGHEST ? 0 : (table[Math.max(0, needs)] as number);
