import { sayDecision } from '../../decide/decision-text.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import { sayKernel } from '../../kernel/kernel-text.ts';
import type { MatchEvent } from '../../kernel/match-status.ts';
import { cellName } from '../../parts/grid/grid.ts';
import { decimal, type Format, fill } from '../../parts/text/fill.ts';
import type { Command, Message } from './commands.ts';
import { colourOfNode } from './data/boards.ts';
import type { Heard } from './events.ts';
import type { Rules } from './state.ts';
import { EN } from './text/en.ts';
import { ES } from './text/es.ts';
import type { Code } from './text/facts.ts';
import { REASONS as REASONS_EN } from './text/reasons.en.ts';
import { REASONS as REASONS_ES } from './text/reasons.es.ts';
import { shareRuledOut } from './text/ruled-out.ts';
import { listed, type Naming, type Text, type TextTable } from './text/text-table.ts';

const TABLES: Readonly<Record<Language, TextTable>> = { en: EN, es: ES };
const REASONS = { en: REASONS_EN, es: REASONS_ES } satisfies Record<Language, unknown>;

/** The text of a refusal, a reason, an outcome or a heard event; `rules` give cells their names. */
export function say(fact: Fact | Heard | MatchEvent, language: Language, rules?: Rules): string | undefined {
  const table = TABLES[language];
  const naming = namingOf(language, rules);
  const called = { name: table.name, say: naming.say };
  if ('code' in fact && typeof fact.code === 'string')
    return (
      told(table.codes, fact.code, fact, naming) ??
      told(REASONS[language], fact.code, fact, naming) ??
      sayDecision(fact as Fact, language) ??
      sayKernel(fact as Fact, language, called)
    );
  const { type } = fact as Heard;
  return told(table.heard, type, fact, naming) ?? sayKernel({ ...fact, type }, language, called);
}

/** A command as text for people. */
export function order(command: Command, language: Language, rules: Rules): string {
  const table = TABLES[language];
  const naming = namingOf(language, rules);
  return (
    told(table.orders, command.type, command, naming) ??
    fill(table.toCrew, { message: naming.message(command as Message) }, language)
  );
}

/** The name of a seat or a side. */
export const name = (id: string, language: Language): string => TABLES[language].name(id);

/** Every code of this game, except the reasons of its bots. */
export const CODES = Object.keys(EN.codes) as readonly Code[];

/** The only cast: the key of a table selects the text made for facts of that name. */
function told(table: object, key: string, fact: object, naming: Naming): string | undefined {
  if (!Object.hasOwn(table, key)) return undefined;
  const text = (table as Readonly<Record<string, Text<object>>>)[key] as Text<object>;
  return typeof text === 'string' ? naming.fill(text, fact) : text(fact, naming);
}

function namingOf(language: Language, rules: Rules | undefined): Naming {
  const table = TABLES[language];
  const format = formatOf(table, language, rules);
  const naming: Naming = {
    colour: (node) => rules && colourOfNode(rules.board, node),
    say: (inner) => say(inner, language, rules) ?? inner.code,
    message: (message) => told(table.messages, message.type, message, naming) ?? message.type,
    fill: (template, facts) => fill(template, facts as Readonly<Record<string, unknown>>, language, format),
  };
  return naming;
}

/** The forms of this game's templates; see `TextTable`. */
function formatOf(table: TextTable, language: Language, rules: Rules | undefined): Format {
  const cell = (at: number): string =>
    rules && at < rules.chart.cells ? cellName(rules.chart, at) : `${table.cell} ${at}`;
  const term = (id: unknown, form: '' | 'the' | 'of'): string =>
    typeof id === 'string' && Object.hasOwn(table.terms[form], id) ? (table.terms[form][id] as string) : String(id);
  const list = (value: unknown): string[] => (value as readonly unknown[]).map((each) => term(each, ''));
  return (value, form) => {
    if (form === 'seat') return typeof value === 'string' ? table.theSeat(value) : table.unknown;
    if (value === undefined || value === null) return '?'; // a player may leave out any fact of a sentence
    if (form === '@')
      return typeof value === 'number' && value >= 0 && Number.isInteger(value) ? cell(value) : String(value);
    if (form === '%') return typeof value === 'number' ? undefined : '?';
    if (form === '=') return String(value);
    if (form === '=,') return (value as readonly unknown[]).join(', ');
    if (form === 'cut') return table.ruledOut(shareRuledOut(Number(value)));
    if (form === 'and' || form === 'or') return listed(list(value), table[form]);
    if (form === '' || form === 'the' || form === 'of') return term(value, form);
    return /^\d$/.test(form) ? decimal(Math.abs(Number(value)), Number(form), language) : undefined;
  };
}
