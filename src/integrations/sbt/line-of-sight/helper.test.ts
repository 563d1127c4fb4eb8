import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ground, table } from '../../../games/battletech/rules/testing.ts';
import { type View, view } from '../../../games/battletech/view.ts';
import { Random } from '../../../kernel/random.ts';
import { must } from '../../../kernel/result.ts';
import { labelOf } from '../../../parts/hex/hex.ts';
import { hexesOf } from '../../../parts/hex/line.ts';
import { readSight, SIGHT_NAME } from '../files/sight.ts';
import { filesFor } from '../view-to-files.ts';
import { HELPER, HELPER_PATH, helperFiles } from './helper.ts';
import { sceneOf } from './scene.ts';
import { sightTable } from './table-cache.ts';
import { clearOf, coverOf, posture, stepsBetween, thereOf, visibilityBetween } from './visibility.ts';

const SIZE = { cols: 9, rows: 8 };
const random = new Random(5);
/** Random hills, woods and a pond. */
const land = Object.fromEntries(
  Array.from({ length: SIZE.cols * SIZE.rows }, (_, hex) => {
    const roll = random.roll(10);
    const woods = roll === 1 ? 1 : roll === 2 ? 2 : 0;
    return [
      labelOf(SIZE, hex),
      { woods, level: roll === 3 ? 1 : roll === 4 ? 2 : 0, water: roll === 5 ? 2 : -1 },
    ] as const;
  }),
);
const seen: View = view(table({ map: ground(land, SIZE), units: [{ at: '0101' }, { at: '0505' }] }), '0');

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ldv helper-'));
  const write = (name: string, bytes: Uint8Array, mode: number) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes, { mode });
  };
  for (const { name, bytes } of [...(await sightTable(seen)), ...filesFor(seen, 0)]) write(name, bytes, 0o444);
  for (const { name, bytes } of helperFiles()) write(name, bytes, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PATH = () => [...HELPER_PATH.map((it) => join(folder, it)), process.env.PATH ?? ''].join(delimiter);
const run = (program: string, ...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: folder,
    env: { PATH: PATH() },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};
const written = (where = folder): string => readFileSync(join(where, SIGHT_NAME), 'latin1');

test('the script agrees with the table', () => {
  const scene = sceneOf(seen);
  const count = SIZE.cols * SIZE.rows;
  for (let i = 0; i < 60; i++) {
    const [from, to] = [random.roll(count) - 1, random.roll(count) - 1];
    const [one, other] = [(i & 1) as 0 | 1, ((i >> 1) & 1) as 0 | 1];
    const outlook = thereOf(visibilityBetween(scene, from, to));
    const words = [labelOf(SIZE, from), String(one), labelOf(SIZE, to), String(other)];
    execFileSync(join(folder, HELPER), ['mapaJ0.sbt', ...words], { cwd: folder });
    const bit = 1 << posture(one, other);
    expect([words, must(readSight(written()))]).toEqual([
      words,
      {
        hexes: hexesOf(SIZE, from, stepsBetween(scene, from, to)).map((hex) => labelOf(SIZE, hex)),
        clear: (clearOf(outlook) & bit) !== 0,
        cover: (coverOf(outlook) & bit) !== 0,
      },
    ]);
  }
});

test('it prints its answer and writes it to its own folder, from any working directory', () => {
  const elsewhere = spawnSync(join(folder, HELPER), [join(folder, 'mapaJ0.sbt'), '0101', '1', '0102', '0'], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  expect(elsewhere.status).toBe(0);
  expect(elsewhere.stdout.split('\n')).toEqual([
    'De 0101 (en pie) a 0102 (en tierra)',
    'Hexagonos entre ambos: ninguno',
    expect.stringMatching(/^Linea de vision: (si|no)$/),
    expect.stringMatching(/^Cobertura parcial: (si|no)$/),
    '',
  ]);
  expect(written()).toMatch(/^\r\n(True|False)\r\n(True|False)\r\n$/);
});

test('a program finds it by its bare name', () => {
  expect(run(HELPER, 'mapaJ0.sbt', '0101', '1', '0303', '1').status).toBe(0);
});

test.each<[string, readonly string[], RegExp]>([
  ['nothing', [], /uso/],
  ['a word too few', ['mapaJ0.sbt', '0101', '1', '0102'], /uso/],
  ['a word too many', ['mapaJ0.sbt', '0101', '1', '0102', '1', '1'], /uso/],
  ['no such map', ['mapaJ9.sbt', '0101', '1', '0102', '1'], /mapaJ9\.sbt/],
  ['a map that is none', ['configJ0.sbt', '0101', '1', '0102', '1'], /no es un mapa/],
  ['a hex of three digits', ['mapaJ0.sbt', '101', '1', '0102', '1'], /origen.*101/],
  ['a hex of letters', ['mapaJ0.sbt', '0101', '1', 'ab', '1'], /destino.*ab/],
  ['a start off the map', ['mapaJ0.sbt', '1001', '1', '0102', '1'], /origen no esta en el mapa: 1001/],
  ['an end off the map', ['mapaJ0.sbt', '0101', '1', '0109', '1'], /destino no esta en el mapa: 0109/],
  ['an end at 0000', ['mapaJ0.sbt', '0101', '1', '0000', '1'], /destino no esta en el mapa/],
  ['a height of two', ['mapaJ0.sbt', '0101', '2', '0102', '1'], /altura del origen/],
  ['no height', ['mapaJ0.sbt', '0101', '1', '0102', 'x'], /altura del destino/],
])('for %s it explains the error and leaves no old answer', (_, words, said) => {
  run(HELPER, 'mapaJ0.sbt', '0101', '1', '0303', '1');
  expect(run(HELPER, ...words)).toMatchObject({ status: 1, said: expect.stringMatching(said) });
  expect(existsSync(join(folder, SIGHT_NAME))).toBe(false);
});

test('spaces and a CR at the end of its arguments are ignored, as if a batch file had passed them', () => {
  const plain = run(HELPER, 'mapaJ0.sbt', '0101', '1', '0303', '1');
  const answer = written();
  for (const end of ['\r', ' ', ' \r', '\t']) {
    rmSync(join(folder, SIGHT_NAME), { force: true });
    expect(run(HELPER, `mapaJ0.sbt${end}`, `0101${end}`, `1${end}`, `0303${end}`, `1${end}`)).toEqual(plain);
    expect(written()).toBe(answer);
  }
  expect(run(HELPER, 'mapaJ0.sbt', '0101', '1', '0303', '1', '\r')).toEqual(plain);
  expect(run('wine', `${HELPER}\r`, 'mapaJ0.sbt', '0101', '1', '0303', '1\r')).toEqual(plain);
});

test('with LF it writes the same answer with LF', () => {
  run(HELPER, 'mapaJ0.sbt', '0101', '1', '0303', '1');
  const answer = written();
  const elsewhere = mkdtempSync(join(tmpdir(), 'ldv lf-'));
  cpSync(folder, elsewhere, { recursive: true });
  for (const { name, bytes } of helperFiles('lf')) {
    rmSync(join(elsewhere, name));
    writeFileSync(join(elsewhere, name), bytes, { mode: 0o755 });
  }
  spawnSync(join(elsewhere, HELPER), ['mapaJ0.sbt', '0101', '1', '0303', '1'], { cwd: elsewhere });
  const unix = written(elsewhere);
  rmSync(elsewhere, { recursive: true, force: true });
  expect(unix).toBe(answer.replaceAll('\r\n', '\n'));
  expect(unix).not.toContain('\r');
});

test('through wine it writes next to the named program', () => {
  const place = 'resources/bin-win32';
  mkdirSync(join(folder, place), { recursive: true });
  for (const named of [`${place}/LDVyC.exe`, join(folder, place, 'ldvyc.EXE'), 'resources\\bin-win32\\LDVyC.exe']) {
    rmSync(join(folder, place, SIGHT_NAME), { force: true });
    expect(run('wine', named, 'mapaJ0.sbt', '0101', '1', '0303', '1').status).toBe(0);
    expect(must(readSight(written(join(folder, place)))).hexes.length).toBeGreaterThan(0);
  }
  expect(run('wine', 'notepad.exe')).toMatchObject({ status: 127, said: expect.stringContaining('LDVyC.exe') });
});
