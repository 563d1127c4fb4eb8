import { trial } from '../../../../decide/testing.ts';
import { spread, startTracker } from '../../belief/tracker.ts';
import { helm, picture, told } from '../testing.ts';
import { sonarBits } from './odds.ts';
import { crewProbing } from './radio-operator.ts';
import { BALANCED } from './weights.ts';

const { chart, rules } = helm();
const { charges } = rules.ruleset;
const set = spread(startTracker(rules, 'red'));
const halved = { chart, charges, set, seen: picture('A1 I9') }; // sectors 1 and 9
const sonar = { system: 'sonar' } as const;
const bits = sonarBits(chart, halved.seen);

// biome-ignore format: rows read across
export const TRIALS = [
  trial(crewProbing, { weights: BALANCED, say: told }, [
    { rule: 'would-tell', name: 'a drone that halves', situation: halved, option: { system: 'drone', sector: 1 }, sees: { system: 'drone', sector: 1, bits: 1 }, worth: 1, says: 'drone would rule out 50% of their possible cells on average' },
    { rule: 'would-tell', name: 'a drone over empty sea', situation: halved, option: { system: 'drone', sector: 5 }, sees: false },
    { rule: 'they-may-lie', name: 'sonar', situation: halved, option: sonar, sees: { bits }, worth: -bits / 2, says: 'a good lie hides half of it' },
    { rule: 'they-may-lie', name: 'a drone does not lie', situation: halved, option: { system: 'drone', sector: 1 }, sees: false },
  ]),
];
