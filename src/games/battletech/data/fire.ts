/** What sets a hex on fire where it is aimed at: two dice, this or more. */
export const IGNITION = { flamer: 4, energy: 7, other: 9 } as const;

/** To that roll where a building stands, by its kind: light, medium, heavy, hardened. */
export const BUILDING_IGNITION: Readonly<Record<1 | 2 | 3 | 4, number>> = { 1: -2, 2: -1, 3: 0, 4: 1 };

/** A stray shot catches at all only on this or less, and then burns less easily. */
export const ACCIDENT = { clearing: 5, miss: 3, modifier: 2 } as const;

/** Where a fire leaps to in an End Phase, by hexsides from downwind; and over a hex that does not burn. */
export const SPREAD = { downwind: 9, aside: 11, across: 12 } as const;

/** A fire climbs and drops no farther than this, and smoke neither. */
export const LEVELS = 4;

/** What a fire takes in an End Phase: terrain factor of woods, construction factor of a building. */
export const CONSUMES = { woods: 5, building: 2 } as const;

/** Smoke thins by a step on this or more. */
export const THINS = 11;

/** Terrain factor of untouched woods: light, heavy. Heavy woods are light once they are down to those. */
export const TERRAIN_FACTOR: Readonly<Record<1 | 2, number>> = { 1: 50, 2: 90 };

/** Heat for walking through a burning hex. */
export const FIRE_STEP = 2;

/** A vehicle in flames comes to no harm on this or more. */
export const VEHICLE_SAFE = 8;
