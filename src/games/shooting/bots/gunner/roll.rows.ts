import { trial } from '../../../../decide/testing.ts';
import { gunnerRoll, type Roll } from './roll.rules.ts';
import { said } from './testing.ts';
import { WEIGHTS as weights } from './weights.ts';

const situation = { later: true };
const on: Roll = { die: null, points: 0, spends: false };
const again: Roll = { die: 2, points: 8, spends: true };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(gunnerRoll, { weights, say: said }, [
    { rule: 'gunner-re-rolls', name: 'a miss', situation, option: again, sees: { die: 2, points: 8 }, worth: 8, says: 're-rolling die 3 gains 8 points on average' },
    { rule: 'gunner-re-rolls', name: 'rolls on', situation, option: on, sees: false },
    { rule: 'gunner-command-point', name: 'a miss', situation, option: again, sees: {}, worth: -weights.command, says: 'costs a command point' },
    { rule: 'gunner-command-point', name: 'rolls on', situation, option: on, sees: false },
  ]),
];
