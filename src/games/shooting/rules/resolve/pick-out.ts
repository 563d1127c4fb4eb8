import { preciseOf } from './allocation.ts';
import { unpick } from './next-volley.ts';
import { numbersOf, type Resolution } from './resolution.ts';

/** Whether the attacker must decide if Precision sends this volley's wounds to a character. */
export const mayPickOut = (resolution: Resolution, at: number): boolean =>
  numbersOf(resolution, at).terms.precision &&
  !resolution.work.asked &&
  preciseOf(resolution.state, resolution.work).length > 0;

/** Whether this model is the picked-out character. It has just been destroyed, so the pick is cleared. */
export function isPickedOut({ work }: Resolution, model: number): boolean {
  if (work.precise !== model) return false;
  unpick(work);
  return true;
}
