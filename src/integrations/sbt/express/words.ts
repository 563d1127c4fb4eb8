type Facts = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, (facts: Facts) => string>>;

/** What one of our bots wanted and the protocol cannot say, and why it is not asked at all. */
export const EXPRESS_EN: Words = {
  'untold-charge': ({ kind }) =>
    `the files have no word for a ${kind === 'charge' ? 'charge' : 'death from above'}: only the move is told`,
  'untold-bridge': () => 'the files have no bridges: where the jump is to land is not told',
  'untold-twist': () => 'the files know twists of one hexside only: a shorter one is told',
  'untold-aim': () => 'the files have no aimed shots: a plain one is told',
  'untold-flamer': () => 'the files do not say what a flamer is to do: a plain shot is told',
  'untold-goal': () => 'the files do not say what a hex is fired at for: the simulator decides',
  'untold-primary': () => "the files have only 'Mechs for the first of several targets: another one is taken",
  'untold-flip': () => 'the files have no word for arms that flip: nothing is told',
  'untold-push': () => 'the files have no word for a push: it is left out',
  'untold-reactor': () => 'the files have no order to stop or start a reactor: it is left out',
  'sbt-out-of-battle': ({ player }) => `the 'Mech of player ${player} is destroyed, so there is nothing to answer`,
  'sbt-nothing-there': ({ folder }) => `there are no files of the protocol in "${folder}"; name another folder`,
  'sbt-not-empty': ({ folder }) => `there is something in "${folder}" already; name a new folder`,
};

export const EXPRESS_ES: Words = {
  'untold-charge': ({ kind }) =>
    `los ficheros no tienen palabra para ${kind === 'charge' ? 'una carga' : 'una muerte desde el cielo'}: solo se dice el movimiento`,
  'untold-bridge': () => 'los ficheros no tienen puentes: no se dice dónde acaba el salto',
  'untold-twist': () => 'los ficheros solo conocen giros de un lado: se dice uno más corto',
  'untold-aim': () => 'los ficheros no tienen disparos apuntados: se dice uno normal',
  'untold-flamer': () => 'los ficheros no dicen qué hace un lanzallamas: se dice un disparo normal',
  'untold-goal': () => 'los ficheros no dicen para qué se dispara a un hexágono: lo decide el simulador',
  'untold-primary': () => "en los ficheros el primero de varios objetivos es un 'Mech: se toma otro",
  'untold-flip': () => 'los ficheros no tienen palabra para invertir los brazos: no se dice nada',
  'untold-push': () => 'los ficheros no tienen palabra para un empujón: se omite',
  'untold-reactor': () => 'los ficheros no tienen orden para apagar o encender un reactor: se omite',
  'sbt-out-of-battle': ({ player }) =>
    `el 'Mech del jugador ${player} está destruido, así que no hay nada que responder`,
  'sbt-nothing-there': ({ folder }) => `en «${folder}» no hay ficheros del protocolo; indique otra carpeta`,
  'sbt-not-empty': ({ folder }) => `ya hay algo en «${folder}»; indique una carpeta nueva`,
};
