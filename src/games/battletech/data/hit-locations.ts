import { CT, HD, LA, LL, LT, type Place, RA, RL, RT } from './places.ts';

type Places = readonly Place[];

/** Two dice, from 2 to 12. A 2 also rolls for a critical hit through the armour. */
const FULL_FRONT: Places = [CT, RA, RA, RL, RT, CT, LT, LL, LA, LA, HD];
const FULL_LEFT: Places = [LT, LL, LA, LA, LL, LT, CT, RT, RA, RL, HD];
const FULL_RIGHT: Places = [RT, RL, RA, RA, RL, RT, CT, LT, LA, LL, HD];

/** One die, from 1 to 6. */
const PUNCH_FRONT: Places = [LA, LT, CT, RT, RA, HD];
const PUNCH_LEFT: Places = [LT, LT, CT, LA, LA, HD];
const PUNCH_RIGHT: Places = [RT, RT, CT, RA, RA, HD];

/** One die, from 1 to 6. */
const KICK_FRONT: Places = [RL, RL, RL, LL, LL, LL];
const KICK_LEFT: Places = [LL, LL, LL, LL, LL, LL];
const KICK_RIGHT: Places = [RL, RL, RL, RL, RL, RL];

/** Hit locations of a 'Mech. Hits from the rear use the same locations and the rear armour of the torsos. */
export const MECH_HITS = {
  full: { front: FULL_FRONT, rear: FULL_FRONT, left: FULL_LEFT, right: FULL_RIGHT },
  punch: { front: PUNCH_FRONT, rear: PUNCH_FRONT, left: PUNCH_LEFT, right: PUNCH_RIGHT },
  kick: { front: KICK_FRONT, rear: KICK_FRONT, left: KICK_LEFT, right: KICK_RIGHT },
} as const;

/** The front and rear columns of the punch table with left and right locations swapped. */
export const MIRRORED_PUNCH: Places = [RA, RT, CT, LT, LA, HD];

/** Critical hits by two dice: 2-7 none, 8-9 one, 10-11 two, 12 three, or a limb or the head blown off. */
export const CRITICAL_HITS: readonly number[] = [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3];
