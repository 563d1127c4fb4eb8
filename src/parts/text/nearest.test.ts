import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, nearest } from './nearest.ts';

const word = fc.string({ minLength: 0, maxLength: 8, unit: fc.constantFrom('a', 'b', 'c', '-') });

describe('the distance of two words', () => {
  test('is none from a word to itself, some to any other, and the same both ways', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distance(a, b) === 0).toBe(a === b);
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });

  test.each([
    ['match', 'mtach', 1],
    ['seed', 'sed', 1],
    ['seed', 'seeed', 1],
    ['seed', 'seek', 1],
    ['iron-tide', 'iron-tied', 1],
    ['', 'crew', 4],
  ])('from %s to %s', (a, b, far) => expect(distance(a, b)).toBe(far));
});

describe('the nearest name', () => {
  const NAMES = ['radar', 'battletech', 'shooting', 'force', 'iron-tide', 'iron-guard'];

  test('of a name is that name, however it is cased, wherever it stands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.shuffledSubarray(NAMES, { minLength: NAMES.length }), (name, names) => {
        expect(nearest(name.toUpperCase(), names)).toBe(name);
      }),
    );
  });

  test.each([
    ['rader', 'radar'],
    ['iron-tied', 'iron-tide'],
    ['Iron-Gard', 'iron-guard'],
    ['batt', 'battletech'],
    ['Batt', 'battletech'],
    ['chess', undefined],
    ['x', undefined],
    ['', undefined],
  ])('%s is %s', (typed, name) => expect(nearest(typed, NAMES)).toBe(name));

  test('ignores anything after the first letters of a very long word', () => {
    expect(nearest('x'.repeat(1_000_000), NAMES)).toBeUndefined();
  });
});
