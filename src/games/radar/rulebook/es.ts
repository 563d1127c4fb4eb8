import { example, list, type Rulebook, steps, table, text } from '../../../kernel/rulebook.ts';
import { SYSTEMS, type System } from '../data/systems.ts';
import type { Rules } from '../state.ts';

const SYSTEM: Readonly<Record<System, string>> = {
  torpedo: 'torpedo',
  mine: 'mina',
  sonar: 'sonar',
  drone: 'dron',
  stealth: 'sigilo',
};

/** Admiral Radar in Spanish. */
export function spanish({ ruleset, setup, chart }: Rules): Rulebook {
  const { charges, torpedo, stealth, fires, hull, surfaceTurns, dropsAnnounced } = ruleset;
  const mate = SYSTEMS.filter((system) => fires[system].includes('first-mate')).map((system) => SYSTEM[system]);
  const row = (system: System, what: string) => [{ icon: system, text: SYSTEM[system] }, String(charges[system]), what];
  const path =
    torpedo.along === 'water'
      ? 'por agua libre, rodeando las islas'
      : 'por la cuadrícula, también por encima de las islas';
  return {
    title: `Admiral Radar (${ruleset.id === 'classic' ? 'clásico por turnos' : 'reglas propias'})`,
    summary: `Dos submarinos se buscan, y ninguna tripulación ve el barco enemigo. Escucha sus rumbos, deduce dónde tiene que estar y húndelo con ${hull} puntos de daño antes de que te hunda a ti.`,
    sections: [
      {
        id: 'aim',
        title: 'Cómo se gana',
        blocks: [
          text(
            `Un barco se hunde cuando ha recibido *${hull} puntos de daño*. Si una explosión hunde los dos barcos, hay empate. Tras ${setup.turnLimit} turnos gana el barco al que le quede más casco.`,
          ),
          text(
            `Juegas en la carta «${chart.name}»: ${chart.cols} por ${chart.rows} casillas en ${chart.sectors} sectores. Antes del primer turno, cada capitán coloca su barco en secreto en cualquier casilla de agua.`,
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
              'barco, rastro, minas, indicadores y qué sistemas funcionan',
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
            'El capitán *mueve* una casilla al norte, sur, este u oeste. Todos oyen el rumbo, también el enemigo. No puedes entrar en una isla, en tu propio rastro ni en una mina tuya. En vez de mover, el capitán puede usar el sigilo o emerger.',
            'El ingeniero marca un *nodo* en el panel de ese rumbo. Lo que se marca puede averiarse.',
            'El primer oficial añade una *carga* a un indicador que no esté lleno.',
            'El capitán puede usar *un sistema* cargado por completo y sin averías.',
            'El capitán termina el turno y juega el otro barco.',
          ),
          text('Además, en tu turno puedes hacer estallar tus minas en cualquier momento, sin coste.'),
          example(
            'Pones rumbo al este. El ingeniero marca en el panel este un nodo de un circuito. El primer oficial carga el torpedo, que ya está lleno, y el capitán lo dispara enseguida.',
          ),
        ],
      },
      {
        id: 'systems',
        title: 'Sistemas',
        blocks: [
          text('Usar un sistema vacía su indicador. Puedes usar un sistema por turno, después de mover.'),
          table(
            ['sistema', 'cargas', 'efecto'],
            row('torpedo', `Alcanza una casilla a un máximo de ${torpedo.reach}, ${path}.`),
            row(
              'mine',
              `Suelta una mina junto a tu barco, fuera de tu rastro.${dropsAnnounced ? ' El enemigo oye que has soltado una, pero no dónde.' : ''} Hazla estallar en un turno posterior.`,
            ),
            row(
              'sonar',
              'El capitán enemigo dice dos de estos datos: fila, columna y sector. Uno es verdadero y el otro falso.',
            ),
            row('drone', 'Nombras un sector. El enemigo dice si está en él y no puede mentir.'),
            row(
              'stealth',
              `Mueve hasta ${stealth.reach} casillas en línea recta en vez del movimiento normal. ${stealth.lengthPublic ? 'El enemigo oye la distancia, pero no la dirección.' : 'El enemigo no oye ni la distancia ni la dirección.'}`,
            ),
          ),
        ],
      },
      {
        id: 'damage',
        title: 'Torpedos, minas y daño',
        blocks: [
          text(
            'Los torpedos y las minas causan la misma explosión: *2 de daño* en su casilla y *1 de daño* en cada una de las ocho casillas de alrededor. También afecta a tu barco.',
          ),
          example(
            'Disparas a una casilla contigua a tu barco. El enemigo que está allí pierde 2 de casco, y tú pierdes 1.',
          ),
          text(
            'Solo se anuncia el daño, así que un disparo cercano dice mucho: exactamente 1 de daño significa que el enemigo está al lado de tu objetivo.',
          ),
        ],
      },
      {
        id: 'engine',
        title: 'La sala de máquinas',
        blocks: [
          text(
            'El tablero de máquinas tiene cuatro paneles, uno por rumbo, y cada movimiento marca un nodo de su panel. El color del nodo indica qué se avería:',
          ),
          table(
            ['color', 'avería'],
            ['rojo', 'torpedo y mina'],
            ['verde', 'sonar y dron'],
            ['amarillo', 'sigilo'],
            ['radiación', 'nada al principio'],
          ),
          list(
            'Cuando se marcan todos los nodos de un *circuito*, se borran y sus sistemas vuelven a funcionar.',
            'Cuando se llena un panel, o se marcan todos los nodos de radiación, pierdes *1 de casco* y se borra todo el tablero.',
            'Navegar seis veces en la misma dirección sin reparar siempre cuesta casco: planea la ruta con el ingeniero.',
          ),
        ],
      },
      {
        id: 'surface',
        title: 'Emerger',
        blocks: [
          text(
            `Emerger borra tu rastro y todo el tablero de máquinas, y no cuesta casco. Pero todos oyen en qué sector estás, y el enemigo juega *${surfaceTurns} turnos seguidos* mientras estás en la superficie. Después te sumerges y continúas.`,
          ),
          text('Un barco que no puede moverse en ninguna dirección tiene que emerger, o usar el sigilo sin moverse.'),
        ],
      },
      {
        id: 'first-game',
        title: 'Consejos para la primera partida',
        blocks: [
          list(
            'Empieza lejos de los bordes y de los callejones sin salida: tu rastro te bloquea, y un barco que no puede moverse tiene que emerger.',
            'Llena primero el indicador del torpedo. Es la única arma que llega más allá de la casilla de al lado.',
            'Dispara solo cuando el operador de radio tenga una buena estimación, y no a una casilla contigua a tu barco.',
            'Emerge lejos del enemigo y con el tablero de máquinas casi lleno, no como último recurso.',
          ),
        ],
      },
      {
        id: 'listening',
        title: 'Encontrar al enemigo',
        blocks: [
          text(
            'Oyes todos los rumbos del enemigo, pero no dónde empezó. El operador de radio dibuja el camino que tiene que haber seguido y lo desplaza por la carta: donde chocaría con una isla, no puede estar.',
          ),
          list(
            'Cada rumbo reduce las casillas posibles; las islas ayudan más que nada.',
            'Las respuestas de sonar y dron, las explosiones y emerger descartan muchas casillas de una vez.',
            'El sigilo difumina lo que sabes: el enemigo puede haber ido en varias direcciones.',
          ),
          example(
            'Ponen rumbo al norte cuatro veces. Quien estuviera a menos de cuatro filas del borde norte, o con una isla en el camino, no podría haberlo hecho: todas esas casillas quedan descartadas.',
          ),
          text('La carta muestra la probabilidad de cada casilla. Mientras todo es posible, no hay ninguna teñida.'),
        ],
      },
    ],
  };
}
