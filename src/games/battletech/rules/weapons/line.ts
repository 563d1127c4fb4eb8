import type { Target } from '../../plan.ts';
import { groundAt, type State, type UnitId } from '../../state.ts';
import { type Eye, eyeAt, eyeOf, type Sight, sight } from '../sight.ts';
import { standing } from '../terrain.ts';

/** A hex is seen one level above its ground, a building up to its roof. */
function eyeOfTarget(state: State, target: Target): Eye {
  if ('unit' in target) return eyeOf(state, target.unit);
  const ground = groundAt(state, target.hex);
  return eyeAt(target.hex, ground.level, Math.max(1, standing(ground)?.height ?? 0));
}

/** The line from a unit to its target, the same for all its weapons. */
export const lineTo = (state: State, attacker: UnitId, target: Target): Sight =>
  sight(state, eyeOf(state, attacker), eyeOfTarget(state, target));
