import type { BotMaker, Weights } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { choose } from './decision.ts';
import type { Evaluator } from './evaluator.ts';
import { makeBotName, weightsOf } from './persona.ts';
import { ofKinds } from './random.ts';

/** A bot that scores every option with one evaluator, straight from the view. */
export function evaluatorBot<K extends Kinds, W extends Weights>(bot: {
  readonly id: string;
  readonly version?: string;
  readonly about: string;
  readonly personas: Readonly<Record<string, W>>;
  readonly evaluator: Evaluator<K['view'], K['command'], W>;
  options: Game<K>['options'];
}): BotMaker<K> {
  const { id, version = '1', about, personas, evaluator, options } = bot;
  return {
    id,
    version,
    about,
    personas,
    iterations: 0,
    make(spec) {
      const weights = weightsOf(personas, spec);
      const { level } = spec;
      return (seat) => ({
        name: makeBotName({ id, level }),
        version,
        weights,
        listens: false,
        volunteers: [],
        decide: (_belief, view, { kinds, must }, budget, seed) =>
          choose({
            evaluator,
            situation: view,
            options: ofKinds(options(view, seat), kinds),
            weights,
            level,
            budget,
            seed,
            must,
          }),
      });
    },
  };
}
