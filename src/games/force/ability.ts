/** The minimum total ability at a location that gives presence. */
export const ABILITY_FOR_PRESENCE = 1;

/** The minimum total ability in a battle that allows drawing battle destiny. */
export const ABILITY_FOR_DESTINY = 4;
