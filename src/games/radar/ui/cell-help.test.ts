import { expect, test } from 'vitest';
import { cell, type Situation, sea } from '../rules/testing.ts';
import { view } from '../view.ts';
import { cellHelp } from './cell-help.ts';

const SITUATION: Situation = { blue: { at: 'B2', trail: 'B1 B2', mines: 'D4' }, red: { at: 'H8' } };

test.each([
  ['blue.captain', 'B2', ['boat']],
  ['blue.captain', 'B1', ['trail']],
  ['blue.captain', 'D4', ['mine']],
  ['blue.captain', 'H8', undefined], // the enemy's boat is hidden
  ['blue.radio-operator', 'B2', undefined],
  ['archive', 'H8', ['boat']],
])('the help for %s about %s names %j', (watcher, name, entries) => {
  const state = sea(SITUATION);
  expect(cellHelp(view(state, watcher), 'en', cell(state, name))?.entries).toEqual(entries);
});
