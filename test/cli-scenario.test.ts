import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, json, umpire } from '../src/cli/fixtures/run.ts';
import { FILES } from '../src/games/shooting/roster/fixtures/files.ts';
import { TEXTS } from '../src/games/shooting/roster/fixtures/texts.ts';
import type { BalanceCheck } from '../src/kernel/generator.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-scenario-'));
const file = (name: string): string => join(folder, name);
const squad = {
  name: 'Squad',
  units: [
    {
      id: 'squad',
      sheet: 'intercessor-squad',
      points: 80,
      models: [{ kind: 'intercessor', count: 5, weapons: ['bolt-rifle'] }],
    },
  ],
};

beforeAll(() => {
  bundle();
  writeFileSync(file('squad.json'), JSON.stringify(squad));
  for (const name of ['rosz', 'app-10e', 'json-array'])
    writeFileSync(file(name), [...FILES, ...TEXTS].find((one) => one.name === name)?.input ?? '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const generated = (...args: readonly string[]) => ['scenario', 'shooting', '--games', '20', ...args];
const rosters = (one: string, other: string) => ['--roster', one, '--roster', other];
const twoSquads = rosters(file('squad.json'), file('squad.json'));

describe.concurrent('scenario', () => {
  test('writes a set-up with par that match can play, and prints the measured balance', async () => {
    const out = file('battle.json');
    const { code, out: said, err } = await umpire(...generated(...twoSquads, '--layout', 'patrol-yard', '--out', out));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(said).toContain(
      'layout    Patrol yard (patrol-yard), 44" x 30"\nseed      0\nattacker  Squad, 1 unit, 80 points, par',
    );
    expect(said).toMatch(/balance {3}.+ wins \d+% of 10 games between equal bots \(95% interval \d+% to \d+%\)\n/);
    const { scenario } = JSON.parse(readFileSync(out, 'utf8'));
    expect(scenario.par).toMatchObject({ games: 10, ruleset: '10e' });
    const played = await json<{ games: number }>(
      'match',
      'shooting',
      '--setup',
      out,
      '--games',
      '2',
      '--seed',
      '1',
      '--json',
    );
    expect(played.games).toBe(2);
  });

  test('gives the same set-up and figures for the same lists and seed', async () => {
    type Found = { setup: object; request: { layout: string }; check: BalanceCheck };
    const again = () => json<Found>(...generated(...twoSquads, '--seed', '4', '--json'));
    const [one, other] = [await again(), await again()];
    expect(one).toEqual(other);
    expect(one.check).toMatchObject({ games: 10, fitted: 10, sides: ['attacker', 'defender'] });
  });

  test('reads lists from list builders', async () => {
    const { code, out } = await umpire(
      ...generated(...rosters(file('rosz'), file('squad.json')), '--layout', 'patrol-yard'),
    );
    expect(out).toContain('attacker  ');
    expect([0, 1]).toContain(code);
  });

  test.each([
    ['one roster', ['--roster', 'swarm'], 'give --roster twice, attacker first; given: 1'],
    [
      'a missing file',
      rosters('swarm', 'nothing.ros'),
      'cannot read "nothing.ros": no such file or folder; built-in armies: strike-force,',
    ],
    [
      'a list without values',
      rosters('swarm', file('app-10e')),
      'has all its values; use a .ros, .rosz or JSON file instead of text',
    ],
    ['two lists in one file', rosters('swarm', file('json-array')), 'has 2 lists; give a file with one'],
    ['an unknown layout', [...twoSquads, '--layout', 'moon'], 'unknown layout "moon"; available: twin-halls,'],
    ['too few games', [...twoSquads, '--games', '3'], '--games "3" is not a whole number from 20 to 10000'],
    ['a file that cannot be written', [...twoSquads, '--out', join(folder, 'no', 'battle.json')], 'cannot write'],
  ])('%s: one line, exit code 2', async (_what, args, words) => {
    const { code, out, err } = await umpire(...generated(...args));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^umpire: .*\n$/);
    expect(err).toContain(words);
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });

  test('other games have no battles to generate', async () => {
    const { code, err } = await umpire('scenario', 'radar', ...rosters('a', 'b'));
    expect({ code, err }).toEqual({ code: 2, err: 'umpire: battles cannot be generated for radar\n' });
  });

  test('lists the layouts', async () => {
    expect((await json<{ id: string }[]>('layouts', 'shooting', '--json')).map(({ id }) => id)).toEqual([
      'twin-halls',
      'crossroads',
      'old-tower',
      'freight-depot',
      'patrol-yard',
    ]);
  });
});
