import type { CodeTexts } from './text-table.ts';

const perhaps = (word: string | undefined): string => (word ? `; did you mean "${word}"?` : '');
const owed = (damage: number, attrition: number): string =>
  [...(damage ? [`${damage} battle damage`] : []), ...(attrition ? [`${attrition} attrition`] : [])].join(' and ');

/** Refusals, status lines, receipt lines, outcomes, and faults in typed commands and set-ups. */
export const CODES: CodeTexts = {
  'not-begun': 'the match has not started',
  'not-your-turn': 'it is up to {acts:#} to choose',
  'wrong-phase': 'that belongs to the {needs:phase} phase; this is the {phase:phase} phase',
  'loss-first': '{amount} Force must be lost first',
  'battle-first': 'the battle at {at:@} must end first',
  'must-answer': ({ segment }) =>
    segment === 'power'
      ? 'you cannot pass here: draw battle destiny or decline it'
      : 'you cannot pass here: lose Force or forfeit a card',

  'awaits-activate': 'activate Force',
  'awaits-activate-by': 'Waiting for {who:#} to activate Force',
  'awaits-control': 'drain Force or pass',
  'awaits-control-by': 'Waiting for {who:#} to drain Force or pass',
  'awaits-deploy': 'deploy cards or pass',
  'awaits-deploy-by': 'Waiting for {who:#} to deploy cards or pass',
  'awaits-battle': 'start a battle or pass',
  'awaits-battle-by': 'Waiting for {who:#} to start a battle or pass',
  'awaits-move': 'move cards or pass',
  'awaits-move-by': 'Waiting for {who:#} to move cards or pass',
  'awaits-draw': 'draw cards or pass',
  'awaits-draw-by': 'Waiting for {who:#} to draw cards or pass',
  'awaits-weapons': 'fire a weapon, play a tactic or pass',
  'awaits-weapons-by': 'Waiting for {who:#} to fire a weapon, play a tactic or pass',
  'awaits-power': 'draw battle destiny or decline it',
  'awaits-power-by': 'Waiting for {who:#} to draw battle destiny or decline it',
  'awaits-loss': 'lose {amount} Force',
  'awaits-loss-by': 'Waiting for {who:#} to lose {amount} Force',
  'awaits-damage': ({ damage, attrition }) =>
    damage || attrition ? `cover ${owed(damage, attrition)}` : 'forfeit the cards that were hit',
  'awaits-damage-by': (facts, { fill }) =>
    fill(
      facts.damage || facts.attrition
        ? `Waiting for {who:#} to cover ${owed(facts.damage, facts.attrition)}`
        : 'Waiting for {who:#} to forfeit the cards that were hit',
      facts,
    ),

  'too-much-force': 'you cannot activate {amount} Force: the most is {most}',
  'too-little-force': 'that costs {cost} Force, but the Force Pile has only {force}',
  'pile-empty': 'the {from:pile} is empty',
  'nothing-to-lose': 'there is no Force to lose now',
  'which-card': 'say which card from your hand to lose',
  'top-card-only': 'only the top card of the {from:pile} can be lost; you cannot choose one',

  'not-in-hand': '{card:@} is not in your hand',
  'not-your-card': '{card:@} belongs to the other side',
  'no-such-location': '{at:@} is not a location on the table',
  'no-such-place': '{to:@} is not on the table',
  'already-drained': 'Force has already been drained at {at:@} this turn',
  'not-controlled': 'you do not control {at:@}: you need presence there, and your opponent must have none',

  'location-stands-alone': '{card:@} is a location: deploy it without a destination',
  'never-deployed': '{card:@} cannot be deployed',
  unique: 'each side may have at most {most} of {card:@} on the table',
  'where-to': 'say where to deploy {card:@}',
  'no-bearer': '{to:@} cannot carry a weapon: only characters, vehicles and starships on the table can',
  'already-armed': '{card:@} already carries a weapon',
  'systems-only': 'starships deploy to systems, and {to:@} is a site',
  'sites-only': 'that is only possible at sites, and {to:@} is a system',
  'exterior-only': 'that is only possible at exterior sites, and {to:@} is an interior one',
  'no-icon-no-presence': 'you have neither a Force icon nor presence at {at:@}',
  'characters-only': 'only characters can board {to:@}',
  'no-carrier': '{to:@} cannot carry passengers',
  'no-seat': '{to:@} has no free seat',

  'cannot-move': '{card:@} cannot move',
  aboard: '{card:@} is aboard another card',
  'already-moved': '{card:@} has already moved this turn',
  'already-there': 'it is already at {at:@}',
  'too-far': '{to:@} is too far: distance {distance}, and it can go {reach}',
  'no-way': 'there is no way from here to {to:@}',
  'no-character': '{card:@} is not a character on the table',
  'already-shifted': '{card:@} has already embarked or disembarked this turn',
  'not-there': '{card:@} is not at {at:@}',
  'not-aboard': '{card:@} is not aboard anything',

  'already-battled': 'there has already been a battle at {at:@} this turn',
  'no-presence': '{side:#} has no presence at {at:@}',
  'no-weapons-segment': 'that is only possible in the weapons segment of a battle',
  'no-power-segment': 'that is only possible in the power segment of a battle',
  'no-damage-segment': 'that is only possible in the damage segment of a battle',
  'no-such-weapon': '{card:@} is not a weapon on the table',
  'not-in-battle': '{card:@} is not in this battle',
  'bearer-aboard': '{card:@} is aboard another card and cannot fire',
  'already-fired': '{card:@} has already fired in this battle',
  'no-destiny-left': 'the Reserve Deck is empty: no weapon destiny can be drawn',
  'own-card': '{card:@} is one of your own cards',
  'target-aboard': '{card:@} is aboard another card and cannot be targeted',
  'already-hit': '{card:@} has already been hit',
  'no-tactic': '{card:@} is not a tactic',
  'hit-first': 'forfeit the cards that were hit first: {cards:,}',

  'generation-base': 'every player generates',
  'generation-icons': 'icons at {at:@}',
  'generation-master': 'master: {card:@}',
  'drain-icons': 'opponent’s icons at {at:@}',
  'power-of': 'power of {card:@}',
  'ability-of': 'ability of {card:@}',
  'tactic-of': 'tactic: {card:@}',
  'battle-destiny': 'battle destiny of {side:#}',

  'life-force-gone': '{side:#} has no Life Force left',
  'limit-life-force': 'it has more Life Force after {turns} turns',
  'limit-even': '{turns} turns have been played and both sides have the same Life Force',

  'saved-state-is-wrong': 'invalid saved state at "{field:=}"',

  'bad-setup': 'invalid set-up at "{field:=}": {problem:=}',
  'bad-question': 'invalid question at "{field:=}": {problem:=}',
  'unknown-deck': ({ field, deck, nearest, known }) =>
    `${field}: unknown deck "${deck}"${perhaps(nearest) || '.'} Available: ${known.join(', ')}; or give a deck as JSON instead of a name`,
  'deck-of-other-side':
    '{field:=}: "{deck:=}" is a deck of {side:#}; available: {known:=,}; or give a deck as JSON instead of a name',
  'unknown-card': ({ field, card, nearest }) => `${field}: unknown card "${card}"${perhaps(nearest)}`,
  'card-of-other-side': '{field:=}: "{card:=}" belongs to {side:#}, but this is a deck of {deck:#}',
  'location-twice': '{field:=}: a deck has one copy of each location, but this one has {copies} of "{card:=}"',
  'deck-size': '{field:=}: a deck has {needed} cards, but this one has {cards}',
  'start-missing': ({ field, start, nearest }) => `${field}: "${start}" is not in the deck${perhaps(nearest)}`,
  'start-no-location': ({ field, start, known }) =>
    `${field}: "${start}" is not a location; ${known.length ? `start at one of: ${known.join(', ')}` : 'the deck has no location to start at'}`,
  'nothing-typed': 'type a command, for example "{example:=}"',
  'unknown-verb': 'unknown command "{word:=}"; available: {known:=,}',
  'words-missing': 'incomplete command; usage: {usage:=}',
  'words-left': 'unexpected "{word:=}"; usage: {usage:=}',
  'not-a-card': ({ word, nearest, known }) =>
    `no card "${word}" can be meant here${perhaps(nearest)}${known.length ? `${nearest ? '' : '.'} Available: ${known.join(', ')}` : ''}`,
  'several-cards': '"{word:=}" could be any of: {known:=,}',
  'not-a-number': '"{word:=}" is not a number',
  'not-one-of': '"{word:=}" is not valid here; available: {known:=,}',
  'not-json': 'invalid JSON: {problem:=}',
};
