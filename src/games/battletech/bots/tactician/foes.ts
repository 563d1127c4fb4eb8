import { active, isMech } from '../../rules/status.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { type Looks, looksNow } from '../gunnery/looks.ts';
import { type Stand, standOf } from '../gunnery/stand.ts';

/** An enemy as it stands now, with what it has moved this turn. */
export interface Foe {
  readonly id: UnitId;
  readonly stand: Stand;
  readonly mech: boolean;
  readonly shoots: boolean; // can declare fire: it can act and does not charge
  readonly looks: Looks;
}

export const foeOf = (view: View, id: UnitId): Foe => ({
  id,
  stand: standOf(view, id),
  mech: isMech(view, id),
  shoots: active(unitOf(view, id)) && unitOf(view, id).charge === null,
  looks: looksNow(view, id),
});
