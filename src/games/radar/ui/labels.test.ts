import { expect, test } from 'vitest';
import { labels } from './labels.ts';

test('both languages have the same labels, and none is empty', () => {
  const [en, es] = [labels('en'), labels('es')];
  expect(Object.keys(es)).toEqual(Object.keys(en));
  for (const said of [...Object.values(en), ...Object.values(es)]) expect(said).not.toBe('');
});
