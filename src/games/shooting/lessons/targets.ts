import { type Lesson, read } from '../../../kernel/lesson.ts';
import type { ShootingKinds } from '../kinds.ts';
import type { Scenario } from '../scenario.ts';
import { learner, otherSide, rows } from './script.ts';

const { select, aim, confirm, roll } = learner('attacker');
const they = otherSide('defender');

// Units, in the order of the armies.
const INTERCESSORS = 0;
const HELLBLASTERS = 1;
const BOYZ = 2;
const NOBZ = 3;

const BOY_MODELS = [10, 11, 12, 13, 14, 15];
const NOB_MODELS = [16, 17, 18];

/** The ruin hides the Nobz from the Intercessors. The Orks have advanced, so they cannot shoot. */
const SCENARIO: Scenario = {
  name: 'First shots',
  table: { width: 40, height: 28 },
  terrain: [
    {
      id: 'ruin',
      kind: 'ruins',
      corners: [
        [22, 9],
        [28, 9],
        [28, 13],
        [22, 13],
      ],
      height: 6,
    },
  ],
  rounds: 2,
  handModifiers: false,
  commandPoints: 0,
  armies: {
    attacker: {
      name: 'Strike force',
      units: [
        {
          id: 'intercessors',
          sheet: 'intercessor-squad',
          points: 80,
          models: [{ kind: 'intercessor', count: 5, weapons: ['bolt-rifle'] }],
        },
        {
          id: 'hellblasters',
          sheet: 'hellblaster-squad',
          points: 110,
          models: [{ kind: 'hellblaster', count: 5, weapons: ['plasma-incinerator'] }],
        },
      ],
    },
    defender: {
      name: 'Ork mob',
      units: [
        { id: 'boyz', sheet: 'boyz', points: 60, models: [{ kind: 'boy', count: 6, weapons: ['shoota'] }] },
        { id: 'nobz', sheet: 'nobz', points: 63, models: [{ kind: 'nob', count: 3, weapons: ['slugga'] }] },
      ],
    },
  },
  deployment: [
    rows('intercessors', 5, 8, 24),
    rows('hellblasters', 5, 25, 24),
    {
      unit: 'boyz',
      at: [
        [9, 8],
        [10.6, 8],
        [12.2, 8],
        [13.8, 8],
        [15.4, 8],
        [9, 6.4],
      ],
      moved: 'advanced',
    },
    {
      unit: 'nobz',
      at: [
        [30.5, 6],
        [32.1, 6],
        [33.7, 6],
      ],
      moved: 'advanced',
    },
  ],
  engaged: [],
};

export const targets: Lesson<ShootingKinds> = {
  id: 'targets',
  title: { en: 'Targets and odds', es: 'Objetivos y probabilidades' },
  about: {
    en: 'Choose a unit and its target, read the odds and roll the dice.',
    es: 'Elige una unidad y su objetivo, lee las probabilidades y tira los dados.',
  },
  minutes: 5,
  seed: 'targets15',
  setup: { scenario: SCENARIO },
  seats: ['attacker'],
  steps: [
    read(
      '.sh-strip',
      'You are the attacker, at the bottom of the table. Every enemy model you destroy scores points: after two rounds, the side with more wins.',
      'Eres el atacante, abajo en la mesa. Cada miniatura enemiga que destruyes da puntos: tras dos rondas gana el bando que tenga más.',
    ),
    select(
      INTERCESSORS,
      'Your units shoot one after the other. Start with the Intercessor Squad.',
      'Tus unidades disparan una tras otra. Empieza con la unidad Intercessor Squad.',
    ),
    read(
      '.shoot-group .shoot-profile',
      'Their weapon: range 24 inches, 2 attacks each, hits on 3 or more, strength 4, armour penetration −1, damage 1.',
      'Su arma: alcance de 24 pulgadas, 2 ataques cada una, impacta con 3 o más, fuerza 4, factor de penetración −1 y daño 1.',
    ),
    read(
      '.shoot-group .shoot-others',
      'A target must be in range and visible. The ruin hides the Nobz from this squad: open the list to see the reason.',
      'Un objetivo tiene que estar al alcance y a la vista. Las ruinas impiden que esta escuadra vea a los Nobz: abre la lista para ver el motivo.',
    ),
    aim(
      'bolt-rifle',
      BOYZ,
      'That leaves the Boyz. The number shows how many wounds they would lose on average. Choose them.',
      'Quedan los Boyz. El número son las heridas que perderían de media. Elígelos.',
    ),
    confirm('Confirm. After that, you can’t change the target.', 'Confirma. Después ya no podrás cambiar el objetivo.'),
    roll(
      'step',
      'An attack has several steps. First, count the attacks: 5 rifles with 2 each.',
      'Un ataque tiene varios pasos. Primero, cuenta los ataques: 5 rifles con 2 cada uno.',
    ),
    roll(
      'step',
      'Now roll to hit. The squad stood still and its rifles are Heavy: +1, so a 2 is enough.',
      'Ahora tira para impactar. La escuadra no se ha movido y sus rifles son pesados: +1, así que basta un 2.',
    ),
    roll(
      'step',
      'Nine hits! Roll to wound: strength 4 against toughness 5 needs a 5 or 6.',
      '¡Nueve impactos! Tira para herir: con fuerza 4 contra resistencia 5 hace falta un 5 o un 6.',
    ),
    roll(
      'step',
      'Five wounds. The Boyz save on 5 or more, but your armour penetration makes that a 6. See what they roll.',
      'Cinco heridas. Los Boyz salvan con 5 o más, pero por tu penetración necesitan un 6. Mira qué sacan.',
    ),
    ...they({ type: 'allocate', models: BOY_MODELS }),
    read(
      '.shoot-log',
      'They saved none: five Boyz are gone, worth 10 points each. The chart shows how lucky that was: the marker is your result.',
      'Ninguna salvación: cinco Boyz menos, a 10 puntos cada uno. El gráfico muestra cuánta suerte has tenido: la marca es tu resultado.',
    ),
    select(HELLBLASTERS, 'Next, select the Hellblaster Squad.', 'Ahora elige la unidad Hellblaster Squad.'),
    read(
      '.shoot-group .shoot-targets',
      'This squad sees both units. Compare: a single Boy is left, worth 10 points. The three Nobz are worth 21 each.',
      'Esta escuadra ve las dos unidades. Compara: queda un solo Boy, que vale 10 puntos. Los tres Nobz valen 21 cada uno.',
    ),
    aim(
      'plasma-incinerator',
      NOBZ,
      'Use strong weapons on tough targets. Choose the Nobz.',
      'Las armas fuertes son para los objetivos duros. Elige a los Nobz.',
    ),
    confirm('Confirm the target.', 'Confirma el objetivo.'),
    roll('weapon', 'Roll all the steps for this weapon at once.', 'Tira de una vez todos los pasos de esta arma.'),
    ...they({ type: 'allocate', models: NOB_MODELS }),
    read(
      '.sh-score',
      'Two Nobz fell. The Orks advanced, so none of their units can shoot, and it is your turn again.',
      'Han caído dos Nobz. Los orkos han avanzado y ninguna de sus unidades puede disparar: te toca otra vez.',
      '.sh-table',
    ),
    select(
      INTERCESSORS,
      'Last round. Select the Intercessor Squad.',
      'Última ronda. Elige la unidad Intercessor Squad.',
    ),
    aim('bolt-rifle', BOYZ, 'Finish the last Boy.', 'Acaba con el último Boy.'),
    confirm('Confirm.', 'Confirma.'),
    roll('weapon', 'Roll.', 'Tira los dados.'),
    select(HELLBLASTERS, 'Now the Hellblaster Squad.', 'Ahora, la unidad Hellblaster Squad.'),
    aim(
      'plasma-incinerator',
      NOBZ,
      'One Nob is left. The odds say that you will almost certainly destroy it. Choose the Nobz.',
      'Queda un Nob. Según las probabilidades, lo destruirás casi seguro. Elige a los Nobz.',
    ),
    confirm('Confirm.', 'Confirma.'),
    roll('weapon', 'Roll, and win the match.', 'Tira y gana la partida.'),
  ],
  end: {
    en: 'You can now choose units and targets, read the odds and follow an attack from hit to damage. In a real match the enemy shoots back.',
    es: 'Ya sabes elegir unidades y objetivos, leer las probabilidades y seguir un ataque desde el impacto hasta el daño. En una partida de verdad el enemigo también dispara.',
  },
};
