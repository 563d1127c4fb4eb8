import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { must } from '../kernel/result.ts';
import { dataFolder } from './data-folder.ts';
import {
  digestOf,
  fileOf,
  listWeightTables,
  parseWeightTable,
  readWeightTable,
  type WeightTable,
  writeWeightTable,
} from './weights.ts';

const DATA = mkdtempSync(join(tmpdir(), 'umpire-weights-'));
afterAll(() => rmSync(DATA, { recursive: true, force: true }));

const OWN = { room: 60, tells: 7 };
const made = (weights: Readonly<Record<string, number>> = { room: 61.5, tells: 6 }): WeightTable => ({
  format: 'umpire-weights',
  game: 'radar',
  bot: 'crew',
  persona: 'balanced',
  digest: digestOf(weights),
  parent: digestOf(OWN),
  evidence: { made: '2026-11-15' },
  weights,
});

describe('a weight table', () => {
  test('is read as it was written, by its digest', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (room) => {
        const table = made({ room: room + 0, tells: 7 }); // -0 is written as 0
        const file = must(writeWeightTable(table, DATA));
        expect(file).toBe(fileOf(table, DATA));
        expect(must(readWeightTable(table, OWN, DATA))).toEqual(JSON.parse(JSON.stringify(table)));
      }),
      { numRuns: 30 },
    );
  });

  test('leaves no partial file behind', () => {
    const file = must(writeWeightTable(made(), DATA));
    expect(readdirSync(dirname(file)).filter((name) => !/^balanced-[0-9a-f]{8}\.json$/.test(name))).toEqual([]);
  });

  test.each([
    ['json', '{'],
    ['format', '[]'],
    ['format', JSON.stringify({ ...made(), format: 'weights' })],
    ['names', JSON.stringify({ ...made(), bot: '../crew' })],
    ['names', JSON.stringify({ ...made(), parent: 7 })],
    ['numbers', JSON.stringify({ ...made(), weights: { room: null, tells: 1 } })],
    ['digest', JSON.stringify({ ...made(), weights: { room: 1, tells: 1 } })],
  ])('%s: %s is refused', (problem, text) => {
    expect(parseWeightTable(text, 'x.json')).toMatchObject({ ok: false, error: { code: 'bad-table', problem } });
  });

  test('that was renamed is refused', () => {
    const { digest, ...rest } = made();
    const other = { ...rest, digest: '00000000' };
    writeFileSync(fileOf(other, DATA), readFileSync(fileOf({ ...rest, digest }, DATA)));
    expect(readWeightTable(other, OWN, DATA)).toMatchObject({ ok: false, error: { problem: 'names' } });
  });

  test('with weights that the bot does not have is refused', () => {
    writeWeightTable(made(), DATA);
    expect(readWeightTable(made(), { room: 60 }, DATA)).toMatchObject({ ok: false, error: { problem: 'keys' } });
  });

  test.each([[{ bot: '..' }], [{ persona: '../../x' }], [{ digest: '../etc' }], [{ game: 'no' }]])(
    'a name like %j is refused',
    (odd) => {
      expect(readWeightTable({ ...made(), ...odd }, OWN, DATA)).toMatchObject({
        ok: false,
        error: { code: 'table-not-here' },
      });
    },
  );

  test('the list contains only valid ones', () => {
    const data = join(DATA, 'list');
    must(writeWeightTable(made(), data));
    const file = must(writeWeightTable(made({ room: 1, tells: 2 }), data));
    writeFileSync(file, 'x');
    writeFileSync(join(dirname(file), 'notes.txt'), 'x');
    expect(listWeightTables('radar', 'crew', data)).toEqual([made()]);
    expect(listWeightTables('radar', undefined, data)).toEqual([made()]);
    expect(listWeightTables('force', undefined, data)).toEqual([]);
  });

  test('a folder that is not writable gives an error', () => {
    expect(writeWeightTable(made(), '/proc/x')).toMatchObject({ ok: false, error: { code: 'cannot-write' } });
  });
});

test.each([
  [{ UMPIRE_DATA: '/srv/u' }, '/srv/u'],
  [{ UMPIRE_DATA: '', XDG_DATA_HOME: '/home/x/data' }, '/home/x/data/umpire'],
])('%j uses the data folder %s', (environment, folder) => {
  expect(dataFolder(environment)).toBe(folder);
});
