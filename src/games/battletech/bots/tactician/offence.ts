import type { Facing } from '../../../../parts/hex/hex.ts';
import type { Mode } from '../../view.ts';
import type { Looks } from '../gunnery/looks.ts';
import type { Foe } from './foes.ts';
import type { Spot } from './spots.ts';
import { bonusOf, columnOf, fillVolume, isAhead, type Survey } from './survey.ts';
import { SUMS, volumeAt } from './volume.ts';

/** The best a unit can do from a spot: the torso facing, and the damage to each enemy. */
export interface Offence {
  readonly index: number;
  readonly look: Facing;
  readonly aims: readonly number[]; // damage by enemy, with the arc bonus
}

/** Fire at the primary target, at a secondary one in front, and at one elsewhere. */
const [PRIMARY, AHEAD, ELSEWHERE, KINDS] = [0, SUMS, 2 * SUMS, 3 * SUMS] as const;

let sums = new Float64Array(0);
let bonuses = new Float64Array(0);

/** Sums for every enemy, in the current order; the lists are reused for the next spot. */
function fill(survey: Survey, spot: Spot, mode: Mode, skidded: boolean): void {
  const { foes, guns, odds, view, weights } = survey;
  if (bonuses.length < foes.length) {
    sums = new Float64Array(KINDS * foes.length);
    bonuses = new Float64Array(foes.length);
  }
  const { battery } = guns;
  const [still, moved] = [battery.numberFor('still', false), battery.numberFor(mode, skidded)];
  const more = moved.map((number, i) => number - (still[i] as number));
  const { front, elsewhere } = view.rules.ruleset.secondary;
  for (const [i, { stand, mech }] of foes.entries()) {
    const needs = spot.own[i];
    bonuses[i] = needs ? bonusOf(weights, columnOf(mech, spot.back[i] as number, stand.facing)) : 0;
    if (!needs) continue;
    fillVolume(guns, odds, needs, 0, more, sums, KINDS * i + PRIMARY);
    if (foes.length === 1) continue;
    fillVolume(guns, odds, needs, front, more, sums, KINDS * i + AHEAD);
    fillVolume(guns, odds, needs, elsewhere, more, sums, KINDS * i + ELSEWHERE);
  }
}

/**
 * The offensive index of a spot by facing: the best torso facing by the sum over all targets. One target is the primary
 * one, in the front arc if any target is; the others take the secondary target modifier.
 */
export function offencesAt(
  survey: Survey,
  spot: Spot,
  mode: Mode,
  skidded: boolean,
  facings: readonly Facing[],
): readonly (Offence | undefined)[] {
  fill(survey, spot, mode, skidded);
  const offences: (Offence | undefined)[] = [];
  for (const facing of facings)
    offences[facing] = best(survey, spot, facing, (spot.prone ? survey.lying : survey.standing)[facing] as Looks);
  return offences;
}

function best(survey: Survey, spot: Spot, facing: Facing, looks: Looks): Offence {
  let found: Offence | undefined;
  for (const look of looks) {
    if (look !== looks[0] && survey.weights.twist === 0) continue;
    const aims = aimsAt(survey, spot, facing, look);
    let index = 0;
    for (const aim of aims) index += aim;
    if (!found || index > found.index) found = { index, look, aims };
  }
  return found ?? { index: 0, look: looks[0], aims: survey.foes.map(() => 0) };
}

/** Damage to each enemy with this torso facing. */
function aimsAt(survey: Survey, spot: Spot, facing: Facing, look: Facing): number[] {
  const { foes, weights } = survey;
  const at = (i: number, kind: number): number =>
    spot.own[i]
      ? (bonuses[i] as number) * volumeAt(sums, KINDS * i + kind, spot.bearings[i] as number, look, facing, spot.prone)
      : 0;
  const aims = foes.map((_, i) => at(i, PRIMARY));
  if (weights.secondary === 0) return aims;
  const primary = primaryOf(foes, spot, look, aims);
  for (let i = 0; i < aims.length; i++)
    if (i !== primary && aims[i] !== 0) aims[i] = at(i, isAhead(spot.bearings[i] as number, look) ? AHEAD : ELSEWHERE);
  return aims;
}

/** The best target in front, or the best of all if none is. */
function primaryOf(foes: readonly Foe[], spot: Spot, look: Facing, aims: readonly number[]): number {
  let primary = -1;
  let ahead = false;
  for (let i = 0; i < foes.length; i++) {
    const aim = aims[i] as number;
    if (aim === 0) continue;
    const front = isAhead(spot.bearings[i] as number, look);
    if (primary < 0 || (front && !ahead) || (front === ahead && aim > (aims[primary] as number))) primary = i;
    ahead ||= front;
  }
  return primary;
}
