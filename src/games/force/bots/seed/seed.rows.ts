import type { RuleRow } from '../../../../decide/rule-rows.ts';
import { trial } from '../../../../decide/testing.ts';
import type { Action, Context } from './context.ts';
import { activationEvaluator, battleEvaluator, deployEvaluator, moveEvaluator, otherEvaluator } from './evaluators.ts';
import { action, contextIn, said, scene } from './testing.ts';
import { WEIGHTS } from './weights.ts';

type Row = RuleRow<Context, Action>;

const table = scene();
const at = table.card;
const context = (more: Partial<Context> = {}): Context => contextIn(table, [], 'dark', more);
const even = context({ powerAdvantage: 0 });

const guard = action({ type: 'deploy', card: at('Guard'), to: at('Gate') }, 2);
const marshal = action({ type: 'deploy', card: at('Marshal'), to: at('Gate') }, 4);
const weak = context({ weakest: at('Gate') });
const battle = action({ type: 'battle', at: at('Gate') }, 1);
const move = action({ type: 'move', card: at('Trooper'), to: at('Works') }, 1);
const draw = action({ type: 'draw' }, 1);
const drain = action({ type: 'drain', at: at('Gate') });
const pass = action({ type: 'pass' });
const activate = (amount: number): Action => action({ type: 'activate', amount });

const passes: readonly Row[] = [
  {
    rule: 'seed-pass',
    name: 'passing: 20 of 100',
    situation: even,
    option: pass,
    sees: {},
    worth: -30,
    says: 'save resources',
  },
  { rule: 'seed-pass', name: 'an action', situation: even, option: battle, sees: false },
];
/** LowForceRule: with fewer than 5 Force, a penalty of 20 times cost divided by Force. */
const lowForce = (option: Action): readonly Row[] => [
  {
    rule: 'seed-low-force',
    name: 'cost 1 of 4',
    situation: context({ force: 4 }),
    option: { ...option, cost: 1 },
    sees: { cost: 1, force: 4 },
    worth: -5,
    says: 'costs 1 of 4 Force',
  },
  {
    rule: 'seed-low-force',
    name: 'cost 4 of 4',
    situation: context({ force: 4 }),
    option: { ...option, cost: 4 },
    sees: { cost: 4, force: 4 },
    worth: -20,
  },
  {
    rule: 'seed-low-force',
    name: 'five are enough',
    situation: context({ force: 5 }),
    option: { ...option, cost: 1 },
    sees: false,
  },
  {
    rule: 'seed-low-force',
    name: 'what is free',
    situation: context({ force: 1 }),
    option: { ...option, cost: 0 },
    sees: false,
  },
  {
    rule: 'seed-low-force',
    name: 'nothing to divide by',
    situation: context({ force: 0 }),
    option: { ...option, cost: 1 },
    sees: false,
  },
];
/** PowerAdvantageRule: a bonus for battles and deployments when more than 5 power ahead. */
const powerAdvantage: readonly Row[] = [
  {
    rule: 'seed-power-advantage',
    name: 'a battle',
    situation: context({ powerAdvantage: 6 }),
    option: battle,
    sees: { ahead: 6 },
    worth: 15,
    says: '6 power ahead',
  },
  {
    rule: 'seed-power-advantage',
    name: 'a deployment',
    situation: context({ powerAdvantage: 6 }),
    option: guard,
    sees: { ahead: 6 },
    worth: 15,
  },
  {
    rule: 'seed-power-advantage',
    name: 'no aggressive action',
    situation: context({ powerAdvantage: 6 }),
    option: move,
    sees: false,
  },
  {
    rule: 'seed-power-advantage',
    name: 'five are too few',
    situation: context({ powerAdvantage: 5 }),
    option: battle,
    sees: false,
  },
];
/** A penalty with fewer than 3 cards in the Force Pile. */
const lowOnForce = (option: Action): readonly Row[] => [
  {
    rule: 'seed-low-on-force',
    name: 'two left',
    situation: context({ force: 2 }),
    option,
    sees: { force: 2 },
    worth: -30,
    says: 'low on Force: 2 left',
  },
  { rule: 'seed-low-on-force', name: 'three left', situation: context({ force: 3 }), option, sees: false },
  { rule: 'seed-low-on-force', name: 'passing', situation: context({ force: 2 }), option: pass, sees: false },
];
/** The ideal amount is 4 when far behind on power, 3 when behind, else 2. An action scores by how close it comes. */
const wants = (name: string, ahead: number, amount: number, wanted: number, worth: number, activatable = 9): Row => ({
  rule: 'seed-activation',
  name,
  situation: context({ powerAdvantage: ahead, activatable }),
  option: activate(amount),
  sees: { amount, ahead, activatable },
  worth,
  says: `${amount} Force; ${wanted} would be ideal`,
});

const setting = { weights: WEIGHTS, say: said };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(deployEvaluator, setting, [
    ...lowOnForce(guard),
    { rule: 'seed-weak-location', name: 'a character', situation: weak, option: guard, sees: { at: at('Gate') }, worth: 20, says: 'reinforces the weak location Gate' },
    { rule: 'seed-weak-location', name: 'elsewhere', situation: context({ weakest: at('Works') }), option: guard, sees: false },
    { rule: 'seed-weak-location', name: 'no character', situation: context({ weakest: at('Gate') }), option: battle, sees: false },
    { rule: 'seed-already-winning', name: 'eleven ahead', situation: context({ powerAdvantage: 11 }), option: marshal, sees: { ahead: 11 }, worth: -20, says: 'already ahead by 11 power: save Force' },
    { rule: 'seed-already-winning', name: 'ten ahead', situation: context({ powerAdvantage: 10 }), option: marshal, sees: false },
    ...lowForce(guard),
    ...powerAdvantage,
    ...passes,
  ]),
  trial(battleEvaluator, setting, [...lowForce(battle), ...powerAdvantage, ...passes]),
  trial(moveEvaluator, setting, [...lowForce(move), ...powerAdvantage, ...passes]),
  trial(activationEvaluator, setting, [
    wants('far behind, four', -6, 4, 4, 0),
    wants('behind, three', -5, 3, 3, 0),
    wants('level, two', 0, 2, 2, 0),
    wants('ahead, two', 7, 2, 2, 0),
    wants('one too few', -6, 3, 4, -10),
    wants('three too many', 0, 5, 2, -30),
    wants('no more than there is', -6, 1, 1, 0, 1),
    { rule: 'seed-activation', name: 'passing', situation: even, option: pass, sees: false },
    ...passes,
  ]),
  trial(otherEvaluator, setting, [...lowOnForce(draw), ...lowForce(draw), ...passes.slice(0, 1), { rule: 'seed-pass', name: 'a drain', situation: even, option: drain, sees: false }]),
];
