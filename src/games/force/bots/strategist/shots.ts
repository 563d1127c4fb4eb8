import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import type { CardId } from '../../view.ts';
import type { Asked } from './asked.ts';
import type { Clash } from './clash.ts';
import { fought, gained } from './fight.ts';
import { FORCE, usesForce } from './ground.rules.ts';
import { LEVELS } from './levels.ts';
import { hitChance } from './outlook.ts';
import { type Survey, surveyOf } from './survey.ts';
import type { StrategistWeights } from './weights.ts';

/** A shot, a tactic, or neither. */
export interface Shot {
  readonly command: Command;
  readonly card: CardId; // the target, or the tactic; -1 = neither
  readonly chance: number; // probability that the shot hits
  readonly force: number; // its value if it succeeds
  readonly cost: number;
}

/** Scores shots and tactics by their effect on the odds of the battle. */
export const strategistShots: Evaluator<unknown, Shot, StrategistWeights> = {
  id: 'strategist-shots',
  levels: LEVELS,
  grain: 1,
  rules: [
    score({
      id: 'strategist-shot',
      ...FORCE,
      see: (_: unknown, { command, card, chance, force }: Shot) =>
        command.type === 'fire' ? { card, chance, force } : undefined,
      worth: ({ chance, force }) => chance * force,
    }),
    score({
      id: 'strategist-tactic',
      ...FORCE,
      see: (_: unknown, { command, card, force }: Shot) => (command.type === 'tactic' ? { card, force } : undefined),
      worth: ({ force }) => force,
    }),
    usesForce<Shot>(),
  ],
};

export function decideShots(asked: Asked): Decision<Command> {
  const { view, belief, commands, weights, side } = asked;
  const { battle } = view;
  const survey = surveyOf(view, belief, side, weights);
  const now = battle ? fought(survey, battle) : NOTHING;
  const options = commands.map((command) => shot(survey, command, now));
  return mapOptions(best(asked, strategistShots, null, options), ({ command }) => command);
}

const NOTHING: Clash = { hurts: 0, suffers: 0, wins: 0 };

function shot(survey: Survey, command: Command, now: Clash): Shot {
  const { view, weights } = survey;
  const { battle } = view;
  const none = { command, card: -1, chance: 0, force: 0, cost: 0 };
  if (!battle) return none;
  if (command.type === 'tactic') {
    const printed = view.rules.cards[command.card];
    if (printed?.kind !== 'tactic') return none;
    const force = gained(fought(survey, battle, { power: printed.power }), now, weights);
    return { ...none, card: command.card, force, cost: printed.cost };
  }
  if (command.type !== 'fire') return none;
  const weapon = view.rules.cards[command.weapon];
  const target = view.rules.cards[command.target];
  if (weapon?.kind !== 'weapon' || !target || !('defence' in target)) return none;
  const chance = hitChance(survey, weapon.bonus, target.defence);
  const force = gained(fought(survey, battle, { hit: command.target }), now, weights);
  return { ...none, card: command.target, chance, force, cost: weapon.fire };
}
