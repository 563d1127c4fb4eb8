import { heatOutlook } from '../../rules/heat/outlook.ts';
import { isMech } from '../../rules/status.ts';
import type { UnitId, View } from '../../view.ts';

/** Whether heat matters to a unit: not to vehicles, and not without a Heat Phase. */
const minds = (view: View, id: UnitId): boolean => view.rules.ruleset.heatPhase && isMech(view, id);

/**
 * Heat that weapons may still add if the unit must not exceed this heat after the Heat Phase. Includes its heat,
 * movement, engine hits and sinks. Negative = already too hot; infinite if heat does not matter.
 */
export const heatRoom = (view: View, id: UnitId, hottest: number): number =>
  minds(view, id) ? Math.floor(hottest - heatOutlook(view, id).tally.total) : Number.POSITIVE_INFINITY;
