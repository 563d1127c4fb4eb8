import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { veto } from '../../../../decide/rule.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import { combatant, inPlayOf, isLanded } from '../../rules/cards.ts';
import { MOVE_COST } from '../../rules/move.ts';
import type { CardId } from '../../view.ts';
import type { Asked } from './asked.ts';
import { type Change, quietRules } from './ground.rules.ts';
import { LEVELS } from './levels.ts';
import { difference, type Figures, NOTHING, outlook, sum } from './outlook.ts';
import { bodyOf, EMPTY_STAND, joined, parted, type Stand, type Survey, surveyOf, weaponOn } from './survey.ts';
import type { StrategistWeights } from './weights.ts';

/** A move, or none. */
export interface Motion extends Change {
  readonly command: Command;
}

/** Scores what a move changes at its start and its destination: drains, support, retreat. */
export const strategistMove: Evaluator<unknown, Motion, StrategistWeights> = {
  id: 'strategist-move',
  levels: LEVELS,
  grain: 1,
  rules: [
    veto({
      id: 'strategist-embarks',
      see: (_: unknown, { command }: Motion) =>
        command.type === 'embark' ? { card: command.card, to: command.onto } : undefined,
    }),
    ...quietRules<Motion>(),
  ],
};

export function decideMove(asked: Asked): Decision<Command> {
  const { view, belief, commands, weights, side } = asked;
  const survey = surveyOf(view, belief, side, weights);
  const options = commands.map((command): Motion => {
    if (command.type === 'move')
      return { command, at: command.to, cost: MOVE_COST, figures: moved(survey, command.card, command.to) };
    if (command.type === 'disembark')
      return { command, at: inPlayOf(view, command.card)?.at ?? -1, cost: 0, figures: stepped(survey, command.card) };
    return { command, at: -1, cost: 0, figures: NOTHING };
  });
  return mapOptions(best(asked, strategistMove, null, options), ({ command }) => command);
}

const mineAt = ({ stands, side }: Survey, at: CardId): Stand => stands.get(at)?.[side] ?? EMPTY_STAND;

/** The figures of a location with these cards on our side, after this turn's battles. */
function changed(survey: Survey, at: CardId, mine: Stand): Figures {
  const theirs = survey.stands.get(at)?.[survey.other] ?? EMPTY_STAND;
  return difference(outlook(survey, at, mine, theirs, false), outlook(survey, at, mineAt(survey, at), theirs, false));
}

function moved(survey: Survey, card: CardId, to: CardId): Figures {
  const { view, weights } = survey;
  const one = inPlayOf(view, card);
  const printed = combatant(view, card);
  if (!one || !printed) return NOTHING;
  const standing = isLanded(view, { ...one, at: to }) ? 'landed' : 'counts';
  const body = bodyOf(card, printed, standing, weights, weaponOn(view, card));
  const left = changed(survey, one.at, parted(mineAt(survey, one.at), card));
  return sum(left, changed(survey, to, joined(mineAt(survey, to), body)));
}

function stepped(survey: Survey, card: CardId): Figures {
  const { view, weights } = survey;
  const one = inPlayOf(view, card);
  const printed = combatant(view, card);
  if (!one || !printed) return NOTHING;
  const stand = joined(
    parted(mineAt(survey, one.at), card),
    bodyOf(card, printed, 'counts', weights, weaponOn(view, card)),
  );
  return changed(survey, one.at, stand);
}
