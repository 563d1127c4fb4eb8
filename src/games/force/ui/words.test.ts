import { expect, test } from 'vitest';
import { words } from './words.ts';
import { words as setUpWords } from './words-set-up.ts';

test.each([words, setUpWords])('both languages have words for the same things, and none is empty', (table) => {
  const [en, es] = [table('en'), table('es')];
  expect(Object.keys(es)).toEqual(Object.keys(en));
  for (const said of [...Object.values(en), ...Object.values(es)]) expect(said).not.toBe('');
});
