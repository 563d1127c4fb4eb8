import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';

type Facts = Readonly<Record<string, unknown>>;
type Code =
  | 'arena-sides'
  | 'arena-rules-changed'
  | 'arena-bot-changed'
  | 'arena-game-unreadable'
  | 'arena-game-differs'
  | 'arena-no-levels'
  | 'arena-one-persona'
  | 'ladder-few-games'
  | 'ladder-apart';
type Words = Readonly<Record<Code, (facts: Facts) => string>>;

const listed = (names: unknown): string => (names as readonly string[]).join(', ');

/** `(a, b) and (c)` */
const apart = (groups: unknown, and: string): string =>
  (groups as readonly (readonly string[])[]).map((group) => `(${listed(group)})`).join(` ${and} `);

const EN: Words = {
  'arena-sides': ({ game, sides }) =>
    `the arena exchanges two sides, and ${game} has ${sides} with this set-up; give a set-up with two`,
  'arena-rules-changed': ({ game, needs, has }) =>
    `it was begun with version ${needs} of the rules of ${game}, and here is ${has}; begin a new experiment`,
  'arena-bot-changed': ({ bot, was, is }) =>
    `${bot} has changed since (it was ${was}, now it is ${is}); begin a new experiment`,
  'arena-game-unreadable': ({ pair, game }) => `the stored game ${game} of pair ${pair} cannot be read`,
  'arena-game-differs': ({ pair, game }) =>
    `the stored game ${game} of pair ${pair}, played again, is not the game that was counted`,
  'arena-no-levels': ({ bot }) => `the bot ${bot} has no levels to make a pool of; name its opponents`,
  'arena-one-persona': ({ bot }) => `the bot ${bot} has one persona alone, which makes no pool; name its opponents`,
  'ladder-few-games': ({ bots, fewer }) => `fewer than ${fewer} games, so that ratings still go far: ${listed(bots)}`,
  'ladder-apart': ({ groups }) =>
    `bots that never met, directly or by others, cannot be compared: ${apart(groups, 'and')}`,
};

const ES: Words = {
  'arena-sides': ({ game, sides }) =>
    `la arena intercambia dos bandos y ${game} tiene ${sides} con esta preparación; dé una con dos`,
  'arena-rules-changed': ({ game, needs, has }) =>
    `empezó con la versión ${needs} de las reglas de ${game} y aquí está la ${has}; empiece otro experimento`,
  'arena-bot-changed': ({ bot, was, is }) =>
    `${bot} ha cambiado desde entonces (era ${was}, ahora es ${is}); empiece otro experimento`,
  'arena-game-unreadable': ({ pair, game }) => `no se puede leer la partida ${game} guardada del par ${pair}`,
  'arena-game-differs': ({ pair, game }) =>
    `la partida ${game} guardada del par ${pair}, jugada de nuevo, no es la que se contó`,
  'arena-no-levels': ({ bot }) => `el bot ${bot} no tiene niveles con los que formar un grupo; nombre a sus rivales`,
  'arena-one-persona': ({ bot }) => `el bot ${bot} solo tiene un carácter, que no forma un grupo; nombre a sus rivales`,
  'ladder-few-games': ({ bots, fewer }) =>
    `con menos de ${fewer} partidas, cuyo valor aún cambia mucho: ${listed(bots)}`,
  'ladder-apart': ({ groups }) =>
    `bots que nunca se han enfrentado, ni a través de otros, no se pueden comparar: ${apart(groups, 'y')}`,
};

export const ARENA_CODES: readonly string[] = Object.keys(EN);

/** Text for the arena's own codes. Undefined for any other code. */
export function sayArena(fact: Fact, language: Language): string | undefined {
  const table = language === 'es' ? ES : EN;
  return Object.hasOwn(table, fact.code) ? table[fact.code as Code](fact) : undefined;
}
