import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { umpireInProcess } from '../src/cli/fixtures/in-process.ts';
import { bundle, CLI, umpire } from '../src/cli/fixtures/run.ts';
import { openExperiments } from '../src/store/open-experiments.ts';
import { eventually } from './eventually.ts';

const DATA = mkdtempSync(join(tmpdir(), 'umpire-tuning-'));
const LADDER_DATA = join(DATA, 'ladder'); // a separate folder, because other tests count their games
beforeAll(() => {
  vi.stubEnv('UMPIRE_DATA', DATA); // no test writes to a developer's home
  bundle();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(DATA, { recursive: true, force: true });
});

const asked = async (...args: readonly string[]) => {
  const { code, out, err } = await umpire(...args, '--json');
  return { code, err, result: out === '' ? undefined : JSON.parse(out) };
};
/** One thread: starting a second one would take longer than it saves. */
const SHORT = ['--game', 'radar', '--seed', '12', '--only', 'closing,danger', '--test-games', '2', '--workers', '1'];

describe('weight tables are found, tested and named', () => {
  test('a table that fails the test is not written, and its games are saved', async () => {
    const tuned = await asked('tune', 'crew', ...SHORT, '--games', '4');
    expect(tuned.code).toBe(1);
    expect(tuned.result).toMatchObject({
      game: 'radar',
      games: 4,
      passed: false,
      file: null,
      test: { verdict: 'open' },
    });
    expect(existsSync(join(DATA, 'weights'))).toBe(false);

    const trained = await asked('train', 'crew', ...SHORT, '--games', '4');
    expect(trained).toMatchObject({ code: 1, result: { fit: { samples: 2, weights: ['closing', 'danger'] } } });
    const again = await asked('train', '--from', trained.result.experiment, '--test-games', '2');
    expect(again.result.found).toEqual(trained.result.found);

    const shown = await asked('arena', 'show', tuned.result.experiment);
    expect(shown).toMatchObject({
      code: 0,
      result: {
        kind: 'tune',
        status: 'done',
        pairs: 2,
        most: 2,
        found: tuned.result.found.digest,
        passed: false,
        test: { experiment: tuned.result.test.experiment, decided: 'open', pairs: 1 },
      },
    });
    const asText = await umpire('arena', 'show', trained.result.experiment, '--pairs');
    expect(asText.code).toBe(0);
    expect(asText.out).toMatch(/^radar: train crew#[0-9a-f]{8}\n/);
    expect(asText.out).toMatch(/pairs +2 \(4 games\) of 2\n/);
    expect(asText.out).toMatch(/test +[a-z2-9]{6}: open after 1 pairs/);
    expect(asText.out).toMatch(/verdict +not passed/);

    const { code, result } = await asked('ladder', 'radar');
    expect(code).toBe(0);
    expect(result.ladder.map(({ games }: { games: number }) => games).toSorted()).toEqual([2, 2, 4]);
  });

  test('a ladder is printed with a cross table', async () => {
    const words = [
      '--games',
      '8',
      '--pool',
      'random,seed,crew@1',
      '--seed',
      '3',
      '--workers',
      '1',
      '--data',
      LADDER_DATA,
    ];
    expect((await umpire('ladder', 'radar', ...words)).code).toBe(0);
    const [{ id }] = (await asked('arena', 'list', '--data', LADDER_DATA)).result;
    const { code, result } = await asked('arena', 'show', id, '--data', LADDER_DATA);
    expect({ code, kind: result.kind }).toEqual({ code: 0, kind: 'ladder' });
    expect(result.cells.length).toBeLessThanOrEqual(3);
    expect(result.cells.reduce((sum: number, { pairs }: { pairs: number }) => sum + pairs, 0)).toBe(4);
    const { out } = await umpire('arena', 'show', id, '--data', LADDER_DATA);
    expect(out).toMatch(/pairs +4 \(8 games\) of 4/);
    expect(out).toMatch(/^ *1 +\S+ +\d+ +\d+ +\d+ +\d+\.\d%.*\d-\d-\d/m);
  });

  test('an interrupted ladder saves its games and says that it was stopped', async () => {
    const data = join(DATA, 'ended');
    const args = ['ladder', 'radar', '--games', '20000', '--pool', 'random,seed', '--workers', '1', '--data', data];
    const child = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    const ended = once(child, 'close');
    await eventually(() => existsSync(join(data, 'arena.db'))).toBe(true);
    const experiments = await openExperiments({ data });
    const newest = async () => (await experiments.experiments({}, 1))[0];
    const played = async () => (await experiments.pairs((await newest())?.id ?? '')).length;
    await eventually(played).toBeGreaterThan(0);
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    const [, id] = /stopped after \d+ of 10000 pairs; continue with: .* ladder radar --resume (\w{6}) /.exec(err) ?? [];
    const record = await newest();
    expect(record).toMatchObject({ id, status: 'stopped' });
    await experiments.change(record?.id ?? '', { plan: { ...record?.plan, wanted: (await played()) + 2 } });
    const { code, result } = await asked('ladder', 'radar', '--resume', '--data', data);
    expect(code).toBe(0);
    expect(result.ladder[0].games).toBe(2 * (await played()));
    expect(await newest()).toMatchObject({ id, status: 'done' });
    expect((await umpire('ladder', 'radar', '--resume', '--data', data)).err).toMatch(
      /no stopped experiment of .* ladder/,
    );
    await experiments.close();
  });

  test('tables lists the weight tables of a bot', async () => {
    const { code, result } = await asked('tables', 'radar', 'crew');
    expect(code).toBe(0);
    expect(result.tables[0]).toMatchObject({ bot: 'crew', persona: 'balanced', from: 'today' });
  });

  test.each([
    ['tune crew', /which game is crew from/],
    ['tune', /which bot/],
    ['tune random --game radar', /no weights/],
    ['tune crew --game radar --only rooms', /no weight "rooms"/],
    ['tune crew --game radar --sprt 10,0', /Elo bounds/],
    ['tune crew --game radar --step 0', /not a number from/],
    ['tune --resume nobody', /unknown experiment "nobody"/],
    ['train crew --game radar --games 4', /too few/],
    ['ladder chess', /unknown game "chess"/],
    ['tune crew --game radar --games 3', /--games 3 is not even/],
    ['tune seed --resume', /no stopped experiment of .* tune/],
    ['tune --resume --games 5000 --seed 3', /--games cannot be changed/],
    ['tune crew --resume abc234', /crew cannot be changed/],
    ['train --from abc234 --spread 0.3', /--from continues an experiment as planned, so --spread cannot be changed/],
    ['ladder radar --resume nobody', /unknown experiment "nobody"/],
    ['ladder radar --resume --games 10', /--games cannot be changed/],
    ['ladder radar --games 10 --pool crew,crewe', /no bot "crewe"/],
    ['tables radar crewe', /no bot "crewe"/],
    ['match radar --side blue=crew#00000000', /weight table #00000000 of crew\+balanced not found/],
  ])('%s is bad input with a one-line error', async (line, words) => {
    const { code, out, err } = await umpireInProcess(...line.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
