import { type Facing, opposite } from '../../../../parts/hex/hex.ts';
import { type Field, type Footing, roadBy } from './field.ts';
import type { Gait } from './gait.ts';

/** A road or pavement that connects both footings. */
export const along = (field: Field, from: Footing, side: Facing, to: Footing, bits?: Uint8Array): boolean =>
  roadBy(field, from, side, bits) && roadBy(field, to, opposite(side), bits);

/** Levels between two footings. */
export const levelsBetween = (field: Field, from: Footing, to: Footing): number =>
  Math.abs((field.levelOf[to] as number) - (field.levelOf[from] as number));

/** Level changes cost MP on a road too, except in the simulator. */
export const levelCost = (field: Field, gait: Gait, from: Footing, side: Facing, to: Footing): number =>
  gait.simulator && along(field, from, side, to, field.track) ? 0 : levelsBetween(field, from, to) * gait.perLevel;

/** MP that a road (not pavement) saves on a level change. */
export function roadRelief(field: Field, gait: Gait, from: Footing, side: Facing, to: Footing): number {
  const { less } = gait.roadSlope;
  if (less === 0 || field.levelOf[to] === field.levelOf[from] || !along(field, from, side, to, field.track)) return 0;
  return Math.min(less, levelCost(field, gait, from, side, to));
}

/** The greatest allowed level change here; a road may allow more than open ground. */
export const mostLevels = (
  field: Field,
  { levels, roadSlope }: Gait,
  from: Footing,
  side: Facing,
  to: Footing,
): number => (roadSlope.levels > 0 && along(field, from, side, to, field.track) ? levels + roadSlope.levels : levels);
