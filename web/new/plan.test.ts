import { expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import type { Game } from '../../src/kernel/game.ts';
import { hasOption, planned, seatedAt, wished } from './plan.ts';

const radar = catalog.radar as Game;

test('a set-up determines the seats', () => {
  const plan = planned(radar, { ruleset: 'classic' }, 'en');
  expect(plan.ok && plan.places.sides).toEqual(['blue', 'red']);
  expect(plan.ok && plan.places.seats).toContain('blue.captain');
});

test('a refused set-up says why in the page’s language', () => {
  const [english, spanish] = (['en', 'es'] as const).map((language) => planned(radar, { ruleset: 'none' }, language));
  expect(english).toEqual({ ok: false, words: expect.stringContaining('none') });
  expect(spanish).not.toEqual(english);
});

test('options that the game cannot parse have no text', () => {
  const broken: Game = {
    ...radar,
    setUp() {
      throw new Error('no shape was checked');
    },
  };
  expect(planned(broken, {}, 'en')).toEqual({ ok: false, words: null });
});

test('reads the available options from the schema', () => {
  expect(hasOption(radar, 'spectators')).toBe(true);
  expect(hasOption(radar, 'units')).toBe(false);
});

test('drops seats of sides that no longer exist', () => {
  expect(seatedAt({ '0': 'me', '1': 'open', '2': 'random' }, ['0', '1'])).toEqual({ '0': 'me', '1': 'open' });
});

test('omits open seats from the request', () => {
  expect(wished({ '0': 'me', '1': 'open', '2': 'random@3' })).toEqual({ sit: ['0'], bots: { '2': 'random@3' } });
});
