import type { Weapon } from '../../data/items.ts';
import { isLeg, type Place } from '../../data/places.ts';
import type { Land, Unit } from '../../state.ts';
import { sunk } from '../terrain.ts';

export type Ranges = Weapon['ranges'];
const BRACKETS = ['short', 'medium', 'long'] as const;
export type Bracket = (typeof BRACKETS)[number];

/** To-hit by bracket. */
export const RANGE_MODIFIER: Readonly<Record<Bracket, number>> = { short: 0, medium: 2, long: 4 };

/** A weapon's place is under water: all of them when the whole unit is, the legs when it wades. */
export function isWet(land: Land, unit: Unit, place: Place): boolean {
  const under = sunk(land, unit);
  return under === 'all' || (under === 'legs' && unit.crew === null && isLeg(place));
}

/** The ranges that count where the weapon is; under water many have none. */
export const rangesOf = (weapon: Weapon, wet: boolean): Ranges | null => (wet ? weapon.underwater : weapon.ranges);

/** The bracket of a distance, or null beyond long range. */
export const bracketOf = ([short, medium, long]: Ranges, distance: number): Bracket | null =>
  distance <= short ? 'short' : distance <= medium ? 'medium' : distance <= long ? 'long' : null;

/** What a target that is too near adds: 1 at the minimum range itself, one more for every hex nearer. */
export const minimumModifier = (minimum: number, distance: number): number => Math.max(0, minimum - distance + 1);
