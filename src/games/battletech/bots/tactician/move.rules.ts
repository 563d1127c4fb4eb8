import type { Evaluator } from '../../../../decide/evaluator.ts';
import { rank, score, veto } from '../../../../decide/rule.ts';
import { HIGHEST, rollOdds } from '../../rules/rolls.ts';
import type { UnitId, View } from '../../view.ts';
import type { Position } from './scorer.ts';
import type { TacticianWeights } from './weights.ts';

/** Inputs of the movement rules other than the position. */
export interface Field {
  readonly view: View;
  readonly foes: readonly UnitId[]; // in the order of a position's lists
  readonly quiet: boolean; // no unit of its side can hit an enemy or be hit from where they are now
  readonly trades: boolean; // weighs the damage it could deal against the damage it would take
}

/** An index as a tier: differences below 0.001 points are ignored. */
const tier = (index: number): number => Math.round(1000 * index) / 1000 + 0;

/** The order of positions in the original design: the first rule that differs decides. */
export const tacticianMove: Evaluator<Field, Position, TacticianWeights> = {
  id: 'tactician-move',
  grain: 2,
  prefers: (_, { turned }) => -turned,
  rules: [
    veto({
      id: 'tactician-hopeless-roll',
      see: (_: Field, { needs }: Position) => (needs > HIGHEST ? { needs } : undefined),
    }),
    rank({
      id: 'tactician-gets-up',
      see: ({ view }: Field, { rises, needs }: Position) => (rises ? { odds: rollOdds(view, needs) } : undefined),
      worth: ({ odds }, { stand }: TacticianWeights) => (odds >= stand ? 1 : -1),
    }),
    rank({
      id: 'tactician-stirs',
      see: ({ quiet }: Field, { hexes }: Position) => (quiet && hexes > 0 ? { hexes } : undefined),
      worth: (_, { bold }: TacticianWeights) => (bold > 0 ? 1 : 0),
    }),
    // Not in the original design, which takes the safest position however little it could do from there.
    rank({
      id: 'tactician-trade',
      see: ({ quiet, trades }: Field, { danger, fall, offence: { index: dealt } }: Position) =>
        trades && (danger > 0 || dealt > 0) ? { dealt, taken: danger, fall, quiet } : undefined,
      worth: ({ dealt, taken, fall, quiet }, { trade, bold }: TacticianWeights) =>
        tier(trade * dealt - taken + (quiet ? bold * (taken - fall) : 0)),
      because: ({ dealt, taken }, { trade }) => ({ code: 'tactician-trade', dealt, taken, trade }),
    }),
    rank({
      id: 'tactician-defence',
      see: ({ foes, quiet }: Field, { danger, threats, fall }: Position) =>
        danger === 0 ? undefined : { index: danger, foes, threats, fall, quiet },
      worth: ({ index, fall, quiet }, { bold }: TacticianWeights) => tier((quiet ? bold * (index - fall) : 0) - index),
    }),
    rank({
      id: 'tactician-offence',
      see: ({ foes }: Field, { offence: { index, look, aims } }: Position) =>
        index === 0 ? undefined : { index, look, foes, aims },
      worth: ({ index }) => tier(index),
    }),
    rank({
      id: 'tactician-rear',
      see: (_: Field, { behind }: Position) => (behind === 0 ? undefined : { behind }),
      worth: ({ behind }) => -behind,
    }),
    rank({
      id: 'tactician-hexes',
      see: (_: Field, { hexes }: Position) => (hexes === 0 ? undefined : { hexes }),
      worth: ({ hexes }) => hexes,
    }),
    rank({
      id: 'tactician-closes',
      see: (_: Field, { far }: Position) => (Number.isFinite(far) ? { far } : undefined),
      worth: ({ far }) => -far,
    }),
    score({
      id: 'tactician-cool',
      unit: 'heat',
      band: [-40, 0],
      see: (_: Field, { heat }: Position) => (heat === 0 ? undefined : { heat }),
      worth: ({ heat }) => -heat,
    }),
  ],
};
