import { trial } from '../../../../decide/testing.ts';
import { view } from '../../view.ts';
import { strategistActivate } from './activate.ts';
import { strategistDrain } from './drain.ts';
import { card, said, scene } from './testing.ts';
import { WEIGHTS as weights } from './weights.ts';

const situation = { view: view(scene().state, 'dark'), side: 'dark' } as const;
const activation = (amount: number, left = 9) => ({
  command: { type: 'activate', amount } as const,
  amount,
  need: 4,
  left,
  destinies: 3,
});
const idle = { ...activation(0), command: { type: 'pass' } as const };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(strategistDrain, { weights, say: said }, [
    { rule: 'strategist-drain', name: 'one icon of theirs', situation, option: { type: 'drain', at: card('Gate') }, sees: { at: card('Gate'), force: 1 }, worth: weights.drains, says: 'drains 1 Force at Gate' },
    { rule: 'strategist-drain', name: 'two', situation, option: { type: 'drain', at: card('Works') }, sees: { at: card('Works'), force: 2 }, worth: 2 * weights.drains },
    { rule: 'strategist-drain', name: 'passing', situation, option: { type: 'pass' }, sees: false },
  ]),
  trial(strategistActivate, { weights, say: said }, [
    { rule: 'strategist-turn-needs', name: 'less than needed', situation, option: activation(3), sees: { need: 4, force: 3 }, worth: 3 * weights.need, says: '3 of the 4 Force that this turn can use' },
    { rule: 'strategist-turn-needs', name: 'more', situation, option: activation(6), sees: { need: 4, force: 4 }, worth: 4 * weights.need },
    { rule: 'strategist-turn-needs', name: 'passing', situation, option: idle, sees: false },
    { rule: 'strategist-saves', name: 'two beyond', situation, option: activation(6), sees: { force: 2 }, worth: 2 * weights.saves, says: 'saves 2 Force for later' },
    { rule: 'strategist-saves', name: 'all of it is needed', situation, option: activation(4), sees: false },
    { rule: 'strategist-keeps-destinies', name: 'one left', situation, option: activation(6, 1), sees: { left: 1, destinies: 3 }, worth: -2 * weights.destinies, says: '1 left in the Reserve Deck, and 3 destinies may be drawn' },
    { rule: 'strategist-keeps-destinies', name: 'enough', situation, option: activation(6, 3), sees: false },
  ]),
];
