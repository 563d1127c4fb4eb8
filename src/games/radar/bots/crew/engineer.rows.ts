import { trial } from '../../../../decide/testing.ts';
import type { Command } from '../../commands.ts';
import { mindOf, told } from '../testing.ts';
import { crewMarking, crewTelling } from './engineer.ts';
import { careFor } from './marking.ts';
import { BALANCED as w } from './weights.ts';

const setting = { weights: w, say: told };
const care = careFor(['torpedo'], w);
const room = (...nodes: readonly number[]) => ({
  view: mindOf('blue.engineer', { blue: { marks: nodes } }).view,
  marks: nodes.reduce((bits, node) => bits | (1 << node), 0),
  care,
  broken: [],
});
const mark = (node: number): Command => ({ type: 'mark', node });
const clean = room();

// The panel of the north is Y R Y R G X; nodes 5, 11, 17 and 23 are radiation.
// biome-ignore format: rows read across
export const TRIALS = [
  trial(crewMarking, setting, [
    { rule: 'costs-hull', name: 'the last node of a panel', situation: room(0, 1, 2, 3, 4), option: mark(5), sees: { cause: 'overload' }, worth: 0, says: 'costs hull' },
    { rule: 'costs-hull', name: 'the last radiation node', situation: room(11, 17, 23), option: mark(5), sees: { cause: 'radiation' }, worth: 0 },
    { rule: 'costs-hull', name: 'the last node of a circuit', situation: room(6, 12, 18), option: mark(0), sees: false },
    { rule: 'red-broken', name: 'a red node, and the torpedo is dear', situation: clean, option: mark(1), sees: { colour: 'red', care: w.colour + w.protect }, worth: -w.colour - w.protect, says: 'torpedo and mine out of order' },
    { rule: 'red-broken', name: 'a yellow node', situation: clean, option: mark(0), sees: false },
    { rule: 'green-broken', name: 'a green node', situation: clean, option: mark(4), sees: { colour: 'green', care: w.colour }, worth: -w.colour, says: 'sonar and drone out of order' },
    { rule: 'green-broken', name: 'radiation', situation: clean, option: mark(5), sees: false },
    { rule: 'yellow-broken', name: 'a yellow node', situation: clean, option: mark(2), sees: { colour: 'yellow', care: w.colour }, worth: -w.colour, says: 'stealth out of order' },
    { rule: 'yellow-broken', name: 'a red node', situation: clean, option: mark(3), sees: false },
    { rule: 'radiation', name: 'the second of four', situation: room(11), option: mark(5), sees: { hot: 1 }, worth: -w.radiation, says: 'radiation level 1.0' },
    { rule: 'radiation', name: 'none', situation: clean, option: mark(0), sees: false },
    { rule: 'panel-fills', name: 'the third of six', situation: room(0, 1), option: mark(2), sees: { full: 1.5 }, worth: -1.5 * w.panel, says: 'panel load 1.5' },
    { rule: 'panel-fills', name: 'the circuit is repaired, the board is empty', situation: room(6, 12, 18), option: mark(0), sees: false },
    { rule: 'circuit-under-way', name: 'the second of four', situation: room(6), option: mark(0), sees: { done: 1 }, worth: w.circuit, says: 'circuit progress 1.0' },
    { rule: 'closes-circuit', name: 'the last of four', situation: room(6, 12, 18, 3), option: mark(0), sees: { nodes: 4 }, worth: w.closes, says: 'completes a circuit: 4 nodes cleared' },
    { rule: 'closes-circuit', name: 'the third of four', situation: room(6, 12), option: mark(0), sees: false },
    { rule: 'closes-circuit', name: 'an overload clears the board, but costs hull', situation: room(0, 1, 2, 3, 4), option: mark(5), sees: false },
    { rule: 'circuit-under-way', name: 'no circuit', situation: clean, option: mark(3), sees: false },
  ]),
  trial(crewTelling, setting, [
    { rule: 'crew-should-know', name: 'what broke', situation: clean, option: { type: 'condition', broken: ['stealth'], repaired: [] }, sees: { kind: 'condition' }, worth: 1, says: 'news for the crew (condition)' },
    { rule: 'crew-should-know', name: 'a mark is no news', situation: clean, option: mark(0), sees: false },
  ]),
];
