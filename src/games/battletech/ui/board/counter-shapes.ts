import type { Mode } from '../../view.ts';
import type { Condition } from './units.ts';

/** Diagonals across a counter from -21 to 21, for the second side. */
export const HATCH = [-32, -24, -16, -8, 0, 8, 16, 24, 32]
  .map((by) => (by < 0 ? `M-21 ${-21 - by}L${21 + by} 21` : `M${by - 21}-21L21 ${21 - by}`))
  .join('');

/** Small icons within radius 7 around (0, 0), all drawn as lines. */
export const CONDITION_MARKS: Readonly<Record<Condition, string>> = {
  'shut-down': 'M-2.6-2.6a3.7 3.7 0 1 0 5.2 0M0-4.6V-.4', // a power switch
  unconscious: 'M-3.6-3h3.2L-3.6.8h3.2M1 .6h2.6L1 3.8h2.6', // "z z"
  stunned: 'M0-4.4L1.2-1.2 4.4 0 1.2 1.2 0 4.4-1.2 1.2-4.4 0-1.2-1.2Z', // a star
  stuck: 'M-4 2.6c1.3-1.6 2.7-1.6 4 0s2.7 1.6 4 0M0-4.4v4M-1.9-2.2L0-.2l1.9-2', // sinking in
  immobile: 'M-3.2-3.2l6.4 6.4M3.2-3.2l-6.4 6.4', // a cross
  prone: 'M-4.4 2.6h8.8M-3.4.6l2.2-2h4.4', // lying down
  burning: 'M0-4.6C3.4-1.8 3.6.8 2.6 2.6A3 3 0 0 1-2.6 2.6C-3.4.8-1.6-.6-1.4-2-.6-1.6-.2-1-.2-.2.6-1.4.6-3 0-4.6Z', // a flame
  sunk: 'M-4.6-1.4c1.5-1.7 3-1.7 4.6 0s3 1.7 4.6 0M-4.6 2.2c1.5-1.7 3-1.7 4.6 0s3 1.7 4.6 0', // waves
};

export const FIRED_MARK = 'M0-4.4v2M0 2.4v2M-4.4 0h2M2.4 0h2M-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0'; // cross hairs

/** Movement marks, above and to the right of (0, 0): a bar, one chevron, two chevrons, an arc. */
export const MODE_MARKS: Readonly<Record<Mode, string>> = {
  still: 'M0-3h6',
  walk: 'M1-7l4 3.5L1 0',
  run: 'M-.5-7l3.5 3.5L-.5 0M3.5-7L7-3.5 3.5 0',
  jump: 'M0 0C0-9 6-9 6-1M6-1L3.6-3.2M6-1l1.6-2.8',
};
