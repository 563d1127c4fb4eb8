import type { Evaluator } from '../../../../decide/evaluator.ts';
import type { View } from '../../view.ts';
import type { Plan } from './fire.ts';
import { ruleOf, type Term } from './terms.ts';
import type { CommanderWeights as W } from './weights.ts';

const TERMS: readonly Term<Plan>[] = [
  { id: 'commander-dealt', much: ({ dealt }) => dealt, worth: (w) => w.dealt },
  { id: 'commander-common-target', much: ({ joint }) => joint, worth: (w) => w.common },
  { id: 'commander-rounds', much: ({ spent }) => spent, worth: (w) => -w.ammunition },
  { id: 'commander-turns', much: ({ turns }) => (turns ? 1 : 0), worth: (w) => -w.turns },
  { id: 'commander-flips', much: ({ flips }) => (flips ? 1 : 0), worth: (w) => -w.turns },
  { id: 'commander-heat', much: ({ heatCost }) => heatCost, worth: (w) => -w.heat },
];

/** Torso facing, targets and weapons. */
export const commanderFiring: Evaluator<View, Plan, W> = {
  id: 'commander-firing',
  grain: 4,
  rules: TERMS.map((term) => ruleOf<View, Plan>(term)),
};
