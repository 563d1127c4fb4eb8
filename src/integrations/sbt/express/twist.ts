import type { CommandOf } from '../../../games/battletech/commands.ts';
import { unitOf, type View } from '../../../games/battletech/view.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { turned, turns } from '../../../parts/hex/hex.ts';
import type { ReactionAction } from '../nouns.ts';

type Twist = CommandOf<'twist'>;

/** The torso turns one hexside left or right, or stays. */
export function twistOf(view: View, { unit, facing }: Twist): ReactionAction {
  const { facing: legs, torso } = unitOf(view, unit);
  if (facing === torso || facing === legs) return { twist: 'Igual' };
  const right = [1, 2].some((hexsides) => turned(legs, hexsides) === facing);
  return { twist: right ? 'Derecha' : 'Izquierda' };
}

/** The simulator's torsos turn at most one hexside. */
export const untoldTwist = (view: View, { unit, facing }: Twist): Fact | undefined =>
  turns(unitOf(view, unit).facing, facing) > 1 ? { code: 'untold-twist' } : undefined;
