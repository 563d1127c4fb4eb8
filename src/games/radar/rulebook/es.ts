import { example, list, type Rulebook, steps, table, text } from '../../../kernel/rulebook.ts';
import { SYSTEMS, type System } from '../data/systems.ts';
import type { Rules } from '../state.ts';
import { chartName } from './chart-names.ts';

const SYSTEM: Readonly<Record<System, string>> = {
  torpedo: 'torpedo',
  mine: 'mina',
  sonar: 'sonar',
  drone: 'dron',
  stealth: 'sigilo',
};

/** The same with the article, for sentences. */
const THE: Readonly<Record<System, string>> = {
  torpedo: 'el torpedo',
  mine: 'la mina',
  sonar: 'el sonar',
  drone: 'el dron',
  stealth: 'el sigilo',
};

/** Admiral Radar in Spanish. */
export function spanish({ ruleset, setup, chart }: Rules): Rulebook {
  const { charges, torpedo, stealth, quietMoves, fires, hull, surfaceTurns, dropsAnnounced } = ruleset;
  const mate = SYSTEMS.filter((system) => fires[system].includes('first-mate')).map((system) => THE[system]);
  const row = (system: System, what: string) => [{ icon: system, text: SYSTEM[system] }, String(charges[system]), what];
  const path =
    torpedo.along === 'water'
      ? 'por mar abierto, rodeando las islas'
      : 'contados al norte, sur, este u oeste, también por encima de las islas';
  return {
    title: `Almirante Radar (${ruleset.id === 'classic' ? 'clásico por turnos' : 'según el diseño original'})`,
    summary: `Dos submarinos se dan caza, y ninguna tripulación ve el barco enemigo. Escucha sus rumbos, deduce dónde tiene que estar y húndelo con ${hull} puntos de daño antes de que hunda el tuyo.`,
    sections: [
      {
        id: 'aim',
        title: 'Cómo se gana',
        blocks: [
          text(
            `Un barco se hunde cuando ha recibido *${hull} puntos de daño*. Si una explosión hunde los dos barcos, hay tablas. Tras ${setup.turnLimit} turnos gana el barco al que le quede más casco; con el mismo casco hay tablas.`,
          ),
          text(
            `Juegas en la carta «${chartName(chart.name, 'es')}»: ${chart.cols} por ${chart.rows} casillas en ${chart.sectors} sectores. Antes del primer turno, cada capitán coloca su barco en secreto en cualquier casilla de mar.`,
          ),
        ],
      },
      {
        id: 'crew',
        title: 'La tripulación',
        blocks: [
          text('Cada barco tiene cuatro puestos. Una persona puede ocupar varios, y los bots ocupan el resto.'),
          table(
            ['puesto', 've', 'hace'],
            [
              'capitán',
              'barco, estela, minas, indicadores y qué sistemas funcionan',
              'mueve, dispara y decide cuándo emerger',
            ],
            [
              'primer oficial',
              'los indicadores',
              mate.length > 0 ? `carga los sistemas y puede usar ${mate.join(' y ')}` : 'carga los sistemas',
            ],
            ['ingeniero', 'el tablero de máquinas', 'marca un nodo después de cada movimiento'],
            ['operador de radio', 'todo lo que se anuncia', 'deduce dónde puede estar el enemigo'],
          ),
          text(
            'La tripulación se comunica con mensajes cortos: cada puesto puede enviar un mensaje de cada tipo por turno.',
          ),
        ],
      },
      {
        id: 'turn',
        title: 'Tu turno',
        blocks: [
          steps(
            'El capitán *mueve* una casilla al norte, sur, este u oeste. Todos oyen el rumbo, también el enemigo. No puedes entrar en una isla, en tu propia estela ni en una mina tuya. En vez de mover, el capitán puede usar el sigilo o emerger.',
            'El ingeniero marca un *nodo* en el panel de ese rumbo. Los nodos marcados averían sistemas.',
            'El primer oficial añade una *carga* a un indicador que no esté lleno.',
            'El capitán puede usar *un sistema* que tenga la carga completa y no esté averiado.',
            'El capitán termina el turno y juega el otro barco.',
          ),
          text(
            'Después de mover, los pasos 2 a 4 se pueden hacer en cualquier orden. Además, mientras estés sumergido puedes detonar tus minas en cualquier momento de tu turno, gratis.',
          ),
          example(
            'Navegas al este. El ingeniero marca un nodo verde del panel este, y se averían el sonar y el dron. El primer oficial carga el torpedo; su indicador ya está lleno, y el capitán lo dispara enseguida.',
          ),
        ],
      },
      {
        id: 'systems',
        title: 'Sistemas',
        blocks: [
          text(
            'Usar un sistema vacía su indicador. Puedes usar un sistema por turno, después de mover; el sigilo sustituye al movimiento.',
          ),
          table(
            ['sistema', 'cargas', 'efecto'],
            row('torpedo', `Alcanza una casilla a ${torpedo.reach} pasos como mucho, ${path}.`),
            row(
              'mine',
              `Suelta una mina justo al norte, sur, este u oeste de tu barco, pero no en tu estela.${dropsAnnounced ? ' El enemigo oye que has soltado una, pero no dónde.' : ''} Detónala cuando quieras en un turno tuyo.`,
            ),
            row(
              'sonar',
              'El capitán enemigo da dos de estos datos: fila, columna y sector. Uno es cierto y el otro, falso.',
            ),
            row('drone', 'Nombras un sector y oyes si el enemigo está en él. La respuesta siempre es cierta.'),
            row(
              'stealth',
              `Mueve hasta ${stealth.reach} casillas en línea recta en vez del movimiento normal, y cuenta como tu sistema del turno. ${stealth.lengthPublic ? 'El enemigo oye la distancia, pero no la dirección.' : 'El enemigo no oye ni la distancia ni la dirección.'}${quietMoves > 0 ? ` Tampoco oye ${quietMoves === 1 ? 'el rumbo de tu siguiente movimiento' : `los rumbos de tus ${quietMoves} movimientos siguientes`}.` : ''}`,
            ),
          ),
        ],
      },
      {
        id: 'damage',
        title: 'Torpedos, minas y daño',
        blocks: [
          text(
            'Los torpedos y las minas causan la misma explosión: *2 de daño* a un barco que esté en la casilla y *1 de daño* a un barco que esté en una de las ocho de alrededor, también al tuyo.',
          ),
          example(
            'Disparas a una casilla contigua a tu barco. El enemigo que está allí pierde 2 de casco, y tú pierdes 1.',
          ),
          text(
            'Todos oyen dónde ha sido una explosión y cuánto daño ha recibido cada barco. Incluso fallar por poco dice mucho: exactamente 1 de daño significa que el enemigo está al lado de la casilla de la explosión.',
          ),
        ],
      },
      {
        id: 'engine',
        title: 'La sala de máquinas',
        blocks: [
          text(
            'El tablero de máquinas tiene cuatro paneles, uno por rumbo. Después de cada movimiento, el ingeniero marca un nodo del panel de ese rumbo. El color del nodo marcado indica qué se avería:',
          ),
          table(
            ['color', 'avería'],
            ['rojo', 'torpedo y mina'],
            ['verde', 'sonar y dron'],
            ['amarillo', 'sigilo'],
            ['radiación', 'nada, pero mira más abajo'],
          ),
          list(
            'Cuando están marcados todos los nodos de un *circuito*, se borran. Un sistema vuelve a funcionar en cuanto no queda ningún nodo de su color marcado.',
            'Cuando se llena un panel, o se marcan todos los nodos de radiación, pierdes *1 de casco* y se borra todo el tablero.',
            'Seis movimientos con el mismo rumbo sin reparar llenan su panel y siempre cuestan casco: planea la ruta con el ingeniero.',
          ),
        ],
      },
      {
        id: 'surface',
        title: 'Emerger',
        blocks: [
          text(
            `Emerger borra tu estela y todo el tablero de máquinas, y no cuesta casco. Pero termina tu turno, todos oyen en qué sector estás y el enemigo juega *${surfaceTurns} turnos seguidos* mientras estás en la superficie. Después te sumerges y continúas.`,
          ),
          text('Un barco que no puede moverse en ninguna dirección tiene que emerger, o usar el sigilo sin moverse.'),
        ],
      },
      {
        id: 'first-game',
        title: 'Consejos para la primera partida',
        blocks: [
          list(
            'Empieza lejos de los bordes y de los callejones sin salida: tu estela te bloquea, y un barco que no puede moverse tiene que emerger.',
            'Llena primero el indicador del torpedo. Es la única arma que llega más allá de la casilla de al lado.',
            'Dispara solo cuando el operador de radio tenga una buena idea de dónde está el enemigo, y nunca a una casilla contigua a tu barco.',
            'Emerge cuando estés lejos del enemigo y el tablero de máquinas esté casi lleno. No esperes a no tener otra salida.',
          ),
        ],
      },
      {
        id: 'listening',
        title: 'Encontrar al enemigo',
        blocks: [
          text(
            'Oyes todos los rumbos del enemigo, pero no dónde empezó. El operador de radio dibuja la ruta que tiene que haber seguido y la desplaza por la carta: donde chocaría con una isla, el enemigo no puede estar.',
          ),
          list(
            'Cada rumbo reduce las casillas posibles; lo que más ayuda son las islas.',
            'Las respuestas al sonar y al dron, las explosiones y las emersiones descartan muchas casillas de una vez.',
            'El sigilo difumina lo que sabes: el enemigo puede haber ido en varias direcciones.',
          ),
          example(
            'El enemigo navega al norte cuatro veces. Un barco que hubiera salido a menos de cuatro filas del borde norte, o con una isla en el camino, no podría haberlo hecho: todas esas casillas de salida quedan descartadas.',
          ),
          text(
            'La carta muestra la probabilidad de cada casilla. Mientras todas son posibles, no hay ninguna coloreada.',
          ),
        ],
      },
    ],
  };
}
