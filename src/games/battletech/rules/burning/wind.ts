import type { Dice } from '../../../../kernel/dice.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import type { State } from '../../state.ts';
import type { Happening } from '../handler.ts';

/** The wind of the match: one die, a hexside per face. */
export function* setWind(state: State, dice: Dice): Happening {
  const { fires, wind } = state.rules.ruleset;
  if (!fires || !wind) return state;
  const die = dice.roll(6);
  return yield { type: 'wind-set', wind: (die - 1) as Facing, die };
}
