type Facts = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, (facts: Facts) => string>>;

/** The names of the two lists. */
const WHAT: Readonly<Record<string, string>> = { armour: 'el blindaje', structure: 'la estructura' };

/** The players that do have files, if any. */
const others = (players: unknown, words: string): string =>
  Array.isArray(players) && players.length > 0 ? `${words} ${players.join(', ')}` : '';

export const CHECK_EN: Words = {
  'sbt-spelling': ({ file, line, expected, found }) =>
    `${file}, line ${line}: the simulator writes "${expected}", not "${found}"`,
  'sbt-missing': ({ file, players }) => `${file} is missing${others(players, '; there are files for player')}`,
  'sbt-count': ({ file, expected, found }) => `${file} is about ${found} players, but there are ${expected}`,
  'sbt-no-such-player': ({ file, player }) => `${file} has no player ${player}`,
  'sbt-no-such-mech': ({ file, mech }) => `${file} defines 'Mech ${mech}, which is not in the match`,
  'sbt-off-map': ({ file, mech, hex }) => `${file}: 'Mech ${mech} stands in ${hex}, off the map`,
  'sbt-differs': ({ file, other, what }) => `${file} and ${other} disagree on the ${what}`,
  'sbt-not-ammunition': ({ file, place, slot }) =>
    `${file}: slot ${Number(slot) + 1} of ${place} should be ejected, but is not ammunition`,
};

export const CHECK_ES: Words = {
  'sbt-spelling': ({ file, line, expected, found }) =>
    `${file}, línea ${line}: el simulador escribe «${expected}», no «${found}»`,
  'sbt-missing': ({ file, players }) => `falta ${file}${others(players, '; hay archivos del jugador')}`,
  'sbt-count': ({ file, expected, found }) => `${file} habla de ${found} jugadores, pero hay ${expected}`,
  'sbt-no-such-player': ({ file, player }) => `en ${file} no hay ningún jugador ${player}`,
  'sbt-no-such-mech': ({ file, mech }) => `${file} define el 'Mech ${mech}, que no está en la partida`,
  'sbt-off-map': ({ file, mech, hex }) => `${file}: el 'Mech ${mech} está en ${hex}, fuera del mapa`,
  'sbt-differs': ({ file, other, what }) => `${file} y ${other} no coinciden en ${WHAT[String(what)] ?? what}`,
  'sbt-not-ammunition': ({ file, place, slot }) =>
    `${file}: se quiere expulsar la casilla ${Number(slot) + 1} de ${place}, que no es munición`,
};
