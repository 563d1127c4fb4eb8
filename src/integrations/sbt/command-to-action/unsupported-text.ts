type Facts = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, (facts: Facts) => string>>;

/** Commands of a built-in bot that the protocol cannot express, and reasons not to ask it. */
export const UNSUPPORTED_EN: Words = {
  'untold-charge': ({ kind }) =>
    `the files cannot express a ${kind === 'charge' ? 'charge' : 'death from above'}: only the move is written`,
  'untold-bridge': () => 'the files have no bridges: the landing hex is not written',
  'untold-twist': () => 'the files support only twists of one hexside: a shorter one is written',
  'untold-aim': () => 'the files have no aimed shots: a normal one is written',
  'untold-flamer': () => 'the files have no flamer modes: a normal shot is written',
  'untold-goal': () => 'the files cannot say why a hex is fired at: the simulator decides',
  'untold-primary': () => "in the files, the first of several targets must be a 'Mech: another one is chosen",
  'untold-flip': () => 'the files cannot express flipped arms: nothing is written',
  'untold-push': () => 'the files cannot express a push: it is omitted',
  'untold-reactor': () => 'the files cannot express stopping or starting a reactor: it is omitted',
  'sbt-out-of-battle': ({ player }) => `the 'Mech of player J${player} is destroyed, so there is nothing to answer`,
  'sbt-nothing-there': ({ folder }) => `no protocol files in "${folder}"; give another folder`,
  'sbt-not-empty': ({ folder }) => `"${folder}" is not empty; give a new folder`,
};

export const UNSUPPORTED_ES: Words = {
  'untold-charge': ({ kind }) =>
    `los archivos no pueden expresar ${kind === 'charge' ? 'una carga' : 'una muerte desde el cielo'}: solo se escribe el movimiento`,
  'untold-bridge': () => 'los archivos no tienen puentes: no se escribe dónde acaba el salto',
  'untold-twist': () => 'los archivos solo conocen giros de un lado: se escribe uno más corto',
  'untold-aim': () => 'los archivos no tienen disparos apuntados: se escribe uno normal',
  'untold-flamer': () => 'los archivos no dicen qué hace un lanzallamas: se escribe un disparo normal',
  'untold-goal': () => 'los archivos no dicen para qué se dispara a un hexágono: lo decide el simulador',
  'untold-primary': () => "en los archivos el primero de varios objetivos es un 'Mech: se elige otro",
  'untold-flip': () => 'los archivos no pueden expresar invertir los brazos: no se escribe nada',
  'untold-push': () => 'los archivos no pueden expresar un empujón: se omite',
  'untold-reactor': () => 'los archivos no tienen orden para apagar o encender un reactor: se omite',
  'sbt-out-of-battle': ({ player }) =>
    `el 'Mech del jugador J${player} está destruido, así que no hay nada que responder`,
  'sbt-nothing-there': ({ folder }) => `en «${folder}» no hay archivos del protocolo; indica otra carpeta`,
  'sbt-not-empty': ({ folder }) => `«${folder}» no está vacía; indica una carpeta nueva`,
};
