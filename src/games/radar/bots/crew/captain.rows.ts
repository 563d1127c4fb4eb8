import { trial } from '../../../../decide/testing.ts';
import { startTracker, track } from '../../belief/tracker.ts';
import type { CommandOf } from '../../commands.ts';
import { at, helm, told } from '../testing.ts';
import { crewAnswering, crewDiving, crewPlacing } from './captain.ts';
import { BALANCED } from './weights.ts';

const setting = { weights: BALANCED, say: told };
const pond = helm({ chart: ['.....', '.....', '.....', '.....', '.....'], phase: 'placement', blue: { at: '' } });
const anywhere = startTracker(helm().rules, 'blue');
const unknown = helm({ blue: { at: 'E5' } }, { us: () => anywhere });
const known = helm(
  { blue: { at: 'E5' } },
  { us: () => track(anywhere, { type: 'placed', side: 'blue', at: at('E5') }) },
);
const answer = (row: number, col: number): CommandOf<'answer-sonar'> => ({
  type: 'answer-sonar',
  first: { about: 'row', value: row },
  second: { about: 'col', value: col },
});

// biome-ignore format: rows read across
export const TRIALS = [
  trial(crewPlacing, setting, [
    { rule: 'open-start', name: 'the corner of a pond', situation: pond, option: { type: 'place', at: 0 }, sees: { water: 14 }, worth: 14, says: '14 open cells around' },
    { rule: 'open-start', name: 'not a berth', situation: pond, option: { type: 'dive' }, sees: false },
  ]),
  trial(crewAnswering, setting, [
    { rule: 'misleads', name: 'a row or a column, not both', situation: unknown, option: answer(4, 0), sees: { places: 16 }, worth: 4, says: 'leaves them 16 possible cells' },
    { rule: 'misleads', name: 'they know already', situation: known, option: answer(4, 0), sees: false },
    { rule: 'blunts-their-shot', name: 'they know already', situation: known, option: answer(4, 0), sees: { damage: 2 }, worth: -1, says: 'their best shot would cost us 2.00 hull' },
    { rule: 'blunts-their-shot', name: 'an answer that cannot be', situation: known, option: answer(3, 0), sees: false },
  ]),
  trial(crewDiving, setting, [
    { rule: 'time-to-dive', name: 'diving', situation: unknown, option: { type: 'dive' }, sees: {}, worth: 1, says: 'time to dive' },
    { rule: 'time-to-dive', name: 'not diving', situation: unknown, option: { type: 'surface' }, sees: false },
  ]),
];
