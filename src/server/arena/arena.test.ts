import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localExecutor } from '../../arena/experiment/executor.ts';
import { NO_FAULTS } from '../../arena/experiment/faults.ts';
import { HEARTBEAT_MS } from '../../arena/experiment/heartbeat.ts';
import type { Pairing } from '../../arena/experiment/plan.ts';
import { runExperiment } from '../../arena/experiment/run.ts';
import { game, madeUpPair, memoryExperiments, plan, recordOf, sprt } from '../../arena/experiment/testing.ts';
import { judge } from '../../arena/stats/sprt.ts';
import { must, no, ok } from '../../kernel/result.ts';
import type { ExperimentRecord, PairRecord } from '../../store/experiments.ts';
import type { PairCounts } from '../../wire/arena.ts';
import { Arena, tagOf } from './arena.ts';
import { MOST_POINTS, stepFor } from './curve.ts';
import { entrantsInfo } from './experiment-info.ts';

const QUIET = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const POINTS = [0, 0.5, 1] as const;
const LADDER: Pairing[] = [
  [0, 1],
  [0, 2],
  [0, 1],
  [0, 1],
  [0, 2],
  [0, 1],
];

/** An arena over the experiments a test records. */
function arenaOf(now = 1) {
  const experiments = memoryExperiments();
  const asked: unknown[] = [];
  const arena = new Arena({
    games: { [game.id]: game },
    bots: {
      storedGame: async (order) => {
        asked.push(order);
        return ok('{"format":"umpire-log/1"}\n');
      },
      ladder: async () => no({ code: 'ask-late', within: 1 }),
    },
    log: QUIET,
    now: () => now,
    elapsed: () => now,
    open: async () => experiments,
  });
  return { arena, experiments, asked };
}

const recordedAs = (pair: ReturnType<typeof madeUpPair>, id: string): PairRecord =>
  ({
    ...pair,
    experiment: id,
    games: pair.games.map((one) => ({ ...one, commands: new Uint8Array() })),
  }) as unknown as PairRecord;

describe('a duel', () => {
  const duel = plan(['perfect', 'random'], { test: sprt(), most: 4000 });

  test('matches the judge after every pair', async () => {
    const { arena, experiments } = arenaOf();
    await experiments.begin(recordOf(duel, 'duel22'));
    let made = 0; // experiments: ids are never used again
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...POINTS), fc.constantFrom(...POINTS)), { minLength: 1 }),
        async (games) => {
          const id = `d${made++}`;
          await experiments.begin(recordOf(duel, id));
          const counts = [0, 0, 0, 0, 0];
          let count = 0;
          let decided = 'open';
          for (const [n, [one, two]] of games.entries()) {
            await experiments.record(recordedAs(madeUpPair(duel, n, one, two), id));
            if (decided === 'open') {
              counts[2 * (one + two)] = (counts[2 * (one + two)] ?? 0) + 1;
              count++;
              decided = judge(sprt(), counts as unknown as PairCounts).verdict;
            }
            const detail = must(await arena.experiment(id)).value;
            expect(detail).toMatchObject({ counts, pairs: count, decided, recorded: n + 1 });
            expect(detail.sweep).toBe(counts[4] === count ? 'won' : counts[0] === count ? 'lost' : null);
            expect(detail.elo?.biased).toBe(decided !== 'open');
          }
          const curve = must(await arena.curve(id)).value;
          expect(curve.pairs).toEqual(Array.from({ length: count }, (_, i) => i + 1));
          expect(curve.llr?.at(-1)).toBeCloseTo(judge(sprt(), counts as unknown as PairCounts).llr, 2);
          const list = must(await arena.pairs(id, 0, 500)).value;
          expect(list.of).toBe(games.length);
          expect(list.pairs.filter((pair) => pair.counts)).toHaveLength(count);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('a pair recorded out of order counts once the gap is filled', async () => {
    const { arena, experiments } = arenaOf();
    await experiments.begin(recordOf(duel, 'gap234'));
    await experiments.record(recordedAs(madeUpPair(duel, 1, 1, 1), 'gap234'));
    expect(must(await arena.experiment('gap234')).value).toMatchObject({ pairs: 0, recorded: 1 });
    await experiments.record(recordedAs(madeUpPair(duel, 0, 0, 1), 'gap234'));
    expect(must(await arena.experiment('gap234')).value).toMatchObject({
      pairs: 2,
      recorded: 2,
      counts: [0, 0, 1, 0, 1],
    });
  });

  test('the ETag changes exactly when the data does', async () => {
    const { arena, experiments } = arenaOf();
    await experiments.begin(recordOf(duel, 'tag234'));
    const tags = async () => [
      must(await arena.experiment('tag234')).tag,
      must(await arena.curve('tag234')).tag,
      (await arena.experiments({})).tag,
    ];
    const before = await tags();
    expect(await tags()).toEqual(before);
    await experiments.record(recordedAs(madeUpPair(duel, 0, 1, 1), 'tag234'));
    const after = await tags();
    for (const [i, tag] of after.entries()) expect(tag).not.toBe(before[i]);
  });
});

test('a curve has at most a thousand points and drops every other one when it grows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (count) => {
      const step = stepFor(count);
      expect(Math.ceil(count / step)).toBeLessThanOrEqual(MOST_POINTS);
      expect([step, 2 * step]).toContain(stepFor(count + 1));
    }),
  );
});

test('a bot that forfeited every game has no rating, and the result says so', async () => {
  const pair = plan(['perfect', 'random'], { most: 1 });
  const { arena, experiments } = arenaOf();
  const { games, ...rest } = madeUpPair(pair, 0, 1, 1);
  const faults = [NO_FAULTS, { ...NO_FAULTS, crash: 1, forfeit: 1 }] as const;
  const [one, two] = games.map((game) => ({ ...game, faults })) as unknown as typeof games;
  await experiments.begin(recordOf(pair, 'gone22'));
  await experiments.record(recordedAs({ ...rest, games: [one, two] }, 'gone22'));
  const { rows, sweep } = must(await arena.experiment('gone22')).value;
  expect(rows.map(({ bot, forfeited }) => [bot, forfeited])).toEqual([
    [0, false],
    [1, true],
  ]);
  expect(sweep).toBe('won');
});

describe('recorded games for the laboratory', () => {
  const pair = plan(['perfect', 'random'], { most: 4 });

  test('an experiment without recorded games has no positions', async () => {
    const { arena, experiments } = arenaOf();
    await experiments.begin(recordOf(pair, 'none22'));
    expect(await arena.recorded('none22', 4)).toMatchObject({ ok: false, error: { code: 'no-positions' } });
  });

  test('a search for weights is refused: its bots change from pair to pair', async () => {
    const { arena, experiments } = arenaOf();
    await experiments.begin({ ...recordOf(pair, 'tune22'), kind: 'tune' });
    expect(await arena.recorded('tune22', 4)).toMatchObject({
      ok: false,
      error: { code: 'tuning-has-no-predictions', id: 'tune22' },
    });
  });
});

test('the cross table is consistent in both directions', async () => {
  const many = plan(['perfect', 'random', 'perfect'], { most: 6 });
  const { arena, experiments } = arenaOf();
  await experiments.begin({ ...recordOf(many, 'many22'), status: 'done' });
  for (let n = 0; n < 6; n++) await experiments.record(recordedAs(madeUpPair(many, n, 1, 0.5), 'many22'));
  const { cells, rows, best, decided } = must(await arena.experiment('many22')).value;
  expect(decided).toBe('full');
  expect(best).toBe(0);
  expect(rows.map(({ points, games }) => points / games)).toEqual([0.75, 0.5, 0.25]);
  for (const [a, row] of cells.entries())
    for (const [b, cell] of row.entries()) {
      const mirror = cells[b]?.[a];
      expect(cell === null).toBe(a === b);
      if (cell && mirror) expect(cell).toMatchObject({ points: mirror.games - mirror.points, low: -mirror.high });
    }
});

test('on a ladder, a cell counts all pairs of its two bots', async () => {
  const ladder = plan(['perfect', 'random', 'perfect@1'], { most: 6, pairings: LADDER });
  const { arena, experiments } = arenaOf();
  await experiments.begin({ ...recordOf(ladder, 'climb2'), kind: 'ladder', status: 'done' });
  for (let n = 0; n < 6; n++) await experiments.record(recordedAs(madeUpPair(ladder, n, 1, n === 5 ? 0 : 1), 'climb2'));
  const { cells } = must(await arena.experiment('climb2')).value;
  expect(cells[0]?.[1]).toMatchObject({ games: 8, points: 7 });
  expect(cells[1]?.[0]).toMatchObject({ games: 8, points: 1 });
  expect(cells[0]?.[2]).toMatchObject({ games: 4, points: 4 });
  expect(cells[1]?.[2]).toBeNull();
});

describe('a list', () => {
  const duel = plan(['perfect', 'random'], { most: 3 });
  const many = plan(['random', 'perfect', 'random'], { most: 3 });

  test('of 200 experiments reads no pairs and counts the running ones in one query', async () => {
    const { arena, experiments } = arenaOf();
    const calls: string[] = [];
    for (const name of ['pairs', 'counts', 'experiments', 'experiment', 'played', 'gameOf'] as const) {
      const own = experiments[name] as (...args: unknown[]) => Promise<never>;
      Object.assign(experiments, {
        [name]: (...args: unknown[]) => {
          calls.push(name);
          return own(...args);
        },
      });
    }
    for (let k = 0; k < 200; k++) {
      const status = (['running', 'stopped', 'done'] as const)[k % 3] as ExperimentRecord['status'];
      await experiments.begin({ ...recordOf(duel, `n${1000 + k}`), created: k, status });
      await experiments.record(recordedAs(madeUpPair(duel, 0, 1, 1), `n${1000 + k}`));
    }
    const { value } = await arena.experiments({});
    expect(value).toHaveLength(100);
    expect(value.find(({ status }) => status === 'running')?.pairs).toBe(1);
    expect(calls).toEqual(['experiments', 'counts']);
  });

  test.each([
    ['duel', duel],
    ['round-robin', many],
  ] as const)('shows the same figures of a finished %s as its page', async (_, of) => {
    const { arena, experiments } = arenaOf();
    const record = recordOf(of, 'done22');
    await experiments.begin(record);
    await runExperiment(record, experiments, localExecutor(game, of), { now: () => 5 });
    const [listed] = (await arena.experiments({})).value;
    const detail = must(await arena.experiment('done22')).value;
    expect(detail).toMatchObject({ decided: 'full', pairs: 3 });
    expect(detail).toMatchObject(listed ?? {});
    expect(listed?.best).toBe(of === many ? 1 : null);
  });

  test('shows pairs and Elo of a running one', async () => {
    const { arena, experiments } = arenaOf();
    const halt = new AbortController();
    const long = plan(['perfect', 'random'], { most: 50 });
    const record = recordOf(long, 'going2');
    await experiments.begin(record);
    const seen: unknown[] = [];
    await runExperiment(record, experiments, localExecutor(game, long), {
      now: () => 1,
      signal: halt.signal,
      onPair: ({ judge: { totals } }) => void (totals.pairs === 4 && halt.abort()),
    });
    const watched = {
      ...localExecutor(game, long),
      play: async () => {
        seen.push((await arena.experiments({})).value[0]);
        throw new Error('enough');
      },
    };
    await runExperiment(record, experiments, watched, { now: () => 1 }).catch(() => {}); // the arena's clock
    expect(seen).toMatchObject([{ status: 'running', pairs: 4, most: 50, elo: { biased: false } }]);
  });

  test('shows what searches have found', async () => {
    const { arena, experiments } = arenaOf();
    const search = { ...recordOf(duel, 'tune22'), kind: 'tune' } as const;
    await experiments.begin({ ...search, status: 'stopped' });
    await experiments.record(recordedAs(madeUpPair(duel, 0, 1, 1), 'tune22'));
    expect((await arena.experiments({})).value).toMatchObject([
      { pairs: 1, decided: 'open', elo: null, search: { found: null } },
    ]);
    await experiments.change('tune22', {
      status: 'done',
      verdict: { found: 'abcd1234', test: 'k3v9qd', passed: true },
    });
    expect((await arena.experiments({})).value).toMatchObject([
      { pairs: 3, decided: 'full', elo: null, search: { found: 'abcd1234', test: 'k3v9qd', passed: true } },
    ]);
  });
});

test.each<[ExperimentRecord['status'], number, string]>([
  ['running', 1, 'running'],
  ['running', 1 + 7 * HEARTBEAT_MS, 'stopped'], // its process was killed
  ['done', 1 + 7 * HEARTBEAT_MS, 'done'],
])('a record that says %s is believed while it is being updated', async (status, now, told) => {
  const { arena, experiments } = arenaOf(now);
  await experiments.begin({ ...recordOf(plan(['perfect', 'random']), 'life22'), status });
  expect(must(await arena.experiment('life22')).value.status).toBe(told);
  const ids = async (wanted: ExperimentRecord['status']) =>
    (await arena.experiments({ status: wanted })).value.map(({ id }) => id);
  expect(await ids(told as ExperimentRecord['status'])).toEqual(['life22']);
  expect(await ids(told === 'stopped' ? 'running' : 'stopped')).toEqual([]);
});

test('unknown ids are refused by name', async () => {
  const { arena, experiments } = arenaOf();
  expect(await arena.experiment('nobody')).toEqual(no({ code: 'no-such-experiment', id: 'nobody' }));
  await experiments.begin({ ...recordOf(plan(['perfect', 'random']), 'alien2'), game: 'go' });
  expect(await arena.experiment('alien2')).toMatchObject({ ok: false });
  await experiments.begin(recordOf(plan(['perfect', 'random']), 'here22'));
  expect(await arena.game('here22', 0, 0)).toEqual(no({ code: 'no-such-game', pair: 0, game: 1 }));
  expect(await arena.ladder('go')).toMatchObject({ error: { code: 'unknown-game' } });
});

test('a game is opened once, however often it is requested', async () => {
  const { arena, experiments, asked } = arenaOf();
  const duel = plan(['perfect', 'random']);
  await experiments.begin(recordOf(duel, 'once22'));
  await experiments.record(recordedAs(madeUpPair(duel, 0, 1, 1), 'once22'));
  const both = await Promise.all([arena.game('once22', 0, 1), arena.game('once22', 0, 1)]);
  expect(both.map((answer) => must(answer).log)).toEqual([
    '{"format":"umpire-log/1"}\n',
    '{"format":"umpire-log/1"}\n',
  ]);
  expect(asked).toHaveLength(1);
});

test('ETags are short and valid in a header', () => {
  expect(tagOf(['running', 12, 'open'])).toMatch(/^"[\w-]{3,20}"$/);
  expect(tagOf(['a', 1])).not.toBe(tagOf(['a', 2]));
});

test.each([
  ['crew@3+hunter', null, 'crew@3+hunter'],
  ['crew#df66cdec:room=12,tells=0', 'abcd1234', 'crew#abcd1234'],
  ['crew:room=12', 'abcd1234', 'crew#abcd1234'],
  ['exec:/usr/bin/python3 /home/ana/bots/mine.py --table=/tmp/t.json', null, 'exec:python3 mine.py'],
  ['exec:./bot', null, 'exec:bot'],
  ['exec:"/home/ana maria/my bot" --key s3cret', null, 'exec:my bot'],
  ['exec:python3 -u "/home/ana@work/b.py" /home/ana/', null, 'exec:python3 b.py'],
  ['exec:C:\\bots\\mine.exe 3', null, 'exec:mine.exe'],
  ['exec:bot https://ana:s3cret@example.org/', null, 'exec:bot'],
  ['exec:"open', null, 'exec:?'],
  ['sbt:python3 src/player.py@/home/ana/agent', null, 'sbt:python3 player.py'],
])('%s is shown as %s %s', (name, weights, told) => {
  expect(entrantsInfo([{ name, version: '1', weights }])[0]?.name).toBe(told);
});

test('programs with the same name get a digest, and the rest of their command stays secret', async () => {
  const { arena, experiments } = arenaOf();
  const commands = ['sh /home/ana/one/bot.sh', 'sh /home/ana/two/bot.sh', 'sh /home/ana/three.sh --key s3cret'];
  const names = commands.map((command) => `exec:${command}`);
  await experiments.begin(recordOf(plan([...names, 'random']), 'prog22'));
  const { bots } = must(await arena.experiment('prog22')).value;
  expect(bots.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^exec:sh bot\.sh#[0-9a-f]{8}$/),
    expect.stringMatching(/^exec:sh bot\.sh#[0-9a-f]{8}$/),
    'exec:sh three.sh',
    'random',
  ]);
  expect(bots[0]?.name).not.toBe(bots[1]?.name);
  expect((await arena.experiments({})).value[0]?.bots).toEqual(bots);
});
