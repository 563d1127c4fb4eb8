import type { Language } from '../kernel/game.ts';

type Phrase = string | ((...facts: never[]) => string);
type Phrases = Readonly<Record<string, Phrase>>;
type Same<T extends Phrases> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };

/**
 * Texts in every language; a key missing in one language is a type error.
 *
 *     const labels = phrases({ en: { fire: 'Fire', at: (cell: string) => `at ${cell}` }, es: { … } });
 *     labels(scene.settings.language).at('H8')
 */
export function phrases<const T extends Phrases>(tables: {
  readonly en: T;
  readonly es: NoInfer<Same<T>>;
}): (language: Language) => Same<T> {
  const said: Readonly<Record<Language, Same<T>>> = tables as Readonly<Record<Language, Same<T>>>;
  return (language) => said[language];
}

/** Turns a lookup table into a function. */
export const by =
  <K extends string>(table: Readonly<Record<K, string>>) =>
  (name: K): string =>
    table[name];
