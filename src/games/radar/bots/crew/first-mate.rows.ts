import { trial } from '../../../../decide/testing.ts';
import type { Command } from '../../commands.ts';
import type { System } from '../../data/systems.ts';
import { mindOf, told } from '../testing.ts';
import { crewCharging, crewGauging } from './first-mate.ts';
import { BALANCED as w } from './weights.ts';

const setting = { weights: w, say: told };
const { view, belief } = mindOf('blue.first-mate', {
  blue: { charges: { torpedo: 5 } },
  heard: [
    {
      type: 'said',
      side: 'blue',
      seat: 'blue.engineer',
      message: { type: 'condition', broken: ['drone'], repaired: [] },
    },
  ],
});
const situation = { view, belief, order: ['torpedo', 'drone'] as readonly System[] };
const half = { ...mindOf('blue.first-mate', { turn: 250, turnLimit: 400 }), order: ['torpedo'] as readonly System[] };
const charge = (system: System): Command => ({ type: 'charge', system });

// biome-ignore format: rows read across
export const TRIALS = [
  trial(crewCharging, setting, [
    { rule: 'captain-wants', name: 'first in the order', situation, option: charge('torpedo'), sees: { system: 'torpedo', place: 1, of: 5 }, worth: 4 * w.wanted, says: 'torpedo is number 1 of 5 on the captain’s list' },
    { rule: 'captain-wants', name: 'not in the order', situation, option: charge('mine'), sees: false },
    { rule: 'nearly-full', name: 'one short', situation, option: charge('torpedo'), sees: { system: 'torpedo', left: 1 }, worth: 2 * w.nearlyFull, says: 'torpedo needs 1 more to be full' },
    { rule: 'nearly-full', name: 'empty', situation, option: charge('drone'), sees: false },
    { rule: 'torpedo-now', name: 'half of the time that counts as late', situation: half, option: charge('torpedo'), sees: { turn: 251, limit: 400, late: 0.5 }, worth: w.late / 2, says: 'turn 251 of 400: only a torpedo can decide the match in time' },
    { rule: 'torpedo-now', name: 'another system', situation: half, option: charge('mine'), sees: false },
    { rule: 'torpedo-now', name: 'the first turn', situation, option: charge('torpedo'), sees: false },
    { rule: 'reported-broken', name: 'the engineer said so', situation, option: charge('drone'), sees: { system: 'drone' }, worth: -w.brokenGauge, says: 'drone is reported out of order' },
    { rule: 'reported-broken', name: 'whole', situation, option: charge('torpedo'), sees: false },
  ]),
  trial(crewGauging, setting, [
    { rule: 'gauge-news', name: 'a full gauge', situation, option: { type: 'ready', system: 'torpedo' }, sees: { kind: 'ready' }, worth: 1, says: 'gauge news (ready)' },
    { rule: 'gauge-news', name: 'charging is no news', situation, option: charge('torpedo'), sees: false },
  ]),
];
