import { act, type Lesson, other, read } from '../../../kernel/lesson.ts';
import type { Course } from '../../../parts/grid/grid.ts';
import type { Command } from '../commands.ts';
import type { RadarKinds } from '../kinds.ts';
import {
  AFTER_TWO_SOUTH,
  CELLS,
  cellAt,
  confirmAt,
  courseTo,
  crewWorks,
  enemySails,
  orderOf,
  placeAt,
  reported,
  SMALL_SEA,
  systemOf,
  targetAt,
} from './script.ts';

const ME = 'blue.captain';
const FOE = 'red.captain';

const { C7, F1, F3, F4 } = CELLS;

const sail = (course: Course, en: string, es: string) =>
  act<Command>(ME, { type: 'move', course }, courseTo(course, en, es));
/** The charges of the torpedo stay visible: the crew has just added one. */
const endTurn = (en: string, es: string) =>
  act<Command>(ME, { type: 'end-turn' }, orderOf('end-turn', en, es, '[data-system="torpedo"]'));

export const captain: Lesson<RadarKinds> = {
  id: 'captain',
  title: { en: 'Captain: sink your first submarine', es: 'Capitán: hunde tu primer submarino' },
  about: {
    en: 'Sail, end your turn, read the radio operator’s map and fire torpedoes.',
    es: 'Navega, termina el turno, lee el mapa del operador de radio y dispara torpedos.',
  },
  minutes: 5,
  seed: 'captain',
  setup: SMALL_SEA,
  seats: [ME],
  steps: [
    read(
      '.radar-chart',
      'This is your chart. The rounded shapes are islands. The red submarine is hiding somewhere in this sea. Sink it before it sinks you.',
      'Esta es tu carta náutica. Las formas redondeadas son islas. En este mar se esconde el submarino rojo. Húndelo antes de que te hunda a ti.',
    ),
    act<Command>(
      ME,
      { type: 'place', at: C7 },
      cellAt(
        C7,
        'Choose where your boat starts: pick C7, at the bottom.',
        'Elige de dónde sale tu barco: pulsa C7, abajo.',
      ),
      placeAt(C7, 'Confirm. The enemy won’t know where you start.', 'Confirma. El enemigo no sabrá de dónde sales.'),
    ),
    other<Command>(FOE, { type: 'place', at: F1 }),
    sail(
      'north',
      'Each turn you sail one cell. The enemy hears your course but does not know where you are. Sail north.',
      'Cada turno avanzas una casilla. El enemigo oye tu rumbo, pero no sabe dónde estás. Navega al norte.',
    ),
    ...crewWorks('blue', 5, 'torpedo'),
    endTurn(
      'Your crew has done its part: the engineer noted the wear on the engine, and the first mate charged the torpedo. End your turn.',
      'Tu tripulación ha hecho su parte: el ingeniero ha anotado el desgaste del motor y el primer oficial ha cargado el torpedo. Termina el turno.',
    ),
    ...enemySails('south', 10),
    sail(
      'north',
      'You heard it: red sailed south. Sail north again.',
      'Lo has oído: el rojo ha navegado al sur. Navega otra vez al norte.',
    ),
    ...crewWorks('blue', 2, 'torpedo'),
    endTurn('End your turn.', 'Termina el turno.'),
    ...enemySails('south', 6),
    reported('none', AFTER_TWO_SOUTH),
    read(
      '.radar-chart',
      'Red went south twice, so it cannot be in the top two rows or in the two cells below an island. The radio operator marks every cell where it can still be.',
      'El rojo ha ido dos veces al sur: no puede estar en las dos filas de arriba ni en las dos casillas debajo de una isla. El operador de radio marca todas las casillas donde aún puede estar.',
    ),
    sail('east', 'Get closer to the middle: sail east.', 'Acércate al centro: navega al este.'),
    ...crewWorks('blue', 13, 'torpedo'),
    read(
      '[data-system="torpedo"]',
      'Three charges: the torpedo is ready. But firing now would be a guess, and the blast would tell the enemy roughly where you are. Wait.',
      'Tres cargas: el torpedo está listo. Pero ahora dispararías a ciegas, y la explosión diría al enemigo por dónde andas. Espera.',
    ),
    endTurn('Save the torpedo and end your turn.', 'Guarda el torpedo y termina el turno.'),
    other<Command>(FOE, { type: 'surface' }),
    other<Command>(FOE, { type: 'end-turn' }),
    reported('exact', [F3]),
    read(
      `[data-cell="${F3}"]`,
      'Red has surfaced for repairs. It had to name its sector, and it stays there for three of your turns. Only F3 fits both its courses and its sector.',
      'El rojo ha emergido para hacer reparaciones. Ha tenido que decir su sector y se queda ahí durante tres de tus turnos. Solo F3 encaja con sus rumbos y su sector.',
    ),
    sail(
      'north',
      'A torpedo reaches four cells. Sail north to get within range.',
      'Un torpedo alcanza cuatro casillas. Navega al norte para tenerlo a tiro.',
    ),
    ...crewWorks('blue', 0, 'sonar'),
    act<Command>(
      ME,
      { type: 'torpedo', at: F3 },
      systemOf('torpedo', 'Now aim the torpedo.', 'Ahora apunta el torpedo.'),
      targetAt(F3, 'Pick F3 as the target.', 'Elige F3 como blanco.'),
      confirmAt(
        F3,
        'The panel shows the damage you can expect. Fire!',
        'El panel muestra el daño que puedes esperar. ¡Fuego!',
      ),
    ),
    read(
      '.radar-strip',
      'A direct hit costs two hull points; a blast next to the boat costs one. Red has two left.',
      'Un impacto directo quita dos puntos de casco; una explosión al lado del barco, uno. Al rojo le quedan dos.',
    ),
    endTurn('End your turn: red is still on the surface.', 'Termina el turno: el rojo sigue en la superficie.'),
    sail(
      'east',
      'You get another turn right away. Sail east while the first mate recharges the torpedo.',
      'Te vuelve a tocar enseguida. Navega al este mientras el primer oficial recarga el torpedo.',
    ),
    ...crewWorks('blue', 12, 'torpedo'),
    endTurn('End your turn.', 'Termina el turno.'),
    sail(
      'south',
      'Keep your distance, or your own blast will hit you. Sail south.',
      'Mantén la distancia o tu propia explosión te alcanzará. Navega al sur.',
    ),
    ...crewWorks('blue', 7, 'torpedo'),
    endTurn('End your turn.', 'Termina el turno.'),
    other<Command>(FOE, { type: 'dive' }),
    ...enemySails('south', 10),
    reported('exact', [F4]),
    sail(
      'south',
      'Red has dived and sailed south, so now it is at F4. The torpedo needs one more charge: sail south.',
      'El rojo se ha sumergido y ha navegado al sur: ahora está en F4. Al torpedo le falta una carga: navega al sur.',
    ),
    ...crewWorks('blue', 6, 'torpedo'),
    act<Command>(
      ME,
      { type: 'torpedo', at: F4 },
      systemOf('torpedo', 'The torpedo is ready. Aim it.', 'El torpedo está listo. Apúntalo.'),
      targetAt(F4, 'Red is at F4: pick it.', 'El rojo está en F4: elígela.'),
      confirmAt(F4, 'Fire and sink it!', '¡Dispara y húndelo!'),
    ),
  ],
  end: {
    en: 'You can now sail, end your turn, read the map of possible cells and fire. In a real match red fights back, and you also have mines, drones, sonar and stealth.',
    es: 'Ya sabes navegar, terminar el turno, leer el mapa de casillas posibles y disparar. En una partida de verdad el rojo se defiende, y tú tienes además minas, drones, sonar y sigilo.',
  },
};
