import { trial } from '../../../../decide/testing.ts';
import type { Command } from '../../commands.ts';
import { at, mindOf, told } from '../testing.ts';
import { situationOf, WEIGHTS as w } from './situation.ts';
import { seedWeapons } from './weapons.ts';

const { view, belief } = mindOf('blue.captain', {
  blue: { at: 'E5', charges: 'full' },
  heard: [{ type: 'surfaced', side: 'red', sector: 2 }],
});
const armed = situationOf(view, belief);
const shot: Command = { type: 'torpedo', at: at('E3') };
const end: Command = { type: 'end-turn' };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(seedWeapons, { weights: w, say: told }, [
    { rule: 'seed-weapon-order', name: 'a torpedo comes first', situation: armed, option: shot, sees: { system: 'torpedo', tier: 3, sector: 2 }, worth: 3, says: 'torpedo is choice 3 in the fixed order; last known sector: 2' },
    { rule: 'seed-weapon-order', name: 'a drone before sonar', situation: armed, option: { type: 'drone', sector: 1 }, sees: { system: 'drone', tier: 2, sector: 2 }, worth: 2 },
    { rule: 'seed-weapon-order', name: 'sonar before nothing', situation: armed, option: { type: 'sonar' }, sees: { system: 'sonar', tier: 1, sector: 2 }, worth: 1 },
    { rule: 'seed-weapon-order', name: 'nothing', situation: armed, option: end, sees: false },
    { rule: 'seed-closest-cell', name: 'two cells off', situation: armed, option: shot, sees: { cell: at('E3'), distance: 2 }, worth: -2 * w.closer - at('E3') * 0.001 * w.order, says: 'E3 is 2 cells away' },
    { rule: 'seed-closest-cell', name: 'nothing is fired', situation: armed, option: end, sees: false },
  ]),
];
