import { trial } from '../../../../decide/testing.ts';
import { type Answer, gunnerReaction } from './reaction.rules.ts';
import { said } from './testing.ts';
import { WEIGHTS as weights } from './weights.ts';

const situation = { later: true };
const last = { later: false };
const decline: Answer = { use: null, unit: -1, points: 0, spends: false };
const ground: Answer = { use: 'go-to-ground', unit: 1, points: 9.5, spends: true };
const smoke: Answer = { use: 'smokescreen', unit: 2, points: 4, spends: true };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(gunnerReaction, { weights, say: said }, [
    { rule: 'gunner-shelters', name: 'go to ground', situation, option: ground, sees: { use: 'go-to-ground', unit: 1, points: 9.5 }, worth: 9.5, says: 'Go to Ground saves 9.5 points of orks' },
    { rule: 'gunner-shelters', name: 'smoke', situation, option: smoke, sees: { use: 'smokescreen', unit: 2, points: 4 }, worth: 4, says: 'Smokescreen saves 4 points of lootas' },
    { rule: 'gunner-shelters', name: 'declines', situation, option: decline, sees: false },
    { rule: 'gunner-command-point', name: 'with later phases', situation, option: smoke, sees: {}, worth: -weights.command, says: 'costs a command point' },
    { rule: 'gunner-command-point', name: 'in the last phase', situation: last, option: smoke, sees: false },
    { rule: 'gunner-command-point', name: 'declines', situation, option: decline, sees: false },
  ]),
];
