import { packings } from '../../../../parts/knapsack/knapsack.ts';
import type { UnitId } from '../../view.ts';
import type { Fed } from '../gunnery/fitting.ts';
import type { Gun } from '../gunnery/guns.ts';
import type { TacticianWeights } from './weights.ts';

/** A shot that could be declared. */
export interface Round extends Fed {
  readonly target: UnitId;
  readonly points: number; // average
  readonly worth: number; // the same with the arc bonus
}

/** Ammunition saving: with few shots left, only good odds are worth one. */
export const worthAShot = ({ shots }: Gun, odds: number, { saving }: TacticianWeights): boolean =>
  !Number.isFinite(shots) || odds >= saving / (shots + saving);

/** The most valuable shots within the heat limit. Guns without heat always fire. */
export function loadOf(rounds: readonly Round[], room: number): readonly Round[] {
  if (rounds.reduce((heat, { gun }) => heat + gun.heat, 0) <= room) return rounds;
  const items = rounds.map(({ gun, worth }) => ({ size: gun.heat, profit: worth }));
  return (packings(items, Math.max(0, room)).at(-1) ?? []).map((place) => rounds[place] as Round);
}
