import { active, isMech } from '../../rules/status.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { type Looks, looksNow } from '../gunnery/looks.ts';
import { type Stand, standOf } from '../gunnery/stand.ts';

/** An enemy where it stands now, with its movement this turn. */
export interface Foe {
  readonly id: UnitId;
  readonly stand: Stand;
  readonly mech: boolean;
  readonly shoots: boolean; // can declare fire: able to act and not charging
  readonly looks: Looks;
}

export const foeOf = (view: View, id: UnitId): Foe => ({
  id,
  stand: standOf(view, id),
  mech: isMech(view, id),
  shoots: active(unitOf(view, id)) && unitOf(view, id).charge === null,
  looks: looksNow(view, id),
});
