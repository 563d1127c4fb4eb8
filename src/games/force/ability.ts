/** The ability needed for presence. */
export const ABILITY_FOR_PRESENCE = 1;

/** The ability needed to draw a battle destiny. */
export const ABILITY_FOR_DESTINY = 4;
