import type { AnyRule } from './rule.ts';

/** What a bot looks at for one sort of decision: rules in order of reading, all scores in one unit. */
export interface Evaluator<S, O, W> {
  readonly id: string;
  readonly base?: number; // where every option's score begins
  readonly range?: readonly [number, number]; // a total outside it counts as its nearer end; none = any total stands
  readonly rules: readonly AnyRule<S, O, W>[];
  /** Among options of one score the higher is taken: it orders equals and weighs nothing. None = chance decides. */
  readonly prefers?: (situation: S, option: O) => number;
  readonly grain?: number; // the deviation of level 1's noise, in the evaluator's unit; none = no noise
}
