import type { Command, CommandOf } from '../../games/battletech/commands.ts';
import { twist } from '../../games/battletech/rules/weapons/twist.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../games/battletech/view.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { turned } from '../../parts/hex/hex.ts';
import type { Actions, Call, ReactionAction } from './nouns.ts';
import { endOf } from './obey/end.ts';
import { fireOf } from './obey/fire.ts';
import { moveOf } from './obey/move.ts';
import { leftOut, type Obeying } from './obey/obeyed.ts';
import { strikeOf } from './obey/strike.ts';

export type { Obeyed, Obeying } from './obey/obeyed.ts';

const OBEY: { readonly [C in Call]: (view: View, unit: UnitId, action: Actions[C]) => Obeying } = {
  Movimiento: moveOf,
  Reaccion: twistOf,
  AtaqueArmas: fireOf,
  AtaqueFisico: strikeOf,
  FinalTurno: endOf,
};

/** The command an answer means under the rules of the match. Strict: the first illegal line fails the whole answer. */
export const obeyed = <C extends Call>(view: View, unit: UnitId, call: C, action: Actions[C]): Obeying =>
  OBEY[call](view, unit, action);

/** Like `obeyed`, but returns only the command. */
export function commandOf<C extends Call>(view: View, unit: UnitId, call: C, action: Actions[C]): Result<Command> {
  const answer = obeyed(view, unit, call, action);
  if (!answer.ok) return answer;
  return answer.value.command ? ok(answer.value.command) : no({ code: 'sbt-nothing-to-send' });
}

const SIDES: Readonly<Record<ReactionAction['twist'], number>> = { Igual: 0, Izquierda: -1, Derecha: 1 };

/**
 * A twist is relative to the legs and is never refused: an impossible one leaves the torso as it is. If twisting is
 * part of declaring fire, a torso that stays needs no command.
 */
function twistOf(view: View, unit: UnitId, { twist: word }: ReactionAction): Obeying {
  const { facing, torso } = unitOf(view, unit);
  const reaction = view.rules.ruleset.twist === 'reaction';
  const turn = (to: typeof facing): CommandOf<'twist'> => ({ type: 'twist', unit, facing: to });
  const wanted = turn(turned(facing, SIDES[word]));
  if (!reaction && wanted.facing === torso) return ok({ command: null, notes: [] });
  const why = twist.refuse(view, modelOf(view, unit).side, wanted);
  if (!why) return ok({ command: wanted, notes: [] });
  return ok({ command: reaction ? turn(torso) : null, notes: [leftOut(unit, 1, why)] });
}
