import { heatRow } from '../../data/heat-scale.ts';
import { heatOutlook } from '../../rules/heat/outlook.ts';
import type { UnitId, View } from '../../view.ts';

const CARRIED = 0.35; // a point of heat carried into the next turn
const SLOWED = 1.2; // a lost MP
const BLURRED = 3.5; // +1 to every to-hit number
const STOPPED = 40; // a reactor shutdown
const BLOWN = 60; // an ammunition explosion

/** Cost, in points, of the heat that a unit's guns add this turn, indexed by that heat. */
export function heatCosts(view: View, id: UnitId, most: number): Float64Array {
  return Float64Array.from({ length: most + 1 }, (_, extra) => {
    const { heat, shutdown, explosion } = heatOutlook(view, id, extra);
    const { movement, toHit } = heatRow(heat);
    return CARRIED * heat + SLOWED * movement + BLURRED * toHit + STOPPED * shutdown + BLOWN * explosion;
  });
}
