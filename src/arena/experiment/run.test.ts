import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLog } from '../../kernel/log.ts';
import { verify } from '../../kernel/replay.ts';
import { must } from '../../kernel/result.ts';
import type { Experiments } from '../../store/experiments.ts';
import { hashing } from '../../store/hashing.ts';
import { openExperiments } from '../../store/open-experiments.ts';
import { packCommands } from './command-pack.ts';
import { localExecutor, type PairExecutor } from './executor.ts';
import { judged } from './judge.ts';
import { gauntlet, type Plan } from './plan.ts';
import { logOfGame, reopenGame } from './reopen.ts';
import { resultOf } from './result.ts';
import { runExperiment } from './run.ts';
import { game, memoryExperiments, plan, recordOf, sprt } from './testing.ts';

const duel = plan(['perfect@2', 'random'], { most: 60, test: sprt({ elo1: 100 }) });

/** The result without timings, as a string. */
const bytes = (of: Plan, judge: ReturnType<typeof judged>): string =>
  JSON.stringify(resultOf(of, judge), (key, value) => (key === 'decisionsPerSecond' || key === 'recorded' ? 0 : value));

async function whole(
  of: Plan,
  executor: PairExecutor = localExecutor(game, of),
  given?: Experiments,
  signal?: AbortSignal,
) {
  const experiments = given ?? memoryExperiments();
  await experiments.begin(recordOf(of));
  const { judge, played } = await runExperiment(recordOf(of), experiments, executor, { ...(signal && { signal }) });
  return { experiments, judge, played };
}

/** Workers that report pairs late and out of order. */
function scattered(of: Plan, concurrency: number, salt: number): PairExecutor {
  const here = localExecutor(game, of);
  const late = (n: number): Promise<void> =>
    (n * 31 + salt) % 3 === 0 ? new Promise((go) => setTimeout(go, (n + salt) % 4)) : Promise.resolve();
  return {
    ...here,
    concurrency,
    play: (pairs, onPair, signal) =>
      here.play(
        pairs.toReversed(),
        async (pair) => {
          await late(pair.n);
          await onPair(pair);
        },
        signal,
      ),
  };
}

describe('laws', () => {
  test.each([1, 2, 5])('%i workers give the same verdict, whichever is faster', async (concurrency) => {
    const { judge } = await whole(duel);
    expect(judge.decided).not.toBe('open');
    for (const salt of [1, 2, 3]) {
      const other = await whole(duel, scattered(duel, concurrency, salt));
      expect(bytes(duel, other.judge)).toBe(bytes(duel, judge));
      const stored = await other.experiments.pairs('abc234');
      expect(other.judge.recorded).toBe(stored.length);
      expect(bytes(duel, judged(duel, stored))).toBe(bytes(duel, judge));
    }
  });

  test('saved in SQLite and reopened: the same bytes, every game with its commands', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-run-'));
    const { judge, experiments } = await whole(duel, scattered(duel, 2, 1), await openExperiments({ data: folder }));
    await experiments.close();
    const again = await openExperiments({ data: folder });
    const stored = await again.pairs('abc234');
    expect(bytes(duel, judged(duel, stored))).toBe(bytes(duel, judge));
    expect(stored.length).toBe(judge.recorded);
    for (const { n, games } of stored)
      for (const which of [0, 1] as const) {
        const kept = await again.gameOf('abc234', n, which);
        expect(kept?.head).toBe(games[which].head);
        if (kept) must(reopenGame(game, recordOf(duel), n, which, kept));
      }
    await again.close();
    rmSync(folder, { recursive: true });
  });

  test('resumed after any prefix: the same bytes, and no pair is played twice', async () => {
    const { judge } = await whole(duel);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: judge.totals.pairs }), async (stop) => {
        const experiments = memoryExperiments();
        const halt = new AbortController();
        await experiments.begin(recordOf(duel));
        const onPair = (): void => void (experiments.writes.length >= stop && halt.abort());
        if (stop === 0) halt.abort();
        await runExperiment(recordOf(duel), experiments, localExecutor(game, duel), { signal: halt.signal, onPair });
        const status = (await experiments.experiment('abc234'))?.status;
        expect(status).toBe(stop < judge.totals.pairs ? 'stopped' : 'done');
        const again = await runExperiment(recordOf(duel), experiments, localExecutor(game, duel));
        expect(bytes(duel, again.judge)).toBe(bytes(duel, judge));
        expect(new Set(experiments.writes.map(({ n }) => n)).size).toBe(experiments.writes.length);
      }),
      { numRuns: 12 },
    );
  });

  test('every stored game is the game that was counted: replayed by its commands, proven by its head', async () => {
    const { experiments, judge } = await whole(plan(['perfect@2', 'random'], { most: 6 }));
    expect(judge.totals.games).toBe(12);
    const record = recordOf(plan(['perfect@2', 'random'], { most: 6 }));
    for (const pair of await experiments.pairs('abc234'))
      for (const which of [0, 1] as const) {
        const stored = await experiments.gameOf('abc234', pair.n, which);
        if (!stored) throw new Error('a pair has two games');
        const again = must(reopenGame(game, record, pair.n, which, stored));
        const log = must(parseLog(logOfGame(again), hashing));
        expect(log.digest).toBe(stored.head);
        expect(log.header.seats[which === 0 ? 'x' : 'o']).toBe('perfect@2');
        must(verify(game, log, hashing));
      }
  });
});

describe('a stored game', () => {
  const one = async () => {
    const of = plan(['perfect@2', 'random'], { most: 1 });
    const { experiments } = await whole(of);
    const stored = await experiments.gameOf('abc234', 0, 0);
    if (!stored) throw new Error('it was played');
    return { record: recordOf(of), stored };
  };

  test('of other rules says which version it needs', async () => {
    const { record, stored } = await one();
    expect(reopenGame(game, { ...record, rulesVersion: '0.0.1' }, 0, 0, stored)).toMatchObject({
      ok: false,
      error: { code: 'verify-version', needs: '0.0.1' },
    });
  });

  test.each([
    ['another head', { head: 'no' }, 'arena-game-differs'],
    ['no commands', { commands: packCommands([]) }, 'arena-game-differs'],
    ['other bytes', { commands: new Uint8Array([1, 2, 3]) }, 'arena-game-unreadable'],
    [
      'commands out of turn',
      { commands: packCommands([{}, { seat: 'o', command: { type: 'mark', cell: 0 } }] as never) },
      'verify-refused',
    ],
  ])('with %s is refused', async (_, change, code) => {
    const { record, stored } = await one();
    expect(reopenGame(game, record, 0, 0, { ...stored, ...change })).toMatchObject({ ok: false, error: { code } });
  });
});

describe('a run', () => {
  test('of many: a round robin, every pairing in turn', async () => {
    const of = plan(['perfect', 'perfect@2', 'random'], { most: 9 });
    const { judge } = await whole(of);
    const { cells, bots, elo, pentanomial } = resultOf(of, judge);
    expect(cells.map(({ a, b, pairs }) => [a, b, pairs])).toEqual([
      [0, 1, 3],
      [0, 2, 3],
      [1, 2, 3],
    ]);
    expect(bots.map(({ wins, draws, losses }) => wins + draws + losses)).toEqual([12, 12, 12]);
    expect([elo, pentanomial]).toEqual([null, null]);
    expect(bots.map(({ elo }) => Math.sign(elo ?? 0))).toEqual([1, expect.any(Number), -1]);
  });

  test('of a gauntlet: only the first meets the others', async () => {
    const of = plan(['perfect', 'random', 'random'], { most: 4, pairings: gauntlet(3) });
    const { judge } = await whole(of);
    expect(resultOf(of, judge).bots.map(({ wins, draws, losses }) => wins + draws + losses)).toEqual([8, 4, 4]);
  });

  test('of very short games yields the thread to other tasks, which may stop it', async () => {
    const halt = new AbortController();
    setImmediate(() => halt.abort());
    const { judge } = await whole(plan(['perfect@2', 'random'], { most: 40 }), undefined, undefined, halt.signal);
    expect(judge.totals.pairs).toBeLessThan(40);
  });

  test('says how it stands from its beginning on', async () => {
    const of = plan(['perfect@2', 'random', 'random'], { most: 6 });
    const { experiments } = await whole(of);
    expect((await experiments.experiment('abc234'))?.verdict).toMatchObject({ decided: 'full', pairs: 6, best: 0 });
    const more = { ...of, most: 9 }; // as ladders do
    const seen: unknown[] = [];
    const look = async (): Promise<void> => {
      seen.push((await experiments.experiment('abc234'))?.verdict);
    };
    await runExperiment(recordOf(more), experiments, { ...localExecutor(game, more), play: look }).catch(() => {});
    expect(seen[0]).toMatchObject({ decided: 'open', pairs: 6 });
  });

  test('uses the stored pair if another process has recorded it', async () => {
    const of = plan(['perfect', 'random'], { most: 2 });
    const { experiments } = await whole(of);
    const others = (await experiments.pairs('abc234')).map((pair) => ({ ...pair, worker: 'elsewhere/1' }));
    const second = memoryExperiments();
    await second.begin(recordOf(of));
    const racing: Experiments = {
      ...second,
      record: async () => 'taken',
      pairs: async (_, from) => (from === undefined ? [] : others.filter(({ n }) => n >= from)),
    };
    const { judge } = await runExperiment(recordOf(of), racing, localExecutor(game, of));
    expect(judge.totals.pairs).toBe(2);
  });

  test('a pair that never comes back is an error after a few tries, and the experiment can continue', async () => {
    const of = plan(['perfect', 'random'], { most: 4 });
    const experiments = memoryExperiments();
    await experiments.begin(recordOf(of));
    const here = localExecutor(game, of);
    const lossy: PairExecutor = {
      ...here,
      play: (pairs, onPair, signal) =>
        here.play(
          pairs.filter((n) => n !== 2),
          onPair,
          signal,
        ),
    };
    await expect(runExperiment(recordOf(of), experiments, lossy)).rejects.toThrow('pair 2');
    expect(await experiments.experiment('abc234')).toMatchObject({ status: 'stopped' });
    const { judge, played } = await runExperiment(recordOf(of), experiments, here);
    expect([judge.decided, played]).toEqual(['full', 1]);
  });

  test('what waits for its turn is bounded, however slow one pair is', async () => {
    const of = plan(['random', 'random'], { most: 100_000 });
    const experiments = memoryExperiments();
    await experiments.begin(recordOf(of));
    const halt = new AbortController();
    let furthest = 0;
    const stuck: PairExecutor = {
      concurrency: 2,
      async play(pairs, onPair) {
        if (pairs.includes(0)) return new Promise((go) => halt.signal.addEventListener('abort', () => go()));
        furthest = Math.max(furthest, ...pairs);
        const games = [0, 1].map(() => ({ points: 1, ending: '', turns: 1, millis: 1, head: '' }));
        const faults = { faults: [{}, {}], commands: new Uint8Array() };
        for (const n of pairs)
          await onPair({
            n,
            a: 0,
            b: 1,
            points: 2,
            games: games.map((one) => ({ ...one, ...faults })),
            worker: '',
          } as never);
        if (furthest >= 1999) setTimeout(() => halt.abort(), 20);
      },
    };
    const { judge } = await runExperiment(recordOf(of), experiments, stuck, { signal: halt.signal });
    expect([furthest, judge.totals.pairs, judge.recorded]).toEqual([1999, 0, 1999]);
  });
});
