import { expect, test } from 'vitest';
import { blocksOf, found, heightOf, type Line } from './log-blocks.ts';

const line = (n: number, turn: number, text = 'blue moves north'): Line => ({ n, turn, isKey: false, text, more: [] });
const turnOf = (turn: number, from: number, count: number): readonly Line[] =>
  Array.from({ length: count }, (_, i) => line(from + i, turn));

test('a block holds lines of one turn, at most 25; every line is in one block, in order', () => {
  const lines = [...turnOf(1, 0, 3), ...turnOf(2, 3, 60), ...turnOf(3, 63, 1)];
  const blocks = blocksOf(lines);
  expect(blocks.map((block) => [block.first, block.lines.length, block.opens])).toEqual([
    [1, 3, true],
    [4, 25, true],
    [29, 25, false],
    [54, 10, false],
    [64, 1, true],
  ]);
  expect(blocks.flatMap((block) => block.lines)).toEqual(lines);
});

test('no lines, no blocks', () => {
  expect(blocksOf([])).toEqual([]);
});

test('a search looks at texts and details, in any case', () => {
  const folded = { ...line(2, 1, 'an attack'), more: ['Torpedo hits H8'] };
  const lines = [line(1, 1), folded];
  expect(found(lines, ' ')).toEqual(lines);
  expect(found(lines, 'TORPEDO')).toEqual([folded]);
  expect(found(lines, 'North')).toEqual([lines[0]]);
  expect(found(lines, 'sonar')).toEqual([]);
});

test('a longer text needs more space', () => {
  const [short, long] = [blocksOf([line(1, 1)]), blocksOf([line(1, 1, 'blue moves north '.repeat(10))])];
  expect(heightOf(long[0] as never)).toBeGreaterThan(heightOf(short[0] as never));
});
