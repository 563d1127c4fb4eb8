import { heatOutlook } from '../../rules/heat/outlook.ts';
import { isMech } from '../../rules/status.ts';
import type { UnitId, View } from '../../view.ts';
import type { Fed } from '../gunnery/fitting.ts';
import type { Gun } from '../gunnery/guns.ts';
import type { TacticianWeights } from './weights.ts';

/** A shot that could be part of a declaration. */
export interface Round extends Fed {
  readonly target: UnitId;
  readonly points: number; // on average
  readonly worth: number; // the same with the arc bonus
}

/** Heat that weapons may still make; what does not feel heat has no limit. */
export const heatRoom = (view: View, id: UnitId, { hottest }: TacticianWeights): number =>
  view.rules.ruleset.heatPhase && isMech(view, id)
    ? Math.floor(hottest - heatOutlook(view, id).tally.total)
    : Number.POSITIVE_INFINITY;

/** The rule for saving ammunition: with few shots left only good odds are worth one. */
export const worthAShot = ({ shots }: Gun, odds: number, { saving }: TacticianWeights): boolean =>
  !Number.isFinite(shots) || odds >= saving / (shots + saving);

/** The most valuable of these that stay within the heat. Guns that make none fire whatever the heat is. */
export function loadOf(rounds: readonly Round[], room: number): readonly Round[] {
  if (rounds.reduce((heat, { gun }) => heat + gun.heat, 0) <= room) return rounds;
  const hot = rounds.filter(({ gun }) => gun.heat > 0);
  const most = Math.max(0, room);
  const best = new Float64Array(most + 1); // the most that so much heat buys
  const taken = hot.map(({ gun: { heat }, worth }) => {
    const takes = new Uint8Array(most + 1);
    for (let h = most; h >= heat; h--) {
      const together = (best[h - heat] as number) + worth;
      if (together <= (best[h] as number)) continue;
      best[h] = together;
      takes[h] = 1;
    }
    return takes;
  });
  const kept = new Set<Round>();
  for (let i = hot.length - 1, h = most; i >= 0; i--) {
    if (taken[i]?.[h] !== 1) continue;
    const round = hot[i] as Round;
    kept.add(round);
    h -= round.gun.heat;
  }
  return rounds.filter((round) => round.gun.heat === 0 || kept.has(round));
}
