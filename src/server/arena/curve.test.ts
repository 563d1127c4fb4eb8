import { expect, test } from 'vitest';
import { judged } from '../../arena/experiment/judge.ts';
import { resultOf } from '../../arena/experiment/result.ts';
import { madeUpPair, plan, recordOf, sprt } from '../../arena/experiment/testing.ts';
import { curveOf } from './curve.ts';

const duel = plan(['perfect', 'random'], { most: 400, test: sprt({ elo1: 100 }) });
const taleOf = (of: typeof duel, count: number) => {
  const pairs = Array.from({ length: count }, (_, n) => madeUpPair(of, n, n % 3 === 0 ? 0 : 1, 0.5));
  const judge = judged(of, pairs);
  return {
    record: recordOf(of),
    plan: of,
    judge,
    pairs: new Map(pairs.map((pair) => [pair.n, pair])),
    llrs: new Map(),
  };
};

test('a curve ends at the current result', async () => {
  const tale = taleOf(duel, 30);
  const { llr, elo } = resultOf(duel, tale.judge);
  const curve = await curveOf(tale);
  expect(curve.pairs.at(-1)).toBe(30);
  expect(curve.llr?.at(-1)).toBeCloseTo(llr ?? 0, 3);
  expect(curve.elo.at(-1)).toBeCloseTo(elo ?? 0, 1);
});

test('without a test there is no LLR', async () => {
  expect(await curveOf(taleOf({ ...duel, test: null }, 3))).toMatchObject({ llr: null, lower: null, upper: null });
});

test('it covers the pairs that existed when it started', async () => {
  const tale = taleOf({ ...duel, test: null }, 30);
  const drawn = curveOf(tale);
  for (let n = 30; n < 40; n++) {
    tale.pairs.set(n, madeUpPair(duel, n, 1, 1));
    tale.judge.add(madeUpPair(duel, n, 1, 1));
  }
  expect((await drawn).pairs).toHaveLength(30);
});
