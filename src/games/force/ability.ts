/** The ability that is presence. */
export const ABILITY_FOR_PRESENCE = 1;

/** The ability that gives a right to a battle destiny. */
export const ABILITY_FOR_DESTINY = 4;
