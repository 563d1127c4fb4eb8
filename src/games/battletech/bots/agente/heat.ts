import { HEAT_SCALE } from '../../data/heat-scale.ts';
import { heatOutlook } from '../../rules/heat.ts';
import type { UnitId, View } from '../../view.ts';
import type { AgenteWeights } from './weights.ts';

/** Ammunition may explode at this heat or more. */
export const THRESHOLD = HEAT_SCALE.find(({ ammunition }) => ammunition > 0)?.heat ?? Number.POSITIVE_INFINITY;

/** The heat that an agent stays below: the threshold minus its margin. */
export const limitOf = ({ margin }: AgenteWeights): number => THRESHOLD - margin;

/** The forecast heat after the next Heat Phase, which is at or above the limit. */
interface TooHot {
  readonly heat: number;
  readonly limit: number;
  readonly threshold: number;
}

/** The forecast with this extra heat, or undefined if it stays below the limit. */
export function tooHot(view: View, id: UnitId, extra: number, limit: number): TooHot | undefined {
  const { heat } = heatOutlook(view, id, extra);
  return heat >= limit ? { heat, limit, threshold: THRESHOLD } : undefined;
}
