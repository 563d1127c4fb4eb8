import { ownerOf } from '../deck.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { EventTexts, Naming } from './text-table.ts';

const aboard = (ids: readonly number[], { cards }: Naming): string => (ids.length ? ` con ${cards(ids)}` : '');
/** «2 Sentinel, Mender contra Conscript». */
const against = (fighters: readonly number[], { cards }: Naming): string =>
  SIDES.map((side) => cards(fighters.filter((card) => ownerOf(card) === side))).join(' contra ');

/** «en Terraces», «a bordo de Far Trader», «en manos de Sentinel». */
function onto(card: number, to: number, { role, fill }: Naming): string {
  if (role(to) === 'location') return fill('en {to:@}', { to });
  return fill(role(card) === 'weapon' ? 'en manos de {to:@}' : 'a bordo de {to:@}', { to });
}

export const EVENTS: EventTexts = {
  language: 'es',
  card: 'carta',
  opponent: 'tu rival',
  terms: {
    '#': { dark: 'el Dominio', light: 'el Pacto' },
    of: {
      dark: 'del Dominio',
      light: 'del Pacto',
      hand: 'de la mano',
      reserve: 'del Mazo de Reserva',
      force: 'de la Pila de Fuerza',
      used: 'de la Pila de Usadas',
    },
    to: { dark: 'al Dominio', light: 'al Pacto' },
    phase: {
      activate: 'activación',
      control: 'control',
      deploy: 'despliegue',
      battle: 'batalla',
      move: 'movimiento',
      draw: 'robo',
      'set-up': 'preparación',
      ended: 'final',
    },
    pile: {
      hand: 'la mano',
      reserve: 'el Mazo de Reserva',
      force: 'la Pila de Fuerza',
      used: 'la Pila de Usadas',
    },
    segment: { weapons: 'armas', power: 'poder', damage: 'daño' },
    way: { landspeed: 'va', hyperspeed: 'salta', landing: 'aterriza: va', 'take-off': 'despega: va' },
  },

  heard: {
    began: 'empieza la partida: va primero {first:#}',
    dealt: (e, { fill }) => fill(e.hand ? '{side:#} recibe {hand:,}' : '{side:#} baraja y recibe {cards} cartas', e),
    'turn-began': ({ side, turn, generation }, { fill }) =>
      fill('turno {turn}: {side:#} genera {force} de Fuerza', { side, turn, force: generation[side] }),
    'phase-began': '{side:#}: fase de {phase:phase}',
    activated: '{side:#} activa {amount} de Fuerza',
    drained: ({ side, at, amount }, { fill }) =>
      fill('{side:#} drena {amount} de Fuerza {other:of} en {at:@}', { side, at, amount, other: otherSide(side) }),
    lost: '{side:#} pierde {card:@} {from:of}',
    deployed: ({ side, card, at, host, cost }, naming) =>
      card === at
        ? naming.fill('{side:#} despliega la localización {card:@}', { side, card })
        : naming.fill(
            `{side:#} despliega {card:@} ${onto(card, host ?? at, naming)}${cost ? ' por {cost} de Fuerza' : ''}`,
            { side, card, cost },
          ),
    'battle-began': ({ side, at, fighters }, naming) =>
      naming.fill('{side:#} empieza una batalla en {at:@}: {who}', { side, at, who: against(fighters, naming) }),
    fired: (e, { fill }) =>
      fill(
        `{side:#} dispara {weapon:@} contra {target:@}: roba {drawn:@}, total {total} contra defensa {defence}, ${e.hit ? 'impacto' : 'fallo'}`,
        e,
      ),
    'tactic-played': '{side:#} juega {card:@}: +{power} de poder',
    'shot-passed': '{side:#} no dispara',
    'segment-began': 'segmento de {segment:segment}',
    'destiny-drawn': '{side:#} roba {card:@}: destino de batalla {destiny}',
    'destiny-declined': '{side:#} renuncia a robar destino de batalla',
    'no-destiny': (e, { fill }) =>
      fill(
        `{side:#} no tiene destino de batalla: ${e.reserve ? 'habilidad {ability}, y hacen falta 4' : 'el Mazo de Reserva está vacío'}`,
        e,
      ),
    'battle-weighed': ({ totals, winner, damage, attrition }, { side }) => {
      const hurt = SIDES.flatMap((each) => {
        const parts = [
          ...(damage[each] ? [`${damage[each]} de daño de batalla`] : []),
          ...(attrition[each] ? [`${attrition[each]} de desgaste`] : []),
        ];
        return parts.length ? [`${side(each)} sufre ${parts.join(' y ')}`] : [];
      });
      const result = SIDES.map((each) => `${side(each)} ${totals[each]}`).join(', ');
      return [`${result}: ${winner ? `gana ${side(winner)}` : 'empate'}`, ...hurt].join('; ');
    },
    forfeited: ({ side, card, with: others, worth }, naming) =>
      naming.fill(`{side:#} sacrifica {card:@}${aboard(others, naming)}, con valor {worth}`, { side, card, worth }),
    'choice-passed-on': '', // the status line says who chooses next
    'battle-ended': 'la batalla de {at:@} ha terminado',
    moved: '{side:#}: {card:@} {by:way} de {from:@} a {to:@}',
    embarked: '{side:#}: {card:@} sube a bordo de {onto:@}',
    disembarked: '{side:#}: {card:@} baja en {at:@}',
    drew: (e, { fill }) => fill(e.card === undefined ? '{side:#} roba una carta' : '{side:#} roba {card:@}', e),
    'turn-ended': '{side:#} termina el turno {turn}; las Pilas de Usadas pasan debajo de los Mazos de Reserva',
    ended: ({ outcome: { winners, reason } }, { side, say }) =>
      `${winners.length === 1 ? `gana ${side(winners[0] ?? '')}` : 'tablas'}: ${say(reason)}`,
  },

  orders: {
    begin: 'empezar la partida',
    activate: 'activar {amount} de Fuerza',
    drain: 'drenar Fuerza en {at:@}',
    deploy: ({ card, to }, naming) =>
      naming.fill(to === undefined ? 'desplegar {card:@}' : `desplegar {card:@} ${onto(card, to, naming)}`, { card }),
    battle: 'empezar una batalla en {at:@}',
    fire: 'disparar {weapon:@} contra {target:@}',
    tactic: 'jugar {card:@}',
    destiny: ({ draw }) => (draw ? 'robar destino de batalla' : 'renunciar al destino de batalla'),
    forfeit: 'sacrificar {card:@}',
    lose: (e, { fill }) =>
      fill(
        e.from === 'hand' && e.card !== undefined ? 'perder {card:@} de la mano' : 'perder la primera carta {from:of}',
        e,
      ),
    move: ({ card, to }, { where, fill }) => {
      const at = where(card);
      return fill(at === undefined ? 'mover {card:@} a {to:@}' : 'mover {card:@} (en {at:@}) a {to:@}', {
        card,
        to,
        at,
      });
    },
    embark: '{card:@} sube a bordo de {onto:@}',
    disembark: '{card:@} baja',
    draw: 'robar una carta',
    pass: 'pasar',
  },
};
