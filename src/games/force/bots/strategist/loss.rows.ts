import type { RuleRow } from '../../../../decide/rule-rows.ts';
import { trial } from '../../../../decide/testing.ts';
import { type Payment, strategistDamage } from './damage.ts';
import { type Loss, strategistLoss } from './loss.rules.ts';
import { NO_LOSS } from './loss.ts';
import { card, said } from './testing.ts';
import { WEIGHTS as weights } from './weights.ts';

const situation = null;
const setting = { weights, say: said };
const loss = (own: Partial<Loss> = {}): Loss => ({ command: { type: 'lose', from: 'reserve' }, ...NO_LOSS, ...own });
const payment = (own: Partial<Payment> = {}): Payment => ({
  ...loss(),
  at: card('Gate'),
  forfeited: 0,
  ground: 0,
  damage: 0,
  attrition: 0,
  rest: 0,
  ...own,
});
const guard = card('Guard');

// biome-ignore format: rows read across
const rowsOf = <O extends Loss>(option: (own: Partial<Loss>) => O): RuleRow<unknown, O>[] => [
  { rule: 'strategist-life', name: 'of a pile', situation, option: option({ price: 1.5, left: 10 }), sees: { price: 1.5, left: 10 }, worth: -1.5 * weights.life, says: 'with a Life Force of 10, each card is worth 1.50' },
  { rule: 'strategist-life', name: 'of the hand', situation, option: option({ card: guard }), sees: false },
  { rule: 'strategist-of-use', name: 'could be played', situation, option: option({ card: guard, use: 2 }), sees: { card: guard, force: 2 }, worth: -2 * weights.hand, says: 'Guard could still be played, worth 2.0 Force' },
  { rule: 'strategist-of-use', name: 'dead', situation, option: option({ card: guard }), sees: false },
  { rule: 'strategist-dead-card', name: 'of no use', situation, option: option({ card: guard, dead: true }), sees: { card: guard }, worth: weights.dead, says: 'Guard cannot be played, so losing it costs nothing' },
  { rule: 'strategist-dead-card', name: 'of use', situation, option: option({ card: guard, use: 2 }), sees: false },
  { rule: 'strategist-ready-force', name: 'of the Force Pile', situation, option: option({ tempo: true }), sees: {}, worth: -weights.force, says: 'could have been used' },
  { rule: 'strategist-ready-force', name: 'of another', situation, option: option({}), sees: false },
  { rule: 'strategist-good-destiny', name: 'a five on top', situation, option: option({ card: guard, destiny: 5 }), sees: { card: guard, destiny: 5 }, worth: -5 * weights.hand, says: 'Guard would be the next destiny: 5' },
  { rule: 'strategist-good-destiny', name: 'unseen', situation, option: option({}), sees: false },
];

// biome-ignore format: rows read across
export const TRIALS = [
  trial(strategistLoss, setting, rowsOf(loss)),
  trial(strategistDamage, setting, [
    { rule: 'strategist-forfeits', name: 'a guard', situation, option: payment({ card: guard, forfeited: 1.5 }), sees: { card: guard, force: 1.5 }, worth: -1.5, says: 'Guard is worth 1.5 Force on the table' },
    { rule: 'strategist-forfeits', name: 'a card of a pile', situation, option: payment(), sees: false },
    { rule: 'strategist-gives-up', name: 'the last one', situation, option: payment({ ground: 3 }), sees: { at: card('Gate'), force: 3 }, worth: -3, says: 'gives up Gate, worth 3.0 Force' },
    { rule: 'strategist-gives-up', name: 'others stay', situation, option: payment(), sees: false },
    { rule: 'strategist-then', name: 'more to come', situation, option: payment({ damage: 4, attrition: 2, rest: 2.5 }), sees: { damage: 4, attrition: 2, force: 2.5 }, worth: -2.5, says: 'leaves 4 damage and 2 attrition, at least 2.5 Force' },
    { rule: 'strategist-then', name: 'all is satisfied', situation, option: payment(), sees: false },
    ...rowsOf(payment),
  ]),
];
