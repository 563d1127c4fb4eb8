import type { Part } from '../../data/items.ts';
import { type Place, TURRET } from '../../data/places.ts';
import { modelOf, type State, type Unit, type UnitId, unitOf } from '../../state.ts';
import { layoutOf, ones, slotsOf } from './layout.ts';

export const alive = (unit: Unit): boolean => unit.destroyed === null;

/** Able to act: alive, conscious, reactor running, crew not stunned. */
export const active = (unit: Unit): boolean =>
  unit.destroyed === null && unit.pilot.awake && !unit.shutDown && (unit.crew === null || unit.crew.stunned === 0);

export const isMech = (state: State, id: UnitId): boolean => modelOf(state, id).design.kind === 'mech';

/** Vehicles do not track heat, and a match can be played without it. */
export const tracksHeat = (state: State, id: UnitId): boolean => state.rules.ruleset.heatPhase && isMech(state, id);

/** Share of a unit's armour and structure left, 0 to 1. */
export function shareLeft(state: State, id: UnitId): number {
  const { design } = modelOf(state, id);
  const { armour, structure } = unitOf(state, id);
  const full = points(design.armour) + points(design.structure);
  return full > 0 ? (points(armour) + points(structure)) / full : 0;
}

const points = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

/** Height of a standing 'Mech. */
export const STANDING = 2;

/** Height of a unit: one if it is prone or a vehicle. */
export const tallOf = ({ prone, crew }: Pick<Unit, 'prone' | 'crew'>): number => (prone || crew ? 1 : STANDING);
export const heightOf = (state: Pick<State, 'units'>, id: UnitId): number => tallOf(unitOf(state, id));

/** A vehicle built with a turret. */
export const hasTurret = (state: State, id: UnitId): boolean => {
  const { kind, structure } = modelOf(state, id).design;
  return kind === 'vehicle' && (structure[TURRET] as number) > 0;
};

export const hasPlace = (unit: Unit, place: Place): boolean => (unit.lost & (1 << place)) === 0;

/** A filled and undamaged slot. */
export function slotWorks(state: State, id: UnitId, place: Place, slot: number): boolean {
  const unit = unitOf(state, id);
  const there = modelOf(state, id).design.slots[place]?.[slot];
  return !!there && hasPlace(unit, place) && ((unit.hits[place] as number) & (1 << slot)) === 0;
}

/** Destroyed slots of a location as bits: all of them once the location is lost. */
const gone = (unit: Unit, place: Place): number => (hasPlace(unit, place) ? (unit.hits[place] as number) : -1);

/** Destroyed slots of a part or item in all locations, including lost ones. */
export function hitsOn(state: State, id: UnitId, item: Part | (string & {})): number {
  const unit = unitOf(state, id);
  const slots = slotsOf(modelOf(state, id).design, item);
  let hits = 0;
  for (let place = 0; place < slots.length; place++) {
    const bits = slots[place] as number;
    if (bits !== 0) hits += ones(bits & gone(unit, place));
  }
  return hits;
}

/** Working slots of an item in a location. */
export function working(state: State, id: UnitId, item: string, place: Place): number {
  const bits = slotsOf(modelOf(state, id).design, item)[place] ?? 0;
  return bits === 0 ? 0 : ones(bits & ~gone(unitOf(state, id), place));
}

export function actuator(state: State, id: UnitId, place: Place, part: Part): 'works' | 'destroyed' | 'absent' {
  const bits = slotsOf(modelOf(state, id).design, part)[place] ?? 0;
  if (bits === 0) return 'absent';
  return (bits & gone(unitOf(state, id), place)) === 0 ? 'works' : 'destroyed';
}

/** A weapon is out of action if any of its slots is hit or its location is lost. */
export function weaponWorks(state: State, id: UnitId, mount: number): boolean {
  const unit = unitOf(state, id);
  const { design } = modelOf(state, id);
  const weapon = design.mounts[mount];
  if (!weapon || !hasPlace(unit, weapon.at)) return false;
  if (unit.crew) return ((unit.broken | unit.crew.jammed) & (1 << mount)) === 0;
  return ((layoutOf(design).mounts[mount] as number) & gone(unit, weapon.at)) === 0;
}

/** The gyro is destroyed by its second hit. */
export const gyroDestroyed = (state: State, id: UnitId): boolean => isMech(state, id) && hitsOn(state, id, 'gyro') >= 2;

/** A 'Mech's sensors fail with the second hit, a vehicle's with the fourth. */
export function sensorsGone(state: State, id: UnitId): boolean {
  const { crew } = unitOf(state, id);
  return crew ? crew.sensors >= 4 : hitsOn(state, id, 'sensors') >= 2;
}
