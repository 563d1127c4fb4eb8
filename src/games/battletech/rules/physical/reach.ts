import type { HitTable } from '../../events.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { isMech } from '../status.ts';
import { sunk } from '../terrain.ts';
import type { Strike, StrikeKind } from './attack.ts';

/** The target's posture for a physical attack: prone 'Mechs and vehicles are one level high. */
export type Posture = 'standing' | 'prone' | 'vehicle';

export const postureOf = (state: State, id: UnitId): Posture =>
  !isMech(state, id) ? 'vehicle' : unitOf(state, id).prone ? 'prone' : 'standing';

/** The target's feet compared with the attacker's: lower, same, higher. */
type ByRise = Readonly<Partial<Record<number, HitTable>>>;

/** The hit table of an attack; without one, it cannot reach. */
const REACH: Readonly<Record<StrikeKind, Readonly<Record<Posture, ByRise>>>> = {
  punch: { standing: { 0: 'punch', 1: 'kick' }, prone: { 1: 'full' }, vehicle: { 1: 'full' } },
  kick: { standing: { [-1]: 'punch', 0: 'kick' }, prone: { 0: 'full' }, vehicle: { 0: 'full' } },
  club: { standing: { [-1]: 'punch', 0: 'full', 1: 'kick' }, prone: { 1: 'full' }, vehicle: { 0: 'full', 1: 'full' } },
  push: { standing: { 0: 'full' }, prone: {}, vehicle: {} },
  charge: { standing: { [-1]: 'full', 0: 'full', 1: 'full' }, prone: {}, vehicle: {} },
  'death-from-above': { standing: {}, prone: {}, vehicle: {} }, // from above: see below
};

/** A death from above hits the upper half of a standing 'Mech, and all of anything lower. */
const LEAP: Readonly<Record<Posture, HitTable>> = { standing: 'punch', prone: 'full', vehicle: 'full' };

export function tableFor(kind: StrikeKind, posture: Posture, rise: number): HitTable | undefined {
  return kind === 'death-from-above' ? LEAP[posture] : REACH[kind][posture][rise];
}

export const riseOf = (state: State, id: UnitId, target: UnitId): number =>
  unitOf(state, target).level - unitOf(state, id).level;

/** Stands in water of depth 1. */
export const wades = (state: State, id: UnitId): boolean =>
  postureOf(state, id) === 'standing' && sunk(state, unitOf(state, id)) === 'legs';

/** The hit table for the units' current positions. A charge at a wading 'Mech hits what is above the water. */
export function tableOf(state: State, id: UnitId, { attack, target }: Strike): HitTable | undefined {
  const table = tableFor(attack, postureOf(state, target), riseOf(state, id, target));
  return attack === 'charge' && table && wades(state, target) ? 'punch' : table;
}
