import type { Hex } from '../../../parts/hex/hex.ts';
import { type Building, bedOf, depthAt, type Ground } from '../ground.ts';
import { groundAt, type Land, type Unit } from '../state.ts';
import { tallOf } from './status/body.ts';

export { bedOf, depthAt };

/** Height of woods and smoke above their hex. */
export const FOLIAGE = 2;

/** A surface above the ground of a hex. */
type On = 'roof' | 'bridge';

/** The building, unless it has collapsed. */
export const standing = ({ building }: Ground): Building | null => (building && building.cf > 0 ? building : null);

/** The highest solid level of a hex: its surface or roof. */
export const topOf = (ground: Ground): number => ground.level + (standing(ground)?.height ?? 0);

/** The level of a unit's feet in a hex: on the ground, or on the roof or bridge if there is one. */
export function floorAt(land: Land, hex: Hex, on?: On): number {
  const ground = groundAt(land, hex);
  if (on === 'roof' && standing(ground)) return topOf(ground);
  if (on === 'bridge' && ground.bridge) return ground.bridge.level;
  return bedOf(ground);
}

/** How much of a unit of this height the water covers. */
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
