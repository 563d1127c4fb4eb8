import { ownerOf } from '../deck.ts';
import { otherSide, SIDES } from '../sides.ts';
import { OF_PILE, OF_SIDE, PHASE } from './rules.es.ts';
import { listed, type Names, type TableWords } from './words.ts';

const or = (words: readonly string[]): string => listed(words, 'o');
const perhaps = (word: string | undefined): string => (word ? `; ¿quería decir «${word}»?` : '');
const aboard = (ids: readonly number[], names: Names): string => (ids.length ? ` con ${names.cards(ids)}` : '');
/** `2 Sentinel, Mender contra Conscript`. */
const against = (fighters: readonly number[], names: Names): string =>
  SIDES.map((side) => names.cards(fighters.filter((card) => ownerOf(card) === side))).join(' contra ');
const cost = (force: number): string => (force ? ` por ${force}` : '');
const WAY = {
  landspeed: 'va',
  hyperspeed: 'salta',
  landing: 'aterriza, y va',
  'take-off': 'despega, y va',
} as const;

/** `en Terraces`, `a bordo de Far Trader`, `en manos de Sentinel`. */
function onto(card: number, to: number, names: Names): string {
  if (names.role(to) === 'location') return `en ${names.card(to)}`;
  return names.role(card) === 'weapon' ? `en manos de ${names.card(to)}` : `a bordo de ${names.card(to)}`;
}

const here = (card: number, names: Names): string => {
  const at = names.where(card);
  return at === undefined ? '' : ` (en ${names.card(at)})`;
};

/** Las palabras de la mesa en español. */
export const TABLE: TableWords = {
  card: 'carta',
  point: ',',
  sides: { dark: 'el Dominio', light: 'el Pacto' },

  codes: {
    'bad-setup': ({ field, problem }) => `la preparación falla en «${field}»: ${problem}`,
    'bad-question': ({ field, problem }) => `la pregunta falla en «${field}»: ${problem}`,
    'unknown-deck': ({ field, deck, nearest, known }) =>
      `${field}: no hay ningún mazo «${deck}»${perhaps(nearest) || '.'} Hay ${known.join(', ')}; o ponga el JSON de un mazo en lugar de un nombre`,
    'deck-of-other-side': ({ field, deck, side, known }) =>
      `${field}: «${deck}» es un mazo ${OF_SIDE[side]}; elija ${or(known)}, o ponga el JSON de un mazo en lugar de un nombre`,
    'unknown-card': ({ field, card, nearest }) => `${field}: no hay ninguna carta «${card}»${perhaps(nearest)}`,
    'card-of-other-side': ({ field, card, side, deck }) =>
      `${field}: «${card}» es ${OF_SIDE[side]}, y este es un mazo ${OF_SIDE[deck]}`,
    'location-twice': ({ field, card, copies }) =>
      `${field}: un mazo tiene una copia de cada localización, y «${card}» está ${copies} veces`,
    'deck-size': ({ field, cards, needed }) => `${field}: un mazo tiene ${needed} cartas, y este tiene ${cards}`,
    'start-missing': ({ field, start, nearest }) => `${field}: «${start}» no está en el mazo${perhaps(nearest)}`,
    'start-no-location': ({ field, start, known }) =>
      `${field}: «${start}» no es una localización; empiece en ${or(known) || 'una localización, y el mazo no tiene'}`,
    'nothing-typed': ({ example }) => `escriba lo que quiere hacer, por ejemplo «${example}»`,
    'unknown-verb': ({ word, known }) => `«${word}» no es nada que se pueda hacer: escriba ${or(known)}`,
    'words-missing': ({ usage }) => `falta algo; se escribe así: ${usage}`,
    'words-left': ({ word, usage }) => `«${word}» sobra; se escribe así: ${usage}`,
    'not-a-card': ({ word, nearest, known }) =>
      `«${word}» no es ninguna de las cartas posibles${perhaps(nearest)}${known.length ? `${nearest ? '' : '.'} Están ${known.join(', ')}` : ''}`,
    'several-cards': ({ word, known }) => `«${word}» puede ser ${or(known)}`,
    'not-a-number': ({ word }) => `«${word}» no es un número`,
    'not-one-of': ({ word, known }) => `«${word}» no es una de ${known.join(', ')}`,
    'not-json': ({ problem }) => `eso no es JSON: ${problem}`,
  },

  heard: {
    began: ({ first }, names) => `empieza la partida: va primero ${names.side(first)}`,
    dealt: ({ side, hand }, names) =>
      hand ? `${names.side(side)} recibe ${names.cards(hand)}` : `${names.side(side)} baraja y recibe su mano`,
    'turn-began': ({ side, turn, generation }) =>
      `turno ${turn}, ${OF_SIDE[side]}, que genera ${generation[side]} de Fuerza`,
    'phase-began': ({ side, phase }) => `fase de ${PHASE[phase]} ${OF_SIDE[side]}`,
    activated: ({ side, amount }, names) => `${names.side(side)} activa ${amount} de Fuerza`,
    drained: ({ side, at, amount }, names) =>
      `${names.side(side)} drena ${amount} de Fuerza ${OF_SIDE[otherSide(side)]} en ${names.card(at)}`,
    lost: ({ side, from, card }, names) => `${names.side(side)} pierde ${names.card(card)} ${OF_PILE[from]}`,
    deployed: ({ side, card, at, host, cost: force }, names) =>
      card === at
        ? `${names.side(side)} despliega la localización ${names.card(card)}`
        : `${names.side(side)} despliega ${names.card(card)} ${onto(card, host ?? at, names)}${cost(force)}`,
    'battle-began': ({ side, at, fighters }, names) =>
      `${names.side(side)} empieza una batalla en ${names.card(at)}: ${against(fighters, names)}`,
    fired: ({ side, weapon, target, drawn, total, defence, hit }, names) =>
      `${names.side(side)} dispara ${names.card(weapon)} contra ${names.card(target)}: roba ${names.card(drawn)}, ${total} en total contra una defensa de ${defence}, ${hit ? 'alcanzada' : 'fallo'}`,
    'tactic-played': ({ side, card, power }, names) =>
      `${names.side(side)} juega ${names.card(card)}: ${power} más de poder`,
    'shot-passed': ({ side }, names) => `${names.side(side)} no dispara`,
    'segment-began': ({ segment }) => (segment === 'power' ? 'segmento de poder' : 'segmento de daño'),
    'destiny-drawn': ({ side, card, destiny }, names) =>
      `${names.side(side)} roba ${names.card(card)}: destino de batalla ${destiny}`,
    'destiny-declined': ({ side }, names) => `${names.side(side)} no roba destino de batalla`,
    'no-destiny': ({ side, ability, reserve }, names) =>
      `${names.side(side)} no tiene destino de batalla: ${reserve ? `habilidad ${ability}, y hacen falta 4` : 'el Mazo de Reserva está vacío'}`,
    'battle-weighed': ({ totals, winner, damage, attrition }, names) => {
      const [dark, light] = SIDES.map((side) => `${names.side(side)} ${totals[side]}`) as [string, string];
      const hurt = SIDES.flatMap((side) => {
        const parts = [
          ...(damage[side] ? [`${damage[side]} de daño de batalla`] : []),
          ...(attrition[side] ? [`${attrition[side]} de desgaste`] : []),
        ];
        return parts.length ? [`${names.side(side)} sufre ${parts.join(' y ')}`] : [];
      });
      return [`${dark}, ${light}: ${winner ? `gana ${names.side(winner)}` : 'empate'}`, ...hurt].join('; ');
    },
    forfeited: ({ side, card, with: others, worth }, names) =>
      `${names.side(side)} sacrifica ${names.card(card)}${aboard(others, names)}, que vale ${worth}`,
    'choice-passed-on': () => '', // a quién le toca lo dice quien pregunta
    'battle-ended': ({ at }, names) => `la batalla de ${names.card(at)} ha acabado`,
    moved: ({ side, card, from, to, by }, names) =>
      `${names.side(side)}: ${names.card(card)} ${WAY[by]} de ${names.card(from)} a ${names.card(to)}`,
    embarked: ({ side, card, onto: carrier }, names) =>
      `${names.side(side)}: ${names.card(card)} sube a bordo de ${names.card(carrier)}`,
    disembarked: ({ side, card, at }, names) => `${names.side(side)}: ${names.card(card)} baja en ${names.card(at)}`,
    drew: ({ side, card }, names) =>
      card === undefined ? `${names.side(side)} roba una carta` : `${names.side(side)} roba ${names.card(card)}`,
    'turn-ended': ({ side, turn }) => `acaba el turno ${turn}, ${OF_SIDE[side]}; las Pilas de Usadas pasan debajo`,
    ended: ({ outcome: { winners, reason } }, names) =>
      `${winners.length === 1 ? `gana ${names.side(winners[0] ?? '')}` : 'tablas'}: ${names.say(reason)}`,
  },

  orders: {
    begin: () => 'empezar la partida',
    activate: ({ amount }) => `activar ${amount} de Fuerza`,
    drain: ({ at }, names) => `drenar Fuerza en ${names.card(at)}`,
    deploy: ({ card, to }, names) =>
      to === undefined ? `desplegar ${names.card(card)}` : `desplegar ${names.card(card)} ${onto(card, to, names)}`,
    battle: ({ at }, names) => `empezar una batalla en ${names.card(at)}`,
    fire: ({ weapon, target }, names) => `disparar ${names.card(weapon)} contra ${names.card(target)}`,
    tactic: ({ card }, names) => `jugar ${names.card(card)}`,
    destiny: ({ draw }) => (draw ? 'robar destino de batalla' : 'no robar destino de batalla'),
    forfeit: ({ card }, names) => `sacrificar ${names.card(card)}`,
    lose: ({ from, card }, names) =>
      from === 'hand' && card !== undefined
        ? `perder ${names.card(card)} de la mano`
        : `perder la primera carta ${OF_PILE[from]}`,
    move: ({ card, to }, names) => `mover ${names.card(card)}${here(card, names)} a ${names.card(to)}`,
    embark: ({ card, onto: carrier }, names) => `${names.card(card)} sube a bordo de ${names.card(carrier)}`,
    disembark: ({ card }, names) => `${names.card(card)} baja`,
    draw: () => 'robar una carta',
    pass: () => 'pasar',
  },
};
