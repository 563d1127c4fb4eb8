/** Roll on two dice to set a hex on fire on purpose: this number or more. */
export const IGNITION = { flamer: 4, energy: 7, other: 9 } as const;

/** Modifier to that roll for a building, by kind: light, medium, heavy, hardened. */
export const BUILDING_IGNITION: Readonly<Record<1 | 2 | 3 | 4, number>> = { 1: -2, 2: -1, 3: 0, 4: 1 };

/** A stray shot can start a fire only on this or less; the roll for the fire itself is then harder. */
export const ACCIDENT = { clearing: 5, miss: 3, modifier: 2 } as const;

/** Roll for a fire to spread in the End Phase: downwind, to either side of that, or across a hex that does not burn. */
export const SPREAD = { downwind: 9, aside: 11, across: 12 } as const;

/** Fire and smoke spread up or down at most this many levels. */
export const LEVELS = 4;

/** Damage by fire per End Phase: to the terrain factor of woods, to the construction factor of a building. */
export const CONSUMES = { woods: 5, building: 2 } as const;

/** Smoke thins by one step on this or more. */
export const THINS = 11;

/** Terrain factor of undamaged woods: light, heavy. Heavy woods become light when they are down to the light factor. */
export const TERRAIN_FACTOR: Readonly<Record<1 | 2, number>> = { 1: 50, 2: 90 };

/** Heat for walking through a burning hex. */
export const FIRE_STEP = 2;

/** A vehicle in flames is unharmed on this or more. */
export const VEHICLE_SAFE = 8;
