import { preciseOf } from './allocation.ts';
import { type Desk, numbersOf } from './desk.ts';
import { unpick } from './next-volley.ts';

/** Whether the attacker must choose if the wounds of this volley go to a character (Precision). */
export const mayPickOut = (desk: Desk, at: number): boolean =>
  numbersOf(desk, at).terms.precision && !desk.work.asked && preciseOf(desk.state, desk.work).length > 0;

/** If the picked-out character has just been destroyed, clears the pick: the attacker may choose another. */
export function isPickedOut({ work }: Desk, model: number): boolean {
  if (work.precise !== model) return false;
  unpick(work);
  return true;
}
