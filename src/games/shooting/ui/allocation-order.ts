import { askedOf } from '../rules/resolve/allocation.ts';
import { living, modelAt } from '../rules/units.ts';
import type { View } from '../view.ts';

/** Whether a model can be next in the order of allocation: a character only after all its living bodyguards. */
export function mayName(view: View, order: readonly number[], model: number): boolean {
  const asked = askedOf(view);
  if (!asked) return false;
  const { unit, pool } = asked;
  if (pool.includes(model)) return true;
  if (order.length === 0) return false;
  const guards = living(view.wounds, unit.parts[0]?.models ?? []);
  return modelAt(view.rules, model).part === 0 || guards.every((guard) => order.includes(guard));
}

/** The order without a model, and without characters that it no longer protects. */
export function withoutModel(view: View, order: readonly number[], model: number): readonly number[] {
  const left: number[] = [];
  for (const one of order) if (one !== model && mayName(view, left, one)) left.push(one);
  return left;
}
