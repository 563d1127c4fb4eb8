import { choose } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import type { Ask, BotSeed, Budget, Decision } from '../../../../kernel/bot.ts';
import type { View } from '../../view.ts';
import type { GunnerWeights } from './weights.ts';

/** One question to the gunner, with the table it answers by. */
export interface Asked {
  readonly view: View;
  readonly ask: Ask;
  readonly weights: GunnerWeights;
  readonly level: number;
  readonly budget: Budget;
  readonly seed: BotSeed;
}

/** The best of these options, by these rules. */
export const best = <S, O>(
  { weights, level, ask, budget, seed }: Asked,
  evaluator: Evaluator<S, O, GunnerWeights>,
  situation: S,
  options: Iterable<O>,
): Decision<NonNullable<O>> => choose({ evaluator, situation, options, weights, level, budget, seed, must: ask.must });
