import type { Evaluator } from '../../../../decide/evaluator.ts';
import { type AnyRule, rank } from '../../../../decide/rule.ts';
import { type Facing, turns } from '../../../../parts/hex/hex.ts';
import { twistOptions } from '../../options/twists.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { firstStep } from './graphs.ts';
import type { AgenteWeights } from './weights.ts';

/** A torso twist or turret turn. */
export interface Turn {
  readonly facing: Facing;
  readonly gain: number; // hexsides closer to the direct path
  readonly left: number; // hexsides left
}

export interface Turning {
  readonly view: View;
  readonly unit: UnitId;
  readonly rival: UnitId;
}

/** Every legal turn, by how close it comes to the first step of the direct path. */
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

/** The torso follows the rival; keeping the current facing counts the same as no turn. */
export const facesRival = <S extends Turning, O>(turnOf: (option: O) => Turn | undefined) =>
  rank<S, O, { facing: Facing; gain: number; left: number; rival: UnitId }, AgenteWeights>({
    id: 'agente-torso',
    see: ({ rival }, option) => {
      const turn = turnOf(option);
      return turn && turn.gain !== 0 ? { ...turn, rival } : undefined;
    },
    worth: ({ gain }, w) => gain * w.torso,
  }) satisfies AnyRule<S, O, AgenteWeights>;

/** Reaction Phase: turn the torso to the first step of the direct path. */
export const agenteTurning: Evaluator<Turning, Turn, AgenteWeights> = {
  id: 'agente-turning',
  rules: [facesRival((turn) => turn)],
};
