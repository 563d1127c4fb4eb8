import type { Evaluator } from '../../../../decide/evaluator.ts';
import type { View } from '../../view.ts';
import type { Orders } from './end.ts';
import { ruleOf, type Term } from './terms.ts';
import type { CommanderWeights as W } from './weights.ts';

const TERMS: readonly Term<Orders>[] = [
  { id: 'commander-starts', much: ({ starts }) => starts, worth: (w) => w.starts },
  { id: 'commander-dumps', much: ({ dumps }) => dumps, worth: (w) => w.dumps },
  { id: 'commander-dump-exposed', much: ({ exposed }) => exposed, worth: (w) => -w.taken },
];

/** Orders in the End Phase. */
export const commanderEnding: Evaluator<View, Orders, W> = {
  id: 'commander-ending',
  rules: TERMS.map((term) => ruleOf<View, Orders>(term)),
};
