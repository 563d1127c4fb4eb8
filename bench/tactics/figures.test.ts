import { expect, test } from 'vitest';
import { emptySum, type Sum } from '../../src/arena/sum.ts';
import { holds } from '../bench.ts';
import { contestFigures, notPlayed } from './figures.ts';

function sumOf(wins: number, draws: number, pairs: Sum['pairs'], faults = 0): Sum {
  const sum = { ...emptySum(2), games: 20, draws, pairs, detail: { turnLimit: draws } };
  const [one, two] = sum.bots;
  if (!one || !two) throw new Error('two bots');
  Object.assign(one, { wins, draws, losses: 20 - wins - draws, faults });
  return sum;
}

test.each([
  [17, 3, [0, 0, 0, 3, 7] as const, true, 92.5],
  [16, 4, [0, 0, 0, 4, 6] as const, false, 90],
])('%i won and %i drawn of 20: a draw is half a point and not a win', (wins, draws, pairs, kept, points) => {
  const [won, scored, elo] = contestFigures('A against B', sumOf(wins, draws, pairs), { kind: 'at least', at: 85 });
  if (!won || !scored || !elo?.interval) throw new Error('three figures');
  expect(won.value).toBe(5 * wins);
  expect(holds(won)).toBe(kept);
  expect(scored.value).toBe(points);
  expect(elo.value).toBeGreaterThan(elo.interval.low);
  expect(elo.interval.low).toBeGreaterThan(0);
});

test("a bot's fault breaks a bound, and so does a missing bot", () => {
  const broken = contestFigures('A against B', sumOf(20, 0, [0, 0, 0, 0, 10], 1)).filter((one) => holds(one) === false);
  expect(broken.map(({ what }) => what)).toEqual(['A against B: bot faults']);
  expect(holds(notPlayed('A against B', ['A']))).toBe(false);
});
