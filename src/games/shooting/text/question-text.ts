import type { Fact } from '../../../kernel/fact.ts';
import type { Language } from '../../../kernel/game.ts';
import { sayKernel } from '../../../kernel/kernel-text.ts';
import { MATCH as MATCH_EN } from './match.en.ts';
import { MATCH as MATCH_ES } from './match.es.ts';
import { type Names, namesOf, type Phrase } from './names.ts';
import { TERMS as TERMS_EN } from './terms.en.ts';
import { TERMS as TERMS_ES } from './terms.es.ts';

/** Facts about questions and the numbers in their answers; those of a match are in `text.ts`. */
export const QUESTION_TEXTS = {
  en: { codes: { ...MATCH_EN.codes, ...TERMS_EN }, match: MATCH_EN },
  es: { codes: { ...MATCH_ES.codes, ...TERMS_ES }, match: MATCH_ES },
} as const satisfies Record<Language, unknown>;

/** A table's text for a fact. The only cast: the key selects the phrase written for facts of that name. */
export function phrased(table: object, key: string, fact: object, names: Names): string | undefined {
  if (!Object.hasOwn(table, key)) return undefined;
  const phrase = (table as Readonly<Record<string, Phrase<unknown>>>)[key];
  return typeof phrase === 'string' ? names.fill(phrase, fact) : phrase?.(fact, names);
}

/** For the odds page, which does not load the texts of a match. */
export function sayQuestion(fact: Fact, language: Language): string | undefined {
  const { codes, match } = QUESTION_TEXTS[language];
  const names = namesOf(language, match.nouns, undefined, (inner) => sayQuestion(inner, language) ?? inner.code);
  return phrased(codes, fact.code, fact, names) ?? sayKernel(fact, language, { name: names.theSide, say: names.say });
}
