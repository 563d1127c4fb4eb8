import type { Weights } from '../kernel/bot.ts';
import { no, ok, type Result } from '../kernel/result.ts';

/** Splits `crew+hunter:room=12,tells=0`. Undefined if the name contains no weights. */
export function splitInlineWeights(text: string): {
  readonly name: string;
  readonly changed: Result<Weights> | undefined;
} {
  const [, name, own] = /^([^:]*):([^:]*=.*)$/s.exec(text) ?? [];
  return name === undefined || own === undefined
    ? { name: text, changed: undefined }
    : { name, changed: parseWeights(own.split(',')) };
}

/** The bot name that encodes this table as changes to the bot's own weights. */
export function inlineName(name: string, own: Weights, weights: Weights): string {
  const changed = Object.entries(weights).filter(([weight, value]) => value !== own[weight]);
  return changed.length === 0 ? name : `${name}:${changed.map(([weight, value]) => `${weight}=${value}`).join(',')}`;
}

/** A readable name: shows the digest instead of inline weights. */
export function shownName({ name, weights }: { readonly name: string; readonly weights: string | null }): string {
  const { name: plain, changed } = splitInlineWeights(name);
  return changed?.ok && weights !== null ? `${plain.replace(/#[0-9a-f]{8}$/, '')}#${weights}` : name;
}

/** Parses `NAME=VALUE` items. */
export function parseWeights(given: readonly string[]): Result<Weights> {
  const weights: Record<string, number> = {};
  for (const one of given) {
    const [, name, value] = /^\s*([\w.-]+)=(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?)\s*$/i.exec(one) ?? [];
    if (name === undefined || !Number.isFinite(Number(value))) return no({ code: 'not-a-weight', given: one });
    weights[name] = Number(value);
  }
  return ok(weights);
}
