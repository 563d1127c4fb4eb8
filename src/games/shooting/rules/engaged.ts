import type { Rules, State } from '../state.ts';
import { engagedWith } from './sight.ts';

interface Known {
  readonly rules: Rules;
  readonly by: Map<number, readonly number[]>;
}

/** Cached by the wounds array: nothing moves, so engagement changes only when a model is destroyed. */
const KNOWN = new WeakMap<readonly number[], Known>();

/** The enemy units within Engagement Range of a unit. */
export function engagersOf({ rules, wounds }: Pick<State, 'rules' | 'wounds'>, unit: number): readonly number[] {
  let known = KNOWN.get(wounds);
  if (known?.rules !== rules) {
    known = { rules, by: new Map() };
    KNOWN.set(wounds, known);
  }
  const found = known.by.get(unit);
  if (found) return found;
  const engagers = engagedWith(rules, wounds, unit);
  known.by.set(unit, engagers);
  return engagers;
}

export const isEngaged = (state: Pick<State, 'rules' | 'wounds'>, unit: number): boolean =>
  engagersOf(state, unit).length > 0;
