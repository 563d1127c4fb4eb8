import { expect, test } from 'vitest';
import { addsUp, tally } from './tally.ts';

const line = (code: string, value: number) => ({ why: { code }, value });

test('lines add up to the total', () => {
  expect(tally([line('gunnery', 4), line('range', 2), line('woods', -1)])).toEqual({
    lines: [line('gunnery', 4), line('range', 2), line('woods', -1)],
    total: 5,
  });
});

test('a line that adds nothing is dropped', () => {
  expect(tally([line('gunnery', 4), line('woods', 0)]).lines).toEqual([line('gunnery', 4)]);
  expect(tally([])).toEqual({ lines: [], total: 0 });
});

test.each([
  [[0.1, 0.2], 0.3, true, 'a difference in the last bits'],
  [[1e9, 0.1], 1e9 + 0.1, true, 'large sums'],
  [[1, 2], 4, false, 'one too many'],
  [[], 0, true, 'nothing'],
  [[], 1, false, 'a number without a reason'],
])('%j against %d: %s (%s)', (values, total, holds) => {
  expect(addsUp({ lines: values.map((value) => line('why', value)), total })).toBe(holds);
});
