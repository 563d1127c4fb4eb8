import { expect, test } from 'vitest';
import { sea } from '../rules/testing.ts';
import { coastOf, coastPath } from './coast.ts';

test.each([
  ['one cell: four corners', ['...', '.#.', '...'], [4]],
  ['two side by side: one loop', ['....', '.##.', '....'], [4]],
  ['an L: six corners', ['....', '.#..', '.##.', '....'], [6]],
  ['two that touch by a corner stay two', ['....', '.#..', '..#.', '....'], [4, 4]],
  ['a lake inside an island: two loops', ['.....', '.###.', '.#.#.', '.###.', '.....'], [4, 4]],
  ['land at the edge of the chart', ['#..', '...', '...'], [4]],
])('coast lines: %s', (_, chart, corners) => {
  // a chart with a lake is not a valid map, so only the fields that coastOf reads are given
  const rows = chart.length;
  const cols = chart[0]?.length ?? 0;
  const wet = chart.flatMap((row) => [...row].map((mark) => mark === '.'));
  expect(coastOf({ rows, cols, sea: wet }).map((loop) => loop.length)).toEqual(corners);
});

test('a path closes every loop', () => {
  const { chart } = sea({ chart: 'alpha' }).rules;
  const loops = coastOf(chart);
  expect(coastPath(loops, 40, 10).match(/Z/g)).toHaveLength(loops.length);
});
