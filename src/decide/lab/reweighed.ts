import type { Weights } from '../../kernel/bot.ts';
import { no, ok, type Result } from '../../kernel/result.ts';

/** A bot's weight table with some weights changed. */
export function withChangedWeights(bot: string, weights: Weights, changed: Weights): Result<Weights> {
  const strange = Object.keys(changed).find((weight) => !Object.hasOwn(weights, weight));
  return strange === undefined
    ? ok({ ...weights, ...changed })
    : no({ code: 'unknown-weight', bot, weight: strange, known: Object.keys(weights) });
}
