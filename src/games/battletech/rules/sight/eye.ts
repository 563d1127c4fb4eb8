import type { Hex } from '../../../../parts/hex/hex.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { heightOf } from '../status/body.ts';

/** One end of a line of sight: the level of the feet, and the height above them. */
export interface Eye {
  readonly at: Hex;
  readonly level: number;
  readonly height: number;
}

export const eyeAt = (at: Hex, level: number, height: number): Eye => ({ at, level, height });

export function eyeOf(state: State, id: UnitId): Eye {
  const { at, level } = unitOf(state, id);
  return eyeAt(at, level, heightOf(state, id));
}

/** The medium of a line: air, water, or both if the surface does not block it. */
export type Medium = 'air' | 'water' | 'both';
