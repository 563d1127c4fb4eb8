import { sayDecision } from '../../decide/decision-text.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import type { TableEvent } from '../../kernel/table.ts';
import { sayKernel } from '../../kernel/words.ts';
import type { Command } from './commands.ts';
import type { Heard } from './events.ts';
import type { Rules } from './state.ts';
import { EN } from './text/en.ts';
import { ES } from './text/es.ts';
import type { Code } from './text/facts.ts';
import { namesOf, sideName } from './text/names.ts';
import type { Names, Phrase, Texts } from './text/phrases.ts';
import { REASONS } from './text/reasons.ts';
import type { View } from './view.ts';

const WORDS: Readonly<Record<Language, Texts>> = { en: EN, es: ES };

/** Words for a refusal, a line of a receipt, an outcome or a heard event; `rules` let units and hexes be called by name. */
export function say(fact: Fact | Heard | TableEvent, language: Language, rules?: Rules): string | undefined {
  const words = WORDS[language];
  const names = spoken(language, rules);
  const called = { name: (id: string) => sideName(words.dictionary, id), say: names.say };
  if ('code' in fact && typeof fact.code === 'string') {
    const own = (found(words.codes, fact.code) ?? found(REASONS[language], fact.code))?.(fact, names);
    if (own !== undefined) return `${own}${atStep(fact, words)}`;
    return sayDecision(fact as Fact, language) ?? sayKernel(fact as Fact, language, called);
  }
  const { type } = fact as Heard;
  return found(words.events, type)?.(fact, names) ?? sayKernel({ ...fact, type }, language, called);
}

/**
 * A command in words for people; a side with several units is told which of them is meant. A view in which the unit has
 * not moved yet lets walks say where they end.
 */
export function order(command: Command, language: Language, rules: Rules, view?: View): string {
  const names: Names = { ...spoken(language, rules), stands: (unit) => view?.units[unit] };
  const told = found(WORDS[language].orders, command.type)?.(command, names) ?? command.type;
  return 'unit' in command && !alone(rules, command.unit) ? `${names.unit(command.unit)}: ${told}` : told;
}

/** What a side is called. A side is a seat here. */
export const name = (id: string, language: Language): string => sideName(WORDS[language].dictionary, id);

/** Every code of the game's own. */
export const CODES = Object.keys(EN.codes) as readonly Code[];

/** One cast: a table's key picks the phrase made for facts of that name. */
const found = (table: object, key: string): Phrase<unknown> | undefined =>
  Object.hasOwn(table, key) ? (table as Readonly<Record<string, Phrase<unknown>>>)[key] : undefined;

const spoken = (language: Language, rules: Rules | undefined): Names =>
  namesOf(WORDS[language].dictionary, rules, (inner) => say(inner, language, rules) ?? inner.code);

/** Refusals of a path say at which step it goes wrong. */
const atStep = (fact: object, { dictionary }: Texts): string =>
  'step' in fact && typeof fact.step === 'number' ? dictionary.step(fact.step + 1) : '';

const alone = ({ models }: Rules, unit: number): boolean =>
  models.every(({ side }, id) => id === unit || side !== models[unit]?.side);
