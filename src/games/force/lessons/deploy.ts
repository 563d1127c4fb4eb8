import { type Lesson, read } from '../../../kernel/lesson.ts';
import type { ForceKinds } from '../kinds.ts';
import { LESSON_DECKS } from './decks.ts';
import {
  activate,
  deployLocation,
  deployTo,
  drain,
  draw,
  loseFromHand,
  pass,
  they,
  theyLose,
  theyPass,
} from './script.ts';

// Cards of the lesson decks.
const BLACK_LANDING = 4;
const FOUNDRY_GATE = 5;
const IRON_GUARD = 27;
const TRIBUNE = 31;
const INQUISITOR = 38;
const FALLING_STAR = 54;
const HIGH_GATE = 64;
const TERRACES = 65;
const NIGHT_MARKET = 67;
const SENTINEL = 82;
const LAMPLIGHTER = 92;
const STAR_READER = 97;

const plate = (location: number): string => `.fo-plate[data-card="${location}"]`;

export const deploy: Lesson<ForceKinds> = {
  id: 'deploy',
  title: { en: 'Deploy and drain', es: 'Desplegar y drenar' },
  about: {
    en: 'Activate Force, deploy cards and drain your opponent’s Life Force.',
    es: 'Activa Fuerza, despliega cartas y drena la Fuerza Vital de tu rival.',
  },
  minutes: 6,
  seed: 'battle53221',
  setup: { decks: LESSON_DECKS, turnLimit: 5 },
  seats: ['dark'],
  steps: [
    read(
      '.fo-bar.is-near .fo-life',
      'You lead the Dominion. Your deck is your life: you have 51 Life Force. The Compact goes second and was dealt two more cards, so it has 49: only cards in piles count. The side with more after five turns, three of them yours, wins this lesson.',
      'Diriges el Dominio. Tu mazo es tu vida: tienes 51 de Fuerza Vital. El Pacto va segundo y ha recibido dos cartas más, así que tiene 49: solo cuentan las de las pilas. Gana esta lección quien tenga más después de cinco turnos, tres de ellos tuyos.',
      '.fo-piles',
    ),
    activate(
      4,
      'First you need Force to pay with. You generate 1, plus 1 for each of your icons (the moon) on the table: 2 at Foundry Gate and 1 at Terraces. Activate all 4.',
      'Primero necesitas Fuerza para pagar. Generas 1, más 1 por cada icono tuyo (la luna) en la mesa: 2 en Puerta de la Fundición y 1 en Bancales. Activa las 4.',
    ),
    deployLocation(
      BLACK_LANDING,
      [
        'Locations are free, and your icons on them are income. Pick Black Landing: it has 2 of yours.',
        'Las localizaciones son gratis, y tus iconos en ellas son ingresos. Elige Pista Negra: tiene 2 tuyos.',
      ],
      ['Deploy it.', 'Despliégala.'],
    ),
    read(
      plate(TERRACES),
      'The Compact has 2 icons at Terraces. If you control it on your next turn, you can drain the Compact for 2. To control a location, have a card there while they have none.',
      'El Pacto tiene 2 iconos en Bancales. Si lo controlas en tu próximo turno, podrás drenarle 2. Para controlar una localización, ten una carta allí cuando tu rival no tenga ninguna.',
    ),
    deployTo(
      TRIBUNE,
      TERRACES,
      ['Pick the Tribune in your hand. It costs 3 Force.', 'Elige al Tribuno en tu mano. Cuesta 3 de Fuerza.'],
      [
        'Send it to Terraces. You can, because you have an icon there.',
        'Envíalo a Bancales. Puedes porque tienes un icono allí.',
      ],
      ['Deploy it.', 'Despliégalo.'],
    ),
    pass('You have 1 Force left. Go to the next phase.', 'Te queda 1 de Fuerza. Pasa a la fase siguiente.'),
    pass(
      'You could draw that Force into your hand, but save it: unused Force stays for your next turn. End your turn.',
      'Podrías robarla como carta, pero guárdala: la Fuerza sin usar se queda para tu próximo turno. Termina el turno.',
    ),
    ...they(
      { type: 'activate', amount: 5 },
      { type: 'deploy', card: NIGHT_MARKET },
      { type: 'deploy', card: SENTINEL, to: FOUNDRY_GATE },
      { type: 'deploy', card: LAMPLIGHTER, to: NIGHT_MARKET },
    ),
    ...theyPass(1),
    read(
      plate(FOUNDRY_GATE),
      'The Compact has put a Sentinel at Foundry Gate, where you have 2 icons. If you do nothing, it will drain you for 2.',
      'El Pacto ha puesto un Centinela en Puerta de la Fundición, donde tienes 2 iconos. Si no haces nada, te drenará 2.',
    ),
    activate(
      7,
      'You now generate 7 Force: 1, plus 1 for each of your 6 icons. Black Landing brings 2 of them, and the Compact’s Night Market 1. Activate all 7.',
      'Ahora generas 7 de Fuerza: 1, más 1 por cada uno de tus 6 iconos. Pista Negra aporta 2 y el Mercado Nocturno del Pacto, 1. Activa las 7.',
    ),
    drain(
      TERRACES,
      'In the control phase you drain, for free. Your Tribune controls Terraces: drain the Compact for 2.',
      'En la fase de control se drena, y es gratis. Tu Tribuno controla Bancales: drena 2 al Pacto.',
    ),
    ...theyLose(2),
    read(
      '.fo-bar.is-far .fo-life',
      'Two cards went to their Lost Pile for good. They are down to 47.',
      'Dos cartas han ido a su Pila de Perdidas y ya no vuelven. Le quedan 47.',
      '.fo-bar.is-far .fo-piles',
    ),
    deployTo(
      IRON_GUARD,
      FOUNDRY_GATE,
      [
        'Now stop the Sentinel: if you are there too, neither side controls the location. Pick the Iron Guard.',
        'Ahora frena al Centinela: si tú también estás, nadie controla la localización. Elige al Guardia de hierro.',
      ],
      ['Send it to Foundry Gate.', 'Envíalo a Puerta de la Fundición.'],
      ['Deploy it.', 'Despliégalo.'],
    ),
    deployTo(
      INQUISITOR,
      BLACK_LANDING,
      [
        'You have 5 Force left. Pick the Veiled Inquisitor: as a master it gives you 1 more Force each turn.',
        'Te quedan 5 de Fuerza. Elige al Inquisidor velado: es maestro y te da 1 de Fuerza más cada turno.',
      ],
      [
        'The Compact has 1 icon at Black Landing: a second location to drain. Choose it.',
        'El Pacto tiene 1 icono en Pista Negra: otra localización que drenar. Elígela.',
      ],
      ['Deploy it.', 'Despliégalo.'],
    ),
    pass(
      'You have nothing more to deploy. Go to the next phase.',
      'No tienes nada más que desplegar. Pasa a la fase siguiente.',
    ),
    pass(
      'Both sides are at Foundry Gate, so you could start a battle. That is the next lesson: skip it for now.',
      'En Puerta de la Fundición están los dos bandos: podrías empezar una batalla. Lo verás en la próxima lección; de momento, sáltatela.',
    ),
    draw(
      'Draw your last Force into your hand. You get more choice, but cards in hand don’t count as Life Force.',
      'Roba tu última Fuerza como carta. Tendrás más donde elegir, pero las cartas de la mano no cuentan como Fuerza Vital.',
    ),
    ...they({ type: 'activate', amount: 6 }, { type: 'drain', at: NIGHT_MARKET }),
    loseFromHand(
      FALLING_STAR,
      [
        'The Compact controls Night Market, where you have 1 icon: you lose 1 Force. Pick Falling Star, an omen that can never be played.',
        'El Pacto controla Mercado Nocturno, donde tienes 1 icono: pierdes 1 de Fuerza. Elige Estrella Fugaz, un presagio que no se puede jugar.',
      ],
      [
        'A card from your hand costs you no Life Force. Lose it.',
        'Una carta de la mano no te cuesta Fuerza Vital. Piérdela.',
      ],
    ),
    ...they({ type: 'deploy', card: HIGH_GATE }, { type: 'deploy', card: STAR_READER, to: HIGH_GATE }),
    ...theyPass(3),
    pass(
      'The last turn. You have nothing left to pay for, so don’t activate any Force.',
      'El último turno. Ya no tienes nada que pagar, así que no actives Fuerza.',
    ),
    drain(TERRACES, 'Drain Terraces again.', 'Drena otra vez Bancales.'),
    ...theyLose(2),
    drain(BLACK_LANDING, 'And Black Landing, which you control too.', 'Y Pista Negra, que también controlas.'),
    ...theyLose(1),
    read(
      '.fo-bar.is-far .fo-life',
      'You have 50 Life Force, the Compact 44. Every turn of control widens the gap.',
      'Tienes 50 de Fuerza Vital y el Pacto, 44. Cada turno de control aumenta la ventaja.',
      '.fo-life',
    ),
    pass('End your turn and win.', 'Termina el turno y gana.'),
  ],
  end: {
    en: 'You can now activate Force, deploy where you have icons, control locations and drain them. In a real match you play on until a deck runs out.',
    es: 'Ya sabes activar Fuerza, desplegar donde tienes iconos, controlar localizaciones y drenarlas. En una partida de verdad se juega hasta que se agota un mazo.',
  },
};
