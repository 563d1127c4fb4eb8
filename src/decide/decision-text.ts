import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';
import { fill } from '../parts/text/fill.ts';

// Text for codes from decide/. A game's own text takes precedence.
const EN: Readonly<Record<string, string>> = {
  base: 'starting score of every option',
  noise: 'error of judgement at this level',
  held: '{from:1} is outside the scale',
  'no-rule': 'no rule applies to this option',
  'invalid-worth': 'dropped: the rule returned {worth} instead of a number',
  overlooked: 'at this level, the bot ignored its rule {rule}',
  'all-vetoed': 'every option was ruled out ({options})',
  'no-options': 'there was nothing to choose from',
  'near-tie': 'almost as good as the best option, so it counts as equal',
  'mixed-options': 'one of {options} options of nearly equal value, drawn at random; better ones are more likely',
  'at-random': 'picked at random from {options:option|options}',
  searched: '{iterations:playout|playouts}, {tried} of {options:option|options} tried',
  'search-mean': 'average result of {visits:playout|playouts}, in percent',
  'search-doubt': 'uncertainty after {visits:playout|playouts}',
  'search-agrees': 'the playouts confirm the choice of the game’s own bot',
  'search-differs': 'the game’s own bot would have chosen differently',
  'no-single-weight': 'changing one weight by up to {range} times its value does not change the choice',
  'no-weights': 'the bot {bot} has no weights, so none can change its choice',
  'unknown-bot': '{game} has no bot "{bot}"; available: {known:,}',
  'unknown-persona': 'the bot {bot} has no persona "{persona}"; available: {known:,}',
  'unknown-weights': 'unknown weights #{digest} for {bot}; the current ones are #{today}',
  'bad-table': 'the weight table {file} has been modified; restore the original file',
  'bot-without-levels': 'the bot {bot} has no levels; write just {bot}',
  'auto-level-is-for-play': 'auto only works with play; give a level from 1 to 5',
  'bot-name-order': '"{name}" is not a valid bot name; write {shape}',
  'bot-name-id': '"{name}": "{id}" is not a valid bot id; use lower-case letters, digits and hyphens',
  'bot-name-level': '"{name}": "{level}" is not a level; use {from} to {to}',
  'bot-name-persona': '"{name}": "{persona}" is not a valid persona name',
  'bot-name-digest': '"{name}": "{digest}" is not a digest (eight hex digits)',
};

const ES: Readonly<Record<string, string>> = {
  base: 'puntuación inicial de todas las opciones',
  noise: 'error de cálculo a este nivel',
  held: '{from:1} está fuera de la escala',
  'no-rule': 'ninguna regla se aplica a esta opción',
  'invalid-worth': 'descartada: la regla devolvió {worth} en lugar de un número',
  overlooked: 'en este nivel, el bot no ha tenido en cuenta su regla {rule}',
  'all-vetoed': 'todas las opciones estaban descartadas ({options})',
  'no-options': 'no había nada que elegir',
  'near-tie': 'casi tan buena como la mejor opción: cuenta como igual',
  'mixed-options': 'una de {options} opciones de valor casi igual, elegida al azar: cuanto mejor, más probable',
  'at-random': 'elegida al azar entre {options:opción|opciones}',
  searched: '{iterations:simulación|simulaciones}, {tried} de {options:opción probada|opciones probadas}',
  'search-mean': 'resultado medio de {visits:simulación|simulaciones}, en porcentaje',
  'search-doubt': 'incertidumbre tras {visits:simulación|simulaciones}',
  'search-agrees': 'las simulaciones confirman la elección del bot del juego',
  'search-differs': 'el bot del juego habría elegido otra opción',
  'no-single-weight': 'cambiar un solo peso, hasta {range} veces su valor, no cambia la elección',
  'no-weights': 'el bot {bot} no tiene pesos, así que ninguno puede cambiar su elección',
  'unknown-bot': '{game} no tiene ningún bot «{bot}»; disponibles: {known:,}',
  'unknown-persona': 'el bot {bot} no tiene el estilo «{persona}»; disponibles: {known:,}',
  'unknown-weights': 'pesos #{digest} desconocidos para {bot}; los actuales son #{today}',
  'bad-table': 'la tabla de pesos {file} ha sido modificada; restaura el archivo original',
  'bot-without-levels': 'el bot {bot} no tiene niveles; escribe solo {bot}',
  'auto-level-is-for-play': 'auto solo funciona con play; indica un nivel del 1 al 5',
  'bot-name-order': '«{name}» no es un nombre de bot válido; escribe {shape}',
  'bot-name-id': '«{name}»: «{id}» no es un bot válido; usa minúsculas, cifras y guiones',
  'bot-name-level': '«{name}»: «{level}» no es un nivel; usa del {from} al {to}',
  'bot-name-persona': '«{name}»: «{persona}» no es un nombre de estilo válido',
  'bot-name-digest': '«{name}»: «{digest}» no es un resumen (ocho cifras hexadecimales)',
};

/** Text for decide's own codes, used when the game has none; undefined for other codes. */
export function sayDecision(fact: Fact, language: Language): string | undefined {
  const texts = language === 'es' ? ES : EN;
  return Object.hasOwn(texts, fact.code) ? fill(texts[fact.code] ?? '', { known: [], ...fact }, language) : undefined;
}

export const DECISION_CODES: readonly string[] = Object.keys(EN);
