import type { Rules, State, Unit } from '../../state.ts';
import type { Volley, Work } from '../../work.ts';
import { makesOut } from '../targets.ts';
import { groupIn, isAlive, living, modelAt, unitAt } from '../units.ts';

type Wounds = readonly number[];

/**
 * The models an attack may be allocated to: no characters while a bodyguard lives. Models that have lost wounds or had
 * an attack allocated in this phase come before all others.
 */
export function poolOf(rules: Rules, wounds: Wounds, touched: readonly number[], unit: Unit): readonly number[] {
  const guard = living(wounds, unit.parts[0]?.models ?? []);
  const free = guard.length > 0 ? guard : living(wounds, unit.models);
  const before = free.filter(
    (model) => (wounds[model] as number) < modelAt(rules, model).sheet.wounds || touched.includes(model),
  );
  return before.length > 0 ? before : free;
}

/** The model that takes the next attack: the only possible one, or the first in the defender's order; else `ask`. */
export function nextModel(rules: Rules, wounds: Wounds, work: Work, unit: Unit): number | 'ask' | 'gone' {
  const pool = poolOf(rules, wounds, work.touched, unit);
  const [only] = pool;
  if (only === undefined) return 'gone';
  if (pool.length === 1) return only;
  return work.order.find((model) => pool.includes(model)) ?? 'ask';
}

/** The unit whose owner must allocate now, and the models that may come first. */
export function askedOf(state: State): { readonly unit: Unit; readonly pool: readonly number[] } | undefined {
  const { rules, wounds, work } = state;
  if (!work) return undefined;
  const index = suffers(work);
  if (index === undefined) return undefined;
  const unit = unitAt(rules, index);
  return { unit, pool: poolOf(rules, wounds, work.touched, unit) };
}

/** The unit that takes the next wounds. */
function suffers(work: Work): number | undefined {
  if (work.owed[0]) return work.owed[0].unit;
  if (work.step === 'mortals' || work.step === 'hazardous') return work.devastating[0]?.target;
  return work.volleys[work.at]?.target;
}

/** The volley whose wounds are allocated next: the current one, or at the end one with critical wounds left to deal. */
export function currentVolley({ step, at, volleys, owed, devastating }: Work): Volley | undefined {
  if (owed.length > 0 || step === 'hazardous') return undefined;
  return volleys[step === 'mortals' ? (devastating[0]?.volley ?? -1) : at];
}

/**
 * The characters that Precision may pick out: those that were attached when the unit was targeted and that a bearer of
 * the current volley can see. None if the unit has only one model left.
 */
export function preciseOf(state: State, work: Work): readonly number[] {
  const { shooter } = state;
  const volley = currentVolley(work);
  if (!volley?.parts.includes(0) || shooter === null) return [];
  return visibleCharacters(state, shooter, volley);
}

/** The attached characters of a target that a bearer of these weapons can see; none if only one model is left. */
export function visibleCharacters(
  state: State,
  shooter: number,
  { group: id, bearers, target }: Pick<Volley, 'group' | 'bearers' | 'target'>,
): readonly number[] {
  const { rules, wounds } = state;
  const left = living(wounds, unitAt(rules, target).models);
  if (left.length < 2) return [];
  const group = groupIn(unitAt(rules, shooter), id);
  const eyes = bearers.map((place) => group.bearers[place] as number).filter((model) => isAlive(wounds, model));
  return left.filter((model) => {
    const { part, character } = modelAt(rules, model);
    return part > 0 && character && eyes.some((from) => makesOut(state, from, model));
  });
}
