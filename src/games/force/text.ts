import { sayDecision } from '../../decide/decision-text.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import { sayKernel } from '../../kernel/kernel-text.ts';
import type { TableEvent } from '../../kernel/table.ts';
import type { Command } from './commands.ts';
import type { Heard } from './events.ts';
import type { Rules } from './state.ts';
import { namesOf } from './text/names.ts';
import { REASONS as REASONS_EN } from './text/reasons.en.ts';
import { REASONS as REASONS_ES } from './text/reasons.es.ts';
import { RULES as RULES_EN } from './text/rules.en.ts';
import { RULES as RULES_ES } from './text/rules.es.ts';
import { TABLE as TABLE_EN } from './text/table.en.ts';
import { TABLE as TABLE_ES } from './text/table.es.ts';
import type { Code, Names, Phrase } from './text/words.ts';
import type { View } from './view.ts';

const WORDS = {
  en: { codes: { ...RULES_EN, ...TABLE_EN.codes }, reasons: REASONS_EN, table: TABLE_EN },
  es: { codes: { ...RULES_ES, ...TABLE_ES.codes }, reasons: REASONS_ES, table: TABLE_ES },
} as const satisfies Record<Language, unknown>;

/** One cast: a table's key picks the phrase made for facts of that name. */
const found = (table: object, key: string): Phrase<unknown> | undefined =>
  Object.hasOwn(table, key) ? (table as Readonly<Record<string, Phrase<unknown>>>)[key] : undefined;

const spoken = (language: Language, rules: Rules | undefined, view?: View): Names =>
  namesOf(WORDS[language].table, rules, view, (inner) => say(inner, language, rules) ?? inner.code);

/** Words for a refusal, a reason, a line of a receipt, an outcome or a heard event; `rules` let cards be called by name. */
export function say(fact: Fact | Heard | TableEvent, language: Language, rules?: Rules): string | undefined {
  const { codes, reasons, table } = WORDS[language];
  const names = spoken(language, rules);
  const called = { name: names.side, say: names.say };
  if ('code' in fact && typeof fact.code === 'string')
    return (
      found(codes, fact.code)?.(fact, names) ??
      found(reasons, fact.code)?.(fact, names) ??
      sayDecision(fact as Fact, language) ??
      sayKernel(fact as Fact, language, called)
    );
  const { type } = fact as Heard;
  return found(table.heard, type)?.(fact, names) ?? sayKernel({ ...fact, type }, language, called);
}

/** A command in words for people; with a view it says which of several like cards is meant. */
export const order = (command: Command, language: Language, rules: Rules, view?: View): string =>
  found(WORDS[language].table.orders, command.type)?.(command, spoken(language, rules, view)) ?? command.type;

/** What a side is called. A side is a seat here. */
export const name = (id: string, language: Language): string => spoken(language, undefined).side(id);

/** Every code of the game's own, reasons aside. */
export const CODES = Object.keys(WORDS.en.codes) as readonly Code[];
