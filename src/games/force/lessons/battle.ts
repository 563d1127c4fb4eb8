import { type Lesson, read } from '../../../kernel/lesson.ts';
import type { ForceKinds } from '../kinds.ts';
import { LESSON_DECKS } from './decks.ts';
import {
  activate,
  arm,
  deployLocation,
  deployTo,
  drawDestiny,
  fire,
  forfeit,
  pass,
  playTactic,
  startBattle,
  they,
  theyPass,
} from './script.ts';

// Cards of the lesson decks.
const HIDDEN_RELAY = 9;
const SHADOW_GUARD = 22;
const IRON_GUARD = 28;
const PRAETOR = 33;
const BREAKING_LANCE = 51;
const NO_QUARTER = 52;
const MERIDIAN = 62;
const TERRACES = 65;
const SENTINEL = 82;
const PATHFINDER = 88;
const LAMPLIGHTER = 90;

export const battle: Lesson<ForceKinds> = {
  id: 'battle',
  title: { en: 'A battle', es: 'Una batalla' },
  about: {
    en: 'Start a battle, fire a weapon, play a tactic, draw destiny and cover the damage.',
    es: 'Empieza una batalla, dispara un arma, juega una táctica, roba destino y cubre el daño.',
  },
  minutes: 6,
  seed: 'battle2630',
  setup: { decks: LESSON_DECKS, secondHand: 8, turnLimit: 5 },
  seats: ['dark'],
  steps: [
    read(
      '.fo-bar.is-near .fo-life',
      'Battles are the other way to take Life Force. Again, the side with more of it after five turns wins.',
      'Las batallas son la otra forma de quitar Fuerza Vital. Otra vez gana quien tenga más después de cinco turnos.',
    ),
    activate(4, 'Activate all your Force.', 'Activa toda tu Fuerza.'),
    deployLocation(
      HIDDEN_RELAY,
      [
        'Pick Hidden Relay: it is free, and its icon is yours.',
        'Elige Repetidor Oculto: es gratis y su icono es tuyo.',
      ],
      ['Deploy it.', 'Despliégalo.'],
    ),
    deployTo(
      PRAETOR,
      TERRACES,
      ['Pick the Praetor: power 3, ability 3.', 'Elige al Pretor: poder 3, habilidad 3.'],
      [
        'Send it to Terraces, where the Compact has 2 icons to drain.',
        'Envíalo a Bancales, donde el Pacto tiene 2 iconos que drenar.',
      ],
      ['Deploy it.', 'Despliégalo.'],
    ),
    pass('Go to the next phase.', 'Pasa a la fase siguiente.'),
    pass(
      'Save 1 Force for the next battle. End your turn.',
      'Guarda 1 de Fuerza para la batalla que viene. Termina el turno.',
    ),
    ...they(
      { type: 'activate', amount: 4 },
      { type: 'deploy', card: MERIDIAN },
      { type: 'deploy', card: PATHFINDER, to: TERRACES },
    ),
    ...theyPass(3),
    read(
      `.fo-plate[data-card="${TERRACES}"]`,
      'A Pathfinder blocks you: both sides are at Terraces, so neither side drains there. Drive it out.',
      'Un Explorador te bloquea: en Bancales están los dos bandos y nadie puede drenar. Échalo de ahí.',
    ),
    activate(6, 'Activate all your Force.', 'Activa toda tu Fuerza.'),
    arm(
      BREAKING_LANCE,
      PRAETOR,
      [
        'Your other cards can carry weapons. Pick the Breaking Lance.',
        'Tus otras cartas pueden llevar armas. Elige la Lanza Rompedora.',
      ],
      ['Give it to the Praetor.', 'Dásela al Pretor.'],
    ),
    deployTo(
      SHADOW_GUARD,
      TERRACES,
      [
        'With a total ability of 4 you may draw destiny in battle. The Praetor has 3, so pick the Shadow Guard: it adds 2.',
        'Con habilidad 4 en total puedes robar destino en la batalla. El Pretor tiene 3: elige al Guardia de las sombras, que suma 2.',
      ],
      ['Send it to Terraces too.', 'Envíalo también a Bancales.'],
      ['Deploy it.', 'Despliégalo.'],
    ),
    pass('You are ready. Go to the battle phase.', 'Todo listo. Pasa a la fase de batalla.'),
    startBattle(
      TERRACES,
      [
        'Here you see your chance to win and the average damage. Pick Terraces.',
        'Aquí ves tu probabilidad de ganar y el daño medio. Elige Bancales.',
      ],
      ['Start the battle. It costs 1 Force.', 'Empieza la batalla. Cuesta 1 de Fuerza.'],
    ),
    fire(
      BREAKING_LANCE,
      PATHFINDER,
      [
        'Weapons come first. Pick the lance: you draw a card, and its destiny plus 2 must be higher than the Pathfinder’s defence of 2.',
        'Primero, las armas. Elige la lanza: robas una carta y su destino más 2 tiene que ser mayor que la defensa del Explorador, que es 2.',
      ],
      ['Fire! It costs 1 Force.', '¡Dispara! Cuesta 1 de Fuerza.'],
    ),
    ...theyPass(1),
    read(
      '.fo-battle',
      'A hit! The Pathfinder still fights in this battle, but then it must be forfeited.',
      '¡Impacto! El Explorador aún lucha en esta batalla, pero después hay que sacrificarlo.',
    ),
    pass(
      'You have no more shots: choose “Don’t fire”. When neither side fires, the weapons segment ends.',
      'No te quedan disparos: elige «No disparar». Cuando ningún bando dispara, termina el segmento de armas.',
    ),
    drawDestiny(
      'Draw destiny: your next card’s destiny is added to your power, and the enemy suffers it as attrition.',
      'Roba destino: el destino de tu próxima carta se suma a tu poder, y el enemigo lo sufre como desgaste.',
    ),
    ...they({ type: 'forfeit', card: PATHFINDER }, { type: 'lose', from: 'force' }),
    read(
      '.fo-battle',
      'You drew 3: 8 against 3, so the Compact suffered the difference, 5. The Pathfinder covered 4 of it, and the Compact lost 1 Force for the rest.',
      'Has robado un 3: 8 contra 3, y el Pacto ha sufrido la diferencia, 5. El Explorador ha cubierto 4, y el Pacto ha perdido 1 de Fuerza por el resto.',
    ),
    pass('Save your last Force and end your turn.', 'Guarda tu última Fuerza y termina el turno.'),
    ...they(
      { type: 'activate', amount: 5 },
      { type: 'deploy', card: LAMPLIGHTER, to: TERRACES },
      { type: 'deploy', card: SENTINEL, to: TERRACES },
    ),
    ...theyPass(1),
    read(
      `.fo-plate[data-card="${TERRACES}"]`,
      'The Compact is back with two cards. Their ability of 5 lets them draw destiny too, so hit harder this time.',
      'El Pacto ha vuelto con dos cartas. Su habilidad de 5 también le permite robar destino: esta vez golpea más fuerte.',
    ),
    activate(6, 'Your last turn. Activate all your Force.', 'Tu último turno. Activa toda tu Fuerza.'),
    deployTo(
      IRON_GUARD,
      TERRACES,
      ['Pick the Iron Guard: power 4 for 3 Force.', 'Elige al Guardia de hierro: poder 4 por 3 de Fuerza.'],
      ['Send it to Terraces.', 'Envíalo a Bancales.'],
      ['Deploy it.', 'Despliégalo.'],
    ),
    pass('Go to the battle phase.', 'Pasa a la fase de batalla.'),
    startBattle(
      TERRACES,
      ['Your power is 9 against 4. Pick Terraces.', 'Tu poder es 9 contra 4. Elige Bancales.'],
      ['Start the battle.', 'Empieza la batalla.'],
    ),
    playTactic(
      NO_QUARTER,
      [
        'A tactic is played from your hand. Pick No Quarter: 2 more power for 1 Force.',
        'Una táctica se juega desde la mano. Elige Sin Cuartel: 2 de poder más por 1 de Fuerza.',
      ],
      ['Play it.', 'Juégala.'],
    ),
    ...theyPass(1),
    pass('That is enough. Pass.', 'Con eso basta. Pasa.'),
    drawDestiny('Draw destiny.', 'Roba destino.'),
    ...they({ type: 'destiny', draw: true }),
    forfeit(
      SHADOW_GUARD,
      [
        'You won 12 to 6. But the Compact drew 2, and you suffer that as attrition: only forfeited cards cover it. Pick the Shadow Guard.',
        'Has ganado 12 a 6. Pero el Pacto ha robado un 2 y lo sufres como desgaste: solo lo cubren las cartas sacrificadas. Elige al Guardia de las sombras.',
      ],
      [
        'Its forfeit value of 4 is enough, and it has less power than your other cards. Forfeit it.',
        'Su valor de sacrificio, 4, es suficiente, y es tu carta con menos poder. Sacrifícalo.',
      ],
    ),
    ...they({ type: 'forfeit', card: LAMPLIGHTER }, { type: 'forfeit', card: SENTINEL }),
    read(
      '.fo-bar.is-far .fo-life',
      'The Compact forfeited both cards, and Terraces is yours. You lead in Life Force, 52 to 50: the tactic you used returned to your piles.',
      'El Pacto ha sacrificado las dos cartas y Bancales es tuyo. Ganas en Fuerza Vital, 52 a 50: la táctica que usaste ha vuelto a tus pilas.',
      '.fo-bar',
    ),
    pass('End your turn and win.', 'Termina el turno y gana.'),
  ],
  end: {
    en: 'You can now start battles, fire weapons, play tactics, draw destiny and cover damage and attrition. Starships fight in the same way, in systems.',
    es: 'Ya sabes empezar batallas, disparar armas, jugar tácticas, robar destino y cubrir daño y desgaste. Las naves luchan igual, en los sistemas.',
  },
};
