import { describe, expect, test } from 'vitest';
import { distance, hexOf, labelOf } from '../parts/hex/hex.ts';
import { walked } from './walk.ts';

const GRID = { cols: 16, rows: 17 };
const after = (from: string, ...keys: readonly string[]): string =>
  labelOf(
    GRID,
    keys.reduce(
      (hex, key) => walked(GRID, hex, key.replace('Ctrl+', ''), key.startsWith('Ctrl+')) ?? hex,
      hexOf(GRID, from),
    ),
  );

/** Hexes are numbered row by row as cells are, so the same keys walk on them. */
describe('keys on hexes', () => {
  test.each([
    ['up along the column', ['ArrowUp'], '0504'],
    ['down along the column', ['ArrowDown'], '0506'],
    ['right into the next column', ['ArrowRight'], '0605'],
    ['right again, up again: the row is kept', ['ArrowRight', 'ArrowRight'], '0705'],
    ['left', ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'], '0205'],
    ['there and back', ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'], '0505'],
    ['to the ends of the row', ['End'], '1605'],
    ['to the top of the column', ['PageUp'], '0501'],
    ['to the foot of the column', ['PageDown'], '0517'],
    ['to the last hex', ['Ctrl+End'], '1617'],
    ['to the first hex', ['Ctrl+Home'], '0101'],
  ])('%s', (_, keys, to) => {
    expect(after('0505', ...keys)).toBe(to);
  });

  test('every arrow key leads to a neighbour', () => {
    for (let hex = 0; hex < GRID.cols * GRID.rows; hex++)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        expect(distance(GRID, hex, walked(GRID, hex, key) as number)).toBeLessThanOrEqual(1);
  });
});
