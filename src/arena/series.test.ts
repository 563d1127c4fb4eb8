import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import type { Game } from '../kernel/game.ts';
import { count, type Histogram, merge, percentile, rank } from './histogram.ts';
import { batchesOf, matchSpecOf, playBatch, type Series, summaryOf } from './series.ts';
import { playSeries } from './workers.ts';

const game: Game = ticTacToe;
const series = (given: Partial<Series> = {}): Series => ({
  game: 'tic-tac-toe',
  options: undefined,
  seed: '7',
  secret: false,
  games: 200,
  swap: true,
  sides: ['x', 'o'],
  bots: ['perfect', 'random'],
  seats: {},
  ledger: false,
  save: null,
  ...given,
});

describe('a pairing', () => {
  test('with swap, two games share a seed and exchange sides, seats and all', () => {
    const one = series({ seats: { x: 'perfect@1' } });
    expect(matchSpecOf(game, one, 4)).toMatchObject({
      fixture: { seed: '7:2', sides: { x: 'perfect', o: 'random' }, seats: { x: 'perfect@1' } },
      sides: ['x', 'o'],
    });
    expect(matchSpecOf(game, one, 5)).toMatchObject({
      fixture: { seed: '7:2', sides: { x: 'random', o: 'perfect' }, seats: { o: 'perfect@1' } },
      sides: ['o', 'x'],
    });
  });

  test('without it, game i has the seed i', () => {
    expect(matchSpecOf(game, series({ swap: false }), 5).fixture).toMatchObject({
      seed: '7:5',
      sides: { x: 'perfect' },
    });
  });

  test('set-ups take turns, seed by seed: both games of a seed have the same', () => {
    const one = series({ setups: ['a', 'b', 'c'], options: 'none' });
    const options = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => matchSpecOf(game, one, i).fixture.options);
    expect(options).toEqual(['a', 'a', 'b', 'b', 'c', 'c', 'a', 'a']);
    expect(matchSpecOf(game, { ...one, swap: false }, 5).fixture.options).toBe('c');
  });

  test.each([1, 2, 63, 64, 65, 1000, 12_345])('%i games fall into batches without a gap', (games) => {
    const batches = batchesOf(series({ games, swap: false }));
    expect(batches[0]?.from).toBe(0);
    for (const [k, { from }] of batches.entries()) expect(from).toBe(batches[k - 1]?.to ?? 0);
    expect(batches.at(-1)?.to).toBe(games);
  });
});

test.each([2, 64, 66, 200, 1000, 12_346])('both games of a seed are in one batch (%i games)', (games) => {
  for (const { from, to } of batchesOf(series({ games }))) expect([from % 2, to % 2]).toEqual([0, 0]);
});

describe('a series', () => {
  test('counts every game once for each bot', async () => {
    let seen = 0;
    const sum = await playSeries(game, series(), 1, {
      onPlayed: (games) => {
        seen = games;
      },
    });
    const { bots, ...rest } = summaryOf(series(), sum, 1.234);
    expect(rest).toMatchObject({ game: 'tic-tac-toe', seed: 7, games: 200, unfinished: 0, seconds: 1.23, detail: {} });
    expect(bots.map(({ wins, draws, losses }) => wins + draws + losses)).toEqual([200, 200]);
    expect(bots[0]).toMatchObject({ bot: 'perfect', losses: 0, faults: 0 });
    expect(seen).toBe(200);
  });

  test('its pairs hold every point of the first bot', async () => {
    const sum = await playSeries(game, series({ games: 130, bots: ['random', 'perfect@2'] }), 1);
    const { wins = 0, draws = 0 } = sum.bots[0] ?? {};
    expect(sum.pairs.reduce((all, some) => all + some, 0)).toBe(65);
    expect(sum.pairs.reduce((points, some, halves) => points + (some * halves) / 2, 0)).toBe(wins + draws / 2);
    expect((await playSeries(game, series({ swap: false }), 1)).pairs).toEqual([0, 0, 0, 0, 0]);
  });

  test('a game with the figure that means a draw counts as a draw, regardless of the winner', async () => {
    const timed: Game = { ...game, detail: (state) => ({ late: game.turns(state) >= 7 ? 1 : 0 }) };
    const [plain, strict] = await Promise.all(
      [{}, { drawn: 'late' }].map((more) => playSeries(timed, series(more), 1)),
    );
    if (!plain || !strict) throw new Error('two series were played');
    expect(plain.detail.late).toBeGreaterThan(plain.draws);
    expect(strict.draws).toBe(strict.detail.late);
    expect(strict.bots.map(({ draws }) => draws)).toEqual([strict.draws, strict.draws]);
    expect(strict.endings).toEqual(plain.endings);
  });

  test.each([
    [undefined, 0],
    [0, 0],
    [37, 37],
  ])('a budget of %s reaches every decision as %i', async (given, told) => {
    const budgets = new Set<number>();
    const { random } = game.bots;
    if (!random) throw new Error('the example has a random bot');
    const asked: typeof random = {
      ...random,
      make: (spec) => (seat) => {
        const bot = random.make(spec)(seat);
        return {
          ...bot,
          decide(belief, view, ask, budget, seed) {
            budgets.add(budget.iterations);
            return bot.decide(belief, view, ask, budget, seed);
          },
        };
      },
    };
    const one = series({ bots: ['asked', 'asked'], games: 2, ...(given !== undefined && { iterations: given }) });
    await playSeries({ ...game, bots: { asked } }, one, 1);
    expect([...budgets]).toEqual([told]);
  });

  test('a stopped series returns the finished games', async () => {
    const halt = new AbortController();
    const watch = { signal: halt.signal, onPlayed: (games: number) => void (games === 30 && halt.abort()) };
    expect((await playSeries(game, series(), 1, watch)).games).toBe(30);
  });

  test('a batch stops immediately on request', async () => {
    const pulse = { stopped: () => true, played: () => {} };
    expect((await playBatch(game, series(), { from: 0, to: 50 }, pulse)).games).toBe(0);
  });
});

describe('percentiles', () => {
  test('of a million spans, to within 2 %', () => {
    const histogram: Histogram = new Map();
    const half: Histogram = new Map();
    for (let i = 1; i <= 500_000; i++) count(histogram, i / 1000);
    for (let i = 500_001; i <= 1_000_000; i++) count(half, i / 1000);
    merge(histogram, half);
    expect(percentile(histogram, 0.5) / 500).toBeCloseTo(1, 1.4);
    expect(Math.abs(percentile(histogram, 0.99) / 990 - 1)).toBeLessThan(0.02);
    expect(histogram.size).toBeLessThan(700);
  });

  test.each([
    [[], undefined],
    [[[9, 1]], 9],
    [
      [
        [10, 94],
        [20, 1],
        [5, 5],
      ],
      10,
    ],
    [
      [
        [10, 94],
        [20, 6],
      ],
      20,
    ],
  ] as [[number, number][], number | undefined][])('the 95th of %j is %s', (counts, expected) => {
    expect(rank(new Map(counts), 0.95)).toBe(expected);
  });
});
