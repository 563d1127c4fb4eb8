import { describe, expect, test } from 'vitest';
import { FACINGS, hexOf, labelOf, neighbour, OFF_MAP } from '../parts/hex/hex.ts';
import { borderOf, CORNERS, frameOf, heading, hexUnder, INNER, middleOf, pointIn, SIDE } from './hex-shape.ts';

const GRID = { cols: 16, rows: 17 };
const hexes = Array.from({ length: GRID.cols * GRID.rows }, (_, hex) => hex);

describe('the hex under a point', () => {
  test('is the one whose centre it is', () => {
    for (const hex of hexes) expect(hexUnder(GRID, middleOf(GRID, hex))).toBe(hex);
  });

  test('extends exactly to its hexsides and corners', () => {
    for (const hex of [hexOf(GRID, '0505'), hexOf(GRID, '0808')]) {
      const { x, y } = middleOf(GRID, hex);
      for (const side of FACINGS) {
        const { x: dx, y: dy } = heading(side);
        const beyond = neighbour(GRID, hex, side);
        expect(hexUnder(GRID, { x: x + dx * (INNER - 0.1), y: y + dy * (INNER - 0.1) })).toBe(hex);
        expect(hexUnder(GRID, { x: x + dx * (INNER + 0.1), y: y + dy * (INNER + 0.1) })).toBe(beyond);
      }
      for (const corner of CORNERS)
        expect(hexUnder(GRID, { x: x + corner.x * 0.99, y: y + corner.y * 0.99 })).toBe(hex);
    }
  });

  test.each([
    ['left of the first column', { x: -SIDE - 1, y: 0 }],
    ['in the notch above a low column', { x: 1.5 * SIDE, y: -INNER / 2 }],
    ['below the last row', { x: 0, y: 17 * 2 * INNER }],
  ])('is none %s', (_, point) => {
    expect(hexUnder(GRID, point)).toBe(OFF_MAP);
  });
});

test('the frame fits all hexes exactly', () => {
  const { x, y, width, height } = frameOf(GRID);
  const [first, last] = [middleOf(GRID, 0), middleOf(GRID, hexes.length - 1)];
  expect([x, y]).toEqual([first.x - SIDE, first.y - INNER]);
  expect(x + width).toBeCloseTo(last.x + SIDE);
  expect(y + height).toBeCloseTo(last.y + INNER);
});

describe('the border of an area', () => {
  const area = (...labels: readonly string[]) => new Set(labels.map((label) => hexOf(GRID, label)));
  const shape = (path: string): readonly number[] =>
    path.split('Z').flatMap((loop) => (loop ? [loop.split('L').length] : []));

  test.each([
    ['one hex has six corners', area('0505'), [6]],
    ['two beside each other have ten', area('0505', '0506'), [10]],
    ['two apart have a loop each', area('0505', '0909'), [6, 6]],
    ['a ring has one outside and one inside', area('0504', '0604', '0605', '0506', '0405', '0404'), [18, 6]],
    ['nothing has none', area(), []],
  ])('%s', (_, hexes, loops) => {
    expect([...shape(borderOf(GRID, hexes))].sort((a, b) => b - a)).toEqual(loops);
  });
});

test('a drawing is centred in its box', () => {
  const frame = { x: -10, y: -10, width: 100, height: 50 };
  expect(pointIn(frame, { width: 400, height: 400 }, { x: 200, y: 200 })).toEqual({ x: 40, y: 15 });
  expect(pointIn(frame, { width: 400, height: 400 }, { x: 0, y: 100 })).toEqual({ x: -10, y: -10 });
});

test('labels follow the columns', () => {
  expect(labelOf(GRID, hexUnder(GRID, { x: 1.5 * SIDE, y: INNER }))).toBe('0201');
});
