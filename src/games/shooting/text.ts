import { sayDecision } from '../../decide/text.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import type { TableEvent } from '../../kernel/table.ts';
import { sayKernel } from '../../kernel/words.ts';
import type { Command } from './commands.ts';
import type { Heard } from './events.ts';
import type { Rules } from './state.ts';
import { type Names, namesOf } from './text/names.ts';
import { ODDS as ODDS_EN } from './text/odds.en.ts';
import { ODDS as ODDS_ES } from './text/odds.es.ts';
import { EVENTS as EVENTS_EN, PHASE as PHASE_EN } from './text/phase.en.ts';
import { EVENTS as EVENTS_ES, PHASE as PHASE_ES } from './text/phase.es.ts';
import { REASONS as REASONS_EN } from './text/reasons.en.ts';
import { REASONS as REASONS_ES } from './text/reasons.es.ts';
import { TABLE as TABLE_EN } from './text/table.en.ts';
import { TABLE as TABLE_ES } from './text/table.es.ts';
import { TERMS as TERMS_EN } from './text/terms.en.ts';
import { TERMS as TERMS_ES } from './text/terms.es.ts';

const WORDS = {
  en: {
    codes: { ...TABLE_EN.codes, ...PHASE_EN, ...ODDS_EN },
    reasons: REASONS_EN,
    terms: TERMS_EN,
    events: EVENTS_EN,
    table: TABLE_EN,
  },
  es: {
    codes: { ...TABLE_ES.codes, ...PHASE_ES, ...ODDS_ES },
    reasons: REASONS_ES,
    terms: TERMS_ES,
    events: EVENTS_ES,
    table: TABLE_ES,
  },
} as const satisfies Record<Language, unknown>;

type Phrase<F, A> = (fact: F, names: A) => string;

/** One cast: a table's key picks the phrase made for facts of that name. */
const found = <A>(table: object, key: string): Phrase<unknown, A> | undefined =>
  Object.hasOwn(table, key) ? (table as Readonly<Record<string, Phrase<unknown, A>>>)[key] : undefined;

const spoken = (language: Language, rules: Rules | undefined): Names =>
  namesOf(WORDS[language].table.nouns, rules, (inner) => say(inner, language, rules) ?? inner.code);

/** Words for a refusal, a line of a receipt, an outcome or a heard event; `rules` let units be called by name. */
export function say(fact: Fact | Heard | TableEvent, language: Language, rules?: Rules): string | undefined {
  const words = WORDS[language];
  const names = spoken(language, rules);
  const called = { name: names.side, say: names.say };
  if ('code' in fact && typeof fact.code === 'string')
    return (
      found<Names>(words.codes, fact.code)?.(fact, names) ??
      found<Names>(words.reasons, fact.code)?.(fact, names) ??
      found<Names['say']>(words.terms, fact.code)?.(fact, names.say) ??
      sayDecision(fact as Fact, language) ??
      sayKernel(fact as Fact, language, called)
    );
  const { type } = fact as Heard;
  return found<Names>(words.events, type)?.(fact, names) ?? sayKernel({ ...fact, type }, language, called);
}

/** A command in words for people. */
export const order = (command: Command, language: Language, rules: Rules): string =>
  found<Names>(WORDS[language].table.orders, command.type)?.(command, spoken(language, rules)) ?? command.type;

/** What a side is called. A side is a seat here. */
export const name = (id: string, language: Language): string => spoken(language, undefined).side(id);

/** Every code of the game's own, reasons aside. */
export const CODES = [...Object.keys(WORDS.en.codes), ...Object.keys(WORDS.en.terms)];
