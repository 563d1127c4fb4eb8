import { describe, expect, test } from 'vitest';
import type { Weights } from '../../kernel/bot.ts';
import { must, ok } from '../../kernel/result.ts';
import type { ExperimentRecord } from '../../store/experiments.ts';
import { digestOf, parseWeightTable, type WeightTable } from '../../store/weights.ts';
import type { PairExecutor } from '../experiment/executor.ts';
import { localPool } from '../experiment/executor-pool.ts';
import { reopenGame } from '../experiment/reopen.ts';
import { startExperiment } from '../experiment/start.ts';
import { game, memoryExperiments } from '../experiment/testing.ts';
import { resolveBotWithWeights } from '../lineup.ts';
import { dimensionsOf } from './dimensions.ts';
import { evidenceIn } from './evidence.ts';
import {
  asPlayed,
  planOfPair,
  pointsOfSteps,
  type SelfPlanOptions,
  selfPlan,
  selfPlanOf,
  subjectNamed,
} from './self-plan.ts';
import { type Tuned, type TuningOptions, tuning } from './tuning.ts';

/** A level 2 player, with enough noise for its weights to matter. */
const subject = must(subjectNamed(game, 'perfect@2'));
/** A spoilt table that hardly values winning. */
const SPOILT: Weights = { ...subject.own, result: 0.5 };
const gate = {
  test: { scale: 'logistic', elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 } as const,
  most: 40,
};
const wish = (own: Partial<SelfPlanOptions> = {}): SelfPlanOptions => {
  const dimensions = must(dimensionsOf('perfect', SPOILT, ['result', 'sooner']));
  return {
    options: undefined,
    seed: '3',
    pairs: 24,
    iterations: 0,
    gate,
    start: SPOILT,
    spsa: { seed: '3', dimensions, steps: 24, round: 8, share: 0.2, rate: 0.1 },
    ...own,
  };
};
const drawn = (): SelfPlanOptions => {
  const { spsa, ...rest } = wish();
  return { ...rest, drawing: { dimensions: spsa?.dimensions ?? [], spread: 0.3 } };
};

async function run(
  given: SelfPlanOptions,
  own: Partial<TuningOptions> = {},
  store = memoryExperiments(),
  before?: ExperimentRecord,
) {
  const plan = must(selfPlan(game, subject, given));
  const kind = given.spsa ? 'tune' : 'train';
  const record = before ?? (await startExperiment(store, game, plan, { kind, now: 1 }));
  const kept: WeightTable[] = [];
  const tuned: Tuned = must(
    await tuning(game, record, store, {
      pool: localPool({ [game.id]: game }, 1),
      signal: new AbortController().signal,
      refit: false,
      now: () => Date.UTC(2026, 10, 15),
      save: (table) => {
        kept.push(table);
        return ok('x.json');
      },
      ...own,
    }),
  );
  return { store, record: (await store.experiment(record.id)) as ExperimentRecord, tuned, kept };
}

describe('a search', () => {
  test('is recorded pair by pair, and its test after it', async () => {
    const { store, record, tuned } = await run(wish());
    expect(tuned.pairs).toBe(24);
    expect(await store.pairs(record.id)).toHaveLength(24);
    const duel = await store.experiment(tuned.test?.experiment ?? '');
    expect(duel).toMatchObject({ kind: 'duel', status: 'done', plan: { note: `tune ${record.id}` } });
    expect(duel?.plan.seed).toBe(`3-test-${digestOf(tuned.candidate?.weights ?? {})}`);
    expect(record.verdict).toMatchObject({ found: digestOf(tuned.candidate?.weights ?? {}), test: duel?.id });
  });

  test('that was interrupted continues to the same bytes', async () => {
    const whole = await run(wish());
    const halt = new AbortController();
    const first = await run(wish(), { signal: halt.signal, onPair: (done) => void (done === 11 && halt.abort()) });
    expect(first.tuned).toMatchObject({ pairs: 11, candidate: null, test: null });
    expect(first.record.status).toBe('stopped');
    const { tuned } = await run(wish(), {}, first.store, first.record);
    expect(JSON.stringify(tuned.candidate)).toBe(JSON.stringify(whole.tuned.candidate));
    expect(tuned.test?.judge.totals.cells).toEqual(whole.tuned.test?.judge.totals.cells);
  });

  test('whose test was interrupted continues with that test', async () => {
    const halt = new AbortController();
    const first = await run(wish(), { signal: halt.signal, onTest: () => halt.abort() });
    expect(first.tuned.table).toBeNull();
    const again = await run(wish(), {}, first.store, first.record);
    expect(again.tuned.test?.experiment).toBe(first.tuned.test?.experiment);
    expect(again.tuned.test?.judge.isOver).toBe(true);
  });

  test('of which one worker fails ends when the other workers have stopped', async () => {
    const store = memoryExperiments();
    let busy = 0;
    const play: PairExecutor['play'] = async ([n], _, signal) => {
      if (n === 1) throw new Error('pair 1 broke');
      busy++;
      await new Promise((go) => signal.addEventListener('abort', () => setTimeout(go, 5)));
      busy--;
    };
    const pool = { executor: () => ({ concurrency: 3, play }), close: async () => {} };
    await expect(run(wish(), { pool }, store)).rejects.toThrow('pair 1 broke');
    expect(busy).toBe(0);
    expect((await store.experiments({}, 1))[0]).toMatchObject({ status: 'stopped' });
  });

  test('every game of it can be played again, its weights worked out from the pairs before', async () => {
    const { store, record } = await run(wish());
    const points = (await store.pairs(record.id)).map((pair) => pair.points);
    for (const n of [0, 7, 8, 23])
      for (const which of [0, 1] as const) {
        const stored = await store.gameOf(record.id, n, which);
        expect(stored && reopenGame(game, asPlayed(record, n, points), n, which, stored)).toMatchObject({ ok: true });
      }
  });
});

describe('a table that was found', () => {
  test('is saved with its evidence when it passes', async () => {
    const easy = { test: { ...gate.test, elo0: -800, elo1: -700 }, most: 2000 };
    const { tuned, kept, record } = await run(wish({ gate: easy }));
    expect(kept).toEqual([tuned.table]);
    const table = tuned.table as WeightTable;
    expect(must(parseWeightTable(JSON.stringify(table), 'x'))).toEqual(table);
    expect(table).toMatchObject({ parent: digestOf(subject.own), bot: 'perfect', persona: 'plain' });
    expect(evidenceIn(table)).toMatchObject({
      how: 'spsa',
      made: '2026-11-15',
      source: record.id,
      games: 48,
      experiment: tuned.test?.experiment,
      biased: true,
      against: digestOf(subject.own),
      rulesVersion: game.version,
    });
    expect(record.verdict).toMatchObject({ passed: true });
  });

  test.each([
    ['the test says no', { test: { ...gate.test, elo0: 700, elo1: 800 }, most: 2000 }, 'H0'],
    ['the pairs run out', { test: gate.test, most: 1 }, 'open'],
  ] as const)('is not when %s', async (_, hard, decided) => {
    const { tuned, kept, record } = await run(wish({ gate: hard }));
    expect(kept).toEqual([]);
    expect(tuned).toMatchObject({ table: null, file: null });
    expect(tuned.test?.judge.decided).toBe(decided);
    expect(record.verdict).toMatchObject({ passed: false });
  });

  test('is not even tested when it is the old one', async () => {
    const dimensions = must(dimensionsOf('perfect', subject.own, ['corner']));
    const still = { seed: '3', dimensions, steps: 1, round: 1, share: 1e-9, rate: 1e-9 };
    const { tuned } = await run(wish({ start: subject.own, pairs: 1, spsa: still }));
    expect(tuned).toMatchObject({ test: null, table: null });
  });
});

describe('learning from drawn weights', () => {
  test('stores its pairs, fits them and tests what it found', async () => {
    const { store, record, tuned } = await run(drawn());
    expect(record.kind).toBe('train');
    expect(tuned.candidate?.fit).toMatchObject({ samples: 24 });
    expect(tuned.candidate?.fit?.effects).toHaveLength(2);
    const refit = await run(drawn(), { refit: true }, store, record);
    expect(refit.tuned.candidate).toEqual(tuned.candidate);
    expect(await store.pairs(record.id)).toHaveLength(24);
  });

  test('both players of a pair are drawn only from its seed', async () => {
    const plan = must(selfPlan(game, subject, drawn()));
    const tables = planOfPair(plan, 5, []).bots.map(({ name }) => must(resolveBotWithWeights(game, name)).weights);
    expect(planOfPair(plan, 5, [2, 0, 1]).bots).toEqual(planOfPair(plan, 5, []).bots);
    expect((tables[0]?.result ?? 0) * (tables[1]?.result ?? 0)).toBeCloseTo((SPOILT.result ?? 0) ** 2, 3);
    expect(tables[0]?.centre).toBe(SPOILT.centre);
  });
});

describe('against another bot', () => {
  const against = (given: SelfPlanOptions): SelfPlanOptions => ({
    ...given,
    pairs: 2 * given.pairs,
    opponent: 'search@2',
  });

  test('both players of a step meet it, one pair each', () => {
    const plan = must(selfPlan(game, subject, against(wish())));
    const alone = must(selfPlan(game, subject, wish()));
    const [plus, minus] = planOfPair(alone, 3, []).bots;
    expect(planOfPair(plan, 6, []).bots).toEqual([plus, expect.objectContaining({ name: 'search@2' })]);
    expect(planOfPair(plan, 7, []).bots).toEqual([minus, expect.objectContaining({ name: 'search@2' })]);
  });

  test.each([
    [[2, 0], [2], 'one player won both games, the other lost both'],
    [[0, 2], [0], 'the reverse'],
    [[2, 2], [1], 'both beat the opponent: nothing learnt'],
    [[0.5, 0], [1.25], 'half a point more'],
    [[2, null], [null], 'a pair did not finish'],
    [[1, 1, 2], [1], 'the second step is not complete'],
  ])('points %j of its pairs count as %j: %s', (points, steps, _why) => {
    expect(pointsOfSteps({ opponent: 'search@2' }, points)).toEqual(steps);
    expect(pointsOfSteps({}, points)).toEqual(points);
  });

  test.each([
    ['tune', wish()],
    ['train', drawn()],
  ])('%s finds a table, tests it against its parent and can continue after a stop', async (_, given) => {
    const whole = await run(against(given));
    expect(whole.tuned.pairs).toBe(48);
    const test = await whole.store.experiment(whole.tuned.test?.experiment ?? '');
    expect(test?.plan).toHaveProperty('bots.1.weights', digestOf(subject.own));
    const halt = new AbortController();
    const first = await run(against(given), {
      signal: halt.signal,
      onPair: (done) => void (done === 21 && halt.abort()),
    });
    const { tuned } = await run(against(given), {}, first.store, first.record);
    expect(JSON.stringify(tuned.candidate)).toBe(JSON.stringify(whole.tuned.candidate));
  });

  test('the evidence names it', async () => {
    const easy = { test: { ...gate.test, elo0: -800, elo1: -700 }, most: 2000 };
    const { tuned } = await run(against(wish({ gate: easy })));
    expect(evidenceIn(tuned.table as WeightTable)).toMatchObject({ opponent: 'search@2', games: 96 });
  });
});

test('a plan is plain data', () => {
  const plan = must(selfPlan(game, subject, wish()));
  expect(selfPlanOf(JSON.parse(JSON.stringify({ plan })))).toEqual(plan);
});
test.each([
  ['random', 'nothing-to-tune'],
  ['perfekt', 'unknown-bot'],
])('%s cannot be tuned: %s', (name, code) => {
  expect(subjectNamed(game, name)).toMatchObject({ ok: false, error: { code } });
});
