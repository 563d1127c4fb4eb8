import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import { canActivate } from '../../rules/generation.ts';
import type { Asked } from './asked.ts';
import { FORCE } from './ground.rules.ts';
import { LEVELS } from './levels.ts';
import { battleMoney, groupsFor, placements, planOf } from './plan.ts';
import { EMPTY_STAND, type Survey, surveyOf } from './survey.ts';
import type { StrategistWeights } from './weights.ts';

/** One amount of Force to activate. */
interface Activation {
  readonly command: Command;
  readonly amount: number;
  readonly need: number; // what the turn can use beyond the Force Pile
  readonly left: number; // cards in the Reserve Deck afterwards
  readonly destinies: number; // that may be drawn before the Used Pile is recirculated
}

/** Activates what the turn needs and some for later, but leaves enough cards to draw destinies from. */
export const strategistActivate: Evaluator<unknown, Activation, StrategistWeights> = {
  id: 'strategist-activate',
  levels: LEVELS,
  grain: 1,
  rules: [
    score({
      id: 'strategist-turn-needs',
      ...FORCE,
      see: (_: unknown, { amount, need }: Activation) =>
        amount > 0 && need > 0 ? { need, force: Math.min(amount, need) } : undefined,
      worth: ({ force }, w: StrategistWeights) => w.need * force,
    }),
    score({
      id: 'strategist-saves',
      ...FORCE,
      see: (_: unknown, { amount, need }: Activation) => (amount > need ? { force: amount - need } : undefined),
      worth: ({ force }, w: StrategistWeights) => w.saves * force,
    }),
    score({
      id: 'strategist-keeps-destinies',
      ...FORCE,
      see: (_: unknown, { left, destinies }: Activation) => (left < destinies ? { left, destinies } : undefined),
      worth: ({ left, destinies }, w: StrategistWeights) => -w.destinies * (destinies - left),
    }),
  ],
};

const WAYS = 3; // Force for moves and drawing cards, on top of the plan

export function decideActivate(asked: Asked): Decision<Command> {
  const { view, belief, commands, weights, side } = asked;
  const survey = surveyOf(view, belief, side, weights);
  const { force, reserve } = view.players[side];
  const most = force + canActivate(view, reserve);
  const meant = battleMoney(survey);
  const free = Math.max(0, most - meant);
  const plan = planOf(groupsFor(survey, placements(survey, free), free), free);
  const need = Math.max(0, plan.cost + meant + WAYS - force);
  const destinies = 1 + 2 * Math.max(1, battlesOf(survey));
  const options = commands.map((command): Activation => {
    const amount = command.type === 'activate' ? command.amount : 0;
    return { command, amount, need, left: reserve - amount, destinies };
  });
  return mapOptions(best(asked, strategistActivate, null, options), ({ command }) => command);
}

/** Locations where both sides have cards. */
function battlesOf({ stands, side, other }: Survey): number {
  let many = 0;
  for (const both of stands.values()) if (both[side] !== EMPTY_STAND && both[other] !== EMPTY_STAND) many++;
  return many;
}
