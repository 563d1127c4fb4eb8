import type { Hex } from '../../../../parts/hex/hex.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { heightOf } from '../status/body.ts';

/** Who looks, or is looked at: the level of its feet, and how many levels it stands above them. */
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

/** What a line runs through: air, water, or both, where the surface does not stop it. */
export type Medium = 'air' | 'water' | 'both';
