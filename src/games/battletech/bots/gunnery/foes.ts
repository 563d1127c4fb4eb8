import { targetsOf } from '../../options/fire.ts';
import type { UnitId, View } from '../../view.ts';

/** Living enemies of a unit. */
export const foesOf = (view: View, id: UnitId): readonly UnitId[] => targetsOf(view, id).map(({ unit }) => unit);
