import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixed } from '../../../../parts/odds/amount.ts';
import { packet } from './packet.ts';

test.each<[rolled: number, plus: number, halved: boolean, less: number, lost: number, why: string]>([
  // rolled plus halved less  lost
  [3, 0, false, 0, 3, 'as printed'],
  [1, 0, false, 1, 1, '1 at least'],
  [3, 0, false, 1, 2, 'Damage -1'],
  [3, 0, true, 0, 2, 'half of 3, rounded up'],
  [6, 0, true, 0, 3, 'half of 6'],
  [1, 0, true, 0, 1, 'half of 1, rounded up'],
  [5, 2, true, 0, 5, 'halved before Melta is added'],
  [4, 2, true, 1, 3, 'halved, added to, then taken off'],
  [1, 0, true, 1, 1, '1 at least, after all of it'],
  [0, 0, false, 0, 0, 'printed as 0: nothing'],
  [0, 0, true, 2, 0, 'never less than nothing'],
  [0, 2, false, 0, 2, 'Melta adds to a printed 0'],
  [0, 2, false, 1, 1, 'and what is taken off comes after'],
])('damage %i, +%i, halved: %s, less %i: %i (%s)', (rolled, damagePlus, halved, less, lost) => {
  expect(packet({ damage: fixed(rolled), damagePlus }, { halved, less }, rolled)).toBe(lost);
});

test('it is a whole number, at least 1 unless 0 is printed', () => {
  const small = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), small, fc.boolean(), small, (rolled, damagePlus, halved, less) => {
      const lost = packet({ damage: fixed(rolled), damagePlus }, { halved, less }, rolled);
      expect(Number.isInteger(lost) && lost >= (rolled > 0 ? 1 : 0)).toBe(true);
    }),
  );
});
