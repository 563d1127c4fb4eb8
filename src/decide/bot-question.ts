import type { Ask, BotSeed, Budget, Decision } from '../kernel/bot.ts';
import { choose } from './decision.ts';
import type { Evaluator } from './evaluator.ts';

/** One question to a bot: its view, what is asked, and the weights to use. */
export interface BotQuestion<V, W> {
  readonly view: V;
  readonly ask: Ask;
  readonly weights: W;
  readonly level: number;
  readonly budget: Budget;
  readonly seed: BotSeed;
}

/** The best of these options. Several evaluators add up in one ledger. */
export const best = <S, O, W>(
  { weights, level, ask, budget, seed }: BotQuestion<unknown, W>,
  evaluator: Evaluator<S, O, W> | readonly Evaluator<S, O, W>[],
  situation: S,
  options: Iterable<O>,
): Decision<NonNullable<O>> => choose({ evaluator, situation, options, weights, level, budget, seed, must: ask.must });
