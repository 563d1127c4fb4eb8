import { type Bearing, bearingFrom, degrees, dial, runsAlongSides } from '../../../parts/hex/bearing.ts';
import type { Facing, Hex, HexGrid } from '../../../parts/hex/hex.ts';
import { isArm, isLeg, TURRET } from '../data/places.ts';
import type { Mount } from '../design.ts';
import type { Column } from '../events.ts';
import { modelOf, type State, type Unit, type UnitId, unitOf } from '../state.ts';
import { betterSide, type Eye, eyeAt, eyeOf } from './sight.ts';
import { heightOf, STANDING } from './status/body.ts';
import { floorAt } from './terrain.ts';

export type Arc = 'front' | 'right' | 'left' | 'rear';

/** A hypothetical position; omitted fields keep their value. A new hex or facing turns torso and turret forward. */
export interface Stance {
  readonly at?: Hex;
  readonly facing?: Facing;
  readonly torso?: Facing; // or a turret
  readonly flipped?: boolean;
}
const AS_IT_IS: Stance = {};

const ARCS: readonly Arc[] = dial((bearing) =>
  bearing <= degrees(60) || bearing >= degrees(300)
    ? 'front'
    : bearing <= degrees(120)
      ? 'right'
      : bearing < degrees(240)
        ? 'rear'
        : 'left',
);

/** The arc of a bearing relative to a facing. */
export const arcAt = (bearing: Bearing): Arc => ARCS[bearing] as Arc;

/** The arc in which a hex lies from this hex and facing. */
export const arcOf = (grid: HexGrid, from: Hex, to: Hex, facing: Facing): Arc =>
  arcAt(bearingFrom(grid, from, to, facing));

const FRONT_ONLY: readonly Arc[] = ['front'];
const REAR_ONLY: readonly Arc[] = ['rear'];
const LEFT_ARM: readonly Arc[] = ['front', 'left'];
const RIGHT_ARM: readonly Arc[] = ['front', 'right'];

/** Firing arcs by location: MECH_PLACES and VEHICLE_PLACES. */
const MECH_ARCS = [LEFT_ARM, FRONT_ONLY, FRONT_ONLY, FRONT_ONLY, FRONT_ONLY, RIGHT_ARM, FRONT_ONLY, FRONT_ONLY];
const VEHICLE_ARCS: readonly (readonly Arc[])[] = [FRONT_ONLY, ['right'], ['left'], REAR_ONLY, FRONT_ONLY];

/** The arcs of a mount relative to its facing. Flipped arms fire only to the rear. */
export function arcsOf(mech: boolean, mount: Mount, flipped: boolean): readonly Arc[] {
  if (mount.rear || (mech && flipped && isArm(mount.at))) return REAR_ONLY;
  return (mech ? MECH_ARCS : VEHICLE_ARCS)[mount.at] ?? FRONT_ONLY;
}

/** Leg and hull weapons use the unit's facing, other 'Mech weapons the torso's, turret weapons the turret's. */
export const isFixed = (mech: boolean, { at }: Mount): boolean => (mech ? isLeg(at) : at !== TURRET);

function facingOf(unit: Unit, mount: Mount, { at, facing, torso }: Stance): Facing {
  const { crew } = unit;
  const ahead = facing ?? unit.facing;
  if (isFixed(crew === null, mount)) return ahead;
  if (torso !== undefined) return torso;
  const moved = at !== undefined || facing !== undefined;
  return moved && !crew?.turretLocked ? ahead : (crew?.turret ?? unit.torso);
}

/** Whether a weapon can be pointed at a hex. */
export function bears(state: State, id: UnitId, mount: number, target: Hex, stance: Stance = AS_IT_IS): boolean {
  const unit = unitOf(state, id);
  const weapon = modelOf(state, id).design.mounts[mount];
  if (!weapon) return false;
  const { at = unit.at, flipped = unit.flipped } = stance;
  const arc = arcOf(state.rules.map, at, target, facingOf(unit, weapon, stance));
  return arcsOf(unit.crew === null, weapon, flipped).includes(arc);
}

/** The hit location column by the attacker's bearing; the front column ends at `side` degrees. */
const columns = (side: number): readonly Column[] =>
  dial((bearing) =>
    bearing <= degrees(side) || bearing >= degrees(360 - side)
      ? 'front'
      : bearing <= degrees(150)
        ? 'right'
        : bearing < degrees(210)
          ? 'rear'
          : 'left',
  );
const MECH_COLUMNS = columns(90);
const VEHICLE_COLUMNS = columns(30);

/** The column of a bearing relative to the target's legs; exactly on a border, the column that includes it. */
export const columnAt = (mech: boolean, bearing: Bearing): Column =>
  (mech ? MECH_COLUMNS : VEHICLE_COLUMNS)[bearing] as Column;

/** The unit in that hex, or a hypothetical standing 'Mech. */
function eyeIn(state: State, hex: Hex, target: UnitId): Eye {
  const id = state.units.findIndex((unit, other) => other !== target && unit.at === hex && !unit.destroyed);
  return id < 0 ? eyeAt(hex, floorAt(state, hex), STANDING) : eyeOf(state, id);
}

/**
 * The side an attack comes from, by the facing of the legs. On a border between two sides, it comes through the hexes
 * that the defender chose for the line of sight.
 */
export function columnOf(state: State, target: UnitId, from: Hex | Eye, stance: Stance = AS_IT_IS): Column {
  const unit = unitOf(state, target);
  const { at = unit.at, facing = unit.facing } = stance;
  const table = unit.crew ? VEHICLE_COLUMNS : MECH_COLUMNS;
  const start = typeof from === 'number' ? from : from.at;
  const bearing = bearingFrom(state.rules.map, at, start, facing);
  const border = runsAlongSides(bearing) && table[bearing - 1] !== table[bearing + 1];
  if (!border) return table[bearing] as Column;

  const level = at === unit.at ? unit.level : floorAt(state, at);
  const eye = typeof from === 'number' ? eyeIn(state, from, target) : from;
  const side = betterSide(state, eye, eyeAt(at, level, heightOf(state, target)));
  // The attacker's left is clockwise for the target.
  return table[bearing + (side === 'left' ? 1 : side === 'right' ? -1 : 0)] as Column;
}
