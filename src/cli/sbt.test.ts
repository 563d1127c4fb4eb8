import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAction } from '../integrations/sbt/files/action.ts';
import { readConfig } from '../integrations/sbt/files/config.ts';
import { FIGHTS, moments } from '../integrations/sbt/files-to-view/testing.ts';
import { CALLS, type SbtFile } from '../integrations/sbt/protocol-types.ts';
import { filesFor } from '../integrations/sbt/view-to-files.ts';
import { must } from '../kernel/result.ts';
import { check } from './sbt/check.ts';
import { play } from './sbt/play.ts';
import { record } from './sbt/record.ts';

/** The files of player 0 at the start of a duel. */
const duel = (): readonly SbtFile[] => {
  let files: readonly SbtFile[] = [];
  moments(FIGHTS[0]?.[1] ?? {}, { seed: 1, most: 1, every: 1 }, ({ seen }) => {
    files = filesFor(seen, 0);
  });
  return files;
};
const FILES = duel();

let dir = '';
let out = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'umpire-sbt-test-'));
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

const put = (folder: string, files: readonly SbtFile[] = FILES): void => {
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
};
const answer = (): string => readFileSync(join(dir, 'accionJ0.sbt'), 'latin1');

describe('sbt check', () => {
  test('files as the simulator writes them are valid', () => {
    put(dir);
    expect(check(dir, {})).toEqual({ ok: true, value: 0 });
    expect(out).toBe(`valid: ${FILES.length} files\n`);
  });

  test('an error is reported with its file and line', () => {
    put(dir);
    writeFileSync(join(dir, 'mov.sbt'), 'movSBT\r\n2\r\nAndar\r\nVolar\r\n');
    expect(check(dir, {})).toEqual({ ok: true, value: 1 });
    expect(out).toMatch(/^not valid: 1 problem in \d+ files\nmov\.sbt, line 4: "Volar"/);
  });

  test('subfolders are checked too, and JSON has all results', () => {
    put(join(dir, 'turn-01', 'a'));
    put(join(dir, 'turn-02', 'a'), FILES.slice(1));
    expect(check(dir, { json: true })).toEqual({ ok: true, value: 1 });
    const { ok, folders } = JSON.parse(out);
    expect([ok, folders.length, folders[0].disagreements]).toEqual([false, 2, []]);
    expect(folders[1].disagreements).toEqual([{ code: 'sbt-missing', file: 'configJ0.sbt' }]);
  });

  test('nothing to check, or no folder, is bad input', () => {
    expect(check(dir, {})).toMatchObject({ ok: false, error: { code: 'sbt-nothing-there' } });
    expect(check(join(dir, 'nowhere'), {})).toMatchObject({ ok: false, error: { code: 'cannot-read' } });
  });
});

describe('sbt play', () => {
  test.each(CALLS)('%s is answered', (call) => {
    put(dir);
    expect(play('random', '0', call, { dir })).toEqual({ ok: true, value: 0 });
    expect(readAction(call, answer()).ok).toBe(true);
    expect(out).toMatch(/^accionJ0\.sbt: \S/);
  });

  test('equal files get equal answers; another seed may differ', () => {
    put(dir);
    const answers = ['', '', '1', '2', '3'].map((seed) => {
      rmSync(join(dir, 'umpireJ0.json'), { force: true });
      play('random', '0', 'Movimiento', { dir, seed });
      return answer();
    });
    expect(answers[0]).toBe(answers[1]);
    expect(new Set(answers).size).toBeGreaterThan(1);
  });

  test.each<[string, () => void]>([
    [
      'files of others',
      () =>
        put(
          dir,
          FILES.map(({ name, bytes }) => ({ name: name.replace('J0', 'J1'), bytes })),
        ),
    ],
    ['an answer from before', () => writeFileSync(join(dir, 'accionJ0.sbt'), 'old')],
    ['an answer of the helper', () => writeFileSync(join(dir, 'LDV.sbt'), 'old')],
    ['files in another order', () => put(dir, FILES.toReversed())],
  ])('%s change nothing', (_, more) => {
    const answers = [() => {}, more].map((change) => {
      rmSync(dir, { recursive: true });
      mkdirSync(dir);
      change();
      put(dir);
      play('random', '0', 'Movimiento', { dir });
      return answer();
    });
    expect(answers[0]).toBe(answers[1]);
  });

  test('an earlier answer is replaced, even a read-only one', () => {
    put(dir);
    writeFileSync(join(dir, 'accionJ0.sbt'), 'old');
    chmodSync(join(dir, 'accionJ0.sbt'), 0o444);
    expect(play('random', '0', 'Reaccion', { dir }).ok).toBe(true);
    expect(answer()).not.toBe('old');
  });

  test.each([
    ['unknown-bot', 'randm', '0', 'Movimiento'],
    ['not-a-number', 'random', '-1', 'Movimiento'],
    ['not-one-of', 'random', '0', 'movimiento'],
  ])('%s', (code, bot, player, phase) => {
    put(dir);
    const result = play(bot, player, phase, { dir });
    expect(result).toMatchObject({ ok: false, error: { code } });
  });

  test('a player without files gets the name of the missing one', () =>
    expect(play('random', '1', 'Movimiento', { dir })).toMatchObject({
      ok: false,
      error: { words: 'configJ1.sbt is missing' },
    }));

  test('if there are files of other players, they are named', () => {
    put(dir);
    expect(play('random', '7', 'Movimiento', { dir })).toMatchObject({
      ok: false,
      error: { words: 'configJ7.sbt is missing; files found for player J0' },
    });
  });

  test('a program is not a bot', () =>
    expect(play('sbt:python3 player.py', '0', 'Movimiento', { dir })).toMatchObject({
      ok: false,
      error: { words: expect.stringContaining('is an external program') },
    }));
});

describe('sbt record', () => {
  const setup = '{"force":"duel","map":"meadows","turnLimit":2}';
  const into = (name: string): string => join(dir, name);

  test('saves every call of a match, valid and answered', async () => {
    expect(await record(into('kept'), { setup, seed: '3' })).toEqual({ ok: true, value: 0 });
    expect(out).toMatch(/^saved \d+ calls of 2 turns in .*kept; (.* wins: |draw )/);
    for (const name of ['turn-01/0-Movimiento', 'turn-02/1-FinalTurno'])
      expect(existsSync(join(into('kept'), name, `accionJ${name.at(8)}.sbt`))).toBe(true);
    expect(check(into('kept'), {})).toEqual({ ok: true, value: 0 });
  });

  test.each([
    [{}, 30],
    [{ limit: '5' }, 5],
  ])('%j: bots get the same limit as programs', async (limit, seconds) => {
    await record(into('kept'), { setup, seed: '3', ...limit });
    const config = readFileSync(join(into('kept'), 'turn-01/0-Movimiento/configJ0.sbt'), 'latin1');
    expect(must(readConfig(config))).toMatchObject({ limited: true, seconds });
  });

  test('only in an empty folder', async () => {
    put(dir);
    expect(await record(dir, { setup })).toMatchObject({ ok: false, error: { code: 'sbt-not-empty' } });
    expect(await record(into('no/where'), { setup })).toMatchObject({ ok: false, error: { code: 'cannot-write' } });
  });

  test('no vehicles', async () => {
    expect(await record(into('kept'), { setup: '{"force":"tanks"}' })).toMatchObject({
      ok: false,
      error: { words: expect.stringContaining('is a vehicle') },
    });
    expect(existsSync(into('kept'))).toBe(false);
  });
});
