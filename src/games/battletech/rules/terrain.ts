import type { Hex } from '../../../parts/hex/hex.ts';
import { type Building, bedOf, depthAt, type Ground } from '../ground.ts';
import { groundAt, type State, type Unit } from '../state.ts';

export { bedOf, depthAt };

/** Levels that woods and smoke stand above their hex. */
export const FOLIAGE = 2;

/** What a unit can stand on above the ground of a hex. */
export type On = 'roof' | 'bridge';

/** The building while it stands. */
export const standing = ({ building }: Ground): Building | null => (building && building.cf > 0 ? building : null);

/** The level of the highest solid thing of a hex: its surface, or the roof. */
export const topOf = (ground: Ground): number => ground.level + (standing(ground)?.height ?? 0);

/** The level of one's feet in a hex: on the ground, or on the roof or the bridge if it has one. */
export function floorAt(state: Pick<State, 'ground' | 'rules'>, hex: Hex, on?: On): number {
  const ground = groundAt(state, hex);
  if (on === 'roof' && standing(ground)) return topOf(ground);
  if (on === 'bridge' && ground.bridge) return ground.bridge.level;
  return bedOf(ground);
}

/** How much of a unit the water covers: 2 levels of a standing 'Mech, 1 of anybody else. */
export function sunk(state: Pick<State, 'ground' | 'rules'>, unit: Unit): 'none' | 'legs' | 'all' {
  const ground = groundAt(state, unit.at);
  const depth = depthAt(ground) > 0 ? ground.level - unit.level : 0;
  const height = unit.prone || unit.crew ? 1 : 2;
  return depth <= 0 ? 'none' : depth < height ? 'legs' : 'all';
}
