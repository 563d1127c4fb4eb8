import type { Side } from '../view.ts';

/** Small symbols for the numbers of a card, on a 12 by 12 grid. */
export const STATS = {
  power: 'M6 0l1.600 3.800L12 3.200 9 6.200l2.600 3.600-4-.8L6 12.400 4.400 9l-4 .8L3 6.200 0 3.200l4.400.6z',
  ability: 'M6 .5L11.500 11H.5z',
  forfeit: 'M1 1h10v5c0 3-2.500 4.600-5 5.600C3.500 10.600 1 9 1 6z',
  destiny: 'M6 .2L11.800 6 6 11.800.2 6zM6 2.800L2.800 6 6 9.200 9.200 6z',
  deploy: 'M6 .5a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM6 2.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
} as const;
export type StatName = keyof typeof STATS;

/** Force icons: an eclipse for dark, a sun for light, so the shape shows the side. */
export const ICONS: Readonly<Record<Side, string>> = {
  dark: 'M7 1a6 6 0 1 0 6 7.500A5 5 0 1 1 7 1z',
  light:
    'M7 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM6.300 0h1.400v2.600H6.300zM6.300 11.400h1.400V14H6.300zM0 6.300h2.600v1.400H0zM11.400 6.300H14v1.400h-2.600zM1.600 2.600l1-1 1.800 1.800-1 1zM9.600 10.600l1-1 1.800 1.800-1 1zM2.600 12.400l-1-1 1.800-1.800 1 1zM10.600 4.400l-1-1 1.800-1.800 1 1z',
};
