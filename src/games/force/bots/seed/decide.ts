import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import { ofKinds } from '../../../../decide/random.ts';
import type { Bot } from '../../../../kernel/bot.ts';
import type { ForceKinds } from '../../kinds.ts';
import { options } from '../../options.ts';
import { isSide } from '../../view.ts';
import { contextOf } from './context.ts';
import { EVALUATORS, otherEvaluator } from './evaluators.ts';
import type { SeedWeights } from './weights.ts';

interface Tuned {
  readonly weights: SeedWeights;
  readonly level: number;
}

/** The decision engine of the original design: find the evaluator, score every action, take the best; of equal ones, the first. */
export const decider =
  ({ weights, level }: Tuned): Bot<ForceKinds>['decide'] =>
  (_belief, view, ask, budget, seed) => {
    const side = isSide(ask.seat) ? ask.seat : view.active;
    const context = contextOf(view, side, ofKinds(options(view, ask.seat), ask.kinds), weights);
    const [, evaluator] = EVALUATORS.find(([type]) => ask.kinds.includes(type)) ?? ['pass', otherEvaluator];
    const asked = { view, ask, weights, level, budget, seed };
    return mapOptions(best(asked, evaluator, context, context.actions), ({ command }) => command);
  };
