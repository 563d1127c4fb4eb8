import type { Weights } from '../../kernel/bot.ts';
import { no, ok, type Result } from '../../kernel/result.ts';

/** A bot's weight table with some weights changed. */
export function withChangedWeights(bot: string, weights: Weights, changed: Weights): Result<Weights> {
  const unknown = Object.keys(changed).find((weight) => !Object.hasOwn(weights, weight));
  return unknown === undefined
    ? ok({ ...weights, ...changed })
    : no({ code: 'unknown-weight', bot, weight: unknown, known: Object.keys(weights) });
}
