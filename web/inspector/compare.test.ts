import { expect, test } from 'vitest';
import { freeText } from '../../src/decide/free-text.ts';
import type { Tally } from '../../src/kernel/tally.ts';
import { compare, tierOf } from './compare.ts';

const receipt = (...lines: [code: string, value: number][]): Tally => ({
  lines: lines.map(([code, value]) => ({ why: { code }, value })),
  total: lines.reduce((sum, [, value]) => sum + value, 0),
});
const shape = (one: Tally, other: Tally | null) =>
  compare(one, other).map(({ code, one, other, difference, decides }) => [
    code,
    one?.value ?? null,
    other?.value ?? null,
    difference,
    decides,
  ]);

test('matches lines of the same reason; the largest difference decides', () => {
  expect(shape(receipt(['repairs', 66], ['danger', -25]), receipt(['danger', -5], ['reach', 37]))).toEqual([
    ['repairs', 66, null, 66, true],
    ['danger', -25, -5, -20, false],
    ['reach', null, 37, -37, false],
  ]);
});

test('repeated reasons match in order', () => {
  expect(shape(receipt(['spends', -1], ['spends', -2]), receipt(['spends', -1]))).toEqual([
    ['spends', -1, -1, 0, false],
    ['spends', -2, null, -2, false],
  ]);
});

test('a program’s texts match equal texts of the other option', () => {
  const told = (...lines: [text: string, value: number][]): Tally => ({
    lines: lines.map(([text, value]) => ({ why: freeText(text), value })),
    total: lines.reduce((sum, [, value]) => sum + value, 0),
  });
  expect(shape(told(['near', 3], ['hot', -1]), told(['hot', -4]))).toEqual([
    ['near', 3, null, 3, true],
    ['hot', -1, -4, 3, true],
  ]);
});

test('without a second option nothing decides', () => {
  expect(shape(receipt(['open', 4]), null)).toEqual([['open', 4, null, 4, false]]);
});

test.each([
  [{ why: { code: 'may-win', tier: 2 }, value: 0 }, 2],
  [{ why: { code: 'may-win', tier: 2 }, value: 5 }, undefined],
  [{ why: { code: 'open' }, value: 0 }, undefined],
])('%j has tier %s', (line, tier) => {
  expect(tierOf(line)).toBe(tier);
});
