import { slotEn, slotEs } from '../location-text.ts';

type Facts = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, (facts: Facts) => string>>;

/** The names of the two lists. */
const WHAT: Readonly<Record<string, string>> = { armour: 'el blindaje', structure: 'la estructura' };

/** The players that do have files, if any. */
const others = (players: unknown, words: string): string =>
  Array.isArray(players) && players.length > 0 ? `${words} ${players.map((player) => `J${player}`).join(', ')}` : '';

export const CHECK_EN: Words = {
  'sbt-spelling': ({ file, line, expected, found }) =>
    `${file}, line ${line}: the simulator writes "${expected}", not "${found}"`,
  'sbt-missing': ({ file, players }) => `${file} is missing${others(players, '; files found for player')}`,
  'sbt-count': ({ file, expected, found }) =>
    `${file} lists ${found} ${found === 1 ? 'player' : 'players'} instead of ${expected}`,
  'sbt-no-such-player': ({ file, player }) => `${file} has no player J${player}`,
  'sbt-no-such-mech': ({ file, mech }) => `${file} defines 'Mech ${mech}, which is not in the match`,
  'sbt-off-map': ({ file, mech, hex }) => `${file}: 'Mech ${mech} is in hex ${hex}, off the map`,
  'sbt-differs': ({ file, other, what }) => `${file} and ${other} disagree on the ${what}`,
  'sbt-not-ammunition': ({ file, place, slot }) =>
    `${file}: ${slotEn({ place, slot })} is marked for ejection but contains no ammunition`,
};

export const CHECK_ES: Words = {
  'sbt-spelling': ({ file, line, expected, found }) =>
    `${file}, línea ${line}: el simulador escribe «${expected}», no «${found}»`,
  'sbt-missing': ({ file, players }) => `falta ${file}${others(players, '; hay archivos del jugador')}`,
  'sbt-count': ({ file, expected, found }) =>
    `${file} contiene ${found} ${found === 1 ? 'jugador' : 'jugadores'} en lugar de ${expected}`,
  'sbt-no-such-player': ({ file, player }) => `en ${file} no hay ningún jugador J${player}`,
  'sbt-no-such-mech': ({ file, mech }) => `${file} define el 'Mech ${mech}, que no está en la partida`,
  'sbt-off-map': ({ file, mech, hex }) => `${file}: el 'Mech ${mech} está en el hexágono ${hex}, fuera del mapa`,
  'sbt-differs': ({ file, other, what }) => `${file} y ${other} no coinciden en ${WHAT[String(what)] ?? what}`,
  'sbt-not-ammunition': ({ file, place, slot }) =>
    `${file}: ${slotEs({ place, slot })} está marcada para expulsarse, pero no contiene munición`,
};
