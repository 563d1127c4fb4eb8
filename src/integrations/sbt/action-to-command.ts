import type { Command, CommandOf } from '../../games/battletech/commands.ts';
import { twist } from '../../games/battletech/rules/weapons/twist.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../games/battletech/view.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { turned } from '../../parts/hex/hex.ts';
import { endOf } from './action-to-command/end.ts';
import { fireOf } from './action-to-command/fire.ts';
import { moveOf } from './action-to-command/move.ts';
import { type ConversionResult, ignoredLine } from './action-to-command/result.ts';
import { strikeOf } from './action-to-command/strike.ts';
import type { Actions, Call, ReactionAction } from './protocol-types.ts';

export type { ConversionResult, ConvertedAction } from './action-to-command/result.ts';

const CONVERTERS: { readonly [C in Call]: (view: View, unit: UnitId, action: Actions[C]) => ConversionResult } = {
  Movimiento: moveOf,
  Reaccion: twistOf,
  AtaqueArmas: fireOf,
  AtaqueFisico: strikeOf,
  FinalTurno: endOf,
};

/** The command an answer means under the rules of the match. Strict: the first illegal line fails the whole answer. */
export const convertAction = <C extends Call>(
  view: View,
  unit: UnitId,
  call: C,
  action: Actions[C],
): ConversionResult => CONVERTERS[call](view, unit, action);

/** Like `convertAction`, but returns only the command. */
export function commandOf<C extends Call>(view: View, unit: UnitId, call: C, action: Actions[C]): Result<Command> {
  const answer = convertAction(view, unit, call, action);
  if (!answer.ok) return answer;
  return answer.value.command ? ok(answer.value.command) : no({ code: 'sbt-nothing-to-send' });
}

const SIDES: Readonly<Record<ReactionAction['twist'], number>> = { Igual: 0, Izquierda: -1, Derecha: 1 };

/**
 * A twist is relative to the legs and is never refused: an impossible one leaves the torso as it is. If twisting is
 * part of declaring fire, a torso that stays needs no command.
 */
function twistOf(view: View, unit: UnitId, { twist: word }: ReactionAction): ConversionResult {
  const { facing, torso } = unitOf(view, unit);
  const reaction = view.rules.ruleset.twist === 'reaction';
  const turn = (to: typeof facing): CommandOf<'twist'> => ({ type: 'twist', unit, facing: to });
  const wanted = turn(turned(facing, SIDES[word]));
  if (!reaction && wanted.facing === torso) return ok({ command: null, notes: [] });
  const why = twist.refuse(view, modelOf(view, unit).side, wanted);
  if (!why) return ok({ command: wanted, notes: [] });
  return ok({ command: reaction ? turn(torso) : null, notes: [ignoredLine(unit, 1, why)] });
}
