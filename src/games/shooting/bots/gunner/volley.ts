import { volleyCount, woundOdds } from '../../rules/odds/attack.ts';
import type { Lane } from '../../rules/odds/line.ts';
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
  readonly known: Map<string, unknown>; // cached results
}

export const untouched = ({ line }: TargetValue): Odds => {
  const odds = new Float64Array(line.states);
  odds[0] = 1;
  return odds;
};

/**
 * The target after several weapons fire this shot. Exact except for critical wounds that are dealt last: here they are
 * dealt right after the volley, and counted independently.
 */
export function struck(targetValue: TargetValue, odds: Odds, shot: Shot, weapons: number): Odds {
  const { terms } = shot;
  const { plain, mortal } = woundOdds(terms);
  const count = (steps: Thinned, hit: number, auto: number, name: string): Pmf =>
    kept(shot, `${name} ${weapons}`, () =>
      volleyCount({ ...terms, weapons }, hit * steps.chance, auto * steps.chance, steps.enough),
    );
  const saved = stepsAt(targetValue, shot, true);
  const after = dealt(odds, saved, count(saved, plain, 1, 'plain'));
  if (mortal === 0) return after;
  const sure = stepsAt(targetValue, shot, false);
  return dealt(after, sure, count(sure, mortal, 0, 'mortal'));
}

/** The effect of one packet of damage, with or without a save. */
const stepsAt = ({ line }: TargetValue, shot: Pick<Shot, 'terms' | 'marks' | 'known'>, saved: boolean): Thinned =>
  kept(shot, `steps ${saved}`, () => {
    const front = line.fronts.line;
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
  lane: Lane = 'line',
): Odds {
  const front = targetValue.line.fronts[lane];
  const steps = thin(stepsOf(front, lostTo(terms, marks, true)), front, targetValue.line.wounds);
  return dealt(untouched(targetValue), steps, capped(binomial(many, chance * steps.chance), steps.enough));
}

/** The target after a number of critical wounds that are dealt last. */
export function devastated(
  targetValue: TargetValue,
  shot: Pick<Shot, 'terms' | 'marks'>,
  many: number,
  devastating: 'spill' | 'one-model',
  lane: Lane = 'line',
): Odds {
  const front = targetValue.line.fronts[lane];
  const steps = criticalSteps(front, shot, devastating === 'one-model');
  return dealt(untouched(targetValue), { steps }, certain(many));
}

export function expected(odds: Odds, worth: Float64Array): number {
  let points = 0;
  for (let state = 0; state < odds.length; state++) points += (odds[state] as number) * (worth[state] as number);
  return points;
}

function kept<T>({ known }: Pick<Shot, 'known'>, name: string, make: () => T): T {
  const found = known.get(name);
  if (found !== undefined) return found as T;
  const made = make();
  known.set(name, made);
  return made;
}
