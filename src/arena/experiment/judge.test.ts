import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { scoreOf } from '../stats/elo.ts';
import { NO_PAIRS } from '../stats/pairs.ts';
import { NO_FAULTS } from './faults.ts';
import { Judge, judged } from './judge.ts';
import { forfeiters, resultOf, sweepOf } from './result.ts';
import { madeUpPair, plan, sprt } from './testing.ts';

const duel = plan(['perfect', 'random'], { most: 400, test: sprt({ elo1: 100 }) });
const points = fc.constantFrom(0, 0.5, 1, null);
const results = fc.array(fc.tuple(points, points), { minLength: 1, maxLength: 60 });
const asPairs = (given: readonly (readonly [number | null, number | null])[]) =>
  given.map(([one, two], n) => madeUpPair(duel, n, one, two));

describe('laws', () => {
  test('in whatever order pairs arrive, however often, the result is the same bytes', () => {
    fc.assert(
      fc.property(results, fc.array(fc.nat(), { maxLength: 100 }), fc.nat(), (given, twice, turn) => {
        const pairs = asPairs(given);
        const shuffled = pairs.toSorted((a, b) => ((a.n * 7919 + turn) % 101) - ((b.n * 7919 + turn) % 101));
        const noisy = [...shuffled, ...twice.flatMap((k) => pairs[k % pairs.length] ?? [])];
        expect(JSON.stringify(resultOf(duel, judged(duel, noisy)))).toBe(
          JSON.stringify(resultOf(duel, judged(duel, pairs))),
        );
      }),
    );
  });

  test('before a gap all count, behind it none', () => {
    fc.assert(
      fc.property(results, fc.nat(), (given, k) => {
        const pairs = asPairs(given);
        const gap = k % pairs.length;
        const judge = judged(
          duel,
          pairs.filter(({ n }) => n !== gap),
        );
        expect(judge.totals.pairs).toBe(judged(duel, pairs.slice(0, gap)).totals.pairs);
        expect(judge.recorded).toBe(pairs.length - 1);
      }),
    );
  });

  test('the first pair at which a bound is crossed is the last that counts', () => {
    fc.assert(
      fc.property(results, (given) => {
        const pairs = asPairs(given);
        const { totals: account, decided } = judged(duel, pairs);
        const before = judged(duel, pairs.slice(0, account.pairs - 1));
        expect(before.decided).toBe('open');
        if (decided === 'open') expect(account.pairs).toBe(pairs.length);
        expect(judged(duel, pairs).recorded).toBe(pairs.length);
      }),
    );
  });

  test('every game is counted once, for both bots and for a side', () => {
    fc.assert(
      fc.property(results, (given) => {
        const judge = judged(duel, asPairs(given));
        const { games, draws, unfinished, bots, sides, pairs } = resultOf(duel, judge);
        expect(games).toBe(2 * pairs);
        for (const { wins, losses, draws } of bots) expect(wins + losses + draws + unfinished).toBe(games);
        expect(sides.reduce((sum, { wins }) => sum + wins, draws + unfinished)).toBe(games);
      }),
    );
  });
});

describe('pairs outside the plan change nothing', () => {
  const one = madeUpPair(duel, 0, 1, 1);
  test.each([
    ['a place before the first', { ...one, n: -1 }],
    ['a place behind the last', { ...one, n: 400 }],
    ['half a place', { ...one, n: 0.5 }],
    ['bots exchanged', { ...one, a: 1, b: 0 }],
    ['bots of another plan', { ...one, b: 5 }],
  ])('%s', (_, pair) => {
    const judge = new Judge(duel);
    judge.add(pair);
    expect([judge.recorded, judge.totals.games]).toEqual([0, 0]);
  });
});

/** Pairs of games won with this probability and never drawn. */
const simulated = (score: number, seed: number): Judge => {
  const random = new Random(seed);
  const point = (): number => (random.unit() < score ? 1 : 0);
  const open = plan(['perfect', 'random'], { most: 4000, test: sprt({ elo1: 100 }) });
  const judge = new Judge(open);
  for (let n = 0; !judge.isOver; n++) judge.add(madeUpPair(open, n, point(), point()));
  return judge;
};

// At a true error rate of 5%, more than 34 errors in 400 tests happen in less than 1 case of 1000.
test.each([
  [0, 'H1'],
  [100, 'H0'],
])('of 400 tests of [0, 100] on a bot %i Elo stronger, %s is accepted no more often than it may be', (elo, wrong) => {
  const verdicts = Array.from({ length: 400 }, (_, k) => simulated(scoreOf(elo), 1000 + k).decided);
  expect(verdicts).not.toContain('open');
  const wrongly = verdicts.filter((verdict) => verdict === wrong).length;
  expect(wrongly).toBeLessThanOrEqual(34);
  expect(wrongly).toBeGreaterThan(2); // nor so rarely that games are wasted
});

describe('the end', () => {
  test('without a test it is the last pair of a fixed number', () => {
    const fixed = plan(['perfect', 'random'], { most: 2 });
    const judge = judged(fixed, [madeUpPair(fixed, 0, 1, 1)]);
    expect([judge.isOver, judge.decided]).toEqual([false, 'open']);
    judge.add(madeUpPair(fixed, 1, 0, 1));
    expect([judge.isOver, judge.decided]).toEqual([true, 'full']);
    expect(resultOf(fixed, judge)).toMatchObject({
      verdict: null,
      llr: null,
      biased: false,
      pentanomial: [0, 0, 1, 0, 1],
    });
  });

  test('a test that has not decided by the last pair stays open', () => {
    const short = plan(['perfect', 'random'], { most: 1, test: sprt() });
    const judge = judged(short, [madeUpPair(short, 0, 1, 0)]);
    expect([judge.isOver, judge.decided]).toEqual([true, 'open']);
  });

  test.each([
    ['won', 1, [0, 0, 0, 0, 2]],
    ['lost', 0, [2, 0, 0, 0, 0]],
  ])('where every game was %s there is no normalised Elo', (sweep, points, pentanomial) => {
    const fixed = plan(['perfect', 'random'], { most: 2 });
    const judge = judged(fixed, [madeUpPair(fixed, 0, points, points), madeUpPair(fixed, 1, points, points)]);
    expect(resultOf(fixed, judge)).toMatchObject({ pentanomial, nelo: null });
    expect(sweepOf(resultOf(fixed, judge).pentanomial ?? NO_PAIRS)).toBe(sweep);
  });

  test('a bot that forfeited every game is reported with its first fault', () => {
    const fixed = plan(['perfect', 'random'], { most: 1 });
    const pair = madeUpPair(fixed, 0, 1, 1);
    const gone = { ...NO_FAULTS, crash: 1, forfeit: 1 };
    const fault = { code: 'line-left', said: 'no such file' };
    const failed = { faults: [NO_FAULTS, gone], first: [null, fault] } as const;
    const [one, two] = pair.games;
    const judge = judged(fixed, [
      {
        ...pair,
        games: [
          { ...one, ...failed },
          { ...two, ...failed },
        ],
      },
    ]);
    const result = resultOf(fixed, judge);
    expect(forfeiters(result)).toEqual(['random']);
    expect(result.bots.map((bot) => bot.fault)).toEqual([null, fault]);
  });

  test('after a test has stopped, the interval is marked as biased', () => {
    const judge = judged(duel, asPairs(Array(60).fill([1, 1])));
    expect(resultOf(duel, judge)).toMatchObject({ decided: 'H1', verdict: 'H1', biased: true });
    expect(judge.totals.pairs).toBeLessThan(60);
    expect(judge.recorded).toBe(60);
  });
});

describe('two bots that meet in many pairings', () => {
  const ladder = (pairings: readonly (readonly [number, number])[]) =>
    plan(['perfect', 'random', 'perfect@1'], { pairings, most: pairings.length });
  const places = fc.constantFrom<readonly [number, number]>([0, 1], [0, 2], [1, 2], [1, 0]);
  const game = fc.constantFrom(0, 0.5, 1);

  test('share a cell, so that an account is as large as the bots are many', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(places, game, game), { minLength: 1, maxLength: 40 }), (given) => {
        const of = ladder(given.map(([pairing]) => pairing));
        const judge = judged(
          of,
          given.map(([, one, two], n) => madeUpPair(of, n, one, two)),
        );
        const { cells, bots } = resultOf(of, judge);
        expect(cells.length).toBeLessThanOrEqual(3);
        expect(cells.reduce((sum, { pairs }) => sum + pairs, 0)).toBe(given.length);
        for (const [place, { wins, draws }] of bots.entries()) {
          const points = given.reduce(
            (sum, [[a, b], one, two]) => sum + (a === place ? one + two : b === place ? 2 - one - two : 0),
            0,
          );
          expect(wins + draws / 2).toBe(points);
        }
      }),
    );
  });

  test('on a ladder of two, it is a duel', () => {
    const two = plan(['perfect', 'random'], {
      pairings: [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
      most: 3,
    });
    const pairs = [0, 1, 2].map((n) => madeUpPair(two, n, 1, 0.5));
    expect(resultOf(two, judged(two, pairs))).toMatchObject({ pentanomial: [0, 0, 0, 3, 0], cells: [{ pairs: 3 }] });
  });
});
