import { expect, test } from 'vitest';
import { cell, type Situation, sea } from '../rules/testing.ts';
import { view } from '../view.ts';
import { cellWords } from './cell-words.ts';

const SITUATION: Situation = { blue: { at: 'B2', trail: 'B1', mines: 'D4' }, red: { at: 'H8' } };

test.each([
  ['blue.captain', 'B2', 'B2, sea, sector 1, your boat'],
  ['blue.captain', 'B1', 'B1, sea, sector 1, your trail'],
  ['blue.captain', 'D4', 'D4, sea, sector 5, your mine'],
  ['blue.captain', 'H8', 'H8, sea, sector 9'],
  ['blue.radio-operator', 'B2', 'B2, sea, sector 1'],
  ['archive', 'H8', 'H8, sea, sector 9, Red’s boat'],
])('%s hears %s as: %s', (watcher, name, says) => {
  const state = sea(SITUATION);
  expect(cellWords(view(state, watcher), 'en', cell(state, name))).toBe(says);
});

test('likelihood, marks and offers are said too', () => {
  const state = sea(SITUATION);
  const at = cell(state, 'E5');
  const weight = new Float64Array(81);
  weight[at] = 0.25;
  const facts = {
    picture: { weight, cells: [at] },
    notes: new Map([[at, 'out'] as const]),
    offers: new Map([[at, 1]]),
  };
  expect(cellWords(view(state, 'blue.captain'), 'es', at, facts)).toMatch(
    /^E5, mar, sector 5, probabilidad 25\s%, descartada, se puede elegir$/,
  );
});
