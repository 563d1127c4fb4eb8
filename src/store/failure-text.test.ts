import { expect, test } from 'vitest';
import { StoreFailure } from './failure.ts';
import { STORE_CODES, sayStore } from './failure-text.ts';

const FACTS = {
  file: '/data/umpire.db',
  found: 7,
  known: 3,
  problem: 'disk I/O error',
  host: 'db.club.example',
  port: 5432,
  user: 'umpire',
  database: 'matches',
};

test.each(STORE_CODES)('%s has a one-line text in both languages that contains its facts', (code) => {
  const [en, es] = (['en', 'es'] as const).map((language) => sayStore({ code, ...FACTS }, language));
  for (const words of [en, es]) expect(words).toMatch(/^(?!.*undefined)[^\n]{10,160}$/);
  expect(en).not.toBe(es);
  expect(new StoreFailure({ code, ...FACTS }).message).toBe(en);
});

test('the text for a newer database names the file and both versions', () => {
  const words = sayStore({ code: 'store-newer', ...FACTS }, 'en');
  for (const fact of ['/data/umpire.db', '7', '3']) expect(words).toContain(fact);
});

test.each(['match-over', 'toString', '__proto__'])('%s is not a code of the store', (code) => {
  expect(sayStore({ code }, 'en')).toBeUndefined();
});
