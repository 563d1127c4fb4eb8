import type { Lesson } from '../../../kernel/lesson.ts';
import type { BattletechKinds } from '../kinds.ts';
import {
  endTurn,
  fireAll,
  fireGuns,
  kick,
  needsOf,
  standStill,
  tellAt,
  theyEnd,
  theyFire,
  theyMove,
  theyStrike,
  theyTryToStand,
  UNIT,
  walk,
} from './script.ts';

const PPC = 0;
const LASER = 1;
const SRM = 4;
const OTHER_LASER = 5;

export const heat: Lesson<BattletechKinds> = {
  id: 'heat',
  title: { en: 'Heat and physical attacks', es: 'Calor y ataques físicos' },
  about: {
    en: 'Keep your reactor cool, and finish an enemy with a kick.',
    es: 'Mantén frío el reactor y remata a un enemigo con una patada.',
  },
  minutes: 6,
  seed: 'heat1223',
  setup: {
    map: 'proving-ground',
    switches: { fires: false, wind: false },
    units: [
      { side: '0', design: 'WHM-6R', at: '1010', facing: 0 },
      { side: '1', design: 'UM-R60', at: '1004', facing: 3 },
    ],
  },
  seats: ['0'],
  steps: [
    tellAt(
      UNIT('mine'),
      'This time you pilot a Warhammer: 70 tons. Its two particle cannons (PPCs) hit hard, but generate a lot of heat.',
      'Esta vez pilotas un Warhammer de 70 toneladas. Sus dos cañones de partículas (CPP) pegan fuerte, pero generan mucho calor.',
    ),
    theyMove('walk', 'F'),
    walk(
      { mode: 'walk', to: '1009', steps: 'F' },
      {
        mode: ['Walking adds 1 heat. Choose Walk.', 'Andar suma 1 de calor. Elige Andar.'],
        hex: ['One hex ahead: pick 1009.', 'Un hexágono adelante: elige 1009.'],
        go: ['Confirm the move.', 'Confirma el movimiento.'],
      },
    ),
    theyFire('1:0'),
    tellAt(
      `.bt-row[data-mount="${PPC}"]`,
      'Each weapon shows the heat it adds: 10 for a PPC. Your heat sinks remove 18 per turn; any heat above that stays.',
      'Cada arma muestra el calor que suma: un CPP, 10. Tus radiadores quitan 18 por turno; el resto se queda.',
    ),
    fireAll(
      '0 1 4:0 5 8',
      ['Try it: press “All that can hit”.', 'Pruébalo: pulsa «Todas las que pueden acertar».'],
      [
        'This takes your heat from 0 to 13. Fire anyway, just this once.',
        'Tu calor pasará de 0 a 13. Dispara de todos modos, solo esta vez.',
      ],
    ),
    tellAt(
      '.bt-strip-heat',
      'Heat 13. From 5 on you get slower, from 8 on you aim worse, and at 14 the reactor may shut down.',
      'Calor 13. A partir de 5 vas más lento, a partir de 8 apuntas peor, y con 14 el reactor puede apagarse.',
    ),
    theyEnd(),
    endTurn('End your turn.', 'Termina el turno.'),
    theyMove('walk', 'FF'),
    tellAt(
      '.bt-modes',
      'The heat has slowed you down: 2 MP to walk instead of 4.',
      'El calor te ha frenado: 2 PM para andar en vez de 4.',
    ),
    standStill(
      ['Choose Stand still: it adds no heat.', 'Elige Quedarse quieto: no suma calor.'],
      ['Confirm.', 'Confirma.'],
    ),
    theyFire('0 1:0'),
    tellAt(
      needsOf(LASER),
      'Press the number to see why it is high: your heat adds 2 to every shot.',
      'Pulsa el número para ver por qué es alto: el calor suma 2 a todos tus disparos.',
    ),
    fireGuns(
      '1 5',
      [
        [
          LASER,
          [
            'Cool down: fire only the two medium lasers, at 3 heat each. Choose this one.',
            'Enfríate: dispara solo los dos láseres medios, con 3 de calor cada uno. Elige este.',
          ],
        ],
        [OTHER_LASER, ['And the other one, in the right torso.', 'Y el otro, en el torso derecho.']],
      ],
      [
        'You add 6 heat and lose 18, so it drops from 13 to 1. Declare fire.',
        'Sumas 6 de calor y pierdes 18: baja de 13 a 1. Declara el fuego.',
      ],
    ),
    tellAt(
      '.bt-strip-heat',
      'Both lasers hit, and you are cool again. After a hot turn, play a cool one.',
      'Los dos láseres han acertado y vuelves a estar frío. Después de un turno con mucho calor conviene uno con poco.',
    ),
    theyEnd(),
    endTurn('End your turn.', 'Termina el turno.'),
    theyMove('still', ''),
    walk(
      { mode: 'walk', to: '1008', steps: 'F' },
      {
        mode: [
          'Physical attacks only reach an adjacent hex. Move next to red: choose Walk.',
          'Los ataques físicos solo llegan al hexágono de al lado. Acércate al rojo: elige Andar.',
        ],
        hex: ['Pick 1008, in front of red.', 'Elige 1008, delante del rojo.'],
        go: ['Confirm the move.', 'Confirma el movimiento.'],
      },
    ),
    theyFire('0 1:0'),
    fireGuns(
      '1 4:0 5',
      [
        [
          LASER,
          [
            'Weapons come first. An arm or leg that fires can’t strike this turn, so use the torso. Choose this laser.',
            'Primero se dispara. Un brazo o una pierna que dispara no puede golpear este turno: usa el torso. Elige este láser.',
          ],
        ],
        [SRM, ['The SRM 6, for up to six small missiles.', 'El AMCA 6: hasta seis misiles pequeños.']],
        [OTHER_LASER, ['And the other laser.', 'Y el otro láser.']],
      ],
      ['Declare fire: 10 heat is no problem.', 'Declara el fuego: 10 de calor no es problema.'],
    ),
    theyStrike(),
    kick(
      'RL',
      [
        'Now the Physical Attack Phase. Choose the kick: it does 14 damage to a leg, and the target may fall. If it misses, you may fall.',
        'Empieza la fase de ataques físicos. Elige la patada: causa 14 de daño en una pierna y puede derribar al rojo. Si falla, puedes caerte tú.',
      ],
      ['It needs 4 or more on two dice. Declare the kick.', 'Necesita 4 o más con dos dados. Declara la patada.'],
    ),
    tellAt(
      UNIT('theirs'),
      'The kick took its left leg off, and it fell. A fallen ’Mech is easier to hit from an adjacent hex.',
      'La patada le ha arrancado la pierna izquierda y ha caído. Desde el hexágono de al lado es más fácil acertar a un ’Mech caído.',
    ),
    theyEnd(),
    endTurn('End your turn.', 'Termina el turno.'),
    theyTryToStand(3),
    tellAt(
      UNIT('theirs'),
      'It tried to stand up on one leg, and fell again.',
      'Ha intentado levantarse con una sola pierna y ha vuelto a caer.',
    ),
    standStill(['Choose Stand still.', 'Elige Quedarse quieto.'], ['Confirm.', 'Confirma.']),
    theyFire(''),
    fireAll(
      '0 1 2 3:1 4:0 5 6 7:1 8',
      [
        'Your heat is 0, and this should finish it: press “All that can hit”.',
        'Tu calor es 0 y con esto deberías rematarlo: pulsa «Todas las que pueden acertar».',
      ],
      ['Fire!', '¡Fuego!'],
    ),
  ],
  end: {
    en: 'Its ammunition exploded. You can now manage your heat and kick. In a real match you can also punch, charge, jump and cool down in water.',
    es: 'Su munición ha explotado. Ya sabes controlar el calor y dar patadas. En una partida de verdad también puedes dar puñetazos, cargar, saltar y enfriarte en el agua.',
  },
};
