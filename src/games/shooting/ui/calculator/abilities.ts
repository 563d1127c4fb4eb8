import type { Language } from '../../../../kernel/game.ts';
import { abilityOf } from '../../data/abilities.ts';
import { ABILITIES, entryOf } from '../../rules/abilities/registry.ts';
import { sayQuestion } from '../../text/question-text.ts';
import { ABILITY_NAMES, MODIFIERS } from '../../text/terms.es.ts';
import { type Field, printedList } from './fields.ts';

/** An ability for people to read: `Fuego rápido 1` for `Rapid Fire 1`. Unknown ones stay as typed. */
export function abilityName(printed: string, language: Language): string {
  const { id, ...letters } = abilityOf(printed);
  if (language === 'en' || !entryOf({ id })) return printed;
  return sayQuestion({ code: 'ability', by: 'weapon', ability: id, ...letters }, language) ?? printed;
}

export const abilityNames = (printed: readonly string[], language: Language): string[] =>
  printed.map((one) => abilityName(one, language));

/** A typed list, in the page's language or as datasheets print it; the question always uses the printed names. */
export const abilityList = (language: Language): Field<string[]> => ({
  read: (text) => printedList.read(text)?.map((name) => (language === 'en' ? name : inPrint(name))),
});

const inPrint = (name: string): string => {
  for (const [pattern, print] of SPANISH) {
    const found = pattern.exec(name);
    if (found) return print.replace(LETTERS, (letter) => found.groups?.[letter] ?? letter);
  }
  return name;
};

const LETTERS = /\bKEYWORD\b|\bN\b|\bX\b/g;
const ESCAPED = /[.*+?^$()[\]|]/g;

/** The Spanish pattern `Fuego rápido X`, and the printed `Rapid Fire X` it stands for. */
const SPANISH = Object.entries({ ...ABILITY_NAMES, ...MODIFIERS }).map(([id, name]) => {
  const pattern = name
    .replace(ESCAPED, '\\$&')
    .replace(LETTERS, (letter) => `(?<${letter}>${letter === 'KEYWORD' ? '.+' : '\\S+'})`);
  return [new RegExp(`^${pattern}$`, 'iu'), ABILITIES[id as keyof typeof ABILITIES].print] as const;
});
