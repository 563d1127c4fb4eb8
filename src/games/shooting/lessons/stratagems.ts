import { type Lesson, read } from '../../../kernel/lesson.ts';
import type { ShootingKinds } from '../kinds.ts';
import type { Scenario } from '../scenario.ts';
import { learner, otherSide, rows } from './script.ts';

const { select, aim, confirm, roll, goToGround, allocate, allocateDefault, reRoll } = learner('defender');
const they = otherSide('attacker');

// Units, in the order of the armies.
const LOOTAS = 0;
const BOYZ = 1;
const INTERCESSORS = 2;
const HELLBLASTERS = 3;

const SCENARIO: Scenario = {
  name: 'Hold the line',
  table: { width: 40, height: 28 },
  terrain: [],
  rounds: 1,
  handModifiers: false,
  commandPoints: 2,
  armies: {
    attacker: {
      name: 'Ork mob',
      units: [
        { id: 'lootas', sheet: 'lootas', points: 80, models: [{ kind: 'loota', count: 8, weapons: ['deffgun'] }] },
        { id: 'boyz', sheet: 'boyz', points: 80, models: [{ kind: 'boy', count: 8, weapons: ['shoota'] }] },
      ],
    },
    defender: {
      name: 'Strike force',
      units: [
        {
          id: 'intercessors',
          sheet: 'intercessor-squad',
          points: 80,
          models: [
            { kind: 'intercessor', count: 4, weapons: ['bolt-rifle'] },
            { kind: 'intercessor', count: 1, weapons: ['bolt-rifle', 'grenade-launcher'] },
          ],
        },
        {
          id: 'hellblasters',
          sheet: 'hellblaster-squad',
          points: 66,
          models: [{ kind: 'hellblaster', count: 3, weapons: ['plasma-incinerator'] }],
        },
      ],
    },
  },
  deployment: [
    rows('lootas', 8, 8, 24, 4),
    rows('boyz', 8, 24, 20, 4),
    rows('intercessors', 5, 10, 6),
    rows('hellblasters', 3, 25, 6),
  ],
  engaged: [],
};

export const stratagems: Lesson<ShootingKinds> = {
  id: 'stratagems',
  title: { en: 'Stratagems and allocation', es: 'Estratagemas y asignación' },
  about: {
    en: 'Protect a unit, choose which models take wounds, and re-roll a die.',
    es: 'Protege una unidad, elige qué miniaturas reciben las heridas y repite un dado.',
  },
  minutes: 5,
  seed: 'stratagems241',
  setup: { scenario: SCENARIO },
  seats: ['defender'],
  steps: [
    read(
      '.shoot-head',
      'This time you defend, at the top of the table, for one round: the Orks shoot first, then you. You have 2 command points for stratagems.',
      'Esta vez eres el defensor, arriba en la mesa, durante una ronda: primero disparan los orkos y después tú. Tienes 2 puntos de mando para estratagemas.',
    ),
    ...they(
      { type: 'select-shooter', unit: LOOTAS },
      { type: 'assign', group: 'deffgun', target: INTERCESSORS },
      { type: 'confirm' },
    ),
    read(
      '.shoot-answers',
      'The Lootas aim at your Intercessors. You can react: the panel compares the wounds you would lose on average, with and without the stratagem.',
      'Los Lootas apuntan a tus Intercessors. Puedes reaccionar: el panel compara las heridas que perderías de media con la estratagema y sin ella.',
    ),
    goToGround(
      INTERCESSORS,
      'Go to Ground gives the squad cover, which improves its armour saves by 1. That is worth a command point: use it.',
      'Cuerpo a tierra da cobertura a la escuadra y mejora en 1 sus salvaciones por armadura. Bien vale un punto de mando: úsala.',
    ),
    ...they({ type: 'roll', until: 'unit' }),
    read(
      '.shoot-coming',
      'You have to save against five wounds. Before the saves are rolled, you choose which models take them.',
      'Tienes que salvar cinco heridas. Antes de tirar, tú eliges qué miniaturas las reciben.',
    ),
    allocate(
      16,
      17,
      [
        'The last Intercessor carries a grenade launcher: protect it. Let the first one take the wounds.',
        'El último Intercessor lleva un lanzagranadas: protégelo. Que el primero reciba las heridas.',
      ],
      ['Then the second one.', 'Después, el segundo.'],
      [
        'Each failed save costs 2 wounds: a whole Intercessor. Allocate.',
        'Cada salvación fallida cuesta 2 heridas: un Intercessor entero. Asigna.',
      ],
    ),
    read(
      '.shoot-log',
      'Two failed saves, two Intercessors lost. With cover a 3 was enough. Without it you would have needed a 4.',
      'Dos salvaciones fallidas, dos Intercessors menos. Con cobertura bastaba un 3. Sin ella habrías necesitado un 4.',
    ),
    ...they(
      { type: 'select-shooter', unit: BOYZ },
      { type: 'assign', group: 'shoota', target: HELLBLASTERS },
      { type: 'confirm' },
      { type: 'roll', until: 'unit' },
    ),
    allocateDefault(
      [21, 22, 23],
      'The Boyz hit your Hellblasters. All three are the same, so choose “Default order”. A wounded model takes the next wounds first.',
      'Los Boyz alcanzan a tus Hellblasters. Los tres son iguales: elige «Orden predeterminado». Una miniatura herida recibe primero las siguientes heridas.',
    ),
    read(
      '.sh-score',
      'One Hellblaster lost 1 of its 2 wounds, but it can still shoot. The Orks lead by 32 points. Now it is your phase.',
      'Un Hellblaster ha perdido 1 de sus 2 heridas, pero aún puede disparar. Los orkos ganan por 32 puntos. Ahora es tu fase.',
      '.sh-table',
    ),
    select(INTERCESSORS, 'Select the Intercessor Squad.', 'Elige la unidad Intercessor Squad.'),
    aim(
      'bolt-rifle',
      LOOTAS,
      'Each weapon group has its own target. Aim the rifles at the Lootas.',
      'Cada grupo de armas tiene su objetivo. Apunta los rifles a los Lootas.',
    ),
    aim(
      'grenade-launcher',
      LOOTAS,
      'The grenade launcher you saved is a Blast weapon: more attacks against big units. Aim it at the Lootas too.',
      'El lanzagranadas que has salvado es un arma de área: más ataques contra unidades grandes. Apúntalo también a los Lootas.',
    ),
    confirm('Confirm both targets.', 'Confirma los dos objetivos.'),
    ...they({ type: 'decline' }),
    roll(
      'unit',
      'The enemy used no stratagem. Roll for the whole unit.',
      'El enemigo no ha usado ninguna estratagema. Tira por toda la unidad.',
    ),
    ...they({ type: 'allocate', models: [0, 1, 2, 3, 4, 5, 6, 7] }),
    select(
      HELLBLASTERS,
      'Two Lootas are down, six are left. Select the Hellblaster Squad.',
      'Dos Lootas menos, quedan seis. Elige la unidad Hellblaster Squad.',
    ),
    aim('plasma-incinerator', LOOTAS, 'Aim at the Lootas.', 'Apunta a los Lootas.'),
    confirm('Confirm.', 'Confirma.'),
    ...they({ type: 'decline' }),
    roll(
      'step',
      'To use a Command Re-roll, you have to roll step by step. First, count the attacks.',
      'Para usar la repetición de mando hay que tirar paso a paso. Primero, cuenta los ataques.',
    ),
    roll('step', 'Roll to hit.', 'Tira para impactar.'),
    roll('step', 'Six hits. Roll to wound.', 'Seis impactos. Tira para herir.'),
    reRoll(
      2,
      [
        'Five wounds, but you need six to destroy the Lootas. Pick the die that failed.',
        'Cinco heridas, pero necesitas seis para destruir a los Lootas. Elige el dado fallido.',
      ],
      ['Spend your second command point to re-roll it.', 'Gasta tu segundo punto de mando para repetirlo.'],
    ),
    roll(
      'step',
      'A 6! Plasma leaves the Lootas no save. Finish them.',
      '¡Un 6! El plasma no deja salvación a los Lootas. Acaba con ellos.',
    ),
    ...they({ type: 'allocate', models: [3, 4, 5, 6, 7] }),
  ],
  end: {
    en: 'You won by 80 points to 32. You can now answer with stratagems, allocate wounds and use a Command Re-roll where it counts.',
    es: 'Has ganado por 80 puntos a 32. Ya sabes responder con estratagemas, asignar heridas y usar la repetición de mando donde importa.',
  },
};
