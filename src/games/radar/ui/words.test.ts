import { expect, test } from 'vitest';
import { words } from './words.ts';

test('both languages have words for the same things, and none is empty', () => {
  const [en, es] = [words('en'), words('es')];
  expect(Object.keys(es)).toEqual(Object.keys(en));
  for (const said of [...Object.values(en), ...Object.values(es)]) expect(said).not.toBe('');
});
