import { CT, HD, LL, RL, SLOTS } from './places.ts';

export type Parts = readonly (string | null)[];

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

export const isHeadPart = (item: string): boolean => HEAD.includes(item);

/** The parts of a head whose free slot is elsewhere, from its six entries; undefined if a part is missing. */
export function headParts(entries: readonly string[]): Parts | undefined {
  const parts = entries.map((item) => (isHeadPart(item) ? item : null));
  const sorted = (list: Parts): string =>
    list
      .map((part) => part ?? '')
      .sort()
      .join();
  return sorted(parts) === sorted(HEAD) ? parts : undefined;
}
