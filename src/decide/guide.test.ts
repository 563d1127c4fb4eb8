import { expect, test } from 'vitest';
import type { Decision, Judged } from '../kernel/bot.ts';
import { bare } from '../kernel/bot.ts';
import { Random } from '../kernel/random.ts';
import { ranked, seedFrom } from './guide.ts';

const judged = (option: string | null, total: number, tiers: readonly number[] = []): Judged<string> => ({
  option,
  tiers,
  tally: { lines: [], total },
});
const decision = (
  kept: readonly Judged<string>[],
  command: string | null = kept[0]?.option ?? null,
): Decision<string> => ({
  ...bare(command),
  kept,
});
const shares = (given: Decision<string>) =>
  ranked('x', given).map(({ command, share }) => [command, share?.toFixed(2)]);

test('options are ranked as in the ledger, and small gaps mean similar priors', () => {
  expect(shares(decision([judged('a', 50), judged('b', 49), judged('c', 39)]))).toEqual([
    ['a', '0.54'],
    ['b', '0.42'],
    ['c', '0.03'],
  ]);
});

test('the unit of the scores does not matter', () => {
  const scaled = (by: number) => shares(decision([judged('a', 50 * by), judged('b', 49 * by), judged('c', 39 * by)]));
  expect(scaled(1000)).toEqual(scaled(0.001));
});

test('a lower tier counts as far behind, whatever its score', () => {
  const [first, second] = ranked('x', decision([judged('a', 1, [1]), judged('b', 99, [0])]));
  expect(first?.command).toBe('a');
  expect(first?.share).toBeGreaterThan(0.9);
  expect(second?.share).toBeGreaterThan(0);
});

test('equal options have equal priors', () => {
  expect(ranked('x', decision([judged('a', 7), judged('b', 7)])).map(({ share }) => share)).toEqual([0.5, 0.5]);
});

test('the chosen command comes first, once; passing is left out', () => {
  const kept = [judged('plan', 9), judged(null, 8), judged('plan', 7), judged('other', 6)];
  expect(ranked('x', decision(kept, 'other')).map(({ command }) => command)).toEqual(['other', 'plan']);
  expect(ranked('x', bare('only'))).toMatchObject([{ command: 'only', share: 1 }]);
  expect(ranked('x', bare(null))).toEqual([]);
});

test('a seed is drawn when it is first read, and only once', () => {
  const random = new Random(5);
  const expected = new Random(5);
  const seed = seedFrom(random);
  expect([seed.value, seed.value]).toEqual(Array(2).fill(expected.next()));
  seedFrom(random);
  expect(random.next()).toBe(expected.next());
});
