import { best } from '../../../../decide/bot-question.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import { drainAmount } from '../../rules/control.ts';
import type { Side, View } from '../../view.ts';
import type { Asked } from './asked.ts';
import { FORCE } from './ground.rules.ts';
import { LEVELS } from './levels.ts';
import type { StrategistWeights } from './weights.ts';

interface Draining {
  readonly view: View;
  readonly side: Side;
}

/** Drains cost nothing: the largest first, until none is left. */
export const strategistDrain: Evaluator<Draining, Command, StrategistWeights> = {
  id: 'strategist-control',
  levels: LEVELS,
  grain: 0.5,
  rules: [
    score({
      id: 'strategist-drain',
      ...FORCE,
      see: ({ view, side }: Draining, command: Command) =>
        command.type === 'drain' ? { at: command.at, force: drainAmount(view, command.at, side).total } : undefined,
      worth: ({ force }, w: StrategistWeights) => w.drains * force,
    }),
  ],
};

export const decideDrain = (asked: Asked): Decision<Command> => best(asked, strategistDrain, asked, asked.commands);
