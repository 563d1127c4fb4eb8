import type { Evaluator } from '../../../src/decide/evaluator.ts';
import { evaluatorBot } from '../../../src/decide/evaluator-bot.ts';
import { score } from '../../../src/decide/rule.ts';
import { after } from '../ask.ts';
import type { Place, TicTacToeKinds } from '../commands.ts';
import { options } from '../rules/place.ts';
import { CELLS, SIZE, type State } from '../state.ts';

/** The score of each fact: the result, minus a little for every mark it takes to get there. */
export const WEIGHTS = { result: 10, sooner: 1, centre: 0.2, corner: 0.1 };
type Weights = typeof WEIGHTS;

const CENTRES: readonly number[] = SIZE % 2 ? [(CELLS - 1) / 2] : [];
const CORNERS: readonly number[] = [0, SIZE - 1, CELLS - SIZE, CELLS - 1];

const foresees =
  (wanted: string) =>
  ({ cells, turn }: State, { cell }: Place): { readonly moves: number } | undefined => {
    const { result, moves } = after(cells, cell, turn);
    return result === wanted ? { moves } : undefined;
  };

export const placing: Evaluator<State, Place, Weights> = {
  id: 'placing',
  grain: 8,
  rules: [
    score({
      id: 'wins-in',
      unit: 'points',
      band: [0, 10],
      see: foresees('wins'),
      worth: ({ moves }, w) => w.result - w.sooner * moves,
    }),
    score({
      id: 'loses-in',
      unit: 'points',
      band: [-10, 0],
      see: foresees('loses'),
      worth: ({ moves }, w) => w.sooner * moves - w.result,
    }),
    score({
      id: 'takes-centre',
      unit: 'points',
      band: [0, 1],
      see: (_, { cell }) => (CENTRES.includes(cell) ? {} : undefined),
      worth: (_, w) => w.centre,
    }),
    score({
      id: 'takes-corner',
      unit: 'points',
      band: [0, 1],
      see: (_, { cell }) => (CORNERS.includes(cell) ? {} : undefined),
      worth: (_, w) => w.corner,
    }),
  ],
};

export const perfect = evaluatorBot<TicTacToeKinds, Weights>({
  id: 'perfect',
  about: 'knows every position of the small board; below level 5 it misjudges some',
  personas: { plain: WEIGHTS },
  evaluator: placing as Evaluator<State, TicTacToeKinds['command'], Weights>,
  options,
});
