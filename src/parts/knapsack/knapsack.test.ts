import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Item, packings } from './knapsack.ts';

const sizeOf = (items: readonly Item[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (items[place] as Item).size, 0);
const worthOf = (items: readonly Item[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (items[place] as Item).profit, 0);

/** Value of the best set of items that fits. */
function most(items: readonly Item[], room: number): number {
  let best = 0;
  for (let bits = 0; bits < 1 << items.length; bits++) {
    const places = [...items.keys()].filter((place) => bits & (1 << place));
    if (sizeOf(items, places) <= room) best = Math.max(best, worthOf(items, places));
  }
  return best;
}

const item = fc.record({ size: fc.nat(6), profit: fc.integer({ min: -3, max: 11 }) });

test('the last packing is worth as much as any that the room holds, each one before it less', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 8 }), fc.nat(20), (items, room) => {
      const found = packings(items, room);
      const last = found.at(-1) ?? [];
      expect(worthOf(items, last)).toBe(most(items, room));
      for (const places of found) {
        expect(sizeOf(items, places)).toBeLessThanOrEqual(room);
        expect(new Set(places).size).toBe(places.length);
      }
      const worths = found.map((places) => worthOf(items, places));
      expect(worths).toEqual([...new Set(worths)].sort((a, b) => a - b));
    }),
    { numRuns: 300, seed: 1 },
  );
});

test.each<[string, readonly Item[], number, readonly number[][]]>([
  ['nothing to pack', [], 10, []],
  ['no room at all', [{ size: 3, profit: 5 }], -1, []],
  [
    'no room but for what takes none',
    [
      { size: 3, profit: 5 },
      { size: 0, profit: 1 },
    ],
    0,
    [[1]],
  ],
  [
    'endless room',
    [
      { size: 3, profit: 5 },
      { size: 10, profit: 1 },
    ],
    Infinity,
    [[0], [0, 1]],
  ],
  [
    'two easy ones before a hard one',
    [
      { size: 10, profit: 6 },
      { size: 3, profit: 5 },
      { size: 3, profit: 5 },
    ],
    10,
    [[1], [1, 2]],
  ],
])('%s', (_, items, room, expected) => {
  expect(packings(items, room)).toEqual(expected);
});
