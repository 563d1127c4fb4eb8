import { expect, test } from 'vitest';
import { labels } from './labels.ts';
import { setUpLabels } from './set-up/labels.ts';

test.each([labels, setUpLabels])('both languages have the same labels, and none is empty', (table) => {
  const [en, es] = [table('en'), table('es')];
  expect(Object.keys(es)).toEqual(Object.keys(en));
  for (const said of [...Object.values(en), ...Object.values(es)]) expect(said).not.toBe('');
});
