import { example, list, type Rulebook, type RulesSection, steps, table, text } from '../../../kernel/rulebook.ts';
import { es } from '../../../parts/text/fill.ts';
import { ABILITY_FOR_PRESENCE } from '../ability.ts';
import { cardName } from '../data/card-names.ts';
import { DECK_SIZE, HAND_SIZE } from '../deck.ts';
import type { Rules } from '../state.ts';
import { battle } from './battle.es.ts';
import { cards, locations, piles } from './cards.es.ts';
import { type Facts, factsOf, those } from './facts.ts';

/** Spanish names of the preset decks; custom ones keep their name. */
export const DECK_NAMES: Readonly<Record<string, string>> = {
  'Iron Tide': 'Marea de Hierro',
  'Night Fleet': 'Flota Nocturna',
  'Lamps and Roads': 'Lámparas y Caminos',
  'Harbour Fleet': 'Flota del Puerto',
};
const deckName = (name: string): string => (Object.hasOwn(DECK_NAMES, name) ? (DECK_NAMES[name] as string) : name);

/** Lines of Force in Spanish. */
export function spanish(rules: Rules): Rulebook {
  const { decks } = rules.setup;
  const facts = factsOf(rules);
  return {
    title: `Líneas de Fuerza (${deckName(decks.dark.name)} contra ${deckName(decks.light.name)})`,
    summary: `El Dominio Umbrío y el Pacto del Alba luchan por un puñado de mundos. Tu mazo de ${DECK_SIZE} cartas es a la vez tu ejército, tu dinero y tu vida: quien se queda sin mazo pierde.`,
    sections: [
      aim(rules, facts),
      cards(facts),
      piles(),
      locations(facts),
      turn(),
      paying(facts),
      presence(),
      drains(),
      deploying(facts),
      moving(facts),
      ...battle(facts),
      ending(rules),
    ],
  };
}

const aim = ({ setup }: Rules, { start }: Facts): RulesSection => ({
  id: 'aim',
  title: 'Cómo se gana',
  blocks: [
    text(
      `Cada carta de tu Mazo de Reserva, tu Pila de Fuerza y tu Pila de Usadas es un punto de *Fuerza Vital*. Quien se queda sin Fuerza Vital pierde. Tras ${setup.turnLimit} turnos, contando los de ambos jugadores, gana quien tenga más Fuerza Vital.`,
    ),
    text(
      'Puedes quitarle Fuerza Vital a tu rival de dos maneras: *drenando* las localizaciones que solo tú controlas y ganando *batallas*.',
    ),
    table(
      ['bando', 'mazo', 'empieza en'],
      ['Dominio (oscuro)', deckName(setup.decks.dark.name), cardName(start.dark, 'es')],
      ['Pacto (luminoso)', deckName(setup.decks.light.name), cardName(start.light, 'es')],
    ),
    text(
      `Cada jugador empieza con una localización en la mesa. El Dominio va primero y empieza con ${HAND_SIZE} cartas en la mano; el Pacto, con ${setup.secondHand}. Las listas de los dos mazos son públicas, pero las manos y el orden de las pilas no.`,
    ),
  ],
});

const turn = (): RulesSection => ({
  id: 'turn',
  title: 'Tu turno',
  blocks: [
    text(
      'Un turno tiene seis fases. Pasa para terminar una fase. Las fases en las que no puedes hacer nada se saltan.',
    ),
    steps(
      '*Activar*: pasa de tu Mazo de Reserva a tu Pila de Fuerza tantas cartas como tu generación, o menos.',
      '*Control*: drena las localizaciones que controlas.',
      '*Desplegar*: juega cartas de la mano y págalas.',
      '*Batalla*: lucha en localizaciones donde los dos bandos tengan presencia.',
      '*Mover*: mueve tus cartas.',
      '*Robar*: pasa cartas de tu Pila de Fuerza a tu mano.',
    ),
    text(
      'Después, los dos jugadores ponen su Pila de Usadas debajo de su Mazo de Reserva, sin barajar, y empieza el turno del otro jugador.',
    ),
  ],
});

function paying({ masters, generation: { dark, light }, start }: Facts): RulesSection {
  const sum = ([own, other]: readonly [number, number]): string => `1 + ${own} + ${other} = ${1 + own + other}`;
  return {
    id: 'force',
    title: 'Activar y pagar',
    blocks: [
      text(
        `Tu *generación* es 1, más tus iconos en todas las localizaciones de la mesa, aunque no tengas cartas allí${masters ? ', más 1 por cada maestro tuyo en la mesa' : ''}. No cambia durante tu turno.`,
      ),
      example(
        `Al principio, con solo ${cardName(start.dark, 'es')} y ${cardName(start.light, 'es')} en la mesa, el Dominio genera ${sum(dark)} de Fuerza y el Pacto, ${sum(light)}.`,
      ),
      text(
        'Todo se paga con Fuerza de tu Pila de Fuerza: el coste de despliegue de las cartas, 1 por una batalla, 1 por cada movimiento y el coste de los disparos y las tácticas. La Fuerza que no usas se queda en la pila para tu próximo turno, o para una batalla en el turno de tu rival.',
      ),
      text('Deja algunas cartas en el Mazo de Reserva: cuando está vacío no puedes robar destino.'),
    ],
  };
}

const presence = (): RulesSection => ({
  id: 'presence',
  title: 'Presencia y control',
  blocks: [
    text(
      `Tienes *presencia* en una localización donde tus cartas suman una habilidad de ${ABILITY_FOR_PRESENCE} o más. *Controlas* una localización donde tienes presencia y tu rival no.`,
    ),
    text(
      'Las cartas que van a bordo de otra y las naves que han aterrizado en un lugar no cuentan ni para la presencia ni para el poder.',
    ),
  ],
});

const drains = (): RulesSection => ({
  id: 'drains',
  title: 'Drenajes de Fuerza',
  blocks: [
    text(
      'En tu fase de control puedes drenar una vez en cada localización que controles, gratis. Tu rival pierde tanta Fuerza como iconos *suyos* haya allí. Por eso conviene controlar las localizaciones con muchos iconos enemigos.',
    ),
    text(
      'Quien pierde Fuerza elige qué cartas pierde, una a una: cualquiera de su mano, o la primera de su Mazo de Reserva, su Pila de Fuerza o su Pila de Usadas, sin verla. Una carta de la mano no cuesta Fuerza Vital.',
    ),
    example(
      'Controlas un lugar donde tu rival tiene 2 iconos. Tiene que perder 2 de Fuerza: elige una carta inútil de su mano y la primera de su Mazo de Reserva. Su Fuerza Vital baja en 1.',
    ),
  ],
});

const deploying = ({ kinds, seats, dots }: Facts): RulesSection => ({
  id: 'deploy',
  title: 'Desplegar',
  blocks: [
    text('Puedes desplegar tantas cartas como puedas pagar. Necesitas *un icono tuyo o presencia* en la localización.'),
    list(
      ...those(
        'Las localizaciones son gratis y se pueden desplegar siempre.',
        kinds.has('character') &&
          `Los personajes van a lugares${seats ? ', o a bordo de una carta con plazas libres' : ''}.`,
        kinds.has('vehicle') && 'Los vehículos van a lugares exteriores.',
        kinds.has('starship') && 'Las naves van a sistemas.',
        kinds.has('weapon') &&
          'Las armas se asignan a cualquier personaje, vehículo o nave que tengas en la mesa, una por carta.',
        dots && 'No puedes desplegar más copias de una carta que las que permiten sus puntos.',
      ),
    ),
    text('Una carta puede luchar y moverse en el mismo turno en que se despliega.'),
  ],
});

const moving = ({ kinds, seats }: Facts): RulesSection => ({
  id: 'move',
  title: 'Mover',
  blocks: [
    text('Cada carta puede moverse una vez por turno, por 1 de Fuerza.'),
    list(
      ...those(
        kinds.has('character') && 'Los personajes se mueven a un lugar vecino.',
        kinds.has('vehicle') &&
          'Los vehículos avanzan por la fila de su sistema tantos lugares como su velocidad, o menos, y solo por lugares exteriores.',
        kinds.has('starship') &&
          'Las naves saltan a un sistema que esté a tantos pársecs como su hipervelocidad, o menos, aterrizan en un lugar exterior de su sistema o vuelven a despegar.',
        seats && 'Las cartas a bordo se mueven gratis con la carta que las lleva y no pueden moverse por su cuenta.',
        seats && 'Los personajes suben a bordo de una carta del mismo lugar, o bajan, gratis, una vez por turno.',
      ),
    ),
    ...those(
      seats &&
        text(
          'Los pasajeros no suman poder ni habilidad y no pueden disparar. Si la carta que los lleva sale de la mesa, se pierden con ella.',
        ),
    ),
  ],
});

const ending = ({ setup }: Rules): RulesSection => ({
  id: 'end',
  title: 'El final, y algunos consejos',
  blocks: [
    list(
      'La partida acaba en cuanto un jugador se queda sin Fuerza Vital. Si les pasa a los dos a la vez, pierde el Dominio.',
      es('Tras {turns:turno|turnos} gana quien tenga más Fuerza Vital. Con la misma Fuerza Vital hay tablas.', {
        turns: setup.turnLimit,
      }),
      'También pierdes si pasas a tu mano la última carta de tu Fuerza Vital.',
    ),
    list(
      'Despliega localizaciones pronto: tus iconos en ellas son tus ingresos. Pero los iconos de tu rival son ingresos para él.',
      'Ocupa bien dos o tres localizaciones en vez de muchas con una carta cada una: una carta sola invita a una batalla.',
      'Deja 1 o 2 de Fuerza en tu Pila de Fuerza para las batallas del turno de tu rival: así podrás pagar disparos y tácticas.',
      'Sacrifica cartas con un valor de sacrificio alto solo si el daño es alto: lo que sobra se desperdicia.',
    ),
  ],
});
