import { trial } from '../../../../decide/testing.ts';
import { startTracker } from '../../belief/tracker.ts';
import { at, helm, picture, told } from '../testing.ts';
import { crewFiring, type Order } from './firing.ts';
import { BALANCED as w } from './weights.ts';

const lying = { blue: { at: 'E5', mines: 'A9' } };
const { rules } = helm();
const anywhere = startTracker(rules, 'blue');
const armed = helm(lying, { them: () => picture('E8 A1'), us: () => anywhere });
const pinned = helm(lying, { them: () => picture('E8'), us: () => anywhere, enemyHull: 2 });
const winning = helm(lying, { them: () => picture('E6'), us: () => anywhere, enemyHull: 2 });
const risky = helm(lying, { them: () => picture('E6 E8'), us: () => anywhere, enemyHull: 2 });
const doomed = helm({ blue: { at: 'E5', hull: 1 } }, { them: () => picture('E6'), us: () => anywhere, enemyHull: 2 });
const half = helm({ turn: 250, turnLimit: 400, blue: { at: 'E5', mines: 'A9' } });
const classic = helm({ ruleset: 'classic', blue: { at: 'E5' } });
const report = { type: 'report', certainty: 'low', candidates: 9, hypotheses: 0, best: null, weights: [] } as const;
const urged = helm({
  blue: { at: 'E5' },
  heard: [
    {
      type: 'said',
      side: 'blue',
      seat: 'blue.radio-operator',
      message: { ...report, recommend: { system: 'drone', sector: 3 } },
    },
  ],
});
const torpedo = (cell: string): Order => ({ type: 'torpedo', at: at(cell) });
const mine = (cell: string): Order => ({ type: 'drop-mine', at: at(cell) });
const blast = (cell: string): Order => ({ type: 'detonate', at: at(cell) });
const end: Order = { type: 'end-turn' };
const told81 = Math.log2((rules.chart.reach[at('E5')]?.length ?? 0) / 81);

// biome-ignore format: rows read across
export const TRIALS = [
  trial(crewFiring, { weights: w, say: told }, [
    { rule: 'hits-us', name: 'next door', situation: armed, option: torpedo('E6'), sees: { cell: at('E6'), damage: 1 }, worth: 0, says: 'the blast at E6 would cost us 1 hull' },
    { rule: 'hits-us', name: 'our own mine on us', situation: armed, option: blast('E5'), sees: { cell: at('E5'), damage: 2 }, says: 'the blast at E5 would cost us 2 hull' },
    { rule: 'hits-us', name: 'next door, but it certainly sinks them', situation: winning, option: torpedo('E6'), sees: false },
    { rule: 'hits-us', name: 'it sinks them if they are there', situation: risky, option: torpedo('E6'), sees: { cell: at('E6'), damage: 1 } },
    { rule: 'hits-us', name: 'it sinks us too', situation: doomed, option: torpedo('E6'), sees: { cell: at('E6'), damage: 1 } },
    { rule: 'hits-us', name: 'two cells off', situation: armed, option: torpedo('E7'), sees: false },
    { rule: 'expected-damage', name: 'half a direct hit', situation: armed, option: torpedo('E8'), sees: { cell: at('E8'), damage: 1 }, worth: w.shot, says: 'a blast at E8 costs them 1.00 hull on average' },
    { rule: 'expected-damage', name: 'half a near miss', situation: armed, option: torpedo('D7'), sees: { cell: at('D7'), damage: 0.5 }, worth: w.shot / 2 },
    { rule: 'expected-damage', name: 'a mine hurts nobody yet', situation: armed, option: mine('E6'), sees: false },
    { rule: 'may-sink-them', name: 'two points, direct hit', situation: pinned, option: torpedo('E8'), sees: { odds: 1 }, worth: w.sinks, says: '100% chance of sinking them' },
    { rule: 'may-sink-them', name: 'four points', situation: armed, option: torpedo('E8'), sees: false },
    { rule: 'hits-us-too', name: 'the shot that wins', situation: winning, option: torpedo('E6'), sees: { damage: 1 }, worth: -w.shot / 2, says: 'also costs us 1 hull' },
    { rule: 'hits-us-too', name: 'out of reach of us', situation: armed, option: torpedo('E8'), sees: false },
    { rule: 'running-late', name: 'half of the time that counts as late', situation: half, option: torpedo('E8'), sees: { turn: 251, limit: 400, late: 0.5 }, worth: w.late / 2, says: 'turn 251 of 400: less point in saving a charge' },
    { rule: 'running-late', name: 'a mine is not a shot', situation: half, option: mine('E6'), sees: false },
    { rule: 'running-late', name: 'the first turn', situation: armed, option: torpedo('E8'), sees: false },
    { rule: 'shot-tells-them', name: 'they draw a circle', situation: armed, option: torpedo('E5'), sees: { bits: told81 }, worth: w.tells * told81, says: `lets them rule out ${Math.round(100 * (1 - 2 ** told81))}% of our possible cells` },
    { rule: 'shot-tells-them', name: 'a mine is set off from anywhere', situation: armed, option: blast('A9'), sees: false },
    { rule: 'lies-in-wait', name: 'half of them near', situation: armed, option: mine('E6'), sees: { cell: at('E6'), odds: 0.5 }, worth: w.trap / 2, says: '50% chance that they are near E6' },
    { rule: 'lies-in-wait', name: 'beside our other mine', situation: armed, option: mine('A8'), sees: false },
    { rule: 'narrows-them', name: 'a drone that halves', situation: armed, option: { type: 'drone', sector: 1 }, sees: { bits: 1, sector: 1 }, worth: w.bit, says: 'rules out 50% of their possible cells on average' },
    { rule: 'narrows-them', name: 'ending the turn', situation: armed, option: end, sees: false },
    { rule: 'operator-recommends', name: 'a drone over sector 3', situation: urged, option: { type: 'drone', sector: 3 }, sees: { system: 'drone' }, worth: w.recommended, says: 'the radio operator suggests drone' },
    { rule: 'operator-recommends', name: 'another sector', situation: urged, option: { type: 'drone', sector: 2 }, sees: false },
    { rule: 'operator-recommends', name: 'no report', situation: armed, option: { type: 'drone', sector: 3 }, sees: false },
    { rule: 'spends', name: 'a torpedo', situation: armed, option: torpedo('E8'), sees: { system: 'torpedo' }, worth: -w.torpedo, says: 'uses up the torpedo charge' },
    { rule: 'spends', name: 'a laid mine', situation: armed, option: blast('A9'), sees: { system: 'detonation' }, worth: -w.detonation, says: 'uses up the detonation charge' },
    { rule: 'spends', name: 'a drone', situation: armed, option: { type: 'drone', sector: 1 }, sees: { system: 'drone', charges: 6 }, worth: -w.drone, says: 'uses up the drone charge' },
    { rule: 'spends', name: 'a sonar that fills in half the time', situation: classic, option: { type: 'sonar' }, sees: { system: 'sonar', charges: 3 }, worth: -w.sonar / 2 },
    { rule: 'spends', name: 'a sonar', situation: armed, option: { type: 'sonar' }, sees: { system: 'sonar', charges: 6 }, worth: -w.sonar, says: 'uses up the sonar charge' },
    { rule: 'spends', name: 'ending the turn', situation: armed, option: end, sees: false },
  ]),
];
