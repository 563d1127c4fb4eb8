import { active, alive, isMech } from '../../rules/status.ts';
import { modelOf, type UnitId, type View } from '../../view.ts';
import { type Stand, standOf } from '../gunnery/stand.ts';
import { type Looks, looksNow } from './looks.ts';

/** An enemy that lives, as it stands now, with what it has moved this turn. */
export interface Foe {
  readonly id: UnitId;
  readonly stand: Stand;
  readonly mech: boolean;
  readonly shoots: boolean; // can declare fire: it can act and does not charge
  readonly looks: Looks;
}

export function foesOf(view: View, id: UnitId): readonly Foe[] {
  const { side } = modelOf(view, id);
  return view.units.flatMap((unit, foe) =>
    alive(unit) && modelOf(view, foe).side !== side
      ? [
          {
            id: foe,
            stand: standOf(view, foe),
            mech: isMech(view, foe),
            shoots: active(unit) && unit.charge === null,
            looks: looksNow(view, foe),
          },
        ]
      : [],
  );
}
