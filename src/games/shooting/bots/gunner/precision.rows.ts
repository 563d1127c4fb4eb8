import { trial } from '../../../../decide/testing.ts';
import { gunnerPrecision, type Pick } from './precision.rules.ts';
import { said } from './testing.ts';
import { WEIGHTS as weights } from './weights.ts';

const situation = null;
const warlord: Pick = { model: 5, points: 22 };
const nobody: Pick = { model: null, points: 14 };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(gunnerPrecision, { weights, say: said }, [
    { rule: 'gunner-picks-out', name: 'the warlord', situation, option: warlord, sees: { model: 5, points: 22 }, worth: 22, says: 'picking out Ork 1 gains 22 points' },
    { rule: 'gunner-picks-out', name: 'no one', situation, option: nobody, sees: false },
    { rule: 'gunner-shoots-on', name: 'no one', situation, option: nobody, sees: { points: 14 }, worth: 14, says: 'picking out no one gains 14 points' },
    { rule: 'gunner-shoots-on', name: 'the warlord', situation, option: warlord, sees: false },
  ]),
];
