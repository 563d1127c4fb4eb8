import type { Weapon } from '../../data/items.ts';
import { isLeg, type Place } from '../../data/places.ts';
import type { Land, Unit } from '../../state.ts';
import { sunk } from '../terrain.ts';

export type Ranges = Weapon['ranges'];
const BRACKETS = ['short', 'medium', 'long'] as const;
export type Bracket = (typeof BRACKETS)[number];

/** To-hit modifier by range bracket. */
export const RANGE_MODIFIER: Readonly<Record<Bracket, number>> = { short: 0, medium: 2, long: 4 };

/** Whether a weapon is under water: all of them if the unit is submerged, those in the legs if it wades. */
export function isWet(land: Land, unit: Unit, place: Place): boolean {
  const under = sunk(land, unit);
  return under === 'all' || (under === 'legs' && unit.crew === null && isLeg(place));
}

/** The ranges in air or under water; many weapons have none under water. */
export const rangesOf = (weapon: Weapon, wet: boolean): Ranges | null => (wet ? weapon.underwater : weapon.ranges);

/** The bracket of a distance, or null beyond long range. */
export const bracketOf = ([short, medium, long]: Ranges, distance: number): Bracket | null =>
  distance <= short ? 'short' : distance <= medium ? 'medium' : distance <= long ? 'long' : null;

/** Modifier for a target that is too close: 1 at the minimum range, one more per hex closer. */
export const minimumModifier = (minimum: number, distance: number): number => Math.max(0, minimum - distance + 1);
