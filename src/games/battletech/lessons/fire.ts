import type { Lesson } from '../../../kernel/lesson.ts';
import type { BattletechKinds } from '../kinds.ts';
import {
  endTurn,
  fireAll,
  fireGuns,
  needsOf,
  tellAt,
  theyEnd,
  theyFire,
  theyMove,
  twist,
  UNIT,
  walk,
} from './script.ts';

const AC_20 = 1;

export const fire: Lesson<BattletechKinds> = {
  id: 'fire',
  title: { en: 'Movement and fire', es: 'Movimiento y fuego' },
  about: {
    en: 'Walk, run and turn, read your chances, twist the torso and fire.',
    es: 'Anda, corre y gira, lee tus probabilidades, gira el torso y dispara.',
  },
  minutes: 5,
  seed: 'fire880',
  setup: {
    map: 'proving-ground',
    switches: { physicalAttacks: false, heatPhase: false, fires: false, wind: false },
    units: [
      { side: '0', design: 'HBK-4G', at: '0410', facing: 0 },
      { side: '1', design: 'COM-2D', at: '0403', facing: 3 },
    ],
  },
  seats: ['0'],
  steps: [
    tellAt(
      UNIT('mine'),
      'This is you: a Hunchback, a 50-ton ’Mech. The arrowhead shows which way it faces, and the pips show the armour it has left.',
      'Este eres tú: un Hunchback, un ’Mech de 50 toneladas. La punta de flecha indica hacia dónde mira, y las marcas, el blindaje que le queda.',
    ),
    tellAt(
      UNIT('theirs'),
      'This is the enemy: a Commando, small and fast. Destroy it to win.',
      'Este es el enemigo: un Commando, pequeño y rápido. Destrúyelo para ganar.',
    ),
    tellAt(
      '.bt-order',
      'Every turn starts with a roll for initiative. Red lost it and has to move first, so you can react to its move.',
      'Cada turno empieza con una tirada de iniciativa. El rojo la ha perdido y tiene que mover primero: así puedes reaccionar.',
    ),
    theyMove('walk', 'F'),
    walk(
      { mode: 'walk', to: '0408', steps: 'FF' },
      {
        mode: [
          'Red comes closer. Your move: choose Walk. It gives you 4 movement points (MP).',
          'El rojo se acerca. Te toca mover: elige Andar. Te da 4 puntos de movimiento (PM).',
        ],
        hex: [
          'Each number is the MP it costs to get there. Pick hex 0408, two hexes ahead.',
          'Cada número son los PM que cuesta llegar. Elige el hexágono 0408, dos más adelante.',
        ],
        go: ['Confirm the move.', 'Confirma el movimiento.'],
      },
    ),
    theyFire('0 1:1 2:0'),
    tellAt(
      needsOf(AC_20),
      'Your big gun, the AC/20, needs 7 or more on two dice. Press the number to see why: your skill, your movement and the range add up.',
      'Tu cañón grande, el CA/20, necesita 7 o más con dos dados. Pulsa el número para ver por qué: se suman tu habilidad, tu movimiento y la distancia.',
    ),
    fireGuns(
      '0 1:0 2',
      [
        [
          AC_20,
          [
            'Choose the AC/20: one hit does 20 points of damage.',
            'Elige el CA/20: un impacto causa 20 puntos de daño.',
          ],
        ],
        [0, ['Add a medium laser, 5 points.', 'Añade un láser medio, 5 puntos.']],
        [2, ['And the other one, in the right arm.', 'Y el otro, en el brazo derecho.']],
      ],
      [
        'Declare fire. Red has declared its shots too: all of them are rolled together.',
        'Declara el fuego. El rojo ya ha declarado sus disparos: se tiran todos a la vez.',
      ],
    ),
    tellAt(
      UNIT('theirs'),
      'One laser hit its leg. Solid lines are hits, dashed lines are misses. All of red’s shots missed you.',
      'Un láser le ha dado en la pierna. Las líneas continuas son impactos; las discontinuas, fallos. El rojo ha fallado todos sus disparos.',
    ),
    theyEnd(),
    endTurn('That was a whole turn. End it.', 'Así es un turno completo. Termínalo.'),
    tellAt(
      '.bt-order',
      'A new roll for initiative: this time you lost, so you move first and red can react.',
      'Nueva tirada de iniciativa: esta vez la has perdido, así que mueves primero y el rojo puede reaccionar.',
    ),
    walk(
      { mode: 'run', to: '0405', steps: 'FFF' },
      {
        mode: [
          'Choose Run. You get 6 MP, and the farther you go, the harder you are to hit. But your own shots get harder too.',
          'Elige Correr. Te da 6 PM y, cuanto más lejos vayas, más cuesta acertarte. Pero tus disparos también son más difíciles.',
        ],
        hex: ['Run up to the enemy: pick hex 0405.', 'Corre hasta el enemigo: elige el hexágono 0405.'],
        go: ['Confirm the move.', 'Confirma el movimiento.'],
      },
    ),
    theyMove('run', 'LFFRR'),
    tellAt(
      UNIT('theirs'),
      'Red ran to your right, where only the laser in your right arm can hit it. But you can twist your torso.',
      'El rojo ha corrido a tu derecha, donde solo puede darle el láser de tu brazo derecho. Pero puedes girar el torso.',
    ),
    twist(
      1,
      1,
      [
        'Choose “Right”. The button shows how many weapons can then fire at red.',
        'Elige «A la derecha». El botón indica cuántas armas pueden disparar entonces al rojo.',
      ],
      [
        'Confirm the twist. Your legs stay as they are. You can twist once per turn.',
        'Confirma el giro. Las piernas no se mueven. Puedes girar el torso una vez por turno.',
      ],
    ),
    tellAt(
      needsOf(AC_20),
      'Now every weapon can fire, and at short range the AC/20 needs only 6.',
      'Ahora pueden disparar todas las armas, y a corto alcance el CA/20 solo necesita 6.',
    ),
    fireAll(
      '0 1:1 2 3',
      ['Press “All that can hit”.', 'Pulsa «Todas las que pueden acertar».'],
      ['Declare fire.', 'Declara el fuego.'],
    ),
    theyFire('0 1:1 2:0'),
    tellAt(
      UNIT('theirs'),
      'The AC/20 destroyed its right torso, and the arm went with it. Lost parts become outlines; parts without armour turn red.',
      'El CA/20 ha destruido su torso derecho y, con él, el brazo. Las partes perdidas quedan en contorno; las que no tienen blindaje, en rojo.',
    ),
    endTurn('End your turn.', 'Termina el turno.'),
    theyEnd(),
    theyMove('run', 'LLFF'),
    tellAt(
      UNIT('theirs'),
      'Red lost the initiative and flees into the woods. Its back is turned to you, and its armour is thin there.',
      'El rojo ha perdido la iniciativa y huye al bosque. Te da la espalda, donde el blindaje es fino.',
    ),
    walk(
      { mode: 'walk', to: '0505', steps: 'RFR', facing: 2 },
      {
        mode: [
          'Choose Walk this time: you aim better than when you run.',
          'Esta vez elige Andar: apuntas mejor que si corres.',
        ],
        hex: ['Pick hex 0505, next to you.', 'Elige el hexágono 0505, a tu lado.'],
        face: [
          'You also have to face red: turn south-east. Each hexside you turn costs 1 MP; the number is the total for the move.',
          'También tienes que mirar al rojo: gira al sureste. Cada lado que giras cuesta 1 PM; el número es el total del movimiento.',
        ],
        go: ['Confirm the move.', 'Confirma el movimiento.'],
      },
    ),
    theyFire(''),
    tellAt(
      needsOf(AC_20),
      'Walking adds 1 and the woods add 1: the AC/20 needs 6 again.',
      'Andar suma 1 y el bosque suma 1: el CA/20 vuelve a necesitar 6.',
    ),
    fireAll(
      '0 1:0 2 3',
      ['Press “All that can hit”.', 'Pulsa «Todas las que pueden acertar».'],
      ['Fire and finish it!', '¡Dispara y acaba con él!'],
    ),
  ],
  end: {
    en: 'You can now move, turn, twist and fire, and read your chances. In a real match, weapons also generate heat, and ’Mechs kick and punch: that is the next lesson.',
    es: 'Ya sabes moverte, girar el torso, disparar y leer tus probabilidades. En una partida de verdad las armas también generan calor, y los ’Mechs dan patadas y puñetazos: lo verás en la siguiente lección.',
  },
};
