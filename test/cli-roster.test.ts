import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, json, umpire, umpireWith } from '../src/cli/fixtures/run.ts';
import { BROKEN } from '../src/games/shooting/roster/fixtures/broken.ts';
import { FILES } from '../src/games/shooting/roster/fixtures/files.ts';
import { TEXTS } from '../src/games/shooting/roster/fixtures/texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-roster-'));
const file = (name: string): string => join(folder, name);
const inputOf = (name: string): Uint8Array | string =>
  [...FILES, ...TEXTS, ...BROKEN].find((one) => one.name === name)?.input ?? '';

beforeAll(() => {
  bundle();
  for (const name of ['rosz', 'odd-keywords', 'app-10e', 'app-11e', 'built-in-names', 'zip-bomb', 'kill-team'])
    writeFileSync(file(name), inputOf(name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.concurrent('roster', () => {
  test('prints units, models, weapons, points, and what was not understood', async () => {
    const { code, out, err } = await umpire('roster', file('rosz'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(
      'BattleScribe file · tenth edition · Sample Chapter · Sample Task Force · Incursion · 170 points',
    );
    expect(out).toContain(
      'Sample Squad · 90 points\n  1x Sample Sergeant: T 4, Sv 3+, W 2\n  4x Sample Trooper: T 4, Sv 3+, W 2\n',
    );
    expect(out).toContain('    4x Sample rifle: 24", A 2, BS 3+, S 4, AP -1, D 1, Assault, Heavy\n');
    expect(out).toContain('Not understood (2):\n  Sample Captain: ability not calculated: Sample Command\n');
    expect(out).toContain('Notes (1):\n  whole list: ');
  });

  test('prints JSON for several files', async () => {
    type List = { units: { name: string }[]; report: { unit: string; what: string; text: string; field: string }[] };
    const lists = await json<List[]>('roster', file('rosz'), file('odd-keywords'), '--json');
    expect(lists.map(({ units }) => units.map(({ name }) => name))).toEqual([
      ['Sample Captain', 'Sample Squad'],
      ['Sample Walker'],
    ]);
    expect(lists[1]?.report).toContainEqual({
      unit: 'Sample Walker',
      what: 'weapon-keyword',
      text: 'Bubblesample',
      field: 'weapons.1.profiles.0.abilities',
    });
  });

  test('gives names the values of built-in datasheets and of the other files', async () => {
    const { out } = await umpire('roster', file('built-in-names'), file('app-11e'), file('rosz'));
    expect(out).toContain('Intercessor Squad · 160 points\n  1x Intercessor Sergeant: T 4, Sv 3+, W 2\n');
    expect(out).toContain(
      'Notes (1):\n  Intercessor Squad: Intercessor Sergeant: uses the stat line of Intercessor Squad\n',
    );
    expect(out.match(/^ {2}4x Sample Trooper: T 4, Sv 3\+, W 2$/gm)).toHaveLength(2);
  });

  test('reads stdin, in Spanish', async () => {
    const { code, out } = await umpireWith(String(inputOf('app-10e')), 'roster', '-', '--lang', 'es');
    expect(code).toBe(0);
    expect(out).toContain('Sample Captain · 80 puntos · solo nombres · señor de la guerra · mejoras: Sample Relic');
    expect(out).toContain('toda la lista: la lista no indica su edición');
  });

  test('prints one error line per unreadable file, and the other lists', async () => {
    const { code, out, err } = await umpire(
      'roster',
      file('zip-bomb'),
      file('rosz'),
      file('kill-team'),
      file('missing'),
    );
    expect(code).toBe(2);
    expect(out).toContain('Sample Squad · 90 points');
    expect(err.trim().split('\n')).toEqual([
      `umpire: "${file('zip-bomb')}": the archive unpacks to more than 16 MB; export the list again`,
      expect.stringMatching(/kill-team": the list is for another game \(Warhammer 40,000: Kill Team \(2024\)\)/),
      expect.stringMatching(/cannot read ".*missing": no such file/),
    ]);
  });

  test.each([
    [['roster'], /missing required argument/],
    [['roster', '-'], /"stdin": the list is empty/],
    [['roster', '-', '--lang', 'fr'], /--lang "fr" is unknown; available: en, es/],
    [['roster', '-', '--lang', 'es'], /"stdin": la lista está vacía/],
  ])('%j is refused', async (args, why) => {
    const { code, err } = await umpire(...args);
    expect(code).toBe(2);
    expect(err).toMatch(why);
  });
});
