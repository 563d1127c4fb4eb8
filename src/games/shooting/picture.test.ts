import { expect, test } from 'vitest';
import { countOf, everyShape, textsIn } from '../../parts/picture/testing.ts';
import { picture } from './picture.ts';
import { battle, marines, orks } from './testing.ts';
import { view } from './view.ts';

const state = battle({
  rounds: 3,
  attacker: [marines({ models: 3, at: [5, 5] })],
  defender: [orks({ models: 4, at: [5, 20] })],
});

test('units are named with the models that are left', () => {
  expect(textsIn(picture(view(state, 'spectator'), 'en'))).toEqual(['marines 3/3', 'orks 4/4']);
  const wounds = state.wounds.map((left, model) => (model === 3 ? 0 : left));
  expect(textsIn(picture(view({ ...state, wounds }, 'spectator'), 'en'))).toEqual(['marines 3/3', 'orks 3/4']);
});

test('a unit without models left is gone', () => {
  const wounds = state.wounds.map((left, model) => (model < 3 ? 0 : left));
  const drawn = picture(view({ ...state, wounds }, 'spectator'), 'en');
  expect(textsIn(drawn)).toEqual(['orks 4/4']);
  expect(countOf(drawn, 'side-a-wash')).toBe(0);
});

test('defenders are hatched, attackers are not', () => {
  const hatches = everyShape(picture(view(state, 'spectator'), 'en')).filter(({ kind }) => kind === 'hatch');
  expect(hatches).toHaveLength(4);
});

test.each([
  ['en', ['Round 1 of 3', 'Attacker: 0 points', 'Defender: 0 points']],
  ['es', ['Ronda 1 de 3', 'Atacante: 0 puntos', 'Defensor: 0 puntos']],
] as const)('notes in %s', (language, notes) => {
  expect(picture(view(state, 'spectator'), language).notes.map(({ text }) => text)).toEqual(notes);
});
