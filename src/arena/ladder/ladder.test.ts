import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../games/catalog.ts';
import { Random } from '../../kernel/random.ts';
import type { PairSummary } from '../../store/experiments.ts';
import { roundRobin } from '../experiment/plan.ts';
import { historyOf, ladderOf } from './ladder.ts';
import { pairingsFor } from './pairings.ts';
import { ratedBot } from './rated-bot.ts';
import { INITIAL_RATING, informationOf, oddsOf, ordinalOf, type Rating, rated } from './rating.ts';
import { entrant, paperExperiment, paperPair } from './testing.ts';

const TAU = 25 / 300;

/** The paper's formulas for two players, with the variance added before every game. */
function byHand(one: Rating, other: Rating): readonly [Rating, Rating] {
  const s1 = one.sigma ** 2 + TAU ** 2;
  const s2 = other.sigma ** 2 + TAU ** 2;
  const c = Math.sqrt(s1 + s2 + 2 * (25 / 6) ** 2);
  const p = Math.exp(one.mu / c) / (Math.exp(one.mu / c) + Math.exp(other.mu / c));
  const shrink = (s: number) => Math.sqrt(s * (1 - (s / c ** 2) * (Math.sqrt(s) / c) * p * (1 - p)));
  return [
    { mu: one.mu + (s1 / c) * (1 - p), sigma: shrink(s1) },
    { mu: other.mu - (s2 / c) * (1 - p), sigma: shrink(s2) },
  ];
}

describe('a rating', () => {
  test('begins at 25, a third of that unsure, and is worth nothing for sure', () => {
    expect(INITIAL_RATING).toEqual({ mu: 25, sigma: 25 / 3 });
    expect(ordinalOf(INITIAL_RATING)).toBeCloseTo(0, 12);
    expect(ordinalOf({ mu: 43.07, sigma: 2.42 })).toBeCloseTo(35.81, 10); // the package's example
  });

  const ratings = fc.record({
    mu: fc.double({ min: 0, max: 50, noNaN: true }),
    sigma: fc.double({ min: 0.5, max: 9, noNaN: true }),
  });

  test('moves by the formulas of the sheet', () => {
    fc.assert(
      fc.property(ratings, ratings, (one, other) => {
        const [first, second] = rated(one, other, 1);
        const [expected, lost] = byHand(one, other);
        expect(first.mu).toBeCloseTo(expected.mu, 9);
        expect(first.sigma).toBeCloseTo(expected.sigma, 9);
        expect(second.mu).toBeCloseTo(lost.mu, 9);
        expect(second.sigma).toBeCloseTo(lost.sigma, 9);
      }),
    );
  });

  test('the winner goes up and the loser down, whatever the order; a draw brings them closer', () => {
    fc.assert(
      fc.property(ratings, ratings, (one, other) => {
        const [winner, loser] = rated(one, other, 1);
        expect(winner.mu).toBeGreaterThan(one.mu);
        expect(loser.mu).toBeLessThan(other.mu);
        const [second, first] = rated(other, one, 0);
        expect(first.mu).toBeCloseTo(winner.mu, 9);
        expect(second.mu).toBeCloseTo(loser.mu, 9);
        const [a, b] = rated(one, other, 0.5);
        expect(Math.sign(a.mu - one.mu) * Math.sign(other.mu - one.mu)).toBeGreaterThanOrEqual(0);
        expect(Math.sign(b.mu - other.mu) * Math.sign(one.mu - other.mu)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a game between unknown equals is the most informative', () => {
    const known = { mu: 25, sigma: 1 };
    expect(informationOf(INITIAL_RATING, INITIAL_RATING)).toBeGreaterThan(informationOf(INITIAL_RATING, known));
    expect(informationOf(known, known)).toBeGreaterThan(informationOf(known, { mu: 40, sigma: 1 }));
    expect(oddsOf(known, known)).toBe(0.5);
    expect(oddsOf({ mu: 30, sigma: 1 }, known)).toBeGreaterThan(0.5);
  });
});

const BOTS = ['weak', 'fair', 'good', 'best'].map((name) => entrant(name, `0000000${name.length}`));
const ROBIN = paperExperiment('robin', BOTS, roundRobin(4), { most: 240 });

/** Bots whose true strength is their index. */
function simulated(pairs: number, seed: number): PairSummary[] {
  const chance = new Random(seed);
  const { pairings } = { pairings: roundRobin(4) };
  return Array.from({ length: pairs }, (_, n) => {
    const [a, b] = pairings[n % pairings.length] as readonly [number, number];
    const odds = 1 / (1 + Math.exp(b - a));
    const game = (): number => (chance.unit() < 0.1 ? 0.5 : chance.unit() < odds ? 1 : 0);
    return paperPair(ROBIN, n, [game(), game()]);
  });
}

describe('a ladder', () => {
  const pairs = simulated(240, 1);
  const ladder = ladderOf(pairs, [ROBIN]);

  test.each([1, 2, 3])('has the strongest on top and the weakest at the foot (%i)', (seed) => {
    const names = ladderOf(simulated(240, seed), [ROBIN]).map(({ name }) => name);
    expect(names).toEqual(['best', 'good', 'fair', 'weak']);
  });

  test('counts every game once for both', () => {
    for (const { games, wins, draws, losses } of ladder) {
      expect(games).toBe(240);
      expect(wins + draws + losses).toBe(games);
    }
    const sum = (key: 'wins' | 'losses') => ladder.reduce((all, rung) => all + rung[key], 0);
    expect(sum('wins')).toBe(sum('losses'));
  });

  test('does not depend on the order in which pairs arrive, nor on the number of workers', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(pairs, { minLength: pairs.length }), (shuffled) => {
        expect(ladderOf(shuffled, [ROBIN])).toEqual(ladder);
      }),
      { numRuns: 10 },
    );
  });

  test('counts only what the experiment counts: nothing behind a gap, nothing behind the verdict', () => {
    const gap = pairs.filter(({ n }) => n !== 100);
    expect(ladderOf(gap, [ROBIN])).toEqual(ladderOf(pairs.slice(0, 100), [ROBIN]));
    const test = { scale: 'logistic', elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 } as const;
    const duel = paperExperiment('duel', BOTS.slice(0, 2), [[0, 1]], { kind: 'duel', test });
    const won = Array.from({ length: 200 }, (_, n) => paperPair(duel, n, [1, n % 2]));
    const [first] = ladderOf(won, [duel]);
    expect(first?.games).toBeLessThan(400);
    expect(ladderOf(won.slice(0, (first?.games ?? 0) / 2), [duel])).toEqual(ladderOf(won, [duel]));
  });

  test('experiments come in the order in which they began', () => {
    const early = paperExperiment('b', BOTS.slice(0, 2), [[0, 1]], { created: 1 });
    const late = paperExperiment('a', BOTS.slice(0, 2), [[0, 1]], { created: 2 });
    const told = [paperPair(late, 0, [0, 0], 5), paperPair(early, 0, [1, 1], 9)];
    expect(ladderOf(told, [late, early])).toEqual(ladderOf(told.toReversed(), [early, late]));
    expect(ladderOf(told, [early, late])[0]?.name).toBe('fair'); // it won most recently
  });

  test('leaves out self-play, unfinished games and tables in the making', () => {
    const self = paperExperiment('self', [entrant('fair'), entrant('fair')], [[0, 1]]);
    const tune = paperExperiment('tune', BOTS.slice(0, 2), [[0, 1]], { kind: 'tune' });
    const odd = paperExperiment('odd', BOTS.slice(0, 2), [[0, 1]]);
    const told = [paperPair(self, 0, [1, 1]), paperPair(tune, 0, [1, 1]), paperPair(odd, 0, [null, null])];
    expect(ladderOf(told, [self, tune, odd])).toEqual([]);
  });

  test('its history ends where it stands', () => {
    for (const every of [7, 10]) {
      const history = historyOf(pairs, [ROBIN], every);
      for (const { key, mu, sigma, ordinal } of ladder)
        expect(history.find((one) => one.key === key)?.points.at(-1)).toMatchObject({ games: 480, mu, sigma, ordinal });
      expect(history[0]?.points.length).toBe(Math.ceil(480 / every));
    }
  });
});

test.each([
  [entrant('crew', 'abcd1234'), 'crew#abcd1234 v1'],
  [entrant('crew#abcd1234', 'abcd1234'), 'crew#abcd1234 v1'],
  [entrant('crew:room=12', 'abcd1234'), 'crew#abcd1234 v1'],
  [entrant('crew@3+hunter', 'abcd1234'), 'crew@3+hunter#abcd1234 v1'],
  [entrant('random'), 'random v1'],
  [{ name: 'sbt:python3 x.py', version: '', weights: null }, 'sbt:python3 x.py v'],
])('%j stands there as %s', (who, key) => {
  expect(ratedBot(who).key).toBe(key);
});

test('the usual persona goes without saying', () => {
  expect(ratedBot(entrant('crew+balanced', 'abcd1234'), catalog.radar).key).toBe('crew#abcd1234 v1');
  expect(ratedBot(entrant('crew+hunter', 'abcd1234'), catalog.radar).key).toBe('crew+hunter#abcd1234 v1');
});

describe('pairings', () => {
  test('of newcomers are a round robin', () => {
    const chosen = pairingsFor([INITIAL_RATING, INITIAL_RATING, INITIAL_RATING, INITIAL_RATING], 12);
    for (const pairing of roundRobin(4))
      expect(chosen.filter((one) => String(one) === String(pairing))).toHaveLength(2);
  });
  test('go to the newcomer, and to those of his strength first', () => {
    const pool = [{ mu: 40, sigma: 1 }, { mu: 25, sigma: 1 }, { mu: 10, sigma: 1 }, INITIAL_RATING];
    expect(pairingsFor(pool, 1)).toEqual([[1, 3]]);
    expect(pairingsFor(pool, 9).filter((pair) => pair.includes(3)).length).toBeGreaterThan(6);
  });
  test('are two different bots of the pool, as many as asked for', () => {
    const rating = fc.record({ mu: fc.integer({ min: 0, max: 50 }), sigma: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.array(rating, { minLength: 2, maxLength: 6 }), fc.integer({ min: 1, max: 30 }), (pool, count) => {
        const chosen = pairingsFor(pool, count);
        expect(chosen).toHaveLength(count);
        for (const [a, b] of chosen) expect(a < b && b < pool.length).toBe(true);
      }),
    );
  });
});
