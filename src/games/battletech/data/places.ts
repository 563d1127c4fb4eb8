/** 'Mech locations with structure and slots, in the order used by every list; then the rear armour of the torsos. */
export const MECH_PLACES = ['LA', 'LT', 'LL', 'RL', 'RT', 'RA', 'CT', 'HD'] as const;
export const MECH_ARMOUR = [...MECH_PLACES, 'LTR', 'RTR', 'CTR'] as const;
export const VEHICLE_PLACES = ['front', 'right', 'left', 'rear', 'turret'] as const;

export type MechPlace = (typeof MECH_PLACES)[number];

/** A location by its number in the lists above; vehicles have their own list. */
export type Place = number;
export const [LA, LT, LL, RL, RT, RA, CT, HD, LTR, RTR, CTR] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const [FRONT, RIGHT, LEFT, REAR, TURRET] = [0, 1, 2, 3, 4] as const;

/** Critical slots of each 'Mech location. */
export const SLOTS: readonly number[] = [12, 12, 6, 6, 12, 12, 12, 6];

/** Where excess damage goes; -1 = nowhere. */
export const INWARD: readonly Place[] = [LT, CT, LT, RT, CT, RT, -1, -1];

/** The list entry of a torso's rear armour; other locations return themselves. */
export const rearOf = (place: Place): Place => (place === LT ? LTR : place === RT ? RTR : place === CT ? CTR : place);

export const isArm = (place: Place): boolean => place === LA || place === RA;
export const isLeg = (place: Place): boolean => place === LL || place === RL;
export const isTorso = (place: Place): boolean => place === LT || place === RT || place === CT;
