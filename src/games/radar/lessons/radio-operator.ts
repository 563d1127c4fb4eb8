import { act, type Lesson, other, read } from '../../../kernel/lesson.ts';
import type { Course } from '../../../parts/grid/grid.ts';
import type { Command } from '../commands.ts';
import type { System } from '../data/systems.ts';
import type { RadarKinds } from '../kinds.ts';
import { AFTER_TWO_SOUTH, CELLS, crewWorks, enemySails, orderOf, reportOn, SMALL_SEA } from './script.ts';

const ME = 'blue.radio-operator';
const CAPTAIN = 'blue.captain';
const FOE = 'red.captain';
const { C7, F1, F3, F4 } = CELLS;

const AFTER_ONE_SOUTH = [
  7, 8, 9, 12, 13, 14, 16, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
  43, 44, 45, 46, 47, 48,
];

const captainSails = (course: Course, node: number, system: System) => [
  other<Command>(CAPTAIN, { type: 'move', course }),
  ...crewWorks('blue', node, system),
];
const captainEnds = other<Command>(CAPTAIN, { type: 'end-turn' });
const report = (command: Command, en: string, es: string) => act<Command>(ME, command, orderOf('report', en, es));

export const radioOperator: Lesson<RadarKinds> = {
  id: 'radio-operator',
  title: { en: 'Radio operator: find the enemy', es: 'Operador de radio: encuentra al enemigo' },
  about: {
    en: 'Listen to the enemy’s courses, rule out cells and guide your captain’s torpedoes.',
    es: 'Escucha los rumbos del enemigo, descarta casillas y guía los torpedos de tu capitán.',
  },
  minutes: 4,
  seed: 'radio',
  setup: SMALL_SEA,
  seats: [ME],
  steps: [
    read(
      '.radar-chart',
      'You are the ears of the blue boat. You never see the enemy: you hear the courses its captain announces and work out where it can be.',
      'Eres los oídos del barco azul. Nunca ves al enemigo: oyes los rumbos que anuncia su capitán y deduces dónde puede estar.',
    ),
    other<Command>(CAPTAIN, { type: 'place', at: C7 }),
    other<Command>(FOE, { type: 'place', at: F1 }),
    ...captainSails('north', 5, 'torpedo'),
    captainEnds,
    ...enemySails('south', 10),
    read(
      '.radar-lately',
      'The arrow shows that red has just sailed south. So it cannot be in the top row, or right below an island: it would have had to cross land.',
      'La flecha indica que el rojo acaba de navegar al sur. No puede estar en la fila de arriba ni justo debajo de una isla: habría tenido que cruzar tierra.',
    ),
    read(
      '.radar-count',
      'The computer keeps count for you: 36 of the 46 sea cells are still possible. Every course rules out more.',
      'El ordenador lleva la cuenta por ti: de las 46 casillas de mar, 36 aún son posibles. Cada rumbo descarta más.',
      '.radar-chart',
    ),
    report(
      reportOn('none', AFTER_ONE_SOUTH),
      'Your captain sees this map only when you report. Send your first report.',
      'Tu capitán solo ve este mapa cuando le informas. Envía tu primer informe.',
    ),
    ...captainSails('north', 2, 'torpedo'),
    captainEnds,
    ...enemySails('south', 6),
    read(
      '.radar-chart',
      'South again. That rules out the top two rows and the two cells below each island. Red must be in one of the tinted cells.',
      'Otra vez al sur. Eso descarta las dos filas de arriba y las dos casillas debajo de cada isla. El rojo está en una de las casillas coloreadas.',
    ),
    report(
      reportOn('none', AFTER_TWO_SOUTH),
      'Report again. An old report is no use to your captain.',
      'Informa otra vez. A tu capitán no le sirve un informe viejo.',
    ),
    ...captainSails('east', 13, 'torpedo'),
    captainEnds,
    other<Command>(FOE, { type: 'surface' }),
    other<Command>(FOE, { type: 'end-turn' }),
    read(
      '.radar-strip',
      'Red has surfaced, so it had to name its sector: sector 2. A radio operator can’t hear better news.',
      'El rojo ha emergido y ha tenido que decir su sector: el 2. Un operador de radio no puede oír mejor noticia.',
    ),
    read(
      `[data-cell="${F3}"]`,
      'Sector 2 has seven sea cells. After two moves south, only F3 is left: D3 and E3 lie below the island.',
      'El sector 2 tiene siete casillas de mar. Tras dos movimientos al sur solo queda F3: D3 y E3 están debajo de la isla.',
    ),
    report(
      reportOn('exact', [F3]),
      'You have found red. Tell your captain: the torpedo is ready.',
      'Has encontrado al rojo. Díselo a tu capitán: el torpedo está listo.',
    ),
    ...captainSails('north', 0, 'sonar'),
    other<Command>(CAPTAIN, { type: 'torpedo', at: F3 }),
    read(
      '.radar-strip',
      'A direct hit, thanks to you: red has lost two of its four hull points.',
      'Impacto directo, gracias a ti: el rojo ha perdido dos de sus cuatro puntos de casco.',
    ),
    captainEnds,
    ...captainSails('east', 12, 'torpedo'),
    captainEnds,
    ...captainSails('south', 7, 'torpedo'),
    captainEnds,
    other<Command>(FOE, { type: 'dive' }),
    ...enemySails('south', 10),
    read(
      '.radar-lately',
      'Red has dived and sailed south. You knew where it was, so you know where it is now.',
      'El rojo se ha sumergido y ha navegado al sur. Sabías dónde estaba, así que sabes dónde está ahora.',
    ),
    report(
      reportOn('exact', [F4]),
      'F4 is one cell south of F3. Send the report that will sink red.',
      'F4 está una casilla al sur de F3. Envía el informe que hundirá al rojo.',
    ),
    ...captainSails('south', 6, 'torpedo'),
    other<Command>(CAPTAIN, { type: 'torpedo', at: F4 }),
  ],
  end: {
    en: 'You can now follow the enemy by ear and report in time. In a real match you can also mark the chart yourself, slide the path overlay across it, and use what drones and sonar reveal.',
    es: 'Ya sabes seguir al enemigo de oído e informar a tiempo. En una partida de verdad también puedes hacer tus propias marcas en la carta, mover sobre ella la plantilla de ruta y aprovechar lo que revelan los drones y el sonar.',
  },
};
