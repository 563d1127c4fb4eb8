import { describe, expect, test } from 'vitest';
import { activeRules } from './active-rules.ts';
import { choose } from './decision.ts';
import { combined } from './evaluator.ts';
import { bars, LEDGER, NO_CHANCE, points, seeded, tier, toyEvaluator } from './fixtures/toy.ts';
import { LEVELS } from './level.ts';

const evaluator = toyEvaluator([bars(), tier(0), points(0), points(1)], { grain: 10 });
const options = [
  { name: 'best', points: [12, 1] },
  { name: 'good', points: [6, 1] },
  { name: 'poor', points: [1, 1] },
  { name: 'never', barred: 1, points: [99, 99] },
];
const at = (level: number, seed = 0) =>
  choose({
    evaluator,
    situation: null,
    options,
    weights: [],
    level,
    budget: LEDGER,
    seed: level === 5 ? NO_CHANCE : seeded(seed),
    must: true,
  });

const shareOfBest = (level: number): number => {
  let best = 0;
  for (let seed = 0; seed < 400; seed++) if (at(level, seed).command?.name === 'best') best++;
  return best / 400;
};

test('level 5 is exact and asks no chance', () => {
  expect(at(5)).toMatchObject({ command: { name: 'best' }, margin: 6, notes: [] });
});

test('the lower the level, the less often the best is found', () => {
  const shares = [1, 2, 3, 4, 5].map(shareOfBest);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[0]).toBeLessThan(0.75);
  expect(shares[3]).toBeGreaterThan(0.9);
});

test('the same seed errs the same way', () => {
  for (const level of [1, 2, 3, 4]) expect(at(level, 7)).toEqual(at(level, 7));
});

test('noise is a line of the ledger', () => {
  const { kept } = at(1, 3);
  for (const { tally } of kept) expect(tally.lines.at(-1)).toMatchObject({ why: { code: 'noise' } });
});

test('vetoes are never overlooked; ranks only at levels 1 and 2', () => {
  const missed = (level: number): Set<unknown> => {
    const rules = new Set<unknown>();
    for (let seed = 0; seed < 200; seed++)
      for (const note of activeRules(evaluator, level, seeded(seed)).overlooked) rules.add(note.rule);
    return rules;
  };
  const scores = ['points-0', 'points-1'];
  expect([1, 2, 3, 4].map((level) => [...missed(level)].sort())).toEqual([
    [...scores, 'tier-0'],
    [...scores, 'tier-0'],
    scores,
    scores,
  ]);
});

test('an evaluator may have its own table of levels', () => {
  const own = { noise: 0, insight: 1, ranks: 1, search: 1 };
  const sharp = { ...evaluator, levels: { 1: own } };
  expect(activeRules(sharp, 1, seeded(3))).toMatchObject({ noise: 0, overlooked: [] });
  expect(activeRules(sharp, 2, seeded(3))).toEqual(activeRules(evaluator, 2, seeded(3)));
  const [one] = [sharp].map((made) => combined([made, toyEvaluator([points(2)], { grain: 10 })]));
  expect(one?.levels).toEqual({ 1: own });
});

describe('the table', () => {
  test('rises to full strength', () => {
    expect(LEVELS[5]).toEqual({ noise: 0, insight: 1, ranks: 1, search: 1 });
    for (const level of [1, 2, 3, 4]) {
      expect(LEVELS[level]?.noise).toBeGreaterThan(LEVELS[level + 1]?.noise ?? 0);
      expect(LEVELS[level]?.insight).toBeLessThan(LEVELS[level + 1]?.insight ?? 0);
      expect(LEVELS[level]?.search).toBeLessThan(LEVELS[level + 1]?.search ?? 0);
    }
  });
  test('has no level 6', () => {
    expect(() => at(6)).toThrow(/no level 6/);
  });
});
