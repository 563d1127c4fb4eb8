/** Crossed swords, a shield, a tick and the other signs, on a field from -6 to 6. */
export const SIGNS = {
  eligible: 'M-3.4.2L-1 2.7 3.6-2.7',
  selected: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M0-5v3.2M0 1.8V5M-5 0h3.2M1.8 0H5',
  ineligible: 'M-3.4 3.4L3.4-3.4M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0',
  engaged: 'M-3.8-3.8L3 3M3.8-3.8L-3 3M1.2 3.8L3.8 1.2M-1.2 3.8L-3.8 1.2',
  shooter: 'M-4 2.4L0-2.4 4 2.4M-4 5L0 .2 4 5',
  can: 'M0-3.4V3.4M-3.4 0h6.8',
  cover: 'M-3.6-4h7.2v3.2C3.6 2 1.6 3.4 0 4.4-1.6 3.4-3.6 2-3.6-.8z',
} as const;
export type Sign = keyof typeof SIGNS;
