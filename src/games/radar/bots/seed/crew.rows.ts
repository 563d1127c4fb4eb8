import { trial } from '../../../../decide/testing.ts';
import type { Command } from '../../commands.ts';
import type { Known } from '../testing.ts';
import { mindOf, told } from '../testing.ts';
import { seedCharging, seedCommenting, seedMarking } from './crew.ts';
import { type Situation, situationOf, WEIGHTS } from './situation.ts';

const setting = { weights: WEIGHTS, say: told };
const seenBy = (seat: 'blue.first-mate' | 'blue.engineer' | 'blue.radio-operator', known: Known = {}): Situation => {
  const { view, belief } = mindOf(seat, known);
  return situationOf(view, belief);
};
const gauges = seenBy('blue.first-mate');
const board = seenBy('blue.engineer', { blue: { marks: [6, 12, 18] } }); // three nodes of the first circuit
const ears = seenBy('blue.radio-operator');
const end: Command = { type: 'end-turn' };
const mark = (node: number): Command => ({ type: 'mark', node });

// biome-ignore format: rows read across
export const TRIALS = [
  trial(seedCharging, setting, [
    { rule: 'seed-fixed-order', name: 'the torpedo first', situation: gauges, option: { type: 'charge', system: 'torpedo' }, sees: { system: 'torpedo' }, worth: 5, says: 'torpedo comes next in the fixed order' },
    { rule: 'seed-fixed-order', name: 'stealth last', situation: gauges, option: { type: 'charge', system: 'stealth' }, sees: { system: 'stealth' }, worth: 1 },
    { rule: 'seed-fixed-order', name: 'no charge', situation: gauges, option: end, sees: false },
  ]),
  trial(seedMarking, setting, [
    { rule: 'seed-node-tier', name: 'completes a circuit', situation: board, option: mark(0), sees: { node: 0, tier: 3 }, worth: 3, says: 'tier 3 of the fixed order: circuits first, radiation last' },
    { rule: 'seed-node-tier', name: 'a circuit node', situation: board, option: mark(1), sees: { node: 1, tier: 2 }, worth: 2 },
    { rule: 'seed-node-tier', name: 'an extra node', situation: board, option: mark(3), sees: { node: 3, tier: 1 }, worth: 1 },
    { rule: 'seed-node-tier', name: 'radiation', situation: board, option: mark(5), sees: { node: 5, tier: 0 }, worth: 0 },
    { rule: 'seed-node-tier', name: 'no mark', situation: board, option: end, sees: false },
    { rule: 'seed-first-node', name: 'the fourth node', situation: board, option: mark(3), sees: { node: 3 }, worth: -3, says: 'earlier nodes first' },
    { rule: 'seed-first-node', name: 'no mark', situation: board, option: end, sees: false },
  ]),
  trial(seedCommenting, setting, [
    { rule: 'seed-has-news', name: 'one sentence', situation: ears, option: { type: 'comment', sentences: [{ code: 'last-surfaced', sector: 2 }] }, sees: { sentences: 1 }, worth: 1, says: '1 sentence to report' },
    { rule: 'seed-has-news', name: 'no comment', situation: ears, option: end, sees: false },
  ]),
];
