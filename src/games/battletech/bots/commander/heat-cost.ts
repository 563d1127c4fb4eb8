import { heatRow } from '../../data/heat-scale.ts';
import { heatOutlook } from '../../rules/heat/outlook.ts';
import type { UnitId, View } from '../../view.ts';

const CARRIED = 0.35; // a point of heat that the next turn begins with
const SLOWED = 1.2; // an MP less
const BLURRED = 3.5; // one more on every roll to hit
const STOPPED = 40; // a reactor that goes down
const BLOWN = 60; // ammunition that goes up

/** What it costs a unit, in points, to end its turn with so much more heat from its guns: by that heat. */
export function heatCosts(view: View, id: UnitId, most: number): Float64Array {
  return Float64Array.from({ length: most + 1 }, (_, extra) => {
    const { heat, shutdown, explosion } = heatOutlook(view, id, extra);
    const { movement, toHit } = heatRow(heat);
    return CARRIED * heat + SLOWED * movement + BLURRED * toHit + STOPPED * shutdown + BLOWN * explosion;
  });
}
