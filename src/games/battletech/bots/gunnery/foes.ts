import { targetsOf } from '../../options/fire.ts';
import type { UnitId, View } from '../../view.ts';

/** Enemies of a unit that are alive. */
export const foesOf = (view: View, id: UnitId): readonly UnitId[] => targetsOf(view, id).map(({ unit }) => unit);
