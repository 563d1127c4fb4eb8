import { trial } from '../../../../decide/testing.ts';
import { gunnerAllocation, type Offered } from './allocation.rules.ts';
import { said } from './testing.ts';
import { WEIGHTS as weights } from './weights.ts';

const situation = null;
const marine: Offered = { model: 0, guns: 2.5, character: false, save: 4 };
const unarmed: Offered = { model: 1, guns: 0, character: false, save: 7 };
const captain: Offered = { model: 2, guns: 0, character: true, save: 7 };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(gunnerAllocation, { weights, say: said }, [
    { rule: 'gunner-keeps-guns', name: 'armed', situation, option: marine, sees: { model: 0, points: 2.5 }, worth: -2.5 * weights.guns, says: 'Marine 1 could still destroy 2.5 points' },
    { rule: 'gunner-keeps-guns', name: 'unarmed', situation, option: unarmed, sees: false },
    { rule: 'gunner-keeps-character', name: 'the captain', situation, option: captain, sees: { model: 2 }, worth: -weights.character, says: 'Marine 3 is a character' },
    { rule: 'gunner-keeps-character', name: 'a marine', situation, option: marine, sees: false },
    { rule: 'gunner-steady', name: 'in cover', situation, option: marine, sees: { model: 0, save: 4 }, worth: 3 * weights.steady, says: 'Marine 1 saves on 4+' },
    { rule: 'gunner-steady', name: 'no save', situation, option: unarmed, sees: false },
  ]),
];
