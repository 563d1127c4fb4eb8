import { CT, HD, LL, RL, SLOTS } from './places.ts';

type Parts = readonly (string | null)[];

const LEG: Parts = ['hip', 'upper-leg', 'lower-leg', 'foot', null, null];
const CENTRE: Parts = [
  'engine',
  'engine',
  'engine',
  'gyro',
  'gyro',
  'gyro',
  'gyro',
  'engine',
  'engine',
  'engine',
  null,
  null,
];
const HEAD: Parts = ['life-support', 'sensors', 'cockpit', null, 'sensors', 'life-support'];

/** The parts that every 'Mech has in the same slots, by MECH_PLACES; null is a free slot. Designs list their arms. */
export const FIXED: readonly Parts[] = SLOTS.map((slots, place) => {
  if (place === LL || place === RL) return LEG;
  if (place === CT) return CENTRE;
  return place === HD ? HEAD : Array.from({ length: slots }, () => null);
});

export const ARM_PARTS: readonly string[] = ['shoulder', 'upper-arm', 'lower-arm', 'hand'];
