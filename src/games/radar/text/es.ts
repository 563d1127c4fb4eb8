import { type Course, columnName } from '../../../parts/grid/grid.ts';
import type { MessageType } from '../commands.ts';
import { courseOfNode } from '../data/boards.ts';
import { COLOUR_OF, SYSTEMS, type System } from '../data/systems.ts';
import type { Claim } from '../events.ts';
import type { Side } from '../state.ts';
import { cellIn, grouped, listed, type Places, percent, phrased, told, type Words } from './words.ts';

const SIDE: Readonly<Record<Side, string>> = { blue: 'el azul', red: 'el rojo' };
const OF_SIDE: Readonly<Record<Side, string>> = { blue: 'del azul', red: 'del rojo' };
const COLOUR_OF_CREW: Readonly<Record<Side, string>> = { blue: 'azul', red: 'rojo' };
const ROLE = {
  captain: 'capitán',
  'first-mate': 'primer oficial',
  engineer: 'ingeniero',
  'radio-operator': 'operador de radio',
} as const;

const COURSE: Readonly<Record<Course, string>> = { north: 'norte', south: 'sur', east: 'este', west: 'oeste' };
const SYSTEM: Readonly<Record<System, string>> = {
  torpedo: 'torpedo',
  mine: 'mina',
  sonar: 'sonar',
  drone: 'dron',
  stealth: 'sigilo',
};
const THE: Readonly<Record<System, string>> = {
  torpedo: 'el torpedo',
  mine: 'la mina',
  sonar: 'el sonar',
  drone: 'el dron',
  stealth: 'el sigilo',
};
const OF_THE: Readonly<Record<System, string>> = {
  torpedo: 'del torpedo',
  mine: 'de la mina',
  sonar: 'del sonar',
  drone: 'del dron',
  stealth: 'del sigilo',
};
const COLOUR = { red: 'rojo', green: 'verde', yellow: 'amarillo', radiation: 'radiación' } as const;

const KIND: Readonly<Record<MessageType, string>> = {
  report: 'un informe',
  comment: 'un comentario',
  'request-report': 'una petición de informe',
  'set-priority': 'una lista de prioridades',
  protect: 'una lista de sistemas que proteger',
  status: 'el estado de los indicadores',
  ready: 'un aviso de sistema listo',
  condition: 'el estado de los sistemas',
  advise: 'un consejo de rumbo',
};

const WHY = {
  'completes-circuit': 'cierra un circuito',
  'keeps-systems': 'conserva los sistemas',
  'breaks-system': 'avería un sistema',
  'panel-nearly-full': 'su panel está casi lleno',
  overloads: 'sobrecarga su panel',
  radiation: 'deja escapar radiación',
} as const;

const CERTAINTY = {
  exact: 'los tenemos',
  high: 'casi seguro',
  medium: 'una idea aproximada',
  low: 'una idea vaga',
  none: 'ni idea de dónde están',
} as const;

const ABOUT = { row: 'fila', col: 'columna', sector: 'sector' } as const;
const THE_ABOUT = { row: 'la fila', col: 'la columna', sector: 'el sector' } as const;
const CAUSE = { overload: 'un panel está lleno', radiation: 'hay una fuga en el reactor' } as const;
const STANCE = { prefer: 'mejor al', allow: 'se puede ir al', avoid: 'evitar el' } as const;

const TERM = {
  ...SYSTEM,
  ...COURSE,
  ...STANCE,
  strike: 'atacar',
  hunt: 'cazar',
  search: 'buscar',
  hide: 'ocultarse',
  trap: 'tender minas',
  condition: 'averías',
  advise: 'consejo de rumbo',
  ready: 'sistema a punto',
  status: 'indicadores',
} as const;

const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const and = (words: readonly string[]): string => listed(words, 'y');
const or = (words: readonly string[]): string => listed(words, 'o');
const course = (word: unknown): string =>
  typeof word === 'string' && Object.hasOwn(COURSE, word) ? COURSE[word as Course] : told(word);
const system = (word: unknown): string =>
  typeof word === 'string' && Object.hasOwn(SYSTEM, word) ? SYSTEM[word as System] : told(word);
const named = (list: readonly System[]): string[] => list.map((each) => THE[each]);
const claim = ({ about, value }: Claim): string =>
  `${ABOUT[about]} ${about === 'row' ? value + 1 : about === 'col' ? columnName(value) : value}`;
function node(n: number, { colour }: Places): string {
  const hue = colour(n);
  return `el nodo ${n + 1} (${COURSE[courseOfNode(n)]}${hue ? `, ${COLOUR[hue]}` : ''})`;
}
const hurt = (side: Side, amount: number): string =>
  amount ? `${SIDE[side]} pierde ${some(amount, 'punto')} de casco` : `${SIDE[side]} sale ileso`;

function advice(facts: Readonly<Record<string, unknown>>, places: Places): string {
  const { sector, cell, before, after } = facts;
  const where =
    typeof sector === 'number' ? ` al sector ${sector}` : typeof cell === 'number' ? ` a ${cellIn(cell, places)}` : '';
  const gain =
    typeof before === 'number' || typeof after === 'number' ? `: del ${percent(before)} al ${percent(after)}` : '';
  return `${system(facts.system)}${where}${gain}`;
}

/** Las palabras del juego en español. */
export const ES: Words = {
  cell: 'casilla',
  point: ',',
  terms: TERM,
  side: SIDE,
  role: ROLE,
  seat: (side, role) => `el ${ROLE[role]} ${COLOUR_OF_CREW[side]}`,

  codes: {
    'already-begun': () => 'la partida ya ha empezado',
    'wrong-role': ({ roles }) => `eso le toca decirlo al ${or(roles.map((role) => ROLE[role]))}`,
    'not-yet-playing': () => 'antes hay que colocar los dos barcos',
    'not-your-turn': ({ active }) => `es el turno ${OF_SIDE[active]}`,
    'already-playing': () => 'los barcos ya están colocados y la caza ha empezado',
    'already-placed': () => 'su barco ya está colocado',
    'already-said': ({ kind }) => `ya ha enviado ${KIND[kind]} este turno: espere al siguiente`,
    'turn-is-over': () => 'su barco ha emergido: solo puede terminar el turno',

    'awaits-placement': () => 'que coloque el barco',
    'awaits-course': () => 'que ordene un rumbo',
    'awaits-dive': () => 'que se sumerja',
    'awaits-mark': () => 'que marque un nodo',
    'awaits-charge': () => 'que cargue un indicador',
    'awaits-sonar-answer': () => 'que responda al sonar',
    'awaits-end-of-turn': () => 'que dispare o termine el turno',
    'awaits-turn': () => 'que termine el turno',

    'off-map': ({ cell }, places) => `${places.cell(cell)} queda fuera del mapa`,
    island: ({ cell }, places) => `${places.cell(cell)} es una isla`,

    'already-moved': () => 'su barco ya se ha movido este turno',
    'move-first': () => 'antes el capitán tiene que moverse o emerger',
    'on-the-surface': () => 'su barco está en la superficie: sumérjase primero',
    'not-on-the-surface': () => 'su barco ya está sumergido',
    'no-sea-there': (facts) => `no hay mar abierto al ${COURSE[facts.course]}`,
    'own-trail': ({ cell }, places) => `${places.cell(cell)} está en su propia estela: emerja para borrarla`,
    'own-mine': ({ cell }, places) => `en ${places.cell(cell)} hay una mina suya`,
    'too-far': ({ steps, reach }) => `${steps} pasos son demasiados: el sigilo llega a ${reach} como mucho`,

    'not-charged': (facts) => `el indicador ${OF_THE[facts.system]} está en ${facts.charge} de ${facts.full}`,
    'broken-down': (facts) =>
      `no funciona ${THE[facts.system]}: hay un nodo ${COLOUR[COLOUR_OF[facts.system]]} marcado`,
    'system-used': () => 'un sistema por turno: este turno ya ha tenido el suyo',
    'already-charged': () => 'ya se ha cargado un indicador este turno',
    'gauge-full': (facts) => `el indicador ${OF_THE[facts.system]} está lleno: cargue otro`,
    'out-of-reach': ({ reach }) => `un torpedo alcanza de 1 a ${reach} casillas`,
    'not-adjacent': () => 'la mina se suelta al norte, sur, este u oeste del barco, a una casilla',
    'no-mine-there': ({ cell }, places) => `no tiene ninguna mina en ${places.cell(cell)}`,
    'no-such-sector': ({ sector, sectors }) => `no hay sector ${sector}: van del 1 al ${sectors}`,
    'no-sonar-pending': () => 'ningún sonar espera su respuesta',
    'sonar-pending': () => 'el capitán enemigo aún debe responder al sonar',
    'same-kind-of-fact': ({ about }) =>
      `dos datos de distinta clase, por favor: ha dicho ${THE_ABOUT[about]} dos veces`,
    'claim-off-map': ({ about, value, from, to }) =>
      `${claim({ about, value })} queda fuera del mapa: diga de ${claim({ about, value: from })} a ${claim({ about, value: to })}`,
    'both-true': () => 'los dos datos son ciertos: uno tiene que ser mentira',
    'both-false': () => 'los dos datos son mentira: uno tiene que ser cierto',

    'already-marked': () => 'ya se ha marcado un nodo este turno',
    'wrong-panel': (facts) =>
      facts.course ? `marque un nodo del panel ${COURSE[facts.course]}` : 'no hay nada que marcar',
    'node-marked': ({ node: n }, places) => `${node(n, places)} ya está marcado`,
    'engineer-first': () => 'el ingeniero aún tiene que marcar un nodo',
    'first-mate-first': () => 'el primer oficial aún tiene que cargar un indicador',

    'bad-setup': ({ field, problem }) => `la preparación está mal en «${field}»: ${problem}`,
    'unknown-ruleset': ({ ruleset, known }) => `no existe el reglamento «${ruleset}»: elija ${or(known)}`,
    'unknown-map': ({ map, known }) => `no existe el mapa «${map}»: elija ${or(known)}`,
    'sector-too-large': ({ sector, rows, cols }) =>
      `los sectores de ${sector.across} por ${sector.down} no caben en un mapa de ${cols} por ${rows}`,
    'island-off-map': ({ cell, cells }) => `la isla ${cell} queda fuera del mapa: las casillas van de 0 a ${cells - 1}`,
    'too-little-sea': ({ cells }) => `${some(cells, 'casilla')} de mar son pocas: deje 8 al menos`,
    'sea-not-connected': ({ reached, cells }) =>
      `las islas parten el mar en dos: de sus ${cells} casillas solo ${reached} están unidas`,
    'bad-question': ({ field, problem }) => `la pregunta está mal en «${field}»: ${problem}`,
    'direct-hit': ({ cell, share }, places) => `un impacto directo en ${cellIn(cell, places)}, ${percent(share)}`,
    'near-miss': ({ cell, share }, places) => `un impacto junto a ${cellIn(cell, places)}, ${percent(share)}`,
    'own-blast': ({ cell }, places) => `la explosión de ${cellIn(cell, places)} alcanza nuestro propio barco`,

    sunk: ({ side }) => `el barco ${OF_SIDE[side]} se ha hundido`,
    'both-sunk': () => 'una misma explosión hunde los dos barcos',
    'limit-hull': ({ turns }) => `han pasado ${turns} turnos y gana el casco más entero`,
    'limit-even': ({ turns }) => `han pasado ${turns} turnos y los cascos están igualados`,

    'nothing-typed': ({ example }) => `escriba una orden, por ejemplo: ${example}`,
    'not-understood': ({ word, known }) => `«${word}» no es una orden; puede decir: ${known.join(', ')}`,
    'words-missing': ({ usage }) => `falta algo; escríbalo así: ${usage}`,
    'words-left': ({ word, usage }) => `«${word}» sobra; escríbalo así: ${usage}`,
    'not-a-cell': ({ word, last }) => `«${word}» no es una casilla: van de A1 a ${last}`,
    'not-a-course': ({ word }) => `«${word}» no es un rumbo: diga north, south, east o west`,
    'not-a-system': ({ word }) => `«${word}» no es un sistema: diga ${or(SYSTEMS)}`,
    'not-a-number': ({ word, from, to }) => `«${word}» no es un número del ${from} al ${to}`,
    'not-a-column': ({ word, last }) => `«${word}» no es una columna: van de A a ${last}`,
    'not-one-of': ({ word, known }) => `«${word}» no es una de estas palabras: ${known.join(', ')}`,
    'too-many-words': ({ length, most }) => `${length} letras son demasiadas: dígalo en ${most}`,
    'gauges-not-seen': () => 'usted no ve los indicadores: de eso informa el primer oficial',
    'not-json': ({ problem }) => `eso no es JSON: ${problem}`,

    'last-surfaced': ({ sector }) => `El enemigo emergió por última vez en el sector ${told(sector)}.`,
    'moving-mostly': (facts) =>
      `El enemigo va sobre todo al ${course(facts.course).toUpperCase()} (${told(facts.count)} de los últimos ${told(facts.total)} movimientos).`,
    'torpedoes-fired': ({ count }) =>
      count === 1 ? 'El enemigo ha disparado 1 torpedo.' : `El enemigo ha disparado ${told(count)} torpedos.`,
    candidates: ({ count, certainty }) =>
      `${count === 1 ? 'Queda una casilla' : `Quedan ${told(count)} casillas`}${phrased(CERTAINTY, certainty)}.`,
    'best-cell': ({ cell, share }, places) =>
      `Lo más probable: ${cellIn(cell, places)}${typeof share === 'number' ? ` (${percent(share)})` : ''}.`,
    'no-idea': () => 'Ni idea de dónde están.',
    'lost-them': () => 'Los he perdido.',
    recommend: (facts, places) => `Recomiendo ${advice(facts, places)}.`,
    narrowed: ({ before, after }) => `De ${told(before)} casillas quedan ${told(after)}.`,
    words: ({ words }) => told(words),
  },

  heard: {
    began: ({ first }) => `empieza la partida: moverá primero ${SIDE[first]}`,
    placed: (e, places) =>
      'at' in e ? `${SIDE[e.side]} sale de ${places.cell(e.at)}` : `${SIDE[e.side]} ha colocado su barco`,
    'play-began': ({ side }) => `los dos barcos están en el mar; mueve ${SIDE[side]}`,
    moved: (e, places) => `${SIDE[e.side]} avanza al ${COURSE[e.course]}${'to' in e ? `, a ${places.cell(e.to)}` : ''}`,
    stealthed(e, places) {
      const where = 'course' in e ? ` al ${COURSE[e.course]}` : '';
      const steps = 'steps' in e ? `, ${some(e.steps, 'paso')}` : '';
      const to = 'path' in e && e.path.length ? `, hasta ${places.cell(e.path.at(-1) as number)}` : '';
      return `${SIDE[e.side]} se escabulle en sigilo${where}${steps}${to}`;
    },
    surfaced: (e) =>
      `${SIDE[e.side]} emerge en el sector ${e.sector}${'blackout' in e && e.blackout ? ': no había salida' : ''}`,
    dived: ({ side }) => `${SIDE[side]} se sumerge`,
    marked: ({ side, node: n }, places) => `${SIDE[side]} marca ${node(n, places)}`,
    'circuit-repaired': ({ side, circuit }) => `${SIDE[side]} repara el circuito ${circuit}`,
    damaged: (e) => `${hurt(e.side, e.amount)}${'cause' in e ? `: ${CAUSE[e.cause]}` : ''}`,
    charged: (e) => `${SIDE[e.side]} carga ${THE[e.system]}`,
    'torpedo-fired': ({ side, at }, places) => `${SIDE[side]} dispara un torpedo a ${places.cell(at)}`,
    'mine-dropped': (e, places) => `${SIDE[e.side]} suelta una mina${'at' in e ? ` en ${places.cell(e.at)}` : ''}`,
    'mine-detonated': ({ side, at }, places) => `${SIDE[side]} hace estallar su mina de ${places.cell(at)}`,
    exploded: ({ at, blue, red }, places) =>
      blue || red
        ? `la explosión de ${places.cell(at)}: ${hurt('blue', blue)}, ${hurt('red', red)}`
        : `la explosión de ${places.cell(at)} no alcanza a nadie`,
    'sonar-pinged': ({ side }) => `${SIDE[side]} usa el sonar: una verdad y una mentira, por favor`,
    'sonar-answered': ({ side, first, second }) => `${SIDE[side]} responde: ${claim(first)}, ${claim(second)}`,
    'drone-launched': ({ side, sector }) => `${SIDE[side]} envía un dron al sector ${sector}`,
    'drone-answered': ({ sector, there }) =>
      there ? `el dron los ve en el sector ${sector}` : `el dron no ve a nadie en el sector ${sector}`,
    said: ({ seat, message }, places) => `${places.seat(seat)}: ${places.message(message)}`,
    'turn-ended': ({ side, next, extra }) =>
      `${SIDE[side]} termina el turno; mueve ${SIDE[next]}${extra > 1 ? `, ${extra} turnos seguidos` : extra === 1 ? ', el último turno extra' : ''}`,
    ended: ({ outcome: { winners, reason } }, places) =>
      `${winners.length === 1 ? `gana ${SIDE[winners[0] as Side]}` : 'tablas'}: ${places.say(reason)}`,
  },

  orders: {
    begin: () => 'empezar la partida',
    place: ({ at }, places) => `salir de ${places.cell(at)}`,
    move: (facts) => `navegar al ${COURSE[facts.course]}`,
    stealth: (facts) =>
      facts.steps
        ? `escabullirse ${some(facts.steps, 'paso')} al ${COURSE[facts.course]}`
        : 'quedarse quieto en sigilo',
    surface: () => 'emerger',
    dive: () => 'sumergirse',
    mark: ({ node: n }, places) => `marcar ${node(n, places)}`,
    charge: (facts) => `cargar ${THE[facts.system]}`,
    torpedo: ({ at }, places) => `torpedo a ${places.cell(at)}`,
    'drop-mine': ({ at }, places) => `soltar una mina en ${places.cell(at)}`,
    detonate: ({ at }, places) => `hacer estallar la mina de ${places.cell(at)}`,
    sonar: () => 'usar el sonar',
    'answer-sonar': ({ first, second }) => `responder ${claim(first)}, ${claim(second)}`,
    drone: ({ sector }) => `dron al sector ${sector}`,
    'end-turn': () => 'terminar el turno',
  },
  tells: (message) => `decir a la tripulación: ${message}`,

  messages: {
    report({ certainty, candidates, best, recommend }, places) {
      const parts: string[] = [CERTAINTY[certainty]];
      if (candidates > 0) parts.push(some(candidates, 'casilla'));
      if (best !== null) parts.push(`lo más probable, ${places.cell(best)}`);
      if (recommend) parts.push(`pruebe ${advice({ ...recommend, cell: recommend.at }, places)}`);
      return parts.join('; ');
    },
    comment: ({ sentences }, places) =>
      sentences.length ? sentences.map((sentence) => places.say(sentence)).join(' ') : 'nada que añadir',
    'request-report': () => '¿dónde están? Informe, por favor',
    'set-priority': (facts) =>
      facts.systems.length ? `cargue ${named(facts.systems).join(', luego ')}` : 'cargue lo que crea mejor',
    protect: (facts) =>
      facts.systems.length ? `que sigan funcionando ${and(named(facts.systems))}` : 'no hay nada que proteger',
    status: ({ charges }) => `indicadores: ${SYSTEMS.map((each) => `${SYSTEM[each]} ${charges[each]}`).join(', ')}`,
    ready: (facts) => `${THE[facts.system]} está a punto`,
    condition: ({ broken, repaired }) =>
      [
        broken.length || !repaired.length ? `averiado: ${broken.length ? and(named(broken)) : 'nada'}` : '',
        repaired.length ? `reparado: ${and(named(repaired))}` : '',
      ]
        .filter(Boolean)
        .join('; '),
    advise: ({ routes }) =>
      routes.length
        ? grouped(
            routes,
            ({ stance }) => STANCE[stance],
            ({ course }) => COURSE[course],
            ({ why, risk }) => `${WHY[why]}${risk > 0 ? `, riesgo del ${percent(risk)} para el casco` : ''}`,
          )
        : 'cualquier rumbo vale',
  },
};
