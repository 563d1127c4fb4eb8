import type { Evaluator } from '../../../../decide/evaluator.ts';
import { type AnyRule, rank } from '../../../../decide/rule.ts';
import { type Facing, turns } from '../../../../parts/hex/hex.ts';
import { twistOptions } from '../../options/twists.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { firstStep } from './graphs.ts';
import type { AgenteWeights } from './weights.ts';

/** A twist of the torso, or a turn of the turret. */
export interface Turn {
  readonly facing: Facing;
  readonly gain: number; // hexsides by which it looks nearer to the direct way
  readonly left: number; // hexsides that are still between
}

export interface Turning {
  readonly view: View;
  readonly unit: UnitId;
  readonly rival: UnitId;
}

/** Every turn that the rules allow, by how near it comes to the first step of the direct way. */
export function turnsOf({ view, unit, rival }: Turning): readonly Turn[] {
  const look = lookOf(view, unit);
  const wanted = firstStep(view, unitOf(view, unit).at, unitOf(view, rival).at) ?? look;
  const now = turns(look, wanted);
  return [...twistOptions(view, unit)].flatMap((command) => {
    if (command.type !== 'twist') return [];
    const left = turns(command.facing, wanted);
    return [{ facing: command.facing, gain: now - left, left }];
  });
}

/** The rule by which the torso follows the rival; to look on as before is neither better nor worse than no turn. */
export const facesRival = <S extends Turning, O>(turnOf: (option: O) => Turn | undefined) =>
  rank<S, O, { facing: Facing; gain: number; left: number; rival: UnitId }, AgenteWeights>({
    id: 'agente-torso',
    see: ({ rival }, option) => {
      const turn = turnOf(option);
      return turn && turn.gain !== 0 ? { ...turn, rival } : undefined;
    },
    worth: ({ gain }, w) => gain * w.torso,
  }) satisfies AnyRule<S, O, AgenteWeights>;

/** The Reaction Phase: the torso goes where the direct way leads first. */
export const agenteTurning: Evaluator<Turning, Turn, AgenteWeights> = {
  id: 'agente-turning',
  rules: [facesRival((turn) => turn)],
};
