import type { Mode } from '../../view.ts';
import type { Condition, Weight } from './units.ts';

/**
 * Machines from the front, by class: a bird-legged scout, a slim one with two arms, a broad one with shoulder racks,
 * a hulk; and a tank from the side. Drawn from -16 to 16.
 */
export const SILHOUETTES: Readonly<Record<Weight, string>> = {
  light:
    'M-5.5-9.5h11l2.5 5-3 5.5h-10l-3-5.5zM-8.5-7h-3.5l-1 7.5h2.6zM8.5-7h3.5l1 7.5h-2.6z' +
    'M-4.6 2h4L-3.4 6.2-6 6-4.4 11h2v2.6h-7V11h2.2L-8.8 5.4zM4.6 2h-4L3.4 6.2 6 6 4.4 11h-2v2.6h7V11H7.2l1.6-5.6z',
  medium:
    'M-2.6-14h5.2v3.6h-5.2zM-8-10h16l-1.2 7.5L4 1h-8l-2.8-3.5zM-9-9.6h-4l-.6 5.4 1 7.2h3.2zM9-9.6h4l.6 5.4-1 7.2H9.4z' +
    'M-5.4 2h4.6l-.6 5.5.6 4.2v2.3h-6.4v-2.3l1-4.2zM5.4 2H.8l.6 5.5-.6 4.2v2.3h6.4v-2.3l-1-4.2z',
  heavy:
    'M-2.4-13h4.8v3.4h-4.8zM-12-14h8v5h-8zM4-14h8v5H4zM-8.6-8.4H8.6l-.8 7.2L4.4 2h-8.8l-3.4-3.2z' +
    'M-9.8-8h-5l-.6 7 1.8 6h3.6zM9.8-8h5l.6 7-1.8 6H10z' +
    'M-6.6 2.8h5.8L-1.4 8l.8 3.6V14h-8.2v-2.4l1.4-4zM6.6 2.8H.8L1.4 8l-.8 3.6V14h8.2v-2.4l-1.4-4z',
  assault:
    'M-3-14.6h6v4h-6zM-9.6-11.6H-4v2h8v-2h5.6l.6 9L6 2.4H-6l-4.2-5zM-10.8-12.4h-5.4v6l1 10.4h5.2zM10.8-12.4h5.4v6l-1 10.4H10z' +
    'M-8.4 3h7.6v6.4L0 11.6V15h-10.6v-3.4l1.4-3zM8.4 3H.8v6.4L0 11.6V15h10.6v-3.4l-1.4-3z',
  vehicle:
    'M-9-8h9l2 2.6h13v2.2H2.4L1.6-1H-11zM-14.5 0h27l2.5 3.4h-31zM-15.5 4.4h31l-3.4 6.6h-24z' +
    'M-10 5.8a1.9 1.9 0 1 0 .1 0zM-3.4 5.8a1.9 1.9 0 1 0 .1 0zM3.2 5.8a1.9 1.9 0 1 0 .1 0zM9.6 5.8a1.9 1.9 0 1 0 .1 0z',
};

/** Scorched ground around a wreck. */
export const SCORCH =
  'M-20-8c-1-8 7-13 14-11 5-5 15-2 17 3 8 0 12 8 9 14 4 6 0 14-7 15-4 6-13 7-18 3-8 3-16-2-16-9-4-5-3-12 1-15z';

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
