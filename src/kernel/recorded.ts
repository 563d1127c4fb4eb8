import { loaded } from './dice.ts';
import type { Game } from './game.ts';
import type { Hashing } from './hashing.ts';
import type { Kinds, Rules } from './kinds.ts';
import type { Result } from './result.ts';

/** The rules for a set-up from a log, a stored match or a message. Needs no dice: everything random is already decided. */
export const recordedRules = <K extends Kinds>(game: Game<K>, setup: unknown): Result<K['rules']> =>
  game.setUp(game.recorded?.(setup) ?? setup, loaded());

const SCHEME = 'content-2:';
/** Older digests covered the compiled rules, which change with every refactoring: they prove nothing about the tables. */
const OLDER = /^[0-9a-f]{64}$/;

/** Identifies the tables a match was played with. Ignores key order, and later keys that have their version-1 value. */
export function contentDigest<K extends Kinds>(game: Game<K>, rules: K['rules'], hashing: Hashing): string {
  const content = game.content?.(rules) ?? withoutSetup(rules);
  return SCHEME + hashing.digest(JSON.stringify(canonical(content, game.contentSince1 ?? {}, [])));
}

/** Whether a log was played with the current tables. Assumed for logs with the older digest; comparing events finds differences. */
export const isSameContent = <K extends Kinds>(
  game: Game<K>,
  rules: K['rules'],
  digest: string,
  hashing: Hashing,
): boolean => OLDER.test(digest) || digest === contentDigest(game, rules, hashing);

const withoutSetup = ({ setup: _, ...rest }: Rules): object => rest;

/** A copy with sorted keys, without keys that have their default value. `*` in `defaults` stands for any key. */
function canonical(value: unknown, defaults: Readonly<Record<string, unknown>>, path: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each, i) => canonical(each, defaults, [...path, String(i)]));
  const entries = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner, defaults, [...path, key])] as const)
    .filter(([key, inner]) => !isDefault(inner, [...path, key], defaults));
  return Object.fromEntries(entries);
}

const isDefault = (value: unknown, path: readonly string[], defaults: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(defaults).some(([pattern, usual]) => {
    const steps = pattern.split('.');
    const fits = steps.length === path.length && steps.every((step, i) => step === '*' || step === path[i]);
    return fits && JSON.stringify(value) === JSON.stringify(canonical(usual, {}, []));
  });
