import { expect, test } from 'vitest';
import { walked } from './walk.ts';

const GRID = { rows: 3, cols: 4 };

test.each([
  ['an arrow goes one cell', 5, 'ArrowUp', false, 1],
  ['an arrow stays at the edge', 3, 'ArrowRight', false, 3],
  ['Home goes to the start of the row', 6, 'Home', false, 4],
  ['End goes to the end of the row', 5, 'End', false, 7],
  ['Ctrl+Home goes to the first cell', 6, 'Home', true, 0],
  ['Ctrl+End goes to the last cell', 6, 'End', true, 11],
  ['Page Up goes to the top of the column', 10, 'PageUp', false, 2],
  ['Page Down goes to the foot of the column', 1, 'PageDown', false, 9],
  ['a letter means nothing', 1, 'x', false, undefined],
] as const)('%s', (_, at, key, far, to) => {
  expect(walked(GRID, at, key, far)).toBe(to);
});
