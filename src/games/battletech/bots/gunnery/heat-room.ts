import { heatOutlook } from '../../rules/heat/outlook.ts';
import { tracksHeat } from '../../rules/status.ts';
import type { UnitId, View } from '../../view.ts';

/**
 * Heat that weapons may still add if the unit must not exceed this heat after the Heat Phase. Includes its heat,
 * movement, engine hits and sinks. Negative = already too hot; infinite if heat does not matter.
 */
export const heatRoom = (view: View, id: UnitId, hottest: number): number =>
  tracksHeat(view, id) ? Math.floor(hottest - heatOutlook(view, id).tally.total) : Number.POSITIVE_INFINITY;
