import { preciseOf } from './allocation.ts';
import { unpick } from './next-volley.ts';
import { numbersOf, type Resolution } from './resolution.ts';

/** Whether the attacker must choose if the wounds of this volley go to a character (Precision). */
export const mayPickOut = (resolution: Resolution, at: number): boolean =>
  numbersOf(resolution, at).terms.precision &&
  !resolution.work.asked &&
  preciseOf(resolution.state, resolution.work).length > 0;

/** If the picked-out character has just been destroyed, clears the pick: the attacker may choose another. */
export function isPickedOut({ work }: Resolution, model: number): boolean {
  if (work.precise !== model) return false;
  unpick(work);
  return true;
}
