import { heatOutlook } from '../../rules/heat/outlook.ts';
import { isMech } from '../../rules/status.ts';
import type { UnitId, View } from '../../view.ts';

/** Whether a unit minds its heat at all: a vehicle does not, nor does anybody where the Heat Phase is left out. */
const minds = (view: View, id: UnitId): boolean => view.rules.ruleset.heatPhase && isMech(view, id);

/**
 * The heat that weapons may still make if the unit is to be no hotter than this after the Heat Phase: heat from before,
 * movement, engine hits and sinks are counted. Below 0 it is too hot already; who minds no heat has no limit.
 */
export const heatRoom = (view: View, id: UnitId, hottest: number): number =>
  minds(view, id) ? Math.floor(hottest - heatOutlook(view, id).tally.total) : Number.POSITIVE_INFINITY;
