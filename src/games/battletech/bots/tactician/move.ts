import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import { bare, type Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import { actors } from '../../options.ts';
import type { Asked } from './asked.ts';
import { tacticianMove } from './move.rules.ts';
import { isQuiet, moveTo, positionsOf } from './positions.ts';
import { surveyOf } from './survey.ts';
import { tacticianTurn } from './turn.ts';

/** The unit to move, and the best end of its move. */
export function decideMove(asked: Asked): Decision<Command> {
  const { view, ask, weights } = asked;
  const units = actors(view, ask.seat);
  const unit = units.length > 1 ? best(asked, tacticianTurn, view, units).command : units[0];
  if (unit === null || unit === undefined) return bare<Command>(null);
  const survey = surveyOf(view, unit, weights);
  const field = { view, foes: survey.ids, quiet: isQuiet(view, ask.seat, weights) };
  const chosen = mapOptions(best(asked, tacticianMove, field, positionsOf(survey)), moveTo);
  const others = units.length - 1;
  return others > 0 ? { ...chosen, notes: [...chosen.notes, { code: 'tactician-moves-now', unit, others }] } : chosen;
}
