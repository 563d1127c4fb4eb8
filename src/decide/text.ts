import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';

type Words = (fact: Fact) => string;

// A game's own text.ts comes first; these are the words for what decide/ itself has to say.
const EN: Readonly<Record<string, Words>> = {
  base: () => 'where every option begins',
  noise: () => 'misjudged at this level',
  overlooked: ({ rule }) => `overlooked: ${rule}`,
  'all-vetoed': ({ options }) => `every option (${options}) was ruled out`,
  'no-options': () => 'there was nothing to choose from',
  'at-random': ({ options }) => `one of ${options}, at random`,
  searched: ({ iterations, tried, options }) => `${iterations} play-outs over ${tried} of ${options} options`,
  'search-mean': ({ visits }) => `won in ${visits} play-outs, in per cent`,
  'search-doubt': ({ visits }) => `what ${visits} play-outs leave open`,
  'no-single-weight': ({ range }) => `no single weight flips it, even changed ${range}-fold`,
  'bot-name-order': ({ name, shape }) => `'${name}' is not a bot's name; write ${shape}`,
  'bot-name-id': ({ name, id }) => `'${name}': '${id}' is not a bot; ids are small letters, digits and hyphens`,
  'bot-name-level': ({ name, level, from, to }) => `'${name}': level '${level}' is not one of ${from} to ${to}`,
  'bot-name-persona': ({ name, persona }) => `'${name}': '${persona}' is not a persona's name`,
  'bot-name-digest': ({ name, digest }) => `'${name}': '${digest}' is not a digest of eight hex digits`,
};

const ES: Readonly<Record<string, Words>> = {
  base: () => 'de donde parte cada opción',
  noise: () => 'mal calculado a este nivel',
  overlooked: ({ rule }) => `pasado por alto: ${rule}`,
  'all-vetoed': ({ options }) => `todas las opciones (${options}) estaban descartadas`,
  'no-options': () => 'no había nada que elegir',
  'at-random': ({ options }) => `una de ${options}, al azar`,
  searched: ({ iterations, tried, options }) => `${iterations} simulaciones sobre ${tried} de ${options} opciones`,
  'search-mean': ({ visits }) => `ganado en ${visits} simulaciones, en tanto por ciento`,
  'search-doubt': ({ visits }) => `lo que ${visits} simulaciones dejan en duda`,
  'no-single-weight': ({ range }) => `ningún peso por sí solo la cambia, ni multiplicado por ${range}`,
  'bot-name-order': ({ name, shape }) => `'${name}' no es nombre de bot; escriba ${shape}`,
  'bot-name-id': ({ name, id }) => `'${name}': '${id}' no es un bot; solo minúsculas, cifras y guiones`,
  'bot-name-level': ({ name, level, from, to }) => `'${name}': el nivel '${level}' no está entre ${from} y ${to}`,
  'bot-name-persona': ({ name, persona }) => `'${name}': '${persona}' no es nombre de carácter`,
  'bot-name-digest': ({ name, digest }) => `'${name}': '${digest}' no es un resumen de ocho cifras hexadecimales`,
};

/** Words for decide's own codes, for a game's `say` to fall back on; undefined = not one of them. */
export function sayDecision(fact: Fact, language: Language): string | undefined {
  const words = language === 'es' ? ES : EN;
  return Object.hasOwn(words, fact.code) ? words[fact.code]?.(fact) : undefined;
}

export const DECISION_CODES: readonly string[] = Object.keys(EN);
