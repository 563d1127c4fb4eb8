import { expect, test } from 'vitest';
import { ARENA_CODES, sayArena } from './arena-text.ts';

const FACTS = {
  game: 'radar',
  sides: 3,
  needs: '1',
  has: '2',
  bot: 'crew',
  was: '1 #a',
  is: '1 #b',
  pair: 4,
  bots: ['crew', 'seed'],
  fewer: 20,
  groups: [['crew'], ['seed', 'random']],
};

test.each(ARENA_CODES)('%s has words in both languages, which are not the same', (code) => {
  const [en, es] = (['en', 'es'] as const).map((language) => sayArena({ code, ...FACTS }, language));
  expect(en).not.toMatch(/undefined|\[object/);
  expect(es).not.toMatch(/undefined|\[object/);
  expect(en).not.toBe(es);
});

test('facts of other modules have no text', () => {
  expect(sayArena({ code: 'match-over' }, 'en')).toBeUndefined();
});
