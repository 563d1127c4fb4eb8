import { LL, RL } from '../../data/places.ts';
import { type Mode, type State, type UnitId, unitOf } from '../../state.ts';
import { actuator, hasPlace, hitsOn, isMech, legsGone } from '../status.ts';
import type { Trial } from './hazards.ts';

/** Rolls at the end of a walk or run with damage. */
export const LIMPS = {
  running: { why: { code: 'psr-running' }, modifier: 0 },
  'one-leg': { why: { code: 'psr-one-leg' }, modifier: 0 },
} as const satisfies Readonly<Record<string, Trial>>;
export type Limp = keyof typeof LIMPS;

/** A damaged gyro, or a damaged hip of a leg that is not lost. */
const runsHurt = (state: State, id: UnitId): boolean =>
  hitsOn(state, id, 'gyro') > 0 ||
  [LL, RL].some((leg) => hasPlace(unitOf(state, id), leg) && actuator(state, id, leg, 'hip') === 'destroyed');

/** The roll at the end of a move on foot: on one leg after any hex, otherwise after a run with damage. */
export function limpOf(state: State, id: UnitId, mode: Mode, hexes: number): Limp | undefined {
  if (!isMech(state, id)) return undefined;
  if (state.rules.ruleset.oneLeg === 'rolls' && hexes > 0 && legsGone(state, id) === 1) return 'one-leg';
  return mode === 'run' && runsHurt(state, id) ? 'running' : undefined;
}
