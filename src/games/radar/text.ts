import { sayDecision } from '../../decide/decision-text.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import type { TableEvent } from '../../kernel/table.ts';
import { sayKernel } from '../../kernel/words.ts';
import { cellName } from '../../parts/grid/grid.ts';
import type { Command, Message } from './commands.ts';
import { colourOfNode } from './data/boards.ts';
import type { Heard } from './events.ts';
import { type Rules, type Side, seatOf } from './state.ts';
import { EN } from './text/en.ts';
import { ES } from './text/es.ts';
import { REASONS as REASONS_EN } from './text/reasons.en.ts';
import { REASONS as REASONS_ES } from './text/reasons.es.ts';
import type { Code, Phrase, Places, Words } from './text/words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en: EN, es: ES };
const REASONS = { en: REASONS_EN, es: REASONS_ES } satisfies Record<Language, unknown>;

/** Words for a refusal, a reason, an outcome or a heard event; `rules` let cells be called by name. */
export function say(fact: Fact | Heard | TableEvent, language: Language, rules?: Rules): string | undefined {
  const words = WORDS[language];
  const places = placesOf(language, rules);
  const called = { name: (id: string) => nameOf(words, id), say: places.say };
  if ('code' in fact && typeof fact.code === 'string')
    return (
      found(words.codes, fact.code)?.(fact, places) ??
      found(REASONS[language], fact.code)?.(fact, places) ??
      sayDecision(fact as Fact, language) ??
      sayKernel(fact as Fact, language, called)
    );
  const { type } = fact as Heard;
  return found(words.heard, type)?.(fact, places) ?? sayKernel({ ...fact, type }, language, called);
}

/** A command in words for people. */
export function order(command: Command, language: Language, rules: Rules): string {
  const words = WORDS[language];
  const places = placesOf(language, rules);
  return found(words.orders, command.type)?.(command, places) ?? words.tells(places.message(command as Message));
}

/** What a seat or a side is called. */
export const name = (id: string, language: Language): string => nameOf(WORDS[language], id);

/** Every code of the game's own, reasons aside. */
export const CODES = Object.keys(EN.codes) as readonly Code[];

/** One cast: a table's key picks the phrase made for facts of that name. */
const found = (table: object, key: string): Phrase<unknown> | undefined =>
  Object.hasOwn(table, key) ? (table as Readonly<Record<string, Phrase<unknown>>>)[key] : undefined;

function placesOf(language: Language, rules: Rules | undefined): Places {
  const words = WORDS[language];
  const places: Places = {
    cell: (at) => (rules && at < rules.chart.cells ? cellName(rules.chart, at) : `${words.cell} ${at}`),
    colour: (node) => rules && colourOfNode(rules.board, node),
    seat: (seat) => nameOf(words, seat),
    figure: (value, decimals) => value.toFixed(decimals).replace('.', words.point),
    term: (id) => (typeof id === 'string' && Object.hasOwn(words.terms, id) ? (words.terms[id] as string) : String(id)),
    say: (inner) => say(inner, language, rules) ?? inner.code,
    message: (message) => found(words.messages, message.type)?.(message, places) ?? message.type,
  };
  return places;
}

function nameOf(words: Words, id: string): string {
  const who = seatOf(id);
  if (who) return words.seat(who.side, who.role);
  return Object.hasOwn(words.side, id) ? words.side[id as Side] : id;
}
