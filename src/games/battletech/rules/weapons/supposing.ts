import type { Facing, Hex } from '../../../../parts/hex/hex.ts';
import { stateWith, unitWith } from '../../copies.ts';
import { type State, type UnitId, unitOf, type Went } from '../../state.ts';
import { floorAt } from '../terrain.ts';

/** A hypothetical position and movement of a unit. Omitted fields keep their value. */
export interface Pose {
  readonly at?: Hex;
  readonly level?: number; // of the feet (default with a new hex: on the ground)
  readonly facing?: Facing;
  readonly torso?: Facing; // or turret (default with a new facing: forward)
  readonly flipped?: boolean;
  readonly prone?: boolean;
  readonly went?: Went;
}

/** The state with the unit in this position; all rules work on it. */
export function supposing(state: State, id: UnitId, pose: Pose): State {
  const unit = unitOf(state, id);
  const at = pose.at ?? unit.at;
  const facing = pose.facing ?? unit.facing;
  const ahead = pose.facing === undefined && pose.at === undefined;
  const torso = pose.torso ?? (ahead ? unit.torso : facing);
  const turret = pose.torso ?? (ahead || unit.crew?.turretLocked ? unit.crew?.turret : facing) ?? facing;
  const posed = unitWith(unit, {
    at,
    level: pose.level ?? (at === unit.at ? unit.level : floorAt(state, at)),
    facing,
    torso,
    flipped: pose.flipped ?? unit.flipped,
    prone: pose.prone ?? unit.prone,
    went: pose.went ?? unit.went,
    crew: unit.crew && { ...unit.crew, turret },
  });
  return stateWith(state, { units: state.units.with(id, posed) });
}
