import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExperimentResult } from '../src/arena/experiment/result.ts';
import { umpireInProcess } from '../src/cli/fixtures/in-process.ts';
import { bundle, CLI, json, umpire } from '../src/cli/fixtures/run.ts';

type Result = ExperimentResult & {
  readonly experiment: string;
  readonly interrupted?: true;
  readonly seconds?: number;
};

const SLOW = 120_000; // starts many programs

let folder = '';
const data = (name: string): string[] => ['--data', join(folder, name)];
const QUICK = ['random', 'seed', '--game', 'radar', '--seed', '7'];

beforeAll(() => {
  bundle();
  folder = mkdtempSync(join(tmpdir(), 'umpire-arena-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The result without times and thread counts. */
const lasting = ({ experiment: _, seconds: _s, recorded: _r, ...rest }: Result): string =>
  JSON.stringify(rest, (key, value) => (['decisionMs', 'decisionsPerSecond', 'played'].includes(key) ? 0 : value));

/** Runs the command until it prints something, then interrupts it. */
function interrupted(...args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [CLI, ...args]);
    const said = { out: '', err: '' };
    child.stdout.on('data', (text) => {
      said.out += text;
      setTimeout(() => child.kill('SIGINT'), 300);
    });
    child.stderr.on('data', (text) => {
      said.err += text;
    });
    child.on('close', (code) => done({ code, ...said }));
  });
}

describe('a fixed number of games', () => {
  test(
    'prints the object that scripts rely on, the same for any number of threads',
    async () => {
      const one = await json<Result>('arena', ...QUICK, '--games', '24', '--workers', '1', '--json', ...data('a'));
      expect(one).toMatchObject({
        game: 'radar',
        kind: 'duel',
        seed: 7,
        games: 24,
        pairs: 12,
        recorded: 12,
        unfinished: 0,
        verdict: null,
        llr: null,
        bounds: null,
        decided: 'full',
        biased: false,
        elo: expect.any(Number),
        interval: [expect.any(Number), expect.any(Number)],
        los: expect.any(Number),
        nelo: null, // every game is won, so there is no variance to measure
        turns: { mean: expect.any(Number), p95: expect.any(Number) },
        seconds: expect.any(Number),
        experiment: expect.stringMatching(/^[a-z0-9]{6}$/),
        faults: [{ crash: 0, late: 0, illegal: 0, other: 0, forfeit: 0 }, expect.any(Object)],
      });
      expect(one.pentanomial?.reduce((a, b) => a + b, 0)).toBe(12);
      expect(one.bots[0]).toMatchObject({ bot: 'random', decisionMs: { p50: expect.any(Number) }, faults: 0 });
      const two = await json<Result>('arena', ...QUICK, '--games', '24', '--workers', '2', '--json', ...data('a'));
      expect(lasting(two)).toBe(lasting(one));
    },
    SLOW,
  );

  test(
    'of three bots prints a cross table',
    async () => {
      const { code, out } = await umpire('arena', 'seed', ...QUICK, '--pool', 'crew@1', '--games', '2', ...data('b'));
      expect(code).toBe(0);
      expect(out).toMatch(/bot +won +drawn +lost +score +Elo/);
      expect(out).toContain('all games have been played');
    },
    SLOW,
  );
});

test(
  'what the bots of an experiment predicted is compared with what happened; one without predictions is named',
  async () => {
    const played = ['arena', 'crew', 'seed', '--game', 'radar', '--seed', '7', '--games', '2', '--json'];
    const { experiment } = await json<Result>(...played, ...data('p'));
    const found = ['inspect', '--predictions', '--experiment', experiment, ...data('p')];
    const { matches, bots } = await json<{ matches: number; bots: readonly { bot: string; silent: boolean }[] }>(
      ...found,
      '--json',
    );
    expect(matches).toBe(2);
    expect(Object.fromEntries(bots.map(({ bot, silent }) => [bot, silent]))).toEqual({ crew: false, seed: true });
    expect((await umpire(...found)).out).toMatch(/seed\nthis bot makes no predictions/);
  },
  SLOW,
);

describe('a test', () => {
  test(
    'stops on its own, with exit code 0 if it passes and 1 if not; the interval is marked',
    async () => {
      const bounds = ['--sprt', '0,400', '--game', 'radar', '--seed', '7', ...data('c')];
      const passed = await umpire('arena', 'crew', 'random', ...bounds);
      expect(passed).toMatchObject({ code: 0, err: '' });
      expect(passed.out).toMatch(/verdict +H1, passed: .*\n/);
      expect(passed.out).toContain('biased');
      const failed = await umpire('arena', 'random', 'crew', ...bounds);
      expect(failed.code).toBe(1);
      expect(failed.out).toMatch(/verdict +H0, not passed/);
      const { out } = await umpire('arena', 'list', ...data('c'));
      expect(out).toMatch(/duel +random, crew +\d+ +H0/);
    },
    SLOW,
  );
});

describe('interrupted', () => {
  test(
    'it saves finished games, prints how to resume, and gives the same result as an uninterrupted run',
    async () => {
      const words = ['arena', 'crew', 'crew@4', '--game', 'radar', '--seed', '3', '--games', '16'];
      const { code, err } = await interrupted(...words, '--workers', '1', ...data('d'));
      expect(code).toBe(1);
      const [, id = ''] = /arena --resume ([a-z0-9]{6}) --data /.exec(err) ?? [];
      const shown = await json<Result>('arena', 'show', id, '--json', ...data('d'));
      expect(shown).toMatchObject({ status: 'stopped', interrupted: true });
      const again = await json<Result & { played: number }>(...words, '--resume', '--json', ...data('d'));
      expect(again.experiment).toBe(id);
      expect(again.played).toBe(8 - shown.recorded);
      const whole = await json<Result>(...words, '--json', ...data('e'));
      expect(lasting(again)).toBe(lasting(whole));
      expect((await umpire('arena', '--resume', id, ...data('d'))).err).toContain('is finished');
    },
    SLOW,
  );
});

describe('every game', () => {
  test(
    'is exported as a log file that other commands read, and is deleted with its experiment',
    async () => {
      const { experiment: id } = await json<Result>('arena', ...QUICK, '--games', '4', '--json', ...data('f'));
      const file = join(folder, 'game.jsonl');
      expect((await umpire('arena', 'replay', id, '1', '2', '--save', file, ...data('f'))).code).toBe(0);
      for (const verb of ['verify', 'replay']) expect((await umpire(verb, file)).code).toBe(0);
      expect((await umpire('arena', 'remove', id, ...data('f'))).code).toBe(0);
      expect(await umpire('arena', 'show', id, ...data('f'))).toMatchObject({ code: 2, out: '' });
    },
    SLOW,
  );
});

test.each([
  [['arena'], /which game\?/],
  [['arena', 'crew', '--game', 'radar'], /one bot needs an opponent/],
  [['arena', 'crew', 'seed', '--game', 'radar', '--sprt', '9'], /--sprt/],
  [['arena', '--resume'], /no stopped experiment/],
  [['arena', '--resume', 'zzzzzz'], /unknown experiment "zzzzzz"/],
  [['arena', '--resume', '--games', '4'], /--resume continues an experiment as planned/],
  [['arena', 'replay', 'zzzzzz', '0'], /unknown experiment/],
  [['arena', 'crew', 'seed', '--game', 'radar', '--workers', '0'], /--workers/],
])('%j gets a one-line error', async (args, words) => {
  const { code, out, err } = await umpireInProcess(...args, ...data('g'));
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(words);
  expect(err.trim().split('\n')).toHaveLength(1);
});
