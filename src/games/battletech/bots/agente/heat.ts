import { HEAT_SCALE } from '../../data/heat-scale.ts';
import { heatOutlook } from '../../rules/heat.ts';
import type { UnitId, View } from '../../view.ts';
import type { AgenteWeights } from './weights.ts';

/** The heat from which on ammunition may blow up. */
export const THRESHOLD = HEAT_SCALE.find(({ ammunition }) => ammunition > 0)?.heat ?? Number.POSITIVE_INFINITY;

/** The heat below which an agent stays: the threshold, less its margin. */
export const limitOf = ({ margin }: AgenteWeights): number => THRESHOLD - margin;

/** Heat after the next Heat Phase that is at the limit or above it. */
export interface TooHot {
  readonly heat: number;
  readonly limit: number;
  readonly threshold: number;
}

/** Where so much more heat would leave a unit that stays below a limit; undefined = below it. */
export function tooHot(view: View, id: UnitId, extra: number, limit: number): TooHot | undefined {
  const { heat } = heatOutlook(view, id, extra);
  return heat >= limit ? { heat, limit, threshold: THRESHOLD } : undefined;
}
