import { describe, expect, test } from 'vitest';
import { countOf, textsIn } from '../../parts/picture/testing.ts';
import { believe, start } from './belief.ts';
import type { Heard } from './events.ts';
import { picture } from './picture.ts';
import { type Situation, sea } from './rules/testing.ts';
import { view } from './view.ts';

const BOTH: Situation = {
  blue: { at: 'E5', trail: 'E4', mines: 'A1', hull: 3 },
  red: { at: 'G7', trail: 'G8', mines: 'B1', hull: 2 },
};

describe('visible boats', () => {
  test.each([
    ['spectator', false, false],
    ['blue.captain', true, false],
    ['blue.first-mate', false, false],
    ['blue.engineer', false, false],
    ['blue.radio-operator', false, false],
    ['red.captain', false, true],
    ['archive', true, true],
  ])('%s', (watcher, blue, red) => {
    const drawn = picture(view(sea(BOTH), watcher), 'en');
    expect([countOf(drawn, 'side-a') > 0, countOf(drawn, 'side-b') > 0]).toEqual([blue, red]);
  });
});

test('the sector of a surfaced boat is public', () => {
  const drawn = picture(view(sea({ ...BOTH, red: { at: 'G7', surfaced: 9 } }), 'spectator'), 'en');
  expect([countOf(drawn, 'side-a'), countOf(drawn, 'side-b')]).toEqual([0, 3]);
  expect(drawn.notes.map(({ text }) => text)).toContain('Red: hull 4 of 4, on the surface');
});

test.each([
  ['en', ['Turn 1 of 400', 'Blue: hull 3 of 4', 'Red: hull 2 of 4']],
  ['es', ['Turno 1 de 400', 'Azul: casco 3 de 4', 'Rojo: casco 2 de 4']],
] as const)('notes in %s', (language, notes) => {
  expect(picture(view(sea(BOTH), 'spectator'), language).notes.map(({ text }) => text)).toEqual(notes);
});

test('rows and columns are named', () => {
  expect(textsIn(picture(view(sea(BOTH), 'spectator'), 'en'))).toEqual(expect.arrayContaining(['A', 'I', '1', '9']));
});

describe('where the enemy can be', () => {
  const state = sea(BOTH);
  const heat = (seat: string, ...heard: readonly Heard[]): number => {
    const own = view(state, seat);
    const belief = heard.reduce(believe, start(own, seat));
    const drawn = picture(own, 'en', belief);
    return ['heat-1', 'heat-2', 'heat-3', 'heat-4', 'heat-5'].reduce(
      (sum, name) => sum + countOf(drawn, name as 'heat-1'),
      0,
    );
  };
  const SURFACED: Heard = { type: 'surfaced', side: 'red', sector: 1 } as Heard;

  test('is drawn for the radio operator as soon as something is known', () => {
    expect(heat('blue.radio-operator')).toBe(0);
    expect(heat('blue.radio-operator', SURFACED)).toBe(9);
  });

  test('is not drawn for a captain without a report, nor for the others', () => {
    for (const seat of ['blue.captain', 'blue.first-mate', 'blue.engineer']) expect(heat(seat, SURFACED)).toBe(0);
  });
});
