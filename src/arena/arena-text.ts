import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';
import { fill } from '../parts/text/fill.ts';

const EN = {
  'arena-sides': 'the arena needs two sides, but {game} has {sides} with this set-up; use a set-up with two',
  'arena-rules-changed':
    'it was started with version {needs} of the rules of {game}, but this is version {has}; start a new experiment',
  'arena-bot-changed': '{bot} has changed since (from {was} to {is}); start a new experiment',
  'arena-game-unreadable': 'the stored game {game} of pair {pair} cannot be read',
  'arena-game-differs': 'the stored game {game} of pair {pair} gives a different result when replayed',
  'arena-no-levels': 'the bot {bot} has no levels to use as a pool; name its opponents',
  'arena-one-persona': 'the bot {bot} has only one persona, which is not enough for a pool; name its opponents',
  'ladder-few-games': 'ratings based on fewer than {fewer} games are unreliable: {bots:,}',
  'ladder-apart':
    'these groups cannot be compared, because their bots never met, not even through others: {groups:and}',
};

const ES: typeof EN = {
  'arena-sides':
    'la arena necesita dos bandos, pero {game} tiene {sides} con esta preparación; usa una preparación con dos',
  'arena-rules-changed':
    'empezó con la versión {needs} de las reglas de {game}, pero esta es la {has}; empieza otro experimento',
  'arena-bot-changed': '{bot} ha cambiado desde entonces (de {was} a {is}); empieza otro experimento',
  'arena-game-unreadable': 'no se puede leer la partida {game} guardada de la pareja {pair}',
  'arena-game-differs': 'la partida {game} guardada de la pareja {pair} da otro resultado al repetirla',
  'arena-no-levels': 'el bot {bot} no tiene niveles con los que formar un grupo; indica sus rivales',
  'arena-one-persona': 'el bot {bot} solo tiene un carácter, que no basta para formar un grupo; indica sus rivales',
  'ladder-few-games': 'las puntuaciones con menos de {fewer} partidas son poco fiables: {bots:,}',
  'ladder-apart':
    'estos grupos no se pueden comparar, porque sus bots nunca se han enfrentado, ni a través de otros: {groups:y}',
};

export const ARENA_CODES: readonly string[] = Object.keys(EN);

/** Groups as `(a, b) and (c)`; the form is the word between them. */
const grouped = (value: unknown, form: string): string | undefined =>
  form === 'and' || form === 'y'
    ? (value as readonly (readonly string[])[]).map((group) => `(${group.join(', ')})`).join(` ${form} `)
    : undefined;

/** Text for the arena's own codes. Undefined for any other code. */
export function sayArena(fact: Fact, language: Language): string | undefined {
  const texts: Readonly<Record<string, string>> = language === 'es' ? ES : EN;
  return Object.hasOwn(texts, fact.code) ? fill(texts[fact.code] ?? '', fact, language, grouped) : undefined;
}
