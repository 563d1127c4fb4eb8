import type { Hex } from '../../../../parts/hex/hex.ts';
import { groundAt, type State, type UnitId, unitOf } from '../../state.ts';
import { heightOf } from '../status/body.ts';
import { depthAt } from '../terrain.ts';

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

/** The map as it is now. */
export type Land = Pick<State, 'ground' | 'rules'>;

/** How much of one who stands so the water covers. */
export function sunkAt(land: Land, { at, level, height }: Eye): 'none' | 'legs' | 'all' {
  const ground = groundAt(land, at);
  if (depthAt(ground) <= 0 || ground.level <= level) return 'none';
  return ground.level - level < height ? 'legs' : 'all';
}

/** What a line runs through: air, water, or both, where the surface does not stop it. */
export type Medium = 'air' | 'water' | 'both';
