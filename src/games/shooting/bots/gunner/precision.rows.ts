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
    { rule: 'gunner-picks-out', name: 'the warlord', situation, option: warlord, sees: { model: 5, points: 22 }, worth: 22, says: 'picking out Ork 5 brings 22 points' },
    { rule: 'gunner-picks-out', name: 'nobody', situation, option: nobody, sees: false },
    { rule: 'gunner-shoots-on', name: 'nobody', situation, option: nobody, sees: { points: 14 }, worth: 14, says: 'picking out nobody brings 14 points' },
    { rule: 'gunner-shoots-on', name: 'the warlord', situation, option: warlord, sees: false },
  ]),
];
