import type { Evaluator } from '../../../../decide/evaluator.ts';
import { rank, score } from '../../../../decide/rule.ts';
import { immobile } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import type { TacticianWeights } from './weights.ts';

type Sort = 'boat' | 'line' | 'brawler' | 'mover' | 'scout' | 'prone';

/** Roles as in the built-in designs. */
const SORTS: Readonly<Record<string, Sort>> = {
  'Missile Boat': 'boat',
  Brawler: 'brawler',
  Juggernaut: 'brawler',
  Skirmisher: 'mover',
  Striker: 'mover',
  Scout: 'scout',
};

function sortOf(view: View, id: UnitId): Sort {
  if (unitOf(view, id).prone) return 'prone';
  const { role } = modelOf(view, id).design;
  return Object.hasOwn(SORTS, role) ? (SORTS[role] as Sort) : 'line';
}

/** The next unit to move: immobile units go first, the one that gains most by waiting goes last. */
export const tacticianTurn: Evaluator<View, UnitId, TacticianWeights> = {
  id: 'tactician-turn',
  grain: 10,
  rules: [
    rank({
      id: 'tactician-immobile-first',
      see: (view: View, unit: UnitId) => (immobile(view, unit) ? { unit } : undefined),
      worth: () => 1,
    }),
    score({
      id: 'tactician-turn-of',
      unit: 'places',
      band: [0, 100],
      see: (view: View, unit: UnitId) => (immobile(view, unit) ? undefined : { sort: sortOf(view, unit) }),
      worth: ({ sort }, weights: TacticianWeights) => weights[sort],
    }),
  ],
};
