import { expect, test } from 'vitest';
import { spreadOver } from './frames.ts';

test.each([
  [0, 60, [0]],
  [2, 60, [0, 1, 2]],
  [10, 3, [0, 5, 10]],
  [5, 1, [5]],
])('positions 0 to %d in at most %d frames', (last, most, expected) => {
  expect(spreadOver(last, most)).toEqual(expected);
});

test('a long match has as many frames as allowed, each once', () => {
  const found = spreadOver(5_000);
  expect(found).toHaveLength(60);
  expect(new Set(found).size).toBe(60);
  expect([found[0], found.at(-1)]).toEqual([0, 5_000]);
});
