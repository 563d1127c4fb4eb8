import { describe, expect, test } from 'vitest';
import { faultIn } from '../../kernel/laws/pictures.ts';
import { textsIn } from '../../parts/picture/testing.ts';
import { picture } from './picture.ts';
import { character, position, site } from './testing.ts';
import { view } from './view.ts';

const { state } = position({
  dark: {
    locations: { yard: site(), gate: site({ order: 2 }) },
    table: { lord: [character({ power: 6 }), 'yard'], guard: [character({ power: 2 }), 'yard'] },
    hand: { spy: character() },
    reserve: 20,
    force: 7,
  },
  light: { table: { scout: [character({ power: 3 }), 'gate'] }, hand: { envoy: character() } },
});

describe('hands', () => {
  test.each([
    ['dark', true, false],
    ['light', false, true],
    ['spectator', false, false],
    ['archive', true, true],
  ])('%s', (watcher, dark, light) => {
    const texts = textsIn(picture(view(state, watcher), 'en'));
    expect([texts.includes('spy'), texts.includes('envoy')]).toEqual([dark, light]);
  });
});

test('locations, their cards and the power there are drawn for all', () => {
  const texts = textsIn(picture(view(state, 'spectator'), 'en'));
  expect(texts).toEqual(expect.arrayContaining(['yard', 'gate', 'lord', 'guard', 'scout', '8', '3']));
});

test.each([
  ['en', ['Turn 3 of 150', 'Dominion: Life Force 27', 'Compact: Life Force 15']],
  ['es', ['Turno 3 de 150', 'Dominio: Fuerza Vital 27', 'Pacto: Fuerza Vital 15']],
] as const)('notes in %s', (language, notes) => {
  expect(picture(view(state, 'spectator'), language).notes.map(({ text }) => text)).toEqual(notes);
});

test('many cards at many locations still fit', () => {
  const locations = Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`place-${i}`, site({ order: i + 1 })]));
  const cards = Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [`card-${i}`, [character(), 'place-3'] as const]),
  );
  const crowded = position({ dark: { locations, table: cards, reserve: 3 } }).state;
  const drawn = picture(view(crowded, 'archive'), 'es');
  expect(faultIn(drawn)).toBeUndefined();
  expect(textsIn(drawn)).toContain('y 7 más');
});
