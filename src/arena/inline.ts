import type { Weights } from '../kernel/bot.ts';
import { no, ok, type Result } from '../kernel/result.ts';

/** `crew+hunter:room=12,tells=0` taken apart; undefined = the name has no weights of its own. */
export function inlineOf(text: string): { readonly name: string; readonly changed: Result<Weights> | undefined } {
  const [, name, own] = /^([^:]*):([^:]*=.*)$/s.exec(text) ?? [];
  return name === undefined || own === undefined
    ? { name: text, changed: undefined }
    : { name, changed: weightsFrom(own.split(',')) };
}

/** The name that plays with this table: what differs from the bot's own is said in it. */
export function inlineName(name: string, own: Weights, weights: Weights): string {
  const changed = Object.entries(weights).filter(([weight, value]) => value !== own[weight]);
  return changed.length === 0 ? name : `${name}:${changed.map(([weight, value]) => `${weight}=${value}`).join(',')}`;
}

/** A name that people can read: where weights stand in it, the digest of the table instead. */
export function shownName({ name, weights }: { readonly name: string; readonly weights: string | null }): string {
  const { name: plain, changed } = inlineOf(name);
  return changed?.ok && weights !== null ? `${plain.replace(/#[0-9a-f]{8}$/, '')}#${weights}` : name;
}

/** `NAME=VALUE` each. */
export function weightsFrom(given: readonly string[]): Result<Weights> {
  const weights: Record<string, number> = {};
  for (const one of given) {
    const [, name, value] = /^\s*([\w.-]+)=(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?)\s*$/i.exec(one) ?? [];
    if (name === undefined || !Number.isFinite(Number(value))) return no({ code: 'not-a-weight', given: one });
    weights[name] = Number(value);
  }
  return ok(weights);
}
