import type { AnyRule } from './rule.ts';

/** Rules for one kind of decision, in reading order. All scores use one unit. */
export interface Evaluator<S, O, W> {
  readonly id: string;
  readonly base?: number; // starting score of every option
  readonly range?: readonly [number, number]; // totals are clamped to this range; default: no limit
  readonly rules: readonly AnyRule<S, O, W>[];
  /** Breaks ties between equal scores; never part of the score. Default: a random choice. */
  readonly prefers?: (situation: S, option: O) => number;
  readonly grain?: number; // standard deviation of the noise at level 1, in the evaluator's unit; default: no noise
}
