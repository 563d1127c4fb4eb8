import type { State, UnitId } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { canFall, owe } from '../piloting.ts';

/** A piloting roll at the end of the phase, for one who stands and can fall. */
export function* due(state: State, id: UnitId, code: string, modifier: number): Happening {
  return canFall(state, id) ? yield* owe(state, id, { why: { code }, modifier, automatic: false }) : state;
}
