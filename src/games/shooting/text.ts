import { sayDecision } from '../../decide/decision-text.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import { sayKernel } from '../../kernel/kernel-text.ts';
import type { MatchEvent } from '../../kernel/match-status.ts';
import type { Command } from './commands.ts';
import type { Heard } from './events.ts';
import type { Rules } from './state.ts';
import { type Names, namesOf } from './text/names.ts';
import { EVENTS as EVENTS_EN, PHASE as PHASE_EN } from './text/phase.en.ts';
import { EVENTS as EVENTS_ES, PHASE as PHASE_ES } from './text/phase.es.ts';
import { phrased, QUESTION_TEXTS } from './text/question-text.ts';
import { REASONS as REASONS_EN } from './text/reasons.en.ts';
import { REASONS as REASONS_ES } from './text/reasons.es.ts';

const TEXTS = {
  en: {
    codes: { ...QUESTION_TEXTS.en.codes, ...PHASE_EN },
    reasons: REASONS_EN,
    events: EVENTS_EN,
    match: QUESTION_TEXTS.en.match,
  },
  es: {
    codes: { ...QUESTION_TEXTS.es.codes, ...PHASE_ES },
    reasons: REASONS_ES,
    events: EVENTS_ES,
    match: QUESTION_TEXTS.es.match,
  },
} as const satisfies Record<Language, unknown>;

const namesIn = (language: Language, rules: Rules | undefined): Names =>
  namesOf(language, TEXTS[language].match.nouns, rules, (inner) => say(inner, language, rules) ?? inner.code);

/** The text of a refusal, a receipt line, an outcome or a heard event; with `rules`, units are called by name. */
export function say(fact: Fact | Heard | MatchEvent, language: Language, rules?: Rules): string | undefined {
  const { codes, reasons, events } = TEXTS[language];
  const names = namesIn(language, rules);
  const called = { name: names.theSide, say: names.say };
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

/** The name of a side or seat, with its article; each side is one seat. */
export const name = (id: string, language: Language): string => namesIn(language, undefined).theSide(id);
