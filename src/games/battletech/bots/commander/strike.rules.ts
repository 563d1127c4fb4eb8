import type { Evaluator } from '../../../../decide/evaluator.ts';
import type { View } from '../../view.ts';
import type { Blows } from './strike.ts';
import { ruleOf, type Term } from './terms.ts';
import type { CommanderWeights as W } from './weights.ts';

const TERMS: readonly Term<Blows>[] = [
  { id: 'commander-strikes', much: ({ dealt }) => dealt, worth: (w) => w.strikes },
  { id: 'commander-topples', much: ({ topple }) => topple, worth: (w) => w.strikes },
  { id: 'commander-slips', much: ({ slip }) => slip, worth: (w) => -w.fall },
];

/** Physical attacks. */
export const commanderStriking: Evaluator<View, Blows, W> = {
  id: 'commander-striking',
  grain: 3,
  rules: TERMS.map((term) => ruleOf<View, Blows>(term)),
};
