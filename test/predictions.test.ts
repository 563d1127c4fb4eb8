import { beforeAll, describe, expect, test } from 'vitest';
import { type Played, playMatch } from '../src/arena/play.ts';
import { type PredictionSample, samplesOf } from '../src/decide/lab/prediction-samples.ts';
import { predictionTitles, WIN_CHANCE } from '../src/decide/lab/prediction-titles.ts';
import { PredictionCount } from '../src/decide/lab/predictions.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Game } from '../src/kernel/game.ts';
import type { Prediction } from '../src/kernel/prediction.ts';
import { must } from '../src/kernel/result.ts';

// What bots predict in their ledgers, compared with what happens, for every game.

const MATCHES = 3;
/** Needs luck that a few matches may not have. */
const RARE: readonly string[] = ['hazard'];

const played = (game: Game, bot: string, seed: string, iterations = 0): Played => {
  const sides = game.sides(must(game.setUp(undefined, { roll: () => 1 })));
  const fixture = { game, options: undefined, seed, sides: Object.fromEntries(sides.map((side) => [side, bot])) };
  return must(playMatch(fixture, { keep: true, ledger: true, iterations }));
};

const finished = ({ match, decisions }: Played) => ({ rules: match.rules, entries: match.log, decisions });

describe.each(Object.values(catalog).map((game) => [game.id, game] as const))('%s', (id, game) => {
  let predictions: readonly Prediction[] = [];
  const samples: PredictionSample[] = [];
  beforeAll(async () => {
    predictions = (await game.predictions?.())?.predictions ?? [];
    const bots = new Set(predictions.flatMap(({ bots }) => bots));
    for (const bot of bots)
      for (let seed = 1; seed <= MATCHES; seed++)
        samples.push(...samplesOf(game, predictions, finished(played(game, bot, `prediction ${seed}`))));
  }, 300_000);

  test('the default bot predicts something', () => {
    expect(predictions.some(({ bots }) => bots.includes(game.defaults.bot))).toBe(true);
  });

  test('every kind of prediction is made in a few matches by every bot named', () => {
    for (const { id: prediction, bots } of predictions.filter((one) => !RARE.includes(one.id)))
      for (const bot of bots)
        expect(
          samples.filter((one) => one.prediction === prediction && one.bot === bot).length,
          prediction,
        ).toBeGreaterThan(0);
  });

  test('predictions and outcomes are finite and not negative; chances are at most 1, and then either happen or not', () => {
    const chances = new Set(predictionTitles(predictions).flatMap(({ id: one, chance }) => (chance ? [one] : [])));
    for (const { prediction, expected, actual } of samples) {
      for (const value of [expected, actual]) {
        expect(Number.isFinite(value), prediction).toBe(true);
        expect(value, prediction).toBeGreaterThanOrEqual(0);
      }
      if (!chances.has(prediction)) continue;
      expect(expected).toBeLessThanOrEqual(1 + 1e-9);
      if (prediction !== WIN_CHANCE) expect([0, 1]).toContain(actual);
    }
  });

  test('ids are unique, and titles and units exist in both languages', () => {
    const titles = predictionTitles(predictions);
    expect(new Set(titles.map((one) => one.id)).size).toBe(titles.length);
    for (const { titles: title, units } of titles)
      for (const text of [title.en, title.es, units.en, units.es]) expect(text).toMatch(/\w/);
    expect(predictions.every(({ titles: title }) => title.en !== title.es)).toBe(true);
  });

  test('a bot that predicts nothing is reported as such, with what its positions were worth', async () => {
    const count = await PredictionCount.of(game);
    const talkers = ['search', ...predictions.flatMap(({ bots }) => bots)];
    const silent = Object.keys(game.bots).find((bot) => !talkers.includes(bot)) ?? '';
    count.add(finished(played(game, silent, `${id} silent`)));
    const [report] = count.report('en');
    expect(report).toMatchObject({ bot: silent, silent: true });
    expect(report?.rows.map(({ prediction }) => prediction)).toEqual([WIN_CHANCE]);
  });
});

test('Radar: damage that a loaded torpedo does is what the events say', async () => {
  const [shot] = (await catalog.radar?.predictions?.())?.predictions ?? [];
  const from = { rules: {} as never, seat: 'blue.captain', command: { type: 'torpedo' } };
  const blast = { type: 'exploded', side: 'blue', at: 3, blue: 0, red: 2 };
  expect(shot?.actual(blast as never, from)).toBe(2);
  expect(shot?.actual({ ...blast, red: 0, blue: 1 } as never, from)).toBe(0);
});

test('the search’s own chance to win is compared with the result', () => {
  const radar = catalog.radar as Game;
  const samples = [...samplesOf(radar, [], finished(played(radar, 'search', 'prediction search', 2)))];
  expect(samples.some(({ prediction }) => prediction === 'searched-chance')).toBe(true);
}, 120_000);
