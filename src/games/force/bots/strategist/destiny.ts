import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import type { Asked } from './asked.ts';
import { fought, gained } from './fight.ts';
import { FORCE } from './ground.rules.ts';
import { LEVELS } from './levels.ts';
import { surveyOf } from './survey.ts';
import type { StrategistWeights } from './weights.ts';

export interface Answer {
  readonly command: Command;
  readonly mean: number; // of the possible battle destinies
  readonly force: number; // the effect of drawing one
}

export const strategistDestiny: Evaluator<unknown, Answer, StrategistWeights> = {
  id: 'strategist-destiny',
  levels: LEVELS,
  grain: 0.5,
  rules: [
    score({
      id: 'strategist-draws-destiny',
      ...FORCE,
      see: (_: unknown, { command, mean, force }: Answer) =>
        command.type === 'destiny' && command.draw ? { mean, force } : undefined,
      worth: ({ force }) => force,
    }),
  ],
};

export function decideDestiny(asked: Asked): Decision<Command> {
  const { view, belief, commands, weights, side } = asked;
  const { battle } = view;
  const survey = surveyOf(view, belief, side, weights);
  const mean = survey.draws[side].reduce((sum, { destiny, chance }) => sum + destiny * chance, 0);
  const force = battle ? gained(fought(survey, battle), fought(survey, battle, { destiny: false }), weights) : 0;
  const options = commands.map((command): Answer => ({ command, mean, force }));
  return mapOptions(best(asked, strategistDestiny, null, options), ({ command }) => command);
}
