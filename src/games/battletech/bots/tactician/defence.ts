import type { Facing } from '../../../../parts/hex/hex.ts';
import type { Spot } from './spots.ts';
import { type Arms, bonusOf, columnOf, fillVolume, type Survey } from './survey.ts';
import { SUMS, volumeAt } from './volume.ts';

const sums = new Float64Array(SUMS);

/**
 * Average damage from each enemy at this spot, for any facing; `adds` is the target movement modifier. Enemies keep their
 * current torso facing; with `enemyTwist` their best twist counts.
 */
export function dangersAt(survey: Survey, spot: Spot, adds: number): Float64Array {
  const { foes, theirs, odds, weights } = survey;
  const dangers = new Float64Array(foes.length);
  for (const [i, { stand, looks }] of foes.entries()) {
    const needs = spot.theirs[i];
    if (!needs) continue;
    fillVolume(theirs[i] as Arms, odds, needs, adds, null, sums, 0);
    const at = (look: Facing): number => volumeAt(sums, 0, spot.back[i] as number, look, stand.facing, stand.prone);
    dangers[i] = weights.enemyTwist === 0 ? at(looks[0]) : Math.max(...looks.map(at));
  }
  return dangers;
}

/** The same with the arc bonus of the side shown to each enemy. */
export function threatsAt(
  { foes, weights, mech }: Survey,
  spot: Spot,
  dangers: Float64Array,
  facing: Facing,
): number[] {
  const threats: number[] = [];
  for (let i = 0; i < foes.length; i++) {
    const danger = dangers[i] as number;
    threats.push(danger === 0 ? 0 : danger * bonusOf(weights, columnOf(mech, spot.bearings[i] as number, facing)));
  }
  return threats;
}
