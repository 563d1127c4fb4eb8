import { trial } from '../../../../decide/testing.ts';
import { gunnerFire, type Plan } from './fire.rules.ts';
import type { Share } from './target-value.ts';
import { plan, said } from './testing.ts';
import { WEIGHTS } from './weights.ts';

const weights = { ...WEIGHTS, heads: 0.5, choices: 2 };
const situation = null;
const none = plan();
const of = (share: Share, points: number): Plan =>
  plan({ figures: { ...none.figures, [share]: points }, targets: [1, 2] });
const sees = (points: number) => ({ points, targets: [1, 2] });

// biome-ignore format: rows read across
export const TRIALS = [
  trial(gunnerFire, { weights, say: said }, [
    { rule: 'gunner-destroys', name: 'two units', situation, option: of('destroys', 34.25), sees: sees(34.25), worth: 34.25 * weights.destroys, says: 'destroys 34.3 points on average: orks, lootas' },
    { rule: 'gunner-destroys', name: 'nothing', situation, option: none, sees: false },
    { rule: 'gunner-wears-down', name: 'half a mob', situation, option: of('wears', 20), sees: sees(20), worth: 20 * weights.wears, says: 'wears down another 20 points of orks, lootas' },
    { rule: 'gunner-wears-down', name: 'nothing', situation, option: none, sees: false },
    { rule: 'gunner-silences', name: 'their guns', situation, option: of('silences', 10), sees: sees(10), worth: 10 * weights.silences, says: 'silences weapons that could cost us 10 points' },
    { rule: 'gunner-silences', name: 'nothing', situation, option: none, sees: false },
    { rule: 'gunner-heads', name: 'a warlord', situation, option: of('heads', 1), sees: sees(1), worth: weights.heads, says: '1 point of that from characters and elites' },
    { rule: 'gunner-heads', name: 'no characters', situation, option: none, sees: false },
    { rule: 'gunner-finishes', name: 'the last of them', situation, option: of('finishes', 40), sees: sees(40), worth: 40 * weights.finishes, says: '40 points of that by finishing off wounded units' },
    { rule: 'gunner-finishes', name: 'unhurt', situation, option: none, sees: false },
    { rule: 'gunner-thins', name: 'a horde', situation, option: of('thins', 6), sees: sees(6), worth: 6 * weights.thins, says: '6 models fewer in a horde' },
    { rule: 'gunner-thins', name: 'no horde', situation, option: none, sees: false },
    { rule: 'gunner-others-could', name: 'overkill', situation, option: plan({ overlap: 12 }), sees: { points: 12 }, worth: -12 * weights.others, says: 'the rest of the army could destroy 12 points of that anyway' },
    { rule: 'gunner-others-could', name: 'nobody else', situation, option: none, sees: false },
    { rule: 'gunner-together', name: 'only both bring it down', situation, option: plan({ overlap: -12 }), sees: { points: 12 }, worth: 12 * weights.others, says: 'together with the rest of the army it destroys 12 points more' },
    { rule: 'gunner-together', name: 'overkill', situation, option: plan({ overlap: 12 }), sees: false },
    { rule: 'gunner-few-choices', name: 'one target', situation, option: plan({ choices: 1 }), sees: { choices: 1 }, worth: 2, says: 'it has only one target, so it goes first' },
    { rule: 'gunner-few-choices', name: 'two', situation, option: plan({ choices: 2 }), sees: { choices: 2 }, worth: 1, says: 'it has only 2 targets, so it goes early' },
    { rule: 'gunner-few-choices', name: 'many', situation, option: none, sees: false },
    { rule: 'gunner-keeps-at-it', name: 'struck before', situation, option: plan({ struck: [2] }), sees: { targets: [2] }, worth: weights.focus, says: 'keeps firing at lootas' },
    { rule: 'gunner-keeps-at-it', name: 'a new one', situation, option: none, sees: false },
    { rule: 'gunner-hazard', name: 'supercharged', situation, option: plan({ hazard: 3.67 }), sees: { points: 3.67 }, worth: -3.67 * weights.caution, says: 'its own weapons cost 3.7 points on average' },
    { rule: 'gunner-hazard', name: 'safe', situation, option: none, sees: false },
    { rule: 'gunner-once', name: 'its missile', situation, option: plan({ once: 1 }), sees: { weapons: 1 }, worth: -weights.saving, says: 'uses up 1 one-shot weapon' },
    { rule: 'gunner-once', name: 'no such weapon', situation, option: none, sees: false },
  ]),
];
