import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';

type Words = (fact: Fact) => string;

const listed = (known: unknown): string => (Array.isArray(known) ? known.join(', ') : '');

// Text for codes from decide/. A game's own text takes precedence.
const EN: Readonly<Record<string, Words>> = {
  base: () => 'where every option begins',
  noise: () => 'misjudged at this level',
  held: ({ from }) => `${Number(Number(from).toFixed(2))} is outside the scale`,
  overlooked: ({ rule }) => `overlooked: ${rule}`,
  'all-vetoed': ({ options }) => `every option (${options}) was ruled out`,
  'no-options': () => 'there was nothing to choose from',
  'at-random': ({ options }) => `one of ${options}, at random`,
  searched: ({ iterations, tried, options }) => `${iterations} play-outs over ${tried} of ${options} options`,
  'search-mean': ({ visits }) => `won in ${visits} play-outs, in per cent`,
  'search-doubt': ({ visits }) => `what ${visits} play-outs leave open`,
  'no-single-weight': ({ range }) => `no single weight flips it, even changed ${range}-fold`,
  'no-weights': ({ bot }) => `the bot ${bot} has no weights, so none could change its mind`,
  'unknown-bot': ({ game, bot, known }) => `${game} has no bot "${bot}"; it has ${listed(known)}`,
  'unknown-persona': ({ bot, persona, known }) => `the bot ${bot} has no persona "${persona}"; it has ${listed(known)}`,
  'unknown-weights': ({ bot, digest, today }) => `the weights #${digest} of ${bot} are not here; today's are #${today}`,
  'bad-table': ({ file }) => `the table of weights ${file} is not as it was written`,
  'bot-without-levels': ({ bot }) => `the bot ${bot} has no levels: write just ${bot}`,
  'auto-level-is-for-play': () => 'auto is for the command line: name a level from 1 to 5',
  'bot-name-order': ({ name, shape }) => `'${name}' is not a bot's name; write ${shape}`,
  'bot-name-id': ({ name, id }) => `'${name}': '${id}' is not a bot; ids are small letters, digits and hyphens`,
  'bot-name-level': ({ name, level, from, to }) => `'${name}': level '${level}' is not one of ${from} to ${to}`,
  'bot-name-persona': ({ name, persona }) => `'${name}': '${persona}' is not a persona's name`,
  'bot-name-digest': ({ name, digest }) => `'${name}': '${digest}' is not a digest of eight hex digits`,
};

const ES: Readonly<Record<string, Words>> = {
  base: () => 'de donde parte cada opción',
  noise: () => 'mal calculado a este nivel',
  held: ({ from }) => `${Number(Number(from).toFixed(2))} está fuera de la escala`,
  overlooked: ({ rule }) => `pasado por alto: ${rule}`,
  'all-vetoed': ({ options }) => `todas las opciones (${options}) estaban descartadas`,
  'no-options': () => 'no había nada que elegir',
  'at-random': ({ options }) => `una de ${options}, al azar`,
  searched: ({ iterations, tried, options }) => `${iterations} simulaciones sobre ${tried} de ${options} opciones`,
  'search-mean': ({ visits }) => `ganado en ${visits} simulaciones, en tanto por ciento`,
  'search-doubt': ({ visits }) => `lo que ${visits} simulaciones dejan en duda`,
  'no-single-weight': ({ range }) => `ningún peso por sí solo la cambia, ni multiplicado por ${range}`,
  'no-weights': ({ bot }) => `el bot ${bot} no tiene pesos, así que ninguno podría hacerle cambiar de idea`,
  'unknown-bot': ({ game, bot, known }) => `${game} no tiene ningún bot «${bot}»; tiene ${listed(known)}`,
  'unknown-persona': ({ bot, persona, known }) =>
    `el bot ${bot} no tiene el carácter «${persona}»; tiene ${listed(known)}`,
  'unknown-weights': ({ bot, digest, today }) =>
    `los pesos #${digest} de ${bot} no están aquí; los de hoy son #${today}`,
  'bad-table': ({ file }) => `la tabla de pesos ${file} no está como se escribió`,
  'bot-without-levels': ({ bot }) => `el bot ${bot} no tiene niveles: escriba solo ${bot}`,
  'auto-level-is-for-play': () => 'auto es para la línea de órdenes: indique un nivel del 1 al 5',
  'bot-name-order': ({ name, shape }) => `'${name}' no es nombre de bot; escriba ${shape}`,
  'bot-name-id': ({ name, id }) => `'${name}': '${id}' no es un bot; solo minúsculas, cifras y guiones`,
  'bot-name-level': ({ name, level, from, to }) => `'${name}': el nivel '${level}' no está entre ${from} y ${to}`,
  'bot-name-persona': ({ name, persona }) => `'${name}': '${persona}' no es nombre de carácter`,
  'bot-name-digest': ({ name, digest }) => `'${name}': '${digest}' no es un resumen de ocho cifras hexadecimales`,
};

/** Text for decide's own codes, used when the game has none; undefined for other codes. */
export function sayDecision(fact: Fact, language: Language): string | undefined {
  const words = language === 'es' ? ES : EN;
  return Object.hasOwn(words, fact.code) ? words[fact.code]?.(fact) : undefined;
}

export const DECISION_CODES: readonly string[] = Object.keys(EN);
