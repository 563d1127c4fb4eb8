import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { PATIENCE, waitAfter } from './back-off.ts';

test('waits are between half and all of a doubling time, never above the limit, and end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer(), (failures, seed) => {
      const wait = waitAfter(failures, PATIENCE, new Random(seed));
      if (failures >= PATIENCE.tries) expect(wait).toBeUndefined();
      else {
        const whole = Math.min(PATIENCE.most, PATIENCE.first * 2 ** (failures - 1));
        expect(wait).toBeGreaterThanOrEqual(whole / 2);
        expect(wait).toBeLessThanOrEqual(whole);
      }
    }),
  );
});

test('the same seed gives the same waits', () => {
  const row = (seed: number) => [1, 2, 3, 4].map((n) => waitAfter(n, PATIENCE, new Random(seed)));
  expect(row(7)).toEqual(row(7));
  expect(row(7)).not.toEqual(row(8));
});
