import { expect, test } from 'vitest';
import { RULESETS } from '../rulesets.ts';
import { CLASSES } from './set-up/box.ts';
import { FILE_CODES } from './set-up/files.ts';
import { SWITCHES } from './set-up/match-options.ts';
import { setUpLabels, styleOf, titleOf } from './set-up-labels.ts';
import { sheetLabels as ofSheet } from './sheet-labels.ts';

const LANGUAGES = ['en', 'es'] as const;

test.each(LANGUAGES)('every ruleset, class, switch and file error has a text in %s', (language) => {
  const say = setUpLabels(language);
  for (const id of Object.keys(RULESETS)) expect(say.aboutRuleset(id)).not.toBe('');
  for (const weight of CLASSES) expect(say.weight(weight)).not.toBe(weight);
  for (const code of FILE_CODES) expect(say.file(code)).toMatch(/\.$/);
  for (const [group, switches] of SWITCHES)
    for (const name of [...switches, 'advanced']) {
      expect(say.toggle(name)).not.toBe(name);
      expect(say.group(group)).not.toBe(group);
    }
});

test('no sentence is left in English', () => {
  for (const said of [setUpLabels, ofSheet]) {
    const [en, es] = LANGUAGES.map((language) => Object.entries(said(language)));
    const same = en?.filter(([, text], i) => typeof text === 'string' && text.includes(' ') && text === es?.[i]?.[1]);
    expect(same).toEqual([]);
  }
});

test('a style title has no prefix under its heading', () => {
  expect([styleOf('swamp', 'en'), styleOf('swamp', 'es'), titleOf('nothing', 'en')]).toEqual([
    'Swamp',
    'Pantano',
    'nothing',
  ]);
});
