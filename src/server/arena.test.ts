import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BEATS_AFTER } from '../arena/experiment/run.ts';
import { game, inMemory, made, plan, recordOf, sprt } from '../arena/experiment/testing.ts';
import { judge } from '../arena/stats/sprt.ts';
import { must, no, ok } from '../kernel/result.ts';
import type { ExperimentRecord, PairRecord } from '../store/experiments.ts';
import type { PairCounts } from '../wire/arena.ts';
import { MOST_POINTS, stepFor } from './arena/curve.ts';
import { entrantInfo } from './arena/told.ts';
import { Arena, tagOf } from './arena.ts';

const QUIET = { info: () => {}, warn: () => {}, error: () => {} };
const POINTS = [0, 0.5, 1] as const;

/** An arena over what a test records. */
function arenaOf(now = 1) {
  const experiments = inMemory();
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
    open: async () => experiments,
  });
  return { arena, experiments, asked };
}

const recordedAs = (pair: ReturnType<typeof made>, id: string): PairRecord =>
  ({
    ...pair,
    experiment: id,
    games: pair.games.map((one) => ({ ...one, commands: new Uint8Array() })),
  }) as unknown as PairRecord;

describe('a duel', () => {
  const duel = plan(['perfect', 'random'], { test: sprt(), most: 4000 });

  test('is told as the judge counts it, pair by pair as they come', async () => {
    const { arena, experiments } = arenaOf();
    await experiments.begin(recordOf(duel, 'duel22'));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...POINTS), fc.constantFrom(...POINTS)), { minLength: 1 }),
        async (games) => {
          const id = `d${Math.abs(hash(JSON.stringify(games))).toString(36)}`;
          await experiments.remove(id);
          await experiments.begin(recordOf(duel, id));
          const counts = [0, 0, 0, 0, 0];
          let count = 0;
          let decided = 'open';
          for (const [n, [one, two]] of games.entries()) {
            await experiments.record(recordedAs(made(duel, n, one, two), id));
            if (decided === 'open') {
              counts[2 * (one + two)] = (counts[2 * (one + two)] ?? 0) + 1;
              count++;
              decided = judge(sprt(), counts as unknown as PairCounts).verdict;
            }
            const detail = must(await arena.experiment(id)).value;
            expect(detail).toMatchObject({ counts, pairs: count, decided, recorded: n + 1 });
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

  test('a pair that comes before its turn waits for the gap to be filled', async () => {
    const { arena, experiments } = arenaOf();
    await experiments.begin(recordOf(duel, 'gap234'));
    await experiments.record(recordedAs(made(duel, 1, 1, 1), 'gap234'));
    expect(must(await arena.experiment('gap234')).value).toMatchObject({ pairs: 0, recorded: 1 });
    await experiments.record(recordedAs(made(duel, 0, 0, 1), 'gap234'));
    expect(must(await arena.experiment('gap234')).value).toMatchObject({
      pairs: 2,
      recorded: 2,
      counts: [0, 0, 1, 0, 1],
    });
  });

  test('what has not changed has the same tag, and another pair another', async () => {
    const { arena, experiments } = arenaOf();
    await experiments.begin(recordOf(duel, 'tag234'));
    const tags = async () => [
      must(await arena.experiment('tag234')).tag,
      must(await arena.curve('tag234')).tag,
      (await arena.experiments({})).tag,
    ];
    const before = await tags();
    expect(await tags()).toEqual(before);
    await experiments.record(recordedAs(made(duel, 0, 1, 1), 'tag234'));
    const after = await tags();
    for (const [i, tag] of after.entries()) expect(tag).not.toBe(before[i]);
  });
});

test('a curve has a thousand points at most, and one that grows keeps half of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (count) => {
      const step = stepFor(count);
      expect(Math.ceil(count / step)).toBeLessThanOrEqual(MOST_POINTS);
      expect([step, 2 * step]).toContain(stepFor(count + 1));
    }),
  );
});

test('of many bots the table is the same from both sides', async () => {
  const many = plan(['perfect', 'random', 'perfect'], { most: 6 });
  const { arena, experiments } = arenaOf();
  await experiments.begin({ ...recordOf(many, 'many22'), status: 'done' });
  for (let n = 0; n < 6; n++) await experiments.record(recordedAs(made(many, n, 1, 0.5), 'many22'));
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

test.each<[ExperimentRecord['status'], number, string]>([
  ['running', 1, 'running'],
  ['running', 1 + 7 * BEATS_AFTER, 'stopped'], // its program was killed
  ['done', 1 + 7 * BEATS_AFTER, 'done'],
])('one that says %s is told as such while it gives signs of life', async (status, now, told) => {
  const { arena, experiments } = arenaOf(now);
  await experiments.begin({ ...recordOf(plan(['perfect', 'random']), 'life22'), status });
  expect(must(await arena.experiment('life22')).value.status).toBe(told);
  const ids = async (wanted: ExperimentRecord['status']) =>
    (await arena.experiments({ status: wanted })).value.map(({ id }) => id);
  expect(await ids(told as ExperimentRecord['status'])).toEqual(['life22']);
  expect(await ids(told === 'stopped' ? 'running' : 'stopped')).toEqual([]);
});

test('what is not there is refused by name', async () => {
  const { arena, experiments } = arenaOf();
  expect(await arena.experiment('nobody')).toEqual(no({ code: 'no-such-experiment', id: 'nobody' }));
  await experiments.begin({ ...recordOf(plan(['perfect', 'random']), 'alien2'), game: 'go' });
  expect(await arena.experiment('alien2')).toMatchObject({ ok: false });
  await experiments.begin(recordOf(plan(['perfect', 'random']), 'here22'));
  expect(await arena.game('here22', 0, 0)).toEqual(no({ code: 'no-such-game', pair: 0, game: 1 }));
  expect(await arena.ladder('go')).toMatchObject({ error: { code: 'unknown-game' } });
});

test('a game is opened once, however often it is asked for', async () => {
  const { arena, experiments, asked } = arenaOf();
  const duel = plan(['perfect', 'random']);
  await experiments.begin(recordOf(duel, 'once22'));
  await experiments.record(recordedAs(made(duel, 0, 1, 1), 'once22'));
  const both = await Promise.all([arena.game('once22', 0, 1), arena.game('once22', 0, 1)]);
  expect(both.map((answer) => must(answer).log)).toEqual([
    '{"format":"umpire-log/1"}\n',
    '{"format":"umpire-log/1"}\n',
  ]);
  expect(asked).toHaveLength(1);
});

test('tags are short and fit for a header', () => {
  expect(tagOf(['running', 12, 'open'])).toMatch(/^"[\w-]{3,20}"$/);
  expect(tagOf(['a', 1])).not.toBe(tagOf(['a', 2]));
});

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);

test.each([
  ['crew@3+hunter', null, 'crew@3+hunter'],
  ['crew#df66cdec:room=12,tells=0', 'abcd1234', 'crew#abcd1234'],
  ['crew:room=12', 'abcd1234', 'crew#abcd1234'],
  ['exec:/usr/bin/python3 /home/ana/bots/mine.py --table=/tmp/t.json', null, 'exec:python3 mine.py --table=t.json'],
  ['exec:./bot', null, 'exec:bot'],
])('%s is told as %s %s', (name, weights, told) => {
  expect(entrantInfo({ name, version: '1', weights }).name).toBe(told);
});
