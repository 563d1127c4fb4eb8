import type { Hex } from '../../../parts/hex/hex.ts';
import { type Building, bedOf, depthAt, type Ground } from '../ground.ts';
import { groundAt, type Land, type Unit } from '../state.ts';
import { tallOf } from './status/body.ts';

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
export function floorAt(land: Land, hex: Hex, on?: On): number {
  const ground = groundAt(land, hex);
  if (on === 'roof' && standing(ground)) return topOf(ground);
  if (on === 'bridge' && ground.bridge) return ground.bridge.level;
  return bedOf(ground);
}

/** How much the water covers of one who stands so many levels above his feet. */
export function sunkAt(
  land: Land,
  { at, level, height }: { readonly at: Hex; readonly level: number; readonly height: number },
): 'none' | 'legs' | 'all' {
  const ground = groundAt(land, at);
  if (depthAt(ground) <= 0 || ground.level <= level) return 'none';
  return ground.level - level < height ? 'legs' : 'all';
}

/** How much of a unit the water covers. */
export const sunk = (land: Land, unit: Unit): 'none' | 'legs' | 'all' =>
  sunkAt(land, { at: unit.at, level: unit.level, height: tallOf(unit) });
