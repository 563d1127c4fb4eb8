import { type Course, columnName } from '../../../parts/grid/grid.ts';
import { percent } from '../../../parts/text/fill.ts';
import type { MessageType } from '../commands.ts';
import { courseOfNode } from '../data/boards.ts';
import { COLOUR_OF, SYSTEMS, type System } from '../data/systems.ts';
import type { Claim } from '../events.ts';
import { type Side, seatOf } from '../state.ts';
import { sizeOf } from './ruled-out.ts';
import { grouped, isGain, listed, type Naming, patternOf, phrased, type TextTable } from './text-table.ts';

const SIDE: Readonly<Record<Side, string>> = { blue: 'el azul', red: 'el rojo' };
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
const A: Readonly<Record<System, string>> = { ...THE, torpedo: 'un torpedo', mine: 'una mina', drone: 'un dron' };
const COLOUR = { red: 'rojo', green: 'verde', yellow: 'amarillo', radiation: 'radiación' } as const;

const KIND: Readonly<Record<MessageType, string>> = {
  report: 'un informe',
  comment: 'un comentario',
  'request-report': 'una petición de informe',
  'set-priority': 'las prioridades de carga',
  protect: 'una lista de sistemas que proteger',
  status: 'el nivel de los indicadores',
  ready: 'un aviso de sistema cargado',
  condition: 'el estado de los sistemas',
  advise: 'un consejo de rumbo',
};

const WHY = {
  'completes-circuit': 'completa un circuito',
  'keeps-systems': 'no avería ningún sistema',
  'breaks-system': 'avería un sistema',
  'panel-nearly-full': 'su panel está casi lleno',
  overloads: 'sobrecarga su panel',
  radiation: 'libera radiación',
} as const;

const CERTAINTY = {
  exact: 'los hemos localizado',
  high: 'casi seguro',
  medium: 'una idea aproximada',
  low: 'una idea vaga',
  none: 'ni idea de dónde están',
} as const;

const MOVING = {
  one: 'Último movimiento del enemigo: al {course}.',
  all: 'Los últimos {total} movimientos del enemigo: todos al {course}.',
  most: 'El enemigo va sobre todo al {course} ({count} de sus últimos {total} movimientos).',
  half: 'El enemigo ha ido al {course} en {count} de sus últimos {total} movimientos.',
} as const;

const ABOUT = { row: 'fila', col: 'columna', sector: 'sector' } as const;
const CAUSE = { overload: 'un panel está lleno', radiation: 'hay una fuga en el reactor' } as const;
const STANCE = { prefer: 'mejor al', allow: 'se puede ir al', avoid: 'mejor no ir al' } as const;

/** Ids in their plain form, with the article, and after «de». */
const TERMS = {
  '': {
    ...SIDE,
    ...ROLE,
    ...SYSTEM,
    ...COURSE,
    ...STANCE,
    detonation: 'detonación',
    strike: 'atacar',
    hunt: 'dar caza',
    search: 'buscar',
    hide: 'ocultarse',
    trap: 'tender minas',
    condition: 'averías',
    advise: 'consejo de rumbo',
    ready: 'sistema cargado',
    status: 'indicadores',
  },
  the: { ...THE, row: 'la fila', col: 'la columna', sector: 'el sector' },
  of: {
    blue: 'del azul',
    red: 'del rojo',
    torpedo: 'del torpedo',
    mine: 'de la mina',
    sonar: 'del sonar',
    drone: 'del dron',
    stealth: 'del sigilo',
  },
} as const;

const and = (words: readonly string[]): string => listed(words, 'y');
const named = (systems: readonly System[]): string[] => systems.map((each) => THE[each]);
const claim = ({ about, value }: Claim): string =>
  `${ABOUT[about]} ${about === 'row' ? value + 1 : about === 'col' ? columnName(value) : value}`;
function node(n: number, { colour }: Naming): string {
  const hue = colour(n);
  return `el nodo ${n + 1} (${COURSE[courseOfNode(n)]}${hue ? `, ${COLOUR[hue]}` : ''})`;
}
const hurt = (side: Side, amount: number): string =>
  amount ? `${SIDE[side]} pierde ${amount} ${amount === 1 ? 'punto' : 'puntos'} de casco` : `${SIDE[side]} sale ileso`;

/** «un dron al sector 3», «un torpedo a H8»: lo que propone el operador de radio. */
function probe(facts: Readonly<Record<string, unknown>>, { fill }: Naming): string {
  const what = Object.hasOwn(A, String(facts.system)) ? A[facts.system as System] : fill('{system}', facts);
  if (typeof facts.sector === 'number') return `${what} al sector ${facts.sector}`;
  return typeof facts.cell === 'number' ? `${what}${fill(' a {cell:@}', facts)}` : what;
}

/** Dice qué aportaría, no que se pueda hacer ya: quien habla no ve si el sistema está listo. */
function suggestion(facts: Readonly<Record<string, unknown>>, naming: Naming): string {
  const help = isGain(facts.before, facts.after) ? naming.fill(' (del {before:%} al {after:%} del mar)', facts) : '';
  return `usa ${probe(facts, naming)}${help}`;
}

function name(id: string): string {
  const seat = seatOf(id);
  if (seat) return `el ${ROLE[seat.role]} ${SIDE[seat.side].slice(3)}`;
  return Object.hasOwn(SIDE, id) ? SIDE[id as Side] : id;
}

export const ES: TextTable = {
  cell: 'casilla',
  and: 'y',
  or: 'o',
  unknown: 'un capitán',
  terms: TERMS,
  name,
  theSeat: name,
  ruledOut: (share) =>
    ({ tiny: 'menos del 1\u00a0%', part: `el ${percent(share, 'es')}`, most: 'más del 99\u00a0%' })[sizeOf(share)],

  codes: {
    'already-begun': 'la partida ya ha empezado',
    'wrong-role': 'eso solo puede hacerlo el {roles:or}',
    'not-yet-playing': 'antes hay que colocar los dos barcos',
    'not-your-turn': 'es el turno {active:of}',
    'already-playing': 'los dos barcos ya están colocados',
    'already-placed': 'tu barco ya está colocado',
    'already-said': ({ kind }) => `ya has enviado ${KIND[kind]} este turno`,
    'turn-is-over': 'tu barco ha emergido: solo puedes terminar el turno',

    'awaits-placement': 'coloca tu barco',
    'awaits-placement-by': 'Esperando a que {who:seat} coloque su barco',
    'awaits-course': 'ordena un rumbo',
    'awaits-course-by': 'Esperando a que {who:seat} ordene un rumbo',
    'awaits-dive': 'sumérgete',
    'awaits-dive-by': 'Esperando a que {who:seat} se sumerja',
    'awaits-mark': 'marca un nodo',
    'awaits-mark-by': 'Esperando a que {who:seat} marque un nodo',
    'awaits-charge': 'carga un indicador',
    'awaits-charge-by': 'Esperando a que {who:seat} cargue un indicador',
    'awaits-sonar-answer': 'responde al sonar',
    'awaits-sonar-answer-by': 'Esperando a que {who:seat} responda al sonar',
    'awaits-end-of-turn': 'usa un sistema o termina tu turno',
    'awaits-end-of-turn-by': 'Esperando a que {who:seat} use un sistema o termine el turno',
    'awaits-turn': 'termina tu turno',
    'awaits-turn-by': 'Esperando a que {who:seat} termine el turno',

    'off-map': '{cell:@} queda fuera del mapa',
    island: '{cell:@} es una isla',

    'already-moved': 'tu barco ya se ha movido este turno',
    'move-first': 'antes el capitán tiene que mover o emerger',
    'on-the-surface': 'tu barco está en la superficie: sumérgete primero',
    'not-on-the-surface': 'tu barco ya está sumergido',
    'no-sea-there': 'no hay mar abierto al {course}',
    'own-trail': '{cell:@} está en tu propia estela: emerge para borrarla',
    'own-mine': 'en {cell:@} hay una mina tuya',
    'too-far': '{steps:paso|pasos} es demasiado: el sigilo alcanza {reach:casilla|casillas}',

    'not-charged': 'el indicador {system:of} está en {charge} de {full}',
    'broken-down': ({ system }) => `no funciona ${THE[system]}: hay un nodo ${COLOUR[COLOUR_OF[system]]} marcado`,
    'system-used': 'ya has usado un sistema este turno',
    'already-charged': 'ya se ha cargado un indicador este turno',
    'gauge-full': 'el indicador {system:of} está lleno: carga otro',
    'out-of-reach': 'un torpedo alcanza de 1 a {reach} casillas',
    'not-adjacent': 'suelta la mina justo al norte, sur, este u oeste de tu barco',
    'no-mine-there': 'no tienes ninguna mina en {cell:@}',
    'no-such-sector': 'no existe el sector {sector}: van del 1 al {sectors}',
    'no-sonar-pending': 'ningún sonar espera tu respuesta',
    'sonar-pending': 'el capitán enemigo aún no ha respondido al sonar',
    'same-kind-of-fact': 'da dos datos de distinto tipo: has dicho {about:the} dos veces',
    'claim-off-map': ({ about, value, from, to }) =>
      `${claim({ about, value })} queda fuera del mapa: elige de ${claim({ about, value: from })} a ${claim({ about, value: to })}`,
    'both-true': 'los dos datos son ciertos: uno tiene que ser falso',
    'both-false': 'los dos datos son falsos: uno tiene que ser cierto',

    'already-marked': 'ya se ha marcado un nodo este turno',
    'wrong-panel': ({ course }) => (course ? `marca un nodo del panel ${COURSE[course]}` : 'no hay nada que marcar'),
    'node-marked': ({ node: n }, naming) => `${node(n, naming)} ya está marcado`,
    'engineer-first': 'antes el ingeniero tiene que marcar un nodo',
    'first-mate-first': 'antes el primer oficial tiene que cargar un indicador',

    'bad-setup': 'la configuración no es válida en «{field:=}»: {problem:=}',
    'unknown-ruleset': 'no existe el reglamento «{ruleset:=}»; disponibles: {known:=,}',
    'unknown-map': 'no existe el mapa «{map:=}»; disponibles: {known:=,}',
    'sector-too-large': ({ sector, rows, cols }) =>
      `los sectores de ${sector.across} por ${sector.down} no caben en un mapa de ${cols} por ${rows}`,
    'island-off-map': ({ cell, cells }) => `la isla ${cell} queda fuera del mapa: las casillas van de 0 a ${cells - 1}`,
    'too-little-sea': 'el mapa solo tiene {cells:casilla|casillas} de mar: deja al menos 8',
    'sea-not-connected': 'las islas dividen el mar: de sus {cells} casillas solo {reached} están comunicadas',
    'bad-question': 'la pregunta no es válida en «{field:=}»: {problem:=}',
    'direct-hit': 'impacto directo en {cell:@}, {share:%}',
    'near-miss': 'impacto junto a {cell:@}, {share:%}',
    'own-blast': 'la explosión en {cell:@} alcanza a nuestro propio barco',

    sunk: 'el barco {side:of} se ha hundido',
    'both-sunk': 'una misma explosión ha hundido los dos barcos',
    'limit-hull': 'su barco conserva más casco tras {turns} turnos',
    'limit-even': 'se han jugado {turns} turnos y los dos barcos conservan el mismo casco',

    'nothing-typed': 'escribe una orden, por ejemplo: {example:=}',
    'not-understood': 'no existe la orden «{word:=}»; disponibles: {known:=,}',
    'words-missing': 'falta algo; se escribe así: {usage:=}',
    'words-left': 'sobra «{word:=}»; se escribe así: {usage:=}',
    'not-a-cell': '«{word:=}» no es una casilla: van de A1 a {last:=}',
    'not-a-course': '«{word:=}» no es un rumbo: usa north, south, east o west',
    'not-a-system': ({ word }) => `«${word}» no es un sistema: usa ${listed(SYSTEMS, 'o')}`,
    'not-a-number': '«{word:=}» no es un número del {from} al {to}',
    'not-a-column': '«{word:=}» no es una columna: van de la A a la {last:=}',
    'not-one-of': '«{word:=}» no vale aquí; disponibles: {known:=,}',
    'too-many-words': 'demasiado largo: {length} caracteres, el límite es {most}',
    'gauges-not-seen': 'no ves los indicadores: de eso informa el primer oficial',
    'not-json': 'el JSON no es válido: {problem:=}',

    'last-surfaced': 'El enemigo emergió por última vez en el sector {sector}.',
    'moving-mostly': ({ course, ...facts }, { fill }) =>
      fill(MOVING[patternOf(facts)], {
        ...facts,
        course: course === undefined ? course : fill('{course}', { course }).toUpperCase(),
      }),
    'torpedoes-fired': 'El enemigo ha disparado {count:torpedo|torpedos}.',
    candidates: ({ count, certainty }, { fill }) =>
      `${fill('{count:casilla posible|casillas posibles}', { count })}${phrased(CERTAINTY, certainty)}.`,
    'best-cell': ({ share, ...facts }, { fill }) =>
      fill(typeof share === 'number' ? 'Lo más probable: {cell:@} ({share:%}).' : 'Lo más probable: {cell:@}.', {
        ...facts,
        share,
      }),
    'no-idea': 'Ni idea de dónde están.',
    'lost-them': 'Los he perdido.',
    recommend(facts, naming) {
      const said = suggestion(facts, naming);
      return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
    },
    narrowed: 'De {before:casilla|casillas} posibles quedan {after}.',
    words: '{words:=}',
  },

  heard: {
    began: 'empieza la partida: mueve primero {first}',
    placed: (e, { fill }) => fill('at' in e ? '{side} sale de {at:@}' : '{side} ha colocado su barco', e),
    'play-began': 'los dos barcos están en el mar; mueve {side}',
    moved: (e, { fill }) => fill('to' in e ? '{side} avanza al {course}, a {to:@}' : '{side} avanza al {course}', e),
    stealthed(e, { fill }) {
      const steps = 'steps' in e ? [fill('{steps:paso|pasos}', e)] : [];
      const to = 'path' in e && e.path.length ? [fill('hasta {to:@}', { to: e.path.at(-1) })] : [];
      const how = [...steps, ...to].join(', ');
      return `${SIDE[e.side]} se escabulle en sigilo${'course' in e ? ` al ${COURSE[e.course]}` : ''}${how && `: ${how}`}`;
    },
    slipped: (e, { fill }) =>
      fill(`{side} avanza en silencio${'course' in e ? ' al {course}' : ''}${'to' in e ? ', a {to:@}' : ''}`, e),
    surfaced: (e) =>
      `${SIDE[e.side]} emerge en el sector ${e.sector}${'blackout' in e && e.blackout ? ': no tenía ningún rumbo libre' : ''}`,
    dived: '{side} se sumerge',
    marked: ({ side, node: n }, naming) => `${SIDE[side]} marca ${node(n, naming)}`,
    'circuit-repaired': '{side} repara el circuito {circuit}',
    damaged: (e) => `${hurt(e.side, e.amount)}${'cause' in e ? `: ${CAUSE[e.cause]}` : ''}`,
    charged: '{side} carga {system:the}',
    'torpedo-fired': '{side} dispara un torpedo a {at:@}',
    'mine-dropped': (e, { fill }) => fill('at' in e ? '{side} suelta una mina en {at:@}' : '{side} suelta una mina', e),
    'mine-detonated': '{side} detona su mina de {at:@}',
    exploded: (e, { fill }) =>
      e.blue || e.red
        ? `${fill('la explosión en {at:@}', e)}: ${hurt('blue', e.blue)}, ${hurt('red', e.red)}`
        : fill('la explosión en {at:@} no alcanza nada', e),
    'sonar-pinged': '{side} usa el sonar: el capitán enemigo debe dar un dato cierto y otro falso',
    'sonar-answered': ({ side, first, second }) => `${SIDE[side]} responde: ${claim(first)}, ${claim(second)}`,
    'drone-launched': '{side} envía un dron al sector {sector}',
    'drone-answered': ({ sector, there }) =>
      there
        ? `el dron encuentra al enemigo en el sector ${sector}`
        : `el dron no encuentra nada en el sector ${sector}`,
    said: ({ seat, message }, naming) => `${name(seat)}: ${naming.message(message)}`,
    'turn-ended': ({ side, next, extra }) =>
      `${SIDE[side]} termina el turno; mueve ${SIDE[next]}${extra > 1 ? ` (${extra} turnos seguidos)` : extra === 1 ? ' (último turno extra)' : ''}`,
    ended: ({ outcome: { winners, reason } }, naming) =>
      `${winners.length === 1 ? `gana ${SIDE[winners[0] as Side]}` : 'tablas'}: ${naming.say(reason)}`,
  },

  orders: {
    begin: 'empezar la partida',
    place: 'salir de {at:@}',
    move: 'navegar al {course}',
    stealth: ({ course, steps }, { fill }) =>
      steps
        ? fill('escabullirse {steps:paso|pasos} al {course} en sigilo', { steps, course })
        : 'quedarse quieto en sigilo',
    surface: 'emerger',
    dive: 'sumergirse',
    mark: ({ node: n }, naming) => `marcar ${node(n, naming)}`,
    charge: 'cargar {system:the}',
    torpedo: 'disparar un torpedo a {at:@}',
    'drop-mine': 'soltar una mina en {at:@}',
    detonate: 'detonar la mina de {at:@}',
    sonar: 'usar el sonar',
    'answer-sonar': ({ first, second }) => `responder ${claim(first)}, ${claim(second)}`,
    drone: 'enviar un dron al sector {sector}',
    'end-turn': 'terminar el turno',
  },
  toCrew: 'decir a la tripulación: {message}',

  messages: {
    report({ certainty, candidates, best, recommend }, naming) {
      if (candidates === 1 && best !== null) return naming.fill('están en {best:@}', { best });
      const places = naming.fill('{candidates:casilla posible|casillas posibles}', { candidates });
      const parts: string[] = [candidates > 0 ? places : CERTAINTY[certainty]];
      if (best !== null) parts.push(naming.fill('lo más probable, {best:@}', { best }));
      if (recommend) parts.push(suggestion({ ...recommend, cell: recommend.at }, naming));
      return parts.join('; ');
    },
    comment: ({ sentences }, naming) =>
      sentences.length ? sentences.map((sentence) => naming.say(sentence)).join(' ') : 'nada que añadir',
    'request-report': '¿dónde están? Informa, por favor',
    'set-priority': ({ systems }) =>
      systems.length ? `carga ${named(systems).join(', luego ')}` : 'carga lo que te parezca mejor',
    protect: ({ systems }) =>
      systems.length
        ? `que ${systems.length === 1 ? 'siga' : 'sigan'} funcionando ${and(named(systems))}`
        : 'no hay nada que proteger',
    status: ({ charges }) => `indicadores: ${SYSTEMS.map((each) => `${SYSTEM[each]} ${charges[each]}`).join(', ')}`,
    ready: ({ system }) => `${THE[system]} tiene la carga completa`,
    condition: ({ broken, repaired }) =>
      [
        broken.length ? `averías: ${and(named(broken))}` : '',
        repaired.length ? `de nuevo en servicio: ${and(named(repaired))}` : '',
      ]
        .filter(Boolean)
        .join('; ') || 'todo funciona',
    advise: ({ routes }, { fill }) =>
      routes.length
        ? grouped(
            routes,
            ({ stance }) => STANCE[stance],
            ({ course }) => COURSE[course],
            ({ why, risk }) => `${WHY[why]}${risk > 0 ? fill(', riesgo del {risk:%} para el casco', { risk }) : ''}`,
          )
        : 'cualquier rumbo sirve',
  },
};
