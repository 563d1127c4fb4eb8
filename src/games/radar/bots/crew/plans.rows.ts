import { trial } from '../../../../decide/testing.ts';
import { startTracker, track } from '../../belief/tracker.ts';
import type { Heard } from '../../events.ts';
import { at, helm, picture, told } from '../testing.ts';
import type { Picture } from './odds.ts';
import { crewPlanning, PLANS } from './plans.ts';
import { BALANCED as w } from './weights.ts';

const { rules, them } = helm();
const everywhere: Picture = them(); // no report: 81 equally likely cells
const said: Heard = {
  type: 'said',
  side: 'blue',
  seat: 'blue.captain',
  message: { type: 'set-priority', systems: PLANS.hide },
};
const lost = helm({ blue: { charges: { torpedo: 6 } } }, { them: () => everywhere });
const found = helm({}, { them: () => picture('A1 B2') });
const quick = helm({ ruleset: 'classic' }, { them: () => everywhere });
const known = helm({ ruleset: 'classic' }, { them: () => picture('A1 B2') });
const hiding = helm({ heard: [said] });
const seen = track(startTracker(rules, 'blue'), { type: 'placed', side: 'blue', at: at('E5') });
const naked = helm({}, { us: () => seen });
const cloaked = helm({ blue: { charges: 'full' } }, { us: () => seen });
const armed = helm({ blue: { charges: 'full' } }, { them: () => picture('A1 B2') });

// biome-ignore format: rows read across
export const TRIALS = [
  trial(crewPlanning, { weights: w, say: told }, [
    { rule: 'steady-plan', name: 'what was said last', situation: hiding, option: 'hide', sees: { plan: 'hide' }, worth: w.steady, says: 'keeps to the current plan: hide' },
    { rule: 'steady-plan', name: 'the first plan is to hunt', situation: found, option: 'hunt', sees: { plan: 'hunt' }, worth: w.steady },
    { rule: 'steady-plan', name: 'another plan', situation: hiding, option: 'strike', sees: false },
    { rule: 'know-where-they-are', name: 'one of two places', situation: found, option: 'strike', sees: { places: 2 }, worth: 38, says: 'only 2 possible cells: strike' },
    { rule: 'know-where-they-are', name: 'no idea', situation: lost, option: 'strike', sees: false },
    { rule: 'must-find-them', name: 'a torpedo and no idea', situation: lost, option: 'search', sees: { places: 81 }, worth: 40.5, says: '81 possible cells: too many to shoot at' },
    { rule: 'must-find-them', name: 'found', situation: found, option: 'search', sees: false },
    { rule: 'sonar-is-quick', name: 'three charges and no idea', situation: quick, option: 'listen', sees: { charges: 3, places: 81 }, worth: 0.81 * w.listen, says: 'sonar takes only 3 charges, and there are 81 possible cells' },
    { rule: 'sonar-is-quick', name: 'six charges', situation: lost, option: 'listen', sees: false },
    { rule: 'sonar-is-quick', name: 'found', situation: known, option: 'listen', sees: false },
    { rule: 'sonar-is-quick', name: 'another plan', situation: quick, option: 'search', sees: false },
    { rule: 'they-know-where-we-are', name: 'found out, no stealth', situation: naked, option: 'hide', sees: { places: 1 }, worth: (w.hides * 29) / 9, says: 'they have narrowed us down to 1 cell' },
    { rule: 'they-know-where-we-are', name: 'stealth is charged', situation: cloaked, option: 'hide', sees: false },
    { rule: 'lay-mines', name: 'a torpedo ready', situation: armed, option: 'trap', sees: { places: 2 }, worth: w.trap / 4, says: 'mines would narrow down their 2 possible cells' },
    { rule: 'lay-mines', name: 'no torpedo yet', situation: found, option: 'trap', sees: false },
  ]),
];
