import { trial } from '../../../../decide/testing.ts';
import type { Command } from '../../commands.ts';
import { at, mindOf, told } from '../testing.ts';
import { ANSWERING, DIVING, PLACING } from './captain.ts';
import { situationOf, WEIGHTS } from './situation.ts';

const { view, belief } = mindOf('blue.captain', { blue: { at: 'E5' } });
const situation = situationOf(view, belief);
const setting = { weights: WEIGHTS, say: told };
const place: Command = { type: 'place', at: at('B2') };
const dive: Command = { type: 'dive' };
const answer: Command = {
  type: 'answer-sonar',
  first: { about: 'row', value: 4 },
  second: { about: 'sector', value: 1 },
};

// biome-ignore format: rows read across
export const TRIALS = [
  trial(PLACING, setting, [
    { rule: 'seed-home-sector', name: 'a berth', situation, option: place, sees: {}, worth: 1, says: 'a cell in the home sector' },
    { rule: 'seed-home-sector', name: 'not a berth', situation, option: dive, sees: false },
  ]),
  trial(ANSWERING, setting, [
    { rule: 'seed-random-lie', name: 'an answer', situation, option: answer, sees: {}, worth: 1, says: 'one true and one false fact, chosen at random' },
    { rule: 'seed-random-lie', name: 'no answer', situation, option: dive, sees: false },
  ]),
  trial(DIVING, setting, [
    { rule: 'seed-dive', name: 'diving', situation, option: dive, sees: {}, worth: 1, says: 'time to dive' },
    { rule: 'seed-dive', name: 'not diving', situation, option: place, sees: false },
  ]),
];
