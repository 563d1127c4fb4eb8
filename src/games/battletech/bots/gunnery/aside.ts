import type { Bearing } from '../../../../parts/hex/bearing.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';

/** Angle of a bearing from straight ahead: 0 is ahead, 12 is behind. */
export function aside(bearing: Bearing, facing: Facing): number {
  const right = (bearing - 4 * facing + 24) % 24;
  return Math.min(right, 24 - right);
}
