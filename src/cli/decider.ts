import { type ResolvedBot, resolveBot, resolveBotWithWeights } from '../arena/lineup.ts';
import { withChangedWeights } from '../decide/lab/reweighed.ts';
import { isProgramName } from '../integrations/list.ts';
import type { Weights } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { parseJson, readText } from './input.ts';
import { inWords } from './say.ts';

/** `crew+hunter`, `crew:room=12,scent=0` or `crew:weights.json`: a bot by name, with some weights changed. */
export function deciderNamed(game: Game, text: string): Result<ResolvedBot> {
  if (isProgramName(text)) return no({ code: 'program-not-asked-again', name: text });
  const [, name = text, file] = /^([^:]*):([^=]+)$/.exec(text) ?? [];
  if (file === undefined) {
    const part = resolveBotWithWeights(game, text);
    return part.ok ? part : no(inWords(game, part.error));
  }
  const part = resolveBot(game, name);
  if (!part.ok) return no(inWords(game, part.error));
  const changed = weightsOfFile(file);
  if (!changed.ok) return changed;
  const weights = withChangedWeights(name, part.value.weights, changed.value);
  if (!weights.ok) return weights;
  const { maker, spec } = part.value;
  return ok({ name: text, maker, spec: { ...spec, weights: weights.value }, weights: weights.value });
}

/** Reads a tuned weight table, or a bare object of weights. */
export function weightsOfFile(path: string): Result<Weights> {
  const text = readText(path);
  if (!text.ok) return text;
  const value = parseJson(text.value, `the table of weights "${path}"`);
  if (!value.ok) return value;
  const whole = value.value as { readonly format?: unknown; readonly weights?: unknown } | null;
  const table = whole?.format === 'umpire-weights' ? whole.weights : whole;
  const isTable = typeof table === 'object' && table !== null && Object.values(table).every(Number.isFinite);
  return isTable ? ok(table as Weights) : no({ code: 'not-a-table', file: path });
}
