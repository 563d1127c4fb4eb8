import { describe, expect, test } from 'vitest';
import { digestOf, readSources } from './sources.ts';

const HOUSE = {
  'rules/fire.ts': 'export const fire = 1;\n',
  'data/units/A.json': '{"tons": 20}',
  'text/en.ts': "export const words = 'one';\n",
  'game.ts': "import { able } from './bots/able/able.ts';\n",
  'bots/able/able.ts': "import { aim } from '../common/aim.ts';\nexport const able = aim;\n",
  'bots/common/aim.ts': 'export const aim = 2;\n',
  'bots/other/other.ts': 'export const other = 3;\n',
};

/** The digest for `able` with one file changed. */
const digest = (change: Readonly<Record<string, string>> = {}): string =>
  digestOf(new Map(Object.entries({ ...HOUSE, ...change })), ['able']);

test.each([
  ['rules/fire.ts', 'export const fire = 2;\n'],
  ['data/units/A.json', '{"tons": 25}'],
  ['bots/able/able.ts', "import { aim } from '../common/aim.ts';\nexport const able = aim + 1;\n"],
  ['bots/common/aim.ts', 'export const aim = 3;\n'],
  ['rules/new.ts', 'export const more = 1;\n'],
])('a change of %s invalidates older games', (path, text) => {
  expect(digest({ [path]: text })).not.toBe(digest());
});

test.each([
  ['text/en.ts', "export const words = 'two';\n"],
  ['game.ts', ''],
  ['bots/other/other.ts', 'export const other = 4;\n'],
  ['rules/fire.ts', '/** How to fire. */\nexport const fire =\n  1; // once\n'],
])('a change of %s does not', (path, text) => {
  expect(digest({ [path]: text })).toBe(digest());
});

describe('BattleTech as it is', () => {
  const files = readSources('src/games/battletech');

  test('its rules, data and bots are included', () => {
    for (const path of ['rules/victory.ts', 'data/units/WVR-6R.json', 'apply.ts', 'bots/gunnery/needs.ts'])
      expect([...files.keys()]).toContain(path);
    expect([...files.keys()].filter((path) => path.endsWith('.test.ts'))).toEqual([]);
  });

  test('another bot has another digest', () => {
    expect(digestOf(files, ['agente'])).not.toBe(digestOf(files, ['random']));
  });
});

test('without sources there are none', () => {
  expect(readSources('src/games/nowhere').size).toBe(0);
});
