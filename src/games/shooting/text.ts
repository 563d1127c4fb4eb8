import { sayDecision } from '../../decide/decision-text.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import { sayKernel } from '../../kernel/kernel-text.ts';
import type { MatchEvent } from '../../kernel/match-status.ts';
import type { Command } from './commands.ts';
import type { Heard } from './events.ts';
import type { Rules } from './state.ts';
import { MATCH as MATCH_EN } from './text/match.en.ts';
import { MATCH as MATCH_ES } from './text/match.es.ts';
import { type Names, namesOf, type Phrase } from './text/names.ts';
import { EVENTS as EVENTS_EN, PHASE as PHASE_EN } from './text/phase.en.ts';
import { EVENTS as EVENTS_ES, PHASE as PHASE_ES } from './text/phase.es.ts';
import { REASONS as REASONS_EN } from './text/reasons.en.ts';
import { REASONS as REASONS_ES } from './text/reasons.es.ts';
import { TERMS as TERMS_EN } from './text/terms.en.ts';
import { TERMS as TERMS_ES } from './text/terms.es.ts';

const TEXTS = {
  en: {
    codes: { ...MATCH_EN.codes, ...PHASE_EN, ...TERMS_EN },
    reasons: REASONS_EN,
    events: EVENTS_EN,
    match: MATCH_EN,
  },
  es: {
    codes: { ...MATCH_ES.codes, ...PHASE_ES, ...TERMS_ES },
    reasons: REASONS_ES,
    events: EVENTS_ES,
    match: MATCH_ES,
  },
} as const satisfies Record<Language, unknown>;

/** A table's text for a fact. The only cast: the key selects the phrase written for facts of that name. */
function phrased(table: object, key: string, fact: object, names: Names): string | undefined {
  if (!Object.hasOwn(table, key)) return undefined;
  const phrase = (table as Readonly<Record<string, Phrase<unknown>>>)[key];
  return typeof phrase === 'string' ? names.fill(phrase, fact) : phrase?.(fact, names);
}

const namesIn = (language: Language, rules: Rules | undefined): Names =>
  namesOf(language, TEXTS[language].match.nouns, rules, (inner) => say(inner, language, rules) ?? inner.code);

/** The text of a refusal, a receipt line, an outcome or a heard event; with `rules`, units are called by name. */
export function say(fact: Fact | Heard | MatchEvent, language: Language, rules?: Rules): string | undefined {
  const { codes, reasons, events } = TEXTS[language];
  const names = namesIn(language, rules);
  const called = { name: names.side, say: names.say };
  if ('code' in fact && typeof fact.code === 'string')
    return (
      phrased(codes, fact.code, fact, names) ??
      phrased(reasons, fact.code, fact, names) ??
      sayDecision(fact as Fact, language) ??
      sayKernel(fact as Fact, language, called)
    );
  const { type } = fact as Heard;
  return phrased(events, type, fact, names) ?? sayKernel({ ...fact, type }, language, called);
}

/** A command for people to read. */
export const order = (command: Command, language: Language, rules: Rules): string =>
  phrased(TEXTS[language].match.orders, command.type, command, namesIn(language, rules)) ?? command.type;

/** The name of a side or seat; each side is one seat. */
export const name = (id: string, language: Language): string => namesIn(language, undefined).side(id);
