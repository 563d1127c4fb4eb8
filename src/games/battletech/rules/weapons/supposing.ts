import type { Facing, Hex } from '../../../../parts/hex/hex.ts';
import { stateWith, unitWith } from '../../copies.ts';
import { type State, type UnitId, unitOf, type Went } from '../../state.ts';
import { floorAt } from '../terrain.ts';

/** Where a unit might stand, and how it might have come there. What is left out stays as it is. */
export interface Pose {
  readonly at?: Hex;
  readonly level?: number; // of the feet; left out with a new hex, it stands on the ground there
  readonly facing?: Facing;
  readonly torso?: Facing; // or a turret; left out with a new facing, it looks ahead
  readonly flipped?: boolean;
  readonly prone?: boolean;
  readonly went?: Went;
}

/** The state as it would be if the unit stood so. Every rule can be asked about it. */
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
