import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import { generation } from '../../rules/generation.ts';
import { lifeForce } from '../../view.ts';
import type { Asked } from './asked.ts';
import { FORCE, usesForce } from './ground.rules.ts';
import { LEVELS } from './levels.ts';
import { useInHand } from './loss.ts';
import { type Survey, surveyOf } from './survey.ts';
import type { StrategistWeights } from './weights.ts';

/** A card drawn, or none. */
export interface Draw {
  readonly command: Command;
  readonly coming: number; // Force available next turn if no card is drawn
  readonly wanted: number; // Force that the cards in hand can use
  readonly left: number; // Life Force
  readonly price: number; // the price of a card of Life Force
  readonly cost: number;
}

/** Draws cards while there is more Force than the hand can use. */
export const strategistDraw: Evaluator<unknown, Draw, StrategistWeights> = {
  id: 'strategist-draw',
  levels: LEVELS,
  grain: 0.5,
  rules: [
    score({
      id: 'strategist-needs-cards',
      ...FORCE,
      see: (_: unknown, { command, coming, wanted }: Draw) =>
        command.type === 'draw' && coming > wanted ? { coming, wanted } : undefined,
      worth: ({ coming, wanted }, w: StrategistWeights) => w.card * Math.min(1, (coming - wanted) / SOME),
    }),
    score({
      id: 'strategist-thin-life',
      ...FORCE,
      see: (_: unknown, { command, left, price }: Draw) =>
        command.type === 'draw' && price > 1 ? { left, price } : undefined,
      worth: ({ price }, w: StrategistWeights) => -w.life * (price - 1),
    }),
    usesForce<Draw>(),
  ],
};

const SOME = 3; // Force: the approximate cost of a card

export function decideDraw(asked: Asked): Decision<Command> {
  const { view, belief, commands, weights, side } = asked;
  const survey = surveyOf(view, belief, side, weights);
  const options = commands.map((command) => drawn(survey, command));
  return mapOptions(best(asked, strategistDraw, null, options), ({ command }) => command);
}

function drawn(survey: Survey, command: Command): Draw {
  const { view, side, life } = survey;
  const { force, reserve, used, hand } = view.players[side];
  const coming = force + Math.min(generation(view, side).total, reserve + used);
  const wanted = (hand ?? []).reduce((sum, card) => sum + useInHand(survey, card), 0);
  const left = lifeForce(view.players[side]);
  return { command, coming, wanted, left, price: life[side], cost: command.type === 'draw' ? 1 : 0 };
}
