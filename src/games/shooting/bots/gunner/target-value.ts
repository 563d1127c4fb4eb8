import { type Line, lineOf, type Picked } from '../../rules/odds/line.ts';
import { ranked } from '../../rules/struck.ts';
import { isGone, modelAt, unitAt } from '../../rules/units.ts';
import { otherSide, type View } from '../../view.ts';
import { powersOf } from './power.ts';
import type { GunnerWeights } from './weights.ts';

/** The shares that make up a target's value to the shooter: points, or models for `thins`. */
export const SHARES = ['destroys', 'wears', 'silences', 'heads', 'finishes', 'thins'] as const;
export type Share = (typeof SHARES)[number];
export type Figures = Readonly<Record<Share, number>>;

/** A unit that can be shot: its models as a line of wounds, and the value of each state of the line to the shooter. */
export interface TargetValue {
  readonly unit: number;
  readonly line: Line;
  readonly shares: Readonly<Record<Share, Float64Array>>; // by state
  readonly worth: Float64Array; // by state: all shares times their weights
  readonly touched: boolean; // already attacked in this phase
}

const HORDE = 8; // models from which a unit counts as a horde
const ELITE = 30; // points per model from which it counts as elite
const SOON = 0.5; // factor for wounds that only this phase can still follow up
const LAST = 0.05; // factor for wounds that nothing can follow up

/** `picked` names the characters that can be picked out, in the order in which they are. */
export function targetValueOf(view: View, unit: number, weights: GunnerWeights, picked?: Picked): TargetValue {
  const { rules, wounds } = view;
  const models = ranked(view, unit);
  const { parts, models: all } = unitAt(rules, unit);
  const left = models.map((model) => wounds[model] as number);
  const line = lineOf(left, picked);
  const { mine, theirs } = phasesLeft(view, unit);
  const later = mine > 0 ? 1 : isLastToShoot(view) ? LAST : SOON;
  const powers = theirs > 0 ? powersOf(view, unit) : new Map<number, number>();
  const hurt =
    models.length < all.length || models.some((model, at) => left[at] !== modelAt(rules, model).sheet.wounds);
  const horde = all.length >= HORDE;
  const shares = Object.fromEntries(
    SHARES.map((share) => [share, new Float64Array(line.states)]),
  ) as TargetValue['shares'];
  for (let state = 0; state < line.states; state++) {
    const lost = lostBy(left, state, line);
    const add = (share: Share, points: number): void => {
      shares[share][state] = (shares[share][state] as number) + points;
    };
    models.forEach((model, at) => {
      if (lost[at] !== left[at]) return;
      add('silences', theirs * (powers.get(model) ?? 0));
      if (horde) add('thins', 1);
    });
    for (const [index, { points, models: bought }] of parts.entries()) {
      const places = models.flatMap((model, at) => (modelAt(rules, model).part === index ? [at] : []));
      if (places.length === 0) continue;
      const [first] = bought;
      const whole = bought.length * modelAt(rules, first as number).sheet.wounds;
      const fallen = places.filter((at) => lost[at] === left[at]);
      const slain = (points * fallen.length) / bought.length;
      const worn = sum(places.filter((at) => !fallen.includes(at)).map((at) => lost[at] as number)) / whole;
      add('destroys', slain);
      add('wears', later * points * worn);
      if (index > 0 || points / bought.length >= ELITE) add('heads', slain + (points * worn) / 2);
      if (hurt && fallen.length === places.length) add('finishes', slain);
    }
  }
  const worth = new Float64Array(line.states);
  for (const share of SHARES)
    shares[share].forEach((points, state) => {
      worth[state] = (worth[state] as number) + weights[share] * points;
    });
  return { unit, line, shares, worth, touched: models.some((model) => view.touched.includes(model)) };
}

/** Whether at most one unit of the shooting side has yet to shoot in this phase. */
const isLastToShoot = ({ rules, wounds, active, shot }: View): boolean =>
  rules.units.filter((one) => one.side === active && !shot.includes(one.index) && !isGone(wounds, one)).length < 2;

/** The wounds each model has lost in a state of the line. */
function lostBy(left: readonly number[], state: number, { heads }: Line): readonly number[] {
  const width = heads.reduce((rest, head) => rest - (left[head] as number), sum(left)) + 1;
  const lost = left.map(() => 0);
  let along = state % width;
  let apart = Math.floor(state / width); // what the characters have lost, each in its own digit
  for (const head of heads) {
    const size = (left[head] as number) + 1;
    lost[head] = apart % size;
    apart = Math.floor(apart / size);
  }
  return left.map((wounds, at) => {
    if (heads.includes(at)) return lost[at] as number;
    const here = Math.min(wounds, along);
    along -= here;
    return here;
  });
}

/** The Shooting Phases left after this one, of the shooter's side and of the unit's side. Distant phases count less. */
export function phasesLeft(
  { rules, round, active }: View,
  unit: number,
): { readonly mine: number; readonly theirs: number } {
  const { side } = unitAt(rules, unit);
  const after = Math.max(0, rules.setup.scenario.rounds - round);
  const left = (of: string): number => faded(after + (of === 'defender' && active === 'attacker' ? 1 : 0));
  return { mine: left(otherSide(side)), theirs: left(side) };
}

const faded = (phases: number): number => (phases <= 0 ? 0 : 1 + 0.5 * (Math.min(3, phases) - 1));

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
