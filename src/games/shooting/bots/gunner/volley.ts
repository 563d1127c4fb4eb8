import { volleyCount, woundOdds } from '../../rules/odds/attack.ts';
import type { Allocation, Front } from '../../rules/odds/line.ts';
import { lostTo } from '../../rules/odds/packets.ts';
import { binomial, capped, certain, NOTHING, type Pmf } from '../../rules/odds/pmf.ts';
import { criticalSteps } from '../../rules/odds/pool.ts';
import { advance, stepsOf, type Thinned, thin } from '../../rules/odds/steps.ts';
import type { Mark, Terms } from '../../terms.ts';
import type { TargetValue } from './target-value.ts';

/** The probability of each state of a target. */
export type Odds = Float64Array;

/** One way to fire a weapon at a target, with all that is needed to compute the effect of several such weapons. */
export interface Shot {
  readonly group: string;
  readonly profile: number;
  readonly target: number;
  readonly fish: boolean;
  readonly lethal?: false; // Lethal Hits are declined
  readonly terms: Terms; // `weapons` is replaced by the number that fires
  readonly marks: readonly Mark[];
  readonly cost: number; // in points per weapon: the hazard, and the price of a one-shot weapon
  readonly hazard: number; // expected cost in our own points
  readonly once: boolean;
  readonly precise?: true; // may pick out a character of the target
  readonly known: Map<string, unknown>; // cached results
}

export const untouched = ({ line }: TargetValue): Odds => {
  const odds = new Float64Array(line.states);
  odds[0] = 1;
  return odds;
};

/**
 * The target after several weapons fire this shot. Precision picks out characters if that gains more. Exact except for
 * critical wounds that are dealt last: here they are dealt right after the volley, and counted independently.
 */
export function struck(targetValue: TargetValue, odds: Odds, shot: Shot, weapons: number): Odds {
  const along = struckIn(targetValue, odds, shot, weapons, 'line');
  if (!shot.precise || targetValue.line.heads.length === 0) return along;
  const picking = struckIn(targetValue, odds, shot, weapons, 'precise');
  return expected(picking, targetValue.worth) > expected(along, targetValue.worth) ? picking : along;
}

function struckIn(targetValue: TargetValue, odds: Odds, shot: Shot, weapons: number, allocation: Allocation): Odds {
  const { terms } = shot;
  const { plain, mortal } = woundOdds(terms);
  const count = (steps: Thinned, hit: number, auto: number, name: string): Pmf =>
    kept(shot, `${name} ${weapons} ${allocation}`, () =>
      volleyCount({ ...terms, weapons }, hit * steps.chance, auto * steps.chance, steps.enough),
    );
  const saved = stepsAt(targetValue, shot, true, allocation);
  const after = dealt(odds, saved, count(saved, plain, 1, 'plain'));
  if (mortal === 0) return after;
  const sure = stepsAt(targetValue, shot, false, allocation);
  return dealt(after, sure, count(sure, mortal, 0, 'mortal'));
}

/** The effect of one packet of damage, with or without a save. */
const stepsAt = (
  { line }: TargetValue,
  shot: Pick<Shot, 'terms' | 'marks' | 'known'>,
  saved: boolean,
  allocation: Allocation,
): Thinned =>
  kept(shot, `steps ${saved} ${allocation}`, () => {
    const front = line.fronts[allocation];
    return thin(stepsOf(front, lostTo(shot.terms, shot.marks, saved)), front, line.wounds);
  });

/** The effect of several packets in a row. */
function dealt(before: Odds, { steps }: Pick<Thinned, 'steps'>, count: Pmf): Odds {
  const out = new Float64Array(before.length);
  const now = before.slice();
  count.forEach((chance, packets) => {
    if (packets > 0) advance(steps, now, 1);
    if (chance < NOTHING) return;
    for (let state = 0; state < now.length; state++)
      out[state] = (out[state] as number) + chance * (now[state] as number);
  });
  return out;
}

/** The target after a number of saveable wounds, each of which occurs with some probability. */
export function wounded(
  targetValue: TargetValue,
  { terms, marks }: Pick<Shot, 'terms' | 'marks'>,
  many: number,
  chance = 1,
  front: Front = targetValue.line.fronts.line,
): Odds {
  const steps = thin(stepsOf(front, lostTo(terms, marks, true)), front, targetValue.line.wounds);
  return dealt(untouched(targetValue), steps, capped(binomial(many, chance * steps.chance), steps.enough));
}

/** The target after a number of critical wounds that are dealt last. */
export function devastated(
  targetValue: TargetValue,
  shot: Pick<Shot, 'terms' | 'marks'>,
  many: number,
  devastating: 'spill' | 'one-model',
  front: Front = targetValue.line.fronts.line,
  before: Odds = untouched(targetValue),
): Odds {
  const steps = criticalSteps(front, shot, devastating === 'one-model');
  return dealt(before, { steps }, certain(many));
}

export function expected(odds: Odds, worth: Float64Array): number {
  let points = 0;
  for (let state = 0; state < odds.length; state++) points += (odds[state] as number) * (worth[state] as number);
  return points;
}

/** A result for this shot, computed once. */
export function kept<T>({ known }: Pick<Shot, 'known'>, name: string, make: () => T): T {
  const found = known.get(name);
  if (found !== undefined) return found as T;
  const made = make();
  known.set(name, made);
  return made;
}
