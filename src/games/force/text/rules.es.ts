import type { Side } from '../sides.ts';
import type { Phase, Source } from '../state.ts';
import type { Phrases, RuleFacts } from './words.ts';

export const OF_SIDE: Readonly<Record<Side, string>> = { dark: 'del Dominio', light: 'del Pacto' };
export const TO_SIDE: Readonly<Record<Side, string>> = { dark: 'al Dominio', light: 'al Pacto' };
export const PHASE: Readonly<Record<Phase | 'set-up' | 'ended', string>> = {
  activate: 'activación',
  control: 'control',
  deploy: 'despliegue',
  battle: 'batalla',
  move: 'movimiento',
  draw: 'robo',
  'set-up': 'preparación',
  ended: 'final',
};
export const OF_PILE: Readonly<Record<Source, string>> = {
  hand: 'de la mano',
  reserve: 'del Mazo de Reserva',
  force: 'de la Pila de Fuerza',
  used: 'de la Pila de Usadas',
};

export const RULES: Phrases<RuleFacts> = {
  'not-begun': () => 'la partida no ha empezado',
  'not-your-turn': ({ acts }) => `la decisión le toca ${TO_SIDE[acts]}`,
  'wrong-phase': ({ phase, needs }) => `eso es de la fase de ${PHASE[needs]}; esta es la de ${PHASE[phase]}`,
  'loss-first': ({ amount }) => `antes hay que perder ${amount} de Fuerza`,
  'battle-first': ({ at }, names) => `antes tiene que acabar la batalla de ${names.card(at)}`,
  'must-answer': ({ segment }) =>
    segment === 'power'
      ? 'aquí no se pasa: robe destino de batalla o renuncie a él'
      : 'aquí no se pasa: pierda Fuerza o sacrifique una carta',

  'awaits-activate': () => 'que active Fuerza',
  'awaits-control': () => 'que drene Fuerza o pase',
  'awaits-deploy': () => 'que despliegue cartas o pase',
  'awaits-battle': () => 'que empiece una batalla o pase',
  'awaits-move': () => 'que mueva cartas o pase',
  'awaits-draw': () => 'que robe cartas o pase',
  'awaits-weapons': () => 'que dispare un arma, juegue una táctica o pase',
  'awaits-power': () => 'que robe destino de batalla o no',
  'awaits-loss': ({ amount }) => `que pierda ${amount} de Fuerza`,
  'awaits-damage': ({ damage, attrition }) => {
    const owed = [
      ...(damage ? [`${damage} de daño de batalla`] : []),
      ...(attrition ? [`${attrition} de desgaste`] : []),
    ];
    return owed.length > 0 ? `que cubra ${owed.join(' y ')}` : 'que sacrifique lo alcanzado';
  },

  'too-much-force': ({ amount, most }) => `${amount} de Fuerza es demasiado: se puede activar ${most}`,
  'too-little-force': ({ cost, force }) => `eso cuesta ${cost} de Fuerza, y la Pila de Fuerza tiene ${force}`,
  'pile-empty': ({ from }) => `no queda nada ${OF_PILE[from]}`,
  'nothing-to-lose': () => 'ahora no hay que perder Fuerza',
  'which-card': () => 'diga qué carta de la mano se pierde',
  'top-card-only': ({ from }) => `se pierde la primera carta ${OF_PILE[from]}: no se elige`,

  'not-in-hand': ({ card }, names) => `${names.card(card)} no está en la mano`,
  'not-your-card': ({ card }, names) => `${names.card(card)} es del otro bando`,
  'no-such-location': ({ at }, names) => `${names.card(at)} no es una localización de la mesa`,
  'no-such-place': ({ to }, names) => `${names.card(to)} no está en la mesa`,
  'already-drained': ({ at }, names) => `este turno ya se ha drenado Fuerza en ${names.card(at)}`,
  'not-controlled': ({ at }, names) =>
    `no controla ${names.card(at)}: hace falta presencia allí, y que el rival no la tenga`,

  'location-stands-alone': ({ card }, names) => `${names.card(card)} es una localización y va a su propio lugar`,
  'never-deployed': ({ card }, names) => `${names.card(card)} no se despliega nunca`,
  unique: ({ card, most }, names) => `cada bando puede tener en la mesa ${most} de ${names.card(card)} como mucho`,
  'where-to': ({ card }, names) => `diga adónde va ${names.card(card)}`,
  'no-bearer': ({ to }, names) =>
    `${names.card(to)} no puede llevar un arma: pueden los personajes, vehículos y naves de la mesa`,
  'already-armed': ({ card }, names) => `${names.card(card)} ya lleva un arma`,
  'systems-only': ({ to }, names) => `las naves se despliegan en sistemas, y ${names.card(to)} es un lugar`,
  'sites-only': ({ to }, names) => `eso solo se hace en lugares, y ${names.card(to)} es un sistema`,
  'exterior-only': ({ to }, names) => `a ${names.card(to)} no se llega a cielo abierto`,
  'no-icon-no-presence': ({ at }, names) => `no tiene ni iconos de Fuerza ni presencia en ${names.card(at)}`,
  'characters-only': ({ to }, names) => `a bordo de ${names.card(to)} solo van personajes`,
  'no-carrier': ({ to }, names) => `${names.card(to)} no lleva a nadie`,
  'no-seat': ({ to }, names) => `en ${names.card(to)} no queda sitio`,

  'cannot-move': ({ card }, names) => `${names.card(card)} no puede moverse`,
  aboard: ({ card }, names) => `${names.card(card)} va a bordo`,
  'already-moved': ({ card }, names) => `${names.card(card)} ya se ha movido este turno`,
  'already-there': ({ at }, names) => `ya está en ${names.card(at)}`,
  'too-far': ({ to, distance, reach }, names) =>
    `${names.card(to)} queda demasiado lejos: a ${distance}, y alcanza ${reach} como mucho`,
  'no-way': ({ to }, names) => `desde aquí no hay camino a ${names.card(to)}`,
  'no-character': ({ card }, names) => `${names.card(card)} no es un personaje de la mesa`,
  'already-shifted': ({ card }, names) => `${names.card(card)} ya ha embarcado o desembarcado este turno`,
  'not-there': ({ card, at }, names) => `${names.card(card)} no está en ${names.card(at)}`,
  'not-aboard': ({ card }, names) => `${names.card(card)} no va a bordo de nada`,

  'already-battled': ({ at }, names) => `este turno ya ha habido una batalla en ${names.card(at)}`,
  'no-presence': ({ at, side }, names) => `${names.side(side)} no tiene presencia en ${names.card(at)}`,
  'no-weapons-segment': () => 'eso es del segmento de armas de una batalla',
  'no-power-segment': () => 'eso es del segmento de poder de una batalla',
  'no-damage-segment': () => 'eso es del segmento de daño de una batalla',
  'no-such-weapon': ({ card }, names) => `${names.card(card)} no es un arma de la mesa`,
  'not-in-battle': ({ card }, names) => `${names.card(card)} no participa en esta batalla`,
  'bearer-aboard': ({ card }, names) => `${names.card(card)} va a bordo y no puede disparar`,
  'already-fired': ({ card }, names) => `${names.card(card)} ya ha disparado en esta batalla`,
  'no-destiny-left': () => 'el Mazo de Reserva está vacío: no hay destino de arma que robar',
  'own-card': ({ card }, names) => `${names.card(card)} es de su propio bando`,
  'target-aboard': ({ card }, names) => `${names.card(card)} va a bordo y no se le puede disparar`,
  'already-hit': ({ card }, names) => `${names.card(card)} ya ha sido alcanzada`,
  'no-tactic': ({ card }, names) => `${names.card(card)} no es una táctica`,
  'hit-first': ({ cards }, names) => `primero se sacrifica lo alcanzado: ${names.cards(cards)}`,

  'generation-base': () => 'lo que genera cada jugador',
  'generation-icons': ({ at }, names) => `iconos en ${names.card(at)}`,
  'generation-master': ({ card }, names) => `maestría: ${names.card(card)}`,
  'drain-icons': ({ at }, names) => `iconos rivales en ${names.card(at)}`,
  'power-of': ({ card }, names) => `poder de ${names.card(card)}`,
  'ability-of': ({ card }, names) => `habilidad de ${names.card(card)}`,
  'tactic-of': ({ card }, names) => `táctica: ${names.card(card)}`,
  'battle-destiny': ({ side }) => `destino de batalla ${OF_SIDE[side]}`,

  'life-force-gone': ({ side }) => `se ha agotado la Fuerza Vital ${OF_SIDE[side]}`,
  'limit-life-force': ({ turns }) => `han pasado ${turns} turnos y gana la mayor Fuerza Vital`,
  'limit-even': ({ turns }) => `han pasado ${turns} turnos y la Fuerza Vital está igualada`,

  'saved-state-is-wrong': ({ field }) => `el estado guardado falla en «${field}»`,
};
