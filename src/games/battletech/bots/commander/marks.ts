import { bearingOf } from '../../../../parts/hex/bearing.ts';
import type { Hex } from '../../../../parts/hex/hex.ts';
import { CT } from '../../data/places.ts';
import type { Shot } from '../../plan.ts';
import { immobile, isMech } from '../../rules/status.ts';
import { toHitNumber } from '../../rules/weapons/to-hit.ts';
import { modelOf, type UnitId, type View } from '../../view.ts';
import { foesOf } from '../gunnery/foes.ts';
import { batteryOf, type Gun, shotOf } from '../gunnery/guns.ts';
import { fillNeeds } from '../gunnery/needs.ts';
import { type Shelter, shelterOf } from '../gunnery/shelter.ts';
import { standOf } from '../gunnery/stand.ts';
import type { TeamPlan } from './team.ts';
import type { CommanderWeights } from './weights.ts';
import { healthOf, worthOf } from './worth.ts';

/** A gun, its bin and its target. */
interface Aimed {
  readonly gun: Gun;
  readonly bin: number | undefined;
  readonly foe: UnitId;
  readonly wall: Hex | undefined; // at the building around it
  readonly aim: boolean;
}

/** Facts about an enemy that do not depend on the torso. */
export interface Mark {
  readonly foe: UnitId;
  readonly wall: Hex | undefined; // the target is the building around it
  readonly needs: Float64Array;
  readonly bearing: number;
  readonly worth: number; // value of a point
  readonly common: boolean; // the common target
  readonly shelter: Shelter;
  readonly aim: boolean; // immobile enough to be aimed at
}

/** The enemies that a unit can hit, and the buildings around them. */
export function marksOf(
  view: View,
  unit: UnitId,
  weights: CommanderWeights,
  team: TeamPlan | undefined,
): readonly Mark[] {
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
    const common = foe === team?.target;
    const bearing = bearingOf(map, from.hex, to.hex);
    const mark = { foe, wall: undefined, needs, bearing, worth, common, shelter, aim };
    return shelter.walls > 0 && weights.breach > 0 && view.rules.ruleset.collapse
      ? [mark, wallOf(view, unit, mark, to.hex)]
      : [mark];
  });
}

/** The building around an enemy as a target of its own. */
const wallOf = (view: View, unit: UnitId, mark: Mark, hex: Hex): Mark => ({
  ...mark,
  wall: hex,
  needs: Float64Array.from(batteryOf(view, unit).guns, (gun) =>
    toHitNumber(view, unit, shotAt({ gun, bin: gun.bin, foe: mark.foe, wall: hex, aim: false })),
  ),
  aim: false,
});

/** An ally has declared fire at this enemy. */
const isJoined = (view: View, unit: UnitId, foe: UnitId): boolean =>
  view.declared.some(
    ({ unit: other, shots }) =>
      modelOf(view, other).side === modelOf(view, unit).side &&
      shots.some(({ target }) => 'unit' in target && target.unit === foe),
  );

/** A gun at a mark. */
export const shotAt = ({ gun, bin, foe, wall, aim }: Aimed): Shot => ({
  ...shotOf({ ...gun, bin }, foe),
  ...(wall !== undefined && { target: { hex: wall, for: 'building' } }),
  ...(aim && { aim: CT }),
});
