import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import { DICTIONARY as EN } from '../../text/dictionary.en.ts';
import { DICTIONARY as ES } from '../../text/dictionary.es.ts';
import { namesOf, sideName } from '../../text/names.ts';
import type { Names } from '../../text/phrases.ts';
import type { Rules, Side } from '../../view.ts';

const DICTIONARIES = { en: EN, es: ES } as const;
const KNOWN = new WeakMap<Rules, Map<Language, Names>>();
const code = (fact: Fact): string => fact.code;

/** Names of the units, weapons and hexes of this match. */
export function namesIn(rules: Rules, language: Language): Names {
  const known = KNOWN.get(rules) ?? new Map<Language, Names>();
  KNOWN.set(rules, known);
  const names = known.get(language) ?? namesOf(DICTIONARIES[language], rules, code);
  known.set(language, names);
  return names;
}

/** A side as a heading: `Blue`, without the article used in sentences. */
export const sideTitle = (side: Side, language: Language): string =>
  capital(DICTIONARIES[language].inBrackets(sideName(DICTIONARIES[language], side)));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
