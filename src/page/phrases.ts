import type { Language } from '../kernel/game.ts';

type Phrase = string | ((...facts: never[]) => string);
type Phrases = Readonly<Record<string, Phrase>>;
type Same<T extends Phrases> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };

/**
 * A table of texts in every language; a key that one language lacks is a type error.
 *
 *     const words = phrases({ en: { fire: 'Fire', at: (cell: string) => `at ${cell}` }, es: { … } });
 *     words(scene.settings.language).at('H8')
 */
export function phrases<const T extends Phrases>(tables: {
  readonly en: T;
  readonly es: NoInfer<Same<T>>;
}): (language: Language) => Same<T> {
  const said: Readonly<Record<Language, Same<T>>> = tables as Readonly<Record<Language, Same<T>>>;
  return (language) => said[language];
}

/** A word for each of some names. */
export const by =
  <K extends string>(table: Readonly<Record<K, string>>) =>
  (name: K): string =>
    table[name];
