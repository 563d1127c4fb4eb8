import type { Dice } from '../../../../kernel/dice.ts';
import { type State, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { pilotingRoll } from '../piloting.ts';
import { active } from '../status.ts';

/** At the start of the Movement Phase, units stuck in a swamp try to get free, once per turn. */
export function* freeStuck(before: State, dice: Dice): Happening {
  let state = before;
  for (let id = 0; id < state.units.length; id++) {
    const unit = unitOf(state, id);
    if (!unit.stuck || !active(unit)) continue;
    const rolled = yield* pilotingRoll(state, id, { code: 'psr-unstick', hex: unit.at }, 0, dice);
    state = rolled.passed ? yield { type: 'freed', unit: id } : rolled.state;
  }
  return state;
}
