import { sayDecision } from '../../decide/decision-text.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import { sayKernel } from '../../kernel/kernel-text.ts';
import type { MatchEvent } from '../../kernel/match-status.ts';
import { type Format, fill } from '../../parts/text/fill.ts';
import type { Command } from './commands.ts';
import { isLocation } from './data/card.ts';
import { cardName } from './data/card-names.ts';
import type { Heard } from './events.ts';
import type { CardId, Rules } from './state.ts';
import { CODES as CODES_EN } from './text/codes.en.ts';
import { CODES as CODES_ES } from './text/codes.es.ts';
import { EVENTS as EVENTS_EN } from './text/events.en.ts';
import { EVENTS as EVENTS_ES } from './text/events.es.ts';
import type { Code } from './text/facts.ts';
import { REASONS as REASONS_EN } from './text/reasons.en.ts';
import { REASONS as REASONS_ES } from './text/reasons.es.ts';
import type { EventTexts, Naming, Text } from './text/text-table.ts';
import type { View } from './view.ts';

const TEXTS = {
  en: { codes: CODES_EN, reasons: REASONS_EN, events: EVENTS_EN },
  es: { codes: CODES_ES, reasons: REASONS_ES, events: EVENTS_ES },
} as const satisfies Record<Language, unknown>;

/** The text of a refusal, reason, receipt line, outcome or heard event; with `rules`, cards are called by name. */
export function say(fact: Fact | Heard | MatchEvent, language: Language, rules?: Rules): string | undefined {
  const { codes, reasons, events } = TEXTS[language];
  const naming = namingOf(language, rules);
  const called = { name: naming.side, say: naming.say };
  if ('code' in fact && typeof fact.code === 'string')
    return (
      told(codes, fact.code, fact, naming) ??
      told(reasons, fact.code, fact, naming) ??
      sayDecision(fact as Fact, language) ??
      sayKernel(fact as Fact, language, called)
    );
  const { type } = fact as Heard;
  return told(events.heard, type, fact, naming) ?? sayKernel({ ...fact, type }, language, called);
}

/** A command as text for people. With a view, it also says which of several copies is meant. */
export const order = (command: Command, language: Language, rules: Rules, view?: View): string =>
  told(TEXTS[language].events.orders, command.type, command, namingOf(language, rules, view)) ?? command.type;

/** The name of a side. In this game a side is a seat. */
export const name = (id: string, language: Language): string => namingOf(language, undefined).side(id);

/** Every code of this game, except the reasons of its bots. */
export const CODES = Object.keys(TEXTS.en.codes) as readonly Code[];

/** The only cast: a table's key selects the text written for facts of that name. */
function told(table: object, key: string, fact: object, naming: Naming): string | undefined {
  if (!Object.hasOwn(table, key)) return undefined;
  const text = (table as Readonly<Record<string, Text<object>>>)[key] as Text<object>;
  return typeof text === 'string' ? naming.fill(text, fact) : text(fact, naming);
}

function namingOf(language: Language, rules: Rules | undefined, view?: Pick<View, 'inPlay'>): Naming {
  const { events } = TEXTS[language];
  const format = formatOf(events, rules);
  return {
    card: (id) => nameOfCard(events, rules, id),
    cards: (ids) => cardNames(events, rules, ids),
    role(id) {
      const printed = rules?.cards[id];
      if (!printed) return undefined;
      if (isLocation(printed)) return 'location';
      return printed.kind === 'weapon' ? 'weapon' : 'other';
    },
    where: (id) => view?.inPlay.find((one) => one.card === id)?.at,
    side: (id) => termOf(events, '#', id),
    say: (inner) => say(inner, language, rules) ?? inner.code,
    fill: (template, facts) => fill(template, facts as Readonly<Record<string, unknown>>, language, format),
  };
}

/** The placeholder forms of this game's templates; see `EventTexts`. */
const formatOf =
  (events: EventTexts, rules: Rules | undefined): Format =>
  (value, form) => {
    if (form === '@') return nameOfCard(events, rules, Number(value));
    if (form === ',') return cardNames(events, rules, value as readonly CardId[]);
    if (form === '=') return String(value);
    if (form === '=,') return (value as readonly unknown[]).join(', ');
    if (form === '#' && value === null) return events.opponent;
    return Object.hasOwn(events.terms, form) ? termOf(events, form, String(value)) : undefined;
  };

function termOf({ terms }: EventTexts, form: string, id: string): string {
  const table = terms[form] ?? {};
  return Object.hasOwn(table, id) ? (table[id] as string) : id;
}

function nameOfCard({ card, language }: EventTexts, rules: Rules | undefined, id: CardId): string {
  const printed = rules?.cards[id];
  return printed ? cardName(printed, language) : `${card} ${id}`;
}

function cardNames(events: EventTexts, rules: Rules | undefined, ids: readonly CardId[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const called = nameOfCard(events, rules, id);
    counts.set(called, (counts.get(called) ?? 0) + 1);
  }
  return [...counts].map(([called, count]) => (count === 1 ? called : `${count} ${called}`)).join(', ');
}
