import { trial } from '../../../../decide/testing.ts';
import { set, table } from '../../rules/testing.ts';
import { view } from '../../view.ts';
import { tacticianEnd } from './end.rules.ts';
import { tacticianStrike } from './strike.rules.ts';
import { told, weighing } from './testing.ts';

const weights = weighing();
const units = [{ at: '0505' }, { at: '0504', side: '1' }] as const;
const beside = view(table({ units, phase: 'physical', queue: ['0'] }), '0');
const kick = { attack: 'kick', leg: 'RL', target: 1 } as const;
const push = { attack: 'push', target: 1 } as const;
// A 50-ton kick does 10 points on 5 - 2 = 3 or more.
const KICK = (35 / 36) * 10;

const hot = view(
  set(table({ units, phase: 'end', queue: ['0'] }), 0, { shutDown: true, stayDown: true, heat: 18 }),
  '0',
);
const ODDS = 26 / 36; // on 6 or more

// biome-ignore format: rows read across
export const TRIALS = [
  trial(tacticianStrike, { weights, say: told }, [
    { rule: 'tactician-strike', name: 'a kick', situation: beside, option: { unit: 0, attacks: [kick] }, sees: { kinds: ['kick'], points: KICK }, worth: KICK, says: '9.7 points on average: kick' },
    { rule: 'tactician-strike', name: 'a push does no damage', situation: beside, option: { unit: 0, attacks: [push] }, sees: false },
    { rule: 'tactician-strike', name: 'nothing', situation: beside, option: { unit: 0, attacks: [] }, sees: false },
  ]),
  trial(tacticianEnd, { weights, say: told }, [
    { rule: 'tactician-restart', name: 'at heat 18', situation: hot, option: [0], sees: { units: [0], odds: [ODDS] }, worth: ODDS - weights.restart, says: 'starts Test TEST A (72%)' },
    { rule: 'tactician-restart', name: 'none', situation: hot, option: [], sees: false },
  ]),
];
