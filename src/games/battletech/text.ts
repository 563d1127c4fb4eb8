import { sayDecision } from '../../decide/decision-text.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import { sayKernel } from '../../kernel/kernel-text.ts';
import type { MatchEvent } from '../../kernel/match-status.ts';
import type { Hex } from '../../parts/hex/hex.ts';
import { type Format, fill } from '../../parts/text/fill.ts';
import type { Command } from './commands.ts';
import type { Place } from './data/places.ts';
import type { Heard } from './events.ts';
import type { Rules } from './state.ts';
import { EN } from './text/en.ts';
import { ES } from './text/es.ts';
import type { Code } from './text/facts.ts';
import { namesOf, sideName } from './text/names.ts';
import { type Dictionary, dicePips, type Form, modifier, type Names, type Text, type Texts } from './text/phrases.ts';
import { REASONS } from './text/reasons.ts';
import type { View } from './view.ts';

const TEXTS: Readonly<Record<Language, Texts>> = { en: EN, es: ES };

/** The text of a refusal, receipt line, outcome or heard event; with `rules`, units and hexes have their names. */
export function say(fact: Fact | Heard | MatchEvent, language: Language, rules?: Rules): string | undefined {
  const texts = TEXTS[language];
  const names = namesIn(language, rules);
  const kernelNames = { name: (id: string) => sideName(texts.dictionary, id), say: names.say };
  if ('code' in fact && typeof fact.code === 'string') {
    const table = Object.hasOwn(texts.codes, fact.code) ? texts.codes : REASONS[language];
    const own = sayWith(table, fact.code, fact, names, language);
    if (own !== undefined) return `${own}${atStep(fact, texts)}`;
    return sayDecision(fact as Fact, language) ?? sayKernel(fact as Fact, language, kernelNames);
  }
  const { type } = fact as Heard;
  return sayWith(texts.events, type, fact, names, language) ?? sayKernel({ ...fact, type }, language, kernelNames);
}

/**
 * A command as text; it names the unit if its side has several. With a view in which the unit has not moved yet, walks
 * say where they end.
 */
export function order(command: Command, language: Language, rules: Rules, view?: View): string {
  const names: Names = { ...namesIn(language, rules), stands: (unit) => view?.units[unit] };
  const text = sayWith(TEXTS[language].orders, command.type, command, names, language) ?? command.type;
  return 'unit' in command && !alone(rules, command.unit) ? `${names.unit(command.unit)}: ${text}` : text;
}

/** A side's name. In this game a seat is a side. */
export const name = (id: string, language: Language): string => sideName(TEXTS[language].dictionary, id);

/** All codes of this game. */
export const CODES = Object.keys(EN.codes) as readonly Code[];

/** The cast is safe: a table's key is the code or type of the facts that its text was written for. */
function sayWith(table: object, key: string, fact: object, names: Names, language: Language): string | undefined {
  if (!Object.hasOwn(table, key)) return undefined;
  const text = (table as Readonly<Record<string, Text<unknown>>>)[key] as Text<unknown>;
  if (typeof text === 'function') return text(fact, names);
  const { dictionary } = TEXTS[language];
  return fill(text, fact as Fact, language, formatOf(dictionary, names, fact));
}

const namesIn = (language: Language, rules: Rules | undefined): Names =>
  namesOf(TEXTS[language].dictionary, rules, (inner) => say(inner, language, rules) ?? inner.code);

/** A refused path names the step that is not possible. */
const atStep = (fact: object, { dictionary }: Texts): string =>
  'step' in fact && typeof fact.step === 'number' ? dictionary.step(fact.step + 1) : '';

const alone = ({ models }: Rules, unit: number): boolean =>
  models.every(({ side }, id) => id === unit || side !== models[unit]?.side);

/** Template forms that all languages share; each dictionary adds its own. */
const FORMS: Readonly<Record<string, Form>> = {
  hex: (at: Hex, names) => names.hex(at),
  unit: (id: number, names) => names.unit(id),
  whose: (id: number, names) => names.whose(id),
  side: (side: string | number, names) => names.side(side),
  weapon: (mount: number, names, { unit = 0 }) => names.mounted(unit, mount),
  gun: (mount: number, names, { unit = 0 }) => names.weapon(unit, mount),
  bin: (bin: number, names, { unit = 0 }) => names.bin(unit, bin),
  location: (place: Place, names, { unit = 0 }) => names.place(unit, place),
  item: (id: string, names) => names.item(id),
  reason: (code: string, names) => names.say({ code }),
  nth: (index: number) => String(index + 1), // people count from 1
  dice: (dice: readonly number[]) => dicePips(dice),
  modifier: (value: number) => modifier(value),
};

/** The game's own forms, for `fill`. */
const formatOf =
  ({ forms }: Dictionary, names: Names, facts: object): Format =>
  (value, form) => {
    const own = Object.hasOwn(FORMS, form) ? FORMS[form] : Object.hasOwn(forms, form) ? forms[form] : undefined;
    return own?.(value as never, names, facts as Readonly<Record<string, never>>);
  };
