import { never } from '../kernel/never.ts';
import type { Level } from './level.ts';
import type { AnyRule } from './rule.ts';

/** How much the levels below full strength overlook, if it is not the table in `level.ts`. */
export type Levels = Readonly<Record<number, Level>>;

/** A mixed strategy: options almost as good as the best one count as equal, and one of them is drawn. */
interface Mixing<S, W> {
  readonly of: string; // what the options are; the decision gets a note with the code `mixed-` plus this
  readonly within: (weights: W, situation: S) => number; // how many points an option may be behind; 0 = no mixing
}

/** Rules for one kind of decision, in reading order. All scores use one unit. */
export interface Evaluator<S, O, W> {
  readonly id: string;
  readonly levels?: Levels; // of a bot whose levels would otherwise be too close or too far apart
  readonly base?: number; // starting score of every option
  readonly range?: readonly [number, number]; // totals are clamped to this range; default: no limit
  readonly rules: readonly AnyRule<S, O, W>[];
  /** Breaks ties between equal scores; never part of the score. Default: a random choice. */
  readonly prefers?: (situation: S, option: O) => number;
  readonly mixed?: Mixing<S, W>; // draws one of the near-ties, before `prefers`. Default: the best option
  readonly grain?: number; // standard deviation of the noise at level 1, in the evaluator's unit; default: no noise
}

type Several<S, O, W> = Evaluator<S, O, W> | readonly Evaluator<S, O, W>[];
const COMBINED = new WeakMap<object, object>();

/**
 * Several evaluators as one: the rules of each in turn, their bases added, the first tie-break that is not 0. They need
 * one unit and distinct rule ids. Declare the list once: the result is cached by it.
 */
export function combined<S, O, W>(several: Several<S, O, W>): Evaluator<S, O, W> {
  if ('rules' in several) return several;
  const known = COMBINED.get(several) as Evaluator<S, O, W> | undefined;
  if (known) return known;
  const made = combine(several);
  COMBINED.set(several, made);
  return made;
}

function combine<S, O, W>(list: readonly Evaluator<S, O, W>[]): Evaluator<S, O, W> {
  const id = list.map((one) => one.id).join('+');
  const rules = list.flatMap((one) => one.rules);
  const ids = new Set(rules.map((rule) => rule.id));
  const units = new Set(rules.flatMap(({ unit }) => unit ?? []));
  if (ids.size < rules.length) never(`the evaluators ${id} have rules with the same id`);
  if (units.size > 1) never(`the evaluators ${id} score in different units: ${[...units].join(', ')}`);
  if (list.some(({ range }) => range)) never(`the evaluators ${id} limit their totals, so they cannot be added`);
  const levels = list.find((one) => one.levels)?.levels;
  const preferences = list.flatMap(({ prefers }) => prefers ?? []);
  const mixed = list.find((one) => one.mixed)?.mixed;
  const grain = Math.max(0, ...list.map((one) => one.grain ?? 0));
  return {
    id,
    ...(levels && { levels }),
    base: list.reduce((sum, { base = 0 }) => sum + base, 0),
    rules,
    ...(preferences.length > 0 && {
      prefers: (situation: S, option: O) => {
        for (const prefers of preferences) {
          const preference = prefers(situation, option);
          if (preference !== 0) return preference;
        }
        return 0;
      },
    }),
    ...(mixed && { mixed }),
    ...(grain > 0 && { grain }),
  };
}
