import type { Evaluator } from '../../../../decide/evaluator.ts';
import type { CommandType } from '../../commands.ts';
import type { Action, Context } from './context.ts';
import {
  activation,
  alreadyWinning,
  lowForceRule,
  lowOnForce,
  pass,
  powerAdvantageRule,
  type SeedRule,
  weakLocation,
} from './rules.ts';
import type { SeedWeights } from './weights.ts';

type SeedEvaluator = Evaluator<Context, Action, SeedWeights>;

/** Every action starts at 50 and stays between 0 and 100. */
const evaluator = (id: string, ...rules: readonly SeedRule[]): SeedEvaluator => ({
  id,
  base: 50,
  range: [0, 100],
  grain: 10,
  prefers: ({ actions }, action) => -actions.indexOf(action), // the design's sort is stable: of equal ones, the first
  rules: [...rules, pass],
});

export const deployEvaluator = evaluator(
  'seed-deploy',
  lowOnForce,
  weakLocation,
  alreadyWinning,
  lowForceRule,
  powerAdvantageRule,
);
export const battleEvaluator = evaluator('seed-battle', lowForceRule, powerAdvantageRule);
export const activationEvaluator = evaluator('seed-activate', activation);
export const moveEvaluator = evaluator('seed-move', lowForceRule, powerAdvantageRule);
/** For actions without an evaluator in the design: all score the same, minus a penalty when Force is low. */
export const otherEvaluator = evaluator('seed-other', lowOnForce, lowForceRule);

/** The first entry whose command type is among those asked for decides which evaluator scores all actions. */
export const EVALUATORS: readonly (readonly [CommandType, SeedEvaluator])[] = [
  ['deploy', deployEvaluator],
  ['battle', battleEvaluator],
  ['activate', activationEvaluator],
  ['move', moveEvaluator],
];
