import { choose } from '../../../src/decide/decision.ts';
import type { Evaluator } from '../../../src/decide/evaluator.ts';
import { makeBotName, weightsOf } from '../../../src/decide/persona.ts';
import { score } from '../../../src/decide/rule.ts';
import type { BotMaker } from '../../../src/kernel/bot.ts';
import { after } from '../ask.ts';
import type { Place } from '../commands.ts';
import type { TicTacToeKinds } from '../kinds.ts';
import { options } from '../options.ts';
import type { View } from '../view.ts';

/** What each fact is worth: a result, less what it takes to get there. */
export const WEIGHTS = { result: 10, sooner: 1, centre: 0.2, corner: 0.1 };
type Weights = typeof WEIGHTS;

const CENTRE = 4;

export const placing: Evaluator<View, Place, Weights> = {
  id: 'placing',
  grain: 8,
  rules: [
    score({
      id: 'wins-in',
      unit: 'points',
      band: [0, 10],
      see: ({ cells, turn }, { cell }) => {
        const { result, moves } = after(cells, cell, turn);
        return result === 'wins' ? { moves } : undefined;
      },
      worth: ({ moves }, w) => w.result - w.sooner * moves,
    }),
    score({
      id: 'loses-in',
      unit: 'points',
      band: [-10, 0],
      see: ({ cells, turn }, { cell }) => {
        const { result, moves } = after(cells, cell, turn);
        return result === 'loses' ? { moves } : undefined;
      },
      worth: ({ moves }, w) => w.sooner * moves - w.result,
    }),
    score({
      id: 'takes-centre',
      unit: 'points',
      band: [0, 1],
      see: (_, { cell }) => (cell === CENTRE ? {} : undefined),
      worth: (_, w) => w.centre,
    }),
    score({
      id: 'takes-corner',
      unit: 'points',
      band: [0, 1],
      see: (_, { cell }) => (cell !== CENTRE && cell % 2 === 0 ? {} : undefined),
      worth: (_, w) => w.corner,
    }),
  ],
};

const PERSONAS = { plain: WEIGHTS };

export const perfect: BotMaker<TicTacToeKinds> = {
  id: 'perfect',
  version: '1',
  about: 'Knows every position; below level 5 it misjudges some.',
  personas: PERSONAS,
  iterations: 0,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec);
    const { level } = spec;
    return (seat) => ({
      name: makeBotName({ id: 'perfect', level }),
      version: '1',
      weights,
      listens: false,
      volunteers: [],
      decide: (_belief, view, { must }, budget, seed) =>
        choose({
          evaluator: placing,
          situation: view,
          options: options(view, seat),
          weights,
          level,
          budget,
          seed,
          must,
        }),
    });
  },
};
