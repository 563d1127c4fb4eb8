import type { Phase, Source } from '../state.ts';
import type { Phrases, RuleFacts } from './words.ts';

export const PHASE: Readonly<Record<Phase | 'set-up' | 'ended', string>> = {
  activate: 'activate',
  control: 'control',
  deploy: 'deploy',
  battle: 'battle',
  move: 'move',
  draw: 'draw',
  'set-up': 'set-up',
  ended: 'end',
};
export const PILE: Readonly<Record<Source, string>> = {
  hand: 'hand',
  reserve: 'Reserve Deck',
  force: 'Force Pile',
  used: 'Used Pile',
};

export const RULES: Phrases<RuleFacts> = {
  'not-begun': () => 'the match has not begun',
  'not-your-turn': ({ acts }, names) => `it is for ${names.side(acts)} to choose`,
  'wrong-phase': ({ phase, needs }) => `that is for the ${PHASE[needs]} phase; this is the ${PHASE[phase]} phase`,
  'loss-first': ({ amount }) => `first ${amount} Force must be lost`,
  'battle-first': ({ at }, names) => `first the battle at ${names.card(at)} must end`,
  'must-answer': ({ segment }) =>
    segment === 'power'
      ? 'there is no passing here: draw battle destiny or decline it'
      : 'there is no passing here: lose Force or forfeit a card',

  'awaits-activate': () => 'to activate Force',
  'awaits-control': () => 'to drain Force, or pass',
  'awaits-deploy': () => 'to deploy cards, or pass',
  'awaits-battle': () => 'to begin a battle, or pass',
  'awaits-move': () => 'to move cards, or pass',
  'awaits-draw': () => 'to draw cards, or pass',
  'awaits-weapons': () => 'to fire a weapon or play a tactic, or pass',
  'awaits-power': () => 'to draw battle destiny or not',
  'awaits-loss': ({ amount }) => `to lose ${amount} Force`,
  'awaits-damage': ({ damage, attrition }) => {
    const owed = [...(damage ? [`${damage} battle damage`] : []), ...(attrition ? [`${attrition} attrition`] : [])];
    return owed.length > 0 ? `to satisfy ${owed.join(' and ')}` : 'to forfeit what was hit';
  },

  'too-much-force': ({ amount, most }) => `${amount} Force is too much: ${most} can be activated`,
  'too-little-force': ({ cost, force }) => `that costs ${cost} Force, and the Force Pile has ${force}`,
  'pile-empty': ({ from }) => `the ${PILE[from]} is empty`,
  'nothing-to-lose': () => 'no Force must be lost now',
  'which-card': () => 'say which card of the hand is lost',
  'top-card-only': ({ from }) => `of the ${PILE[from]} the top card is lost: none is chosen`,

  'not-in-hand': ({ card }, names) => `${names.card(card)} is not in hand`,
  'not-your-card': ({ card }, names) => `${names.card(card)} belongs to the other side`,
  'no-such-location': ({ at }, names) => `${names.card(at)} is no location on the table`,
  'no-such-place': ({ to }, names) => `${names.card(to)} is not on the table`,
  'already-drained': ({ at }, names) => `Force was drained at ${names.card(at)} this turn`,
  'not-controlled': ({ at }, names) =>
    `${names.card(at)} is not controlled: that takes presence there, and none of theirs`,

  'location-stands-alone': ({ card }, names) => `${names.card(card)} is a location and goes to its own place`,
  'never-deployed': ({ card }, names) => `${names.card(card)} is never deployed`,
  unique: ({ card, most }, names) => `no more than ${most} of ${names.card(card)} may be on the table for each side`,
  'where-to': ({ card }, names) => `say where ${names.card(card)} goes`,
  'no-bearer': ({ to }, names) =>
    `${names.card(to)} cannot carry a weapon: characters, vehicles and starships on the table can`,
  'already-armed': ({ card }, names) => `${names.card(card)} carries a weapon already`,
  'systems-only': ({ to }, names) => `starships deploy to systems, and ${names.card(to)} is a site`,
  'sites-only': ({ to }, names) => `that is done at sites only, and ${names.card(to)} is a system`,
  'exterior-only': ({ to }, names) => `${names.card(to)} cannot be reached under the open sky`,
  'no-icon-no-presence': ({ at }, names) => `there is neither a Force icon nor presence of yours at ${names.card(at)}`,
  'characters-only': ({ to }, names) => `only characters go aboard ${names.card(to)}`,
  'no-carrier': ({ to }, names) => `${names.card(to)} carries nobody`,
  'no-seat': ({ to }, names) => `${names.card(to)} has no seat left`,

  'cannot-move': ({ card }, names) => `${names.card(card)} cannot move`,
  aboard: ({ card }, names) => `${names.card(card)} is aboard something`,
  'already-moved': ({ card }, names) => `${names.card(card)} has moved this turn`,
  'already-there': ({ at }, names) => `it is at ${names.card(at)} already`,
  'too-far': ({ to, distance, reach }, names) =>
    `${names.card(to)} is too far: ${distance} away, and it goes ${reach} at most`,
  'no-way': ({ to }, names) => `there is no way from here to ${names.card(to)}`,
  'no-character': ({ card }, names) => `${names.card(card)} is no character on the table`,
  'already-shifted': ({ card }, names) => `${names.card(card)} has embarked or disembarked this turn`,
  'not-there': ({ card, at }, names) => `${names.card(card)} is not at ${names.card(at)}`,
  'not-aboard': ({ card }, names) => `${names.card(card)} is aboard nothing`,

  'already-battled': ({ at }, names) => `there was a battle at ${names.card(at)} this turn`,
  'no-presence': ({ at, side }, names) => `${names.side(side)} has no presence at ${names.card(at)}`,
  'no-weapons-segment': () => 'that is for the weapons segment of a battle',
  'no-power-segment': () => 'that is for the power segment of a battle',
  'no-damage-segment': () => 'that is for the damage segment of a battle',
  'no-such-weapon': ({ card }, names) => `${names.card(card)} is no weapon on the table`,
  'not-in-battle': ({ card }, names) => `${names.card(card)} takes no part in this battle`,
  'bearer-aboard': ({ card }, names) => `${names.card(card)} is aboard something and cannot fire`,
  'already-fired': ({ card }, names) => `${names.card(card)} has fired in this battle`,
  'no-destiny-left': () => 'the Reserve Deck is empty: there is no weapon destiny to draw',
  'own-card': ({ card }, names) => `${names.card(card)} is one of yours`,
  'target-aboard': ({ card }, names) => `${names.card(card)} is aboard something and cannot be fired at`,
  'already-hit': ({ card }, names) => `${names.card(card)} is hit already`,
  'no-tactic': ({ card }, names) => `${names.card(card)} is no tactic`,
  'hit-first': ({ cards }, names) => `what was hit is forfeited first: ${names.cards(cards)}`,

  'generation-base': () => 'every player generates',
  'generation-icons': ({ at }, names) => `icons at ${names.card(at)}`,
  'generation-master': ({ card }, names) => `master: ${names.card(card)}`,
  'drain-icons': ({ at }, names) => `their icons at ${names.card(at)}`,
  'power-of': ({ card }, names) => `power of ${names.card(card)}`,
  'ability-of': ({ card }, names) => `ability of ${names.card(card)}`,
  'tactic-of': ({ card }, names) => `tactic: ${names.card(card)}`,
  'battle-destiny': ({ side }, names) => `battle destiny of ${names.side(side)}`,

  'life-force-gone': ({ side }, names) => `${names.side(side)} has no Life Force left`,
  'limit-life-force': ({ turns }) => `${turns} turns are over, and the greater Life Force wins`,
  'limit-even': ({ turns }) => `${turns} turns are over, and the Life Force is even`,

  'saved-state-is-wrong': ({ field }) => `the saved state is wrong at "${field}"`,
};
