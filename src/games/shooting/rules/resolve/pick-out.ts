import { preciseOf } from './allocation.ts';
import { type Desk, numbersOf } from './desk.ts';
import { unpick } from './next-volley.ts';

/** Whether the attacker must be asked if the wounds of this volley go to a character: Precision. */
export const mayPickOut = (desk: Desk, at: number): boolean =>
  numbersOf(desk, at).terms.precision && !desk.work.asked && preciseOf(desk.state, desk.work).length > 0;

/** Whether the one whom Precision picked out has just been destroyed: the attacker may pick another. */
export function isPickedOut({ work }: Desk, model: number): boolean {
  if (work.precise !== model) return false;
  unpick(work);
  return true;
}
