import { trial } from '../../../../decide/testing.ts';
import { gunnerPrecision, type Pick } from './precision.rules.ts';
import { said } from './testing.ts';
import { WEIGHTS as weights } from './weights.ts';

const situation = null;
const warlord: Pick = { model: 5, next: [], points: 22 };
const nobody: Pick = { model: null, next: [], points: 14 };
const both: Pick = { model: 5, next: [6, 7], points: 30 };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(gunnerPrecision, { weights, say: said }, [
    { rule: 'gunner-picks-out', name: 'the warlord', situation, option: warlord, sees: { model: 5, next: [], points: 22 }, worth: 22, says: 'picking out Ork 1 gains 22 points' },
    { rule: 'gunner-picks-out', name: 'the warlord first', situation, option: both, sees: { model: 5, next: [6, 7], points: 30 }, worth: 30, says: 'picking out Ork 1, then Ork 2, Ork 3, gains 30 points' },
    { rule: 'gunner-picks-out', name: 'no one', situation, option: nobody, sees: false },
    { rule: 'gunner-shoots-on', name: 'no one', situation, option: nobody, sees: { points: 14 }, worth: 14, says: 'picking out no one gains 14 points' },
    { rule: 'gunner-shoots-on', name: 'the warlord', situation, option: warlord, sees: false },
  ]),
];
