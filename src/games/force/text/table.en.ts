import { ownerOf } from '../deck.ts';
import { otherSide, SIDES } from '../sides.ts';
import { PHASE, PILE } from './rules.en.ts';
import { listed, type Names, type TableWords } from './words.ts';

const or = (words: readonly string[]): string => listed(words, 'or');
const perhaps = (word: string | undefined): string => (word ? `; did you mean "${word}"?` : '');
const aboard = (ids: readonly number[], names: Names): string => (ids.length ? ` with ${names.cards(ids)}` : '');
/** `2 Sentinel, Mender against Conscript`. */
const against = (fighters: readonly number[], names: Names): string =>
  SIDES.map((side) => names.cards(fighters.filter((card) => ownerOf(card) === side))).join(' against ');
const cost = (force: number): string => (force ? ` for ${force}` : '');
const WAY = {
  landspeed: 'moves',
  hyperspeed: 'jumps',
  landing: 'lands, going',
  'take-off': 'takes off, going',
} as const;

/** `at Terraces`, `aboard Far Trader`, `on Sentinel`. */
function onto(card: number, to: number, names: Names): string {
  if (names.role(to) === 'location') return `at ${names.card(to)}`;
  return `${names.role(card) === 'weapon' ? 'on' : 'aboard'} ${names.card(to)}`;
}

const here = (card: number, names: Names): string => {
  const at = names.where(card);
  return at === undefined ? '' : ` (at ${names.card(at)})`;
};

export const TABLE: TableWords = {
  card: 'card',
  point: '.',
  sides: { dark: 'the Dominion', light: 'the Compact' },

  codes: {
    'bad-setup': ({ field, problem }) => `the set-up is wrong at "${field}": ${problem}`,
    'bad-question': ({ field, problem }) => `the question is wrong at "${field}": ${problem}`,
    'unknown-deck': ({ field, deck, nearest, known }) =>
      `${field}: there is no deck "${deck}"${perhaps(nearest) || '.'} There are ${known.join(', ')}; or put the JSON of a deck in the place of a name`,
    'deck-of-other-side': ({ field, deck, side, known }, names) =>
      `${field}: "${deck}" is a deck of ${names.side(side)}; choose ${or(known)}, or put the JSON of a deck in the place of a name`,
    'unknown-card': ({ field, card, nearest }) => `${field}: there is no card "${card}"${perhaps(nearest)}`,
    'card-of-other-side': ({ field, card, side, deck }, names) =>
      `${field}: "${card}" belongs to ${names.side(side)}, and this is a deck of ${names.side(deck)}`,
    'location-twice': ({ field, card, copies }) =>
      `${field}: a deck has one copy of each location, and "${card}" is there ${copies} times`,
    'deck-size': ({ field, cards, needed }) => `${field}: a deck has ${needed} cards, and this one has ${cards}`,
    'start-missing': ({ field, start, nearest }) => `${field}: "${start}" is not in the deck${perhaps(nearest)}`,
    'start-no-location': ({ field, start, known }) =>
      `${field}: "${start}" is no location; begin at ${or(known) || 'a location, of which the deck has none'}`,
    'nothing-typed': ({ example }) => `type what you want to do, such as "${example}"`,
    'unknown-verb': ({ word, known }) => `"${word}" is nothing that can be done: type one of ${known.join(', ')}`,
    'words-missing': ({ usage }) => `there is something missing; write it like this: ${usage}`,
    'words-left': ({ word, usage }) => `"${word}" is too much; write it like this: ${usage}`,
    'not-a-card': ({ word, nearest, known }) =>
      `"${word}" is none of the cards in question${perhaps(nearest)}${known.length ? `${nearest ? '' : '.'} There are ${known.join(', ')}` : ''}`,
    'several-cards': ({ word, known }) => `"${word}" may be ${or(known)}`,
    'not-a-number': ({ word }) => `"${word}" is not a number`,
    'not-one-of': ({ word, known }) => `"${word}" is not one of ${known.join(', ')}`,
    'not-json': ({ problem }) => `that is not JSON: ${problem}`,
  },

  heard: {
    began: ({ first }, names) => `the match begins: ${names.side(first)} goes first`,
    dealt: ({ side, hand }, names) =>
      hand ? `${names.side(side)} is dealt ${names.cards(hand)}` : `${names.side(side)} shuffles and is dealt a hand`,
    'turn-began': ({ side, turn, generation }, names) =>
      `turn ${turn}: ${names.side(side)}, who generates ${generation[side]} Force`,
    'phase-began': ({ side, phase }, names) => `${names.side(side)}: ${PHASE[phase]} phase`,
    activated: ({ side, amount }, names) => `${names.side(side)} activates ${amount} Force`,
    drained: ({ side, at, amount }, names) =>
      `${names.side(side)} drains ${amount} Force at ${names.card(at)} from ${names.side(otherSide(side))}`,
    lost: ({ side, from, card }, names) =>
      `${names.side(side)} loses ${names.card(card)} from the ${from === 'hand' ? 'hand' : `top of the ${PILE[from]}`}`,
    deployed: ({ side, card, at, host, cost: force }, names) =>
      card === at
        ? `${names.side(side)} deploys the location ${names.card(card)}`
        : `${names.side(side)} deploys ${names.card(card)} ${onto(card, host ?? at, names)}${cost(force)}`,
    'battle-began': ({ side, at, fighters }, names) =>
      `${names.side(side)} begins a battle at ${names.card(at)}: ${against(fighters, names)}`,
    fired: ({ side, weapon, target, drawn, total, defence, hit }, names) =>
      `${names.side(side)} fires ${names.card(weapon)} at ${names.card(target)}: draws ${names.card(drawn)}, ${total} in all against a defence of ${defence}, ${hit ? 'a hit' : 'a miss'}`,
    'tactic-played': ({ side, card, power }, names) =>
      `${names.side(side)} plays ${names.card(card)}: ${power} more power`,
    'shot-passed': ({ side }, names) => `${names.side(side)} fires nothing`,
    'segment-began': ({ segment }) => (segment === 'power' ? 'power segment' : 'damage segment'),
    'destiny-drawn': ({ side, card, destiny }, names) =>
      `${names.side(side)} draws ${names.card(card)}: battle destiny ${destiny}`,
    'destiny-declined': ({ side }, names) => `${names.side(side)} draws no battle destiny`,
    'no-destiny': ({ side, ability, reserve }, names) =>
      `${names.side(side)} has no battle destiny: ${reserve ? `ability ${ability}, and 4 is needed` : 'the Reserve Deck is empty'}`,
    'battle-weighed': ({ totals, winner, damage, attrition }, names) => {
      const [dark, light] = SIDES.map((side) => `${names.side(side)} ${totals[side]}`) as [string, string];
      const hurt = SIDES.flatMap((side) => {
        const parts = [
          ...(damage[side] ? [`${damage[side]} battle damage`] : []),
          ...(attrition[side] ? [`${attrition[side]} attrition`] : []),
        ];
        return parts.length ? [`${names.side(side)} suffers ${parts.join(' and ')}`] : [];
      });
      return [`${dark}, ${light}: ${winner ? `${names.side(winner)} wins` : 'a tie'}`, ...hurt].join('; ');
    },
    forfeited: ({ side, card, with: others, worth }, names) =>
      `${names.side(side)} forfeits ${names.card(card)}${aboard(others, names)}, worth ${worth}`,
    'choice-passed-on': () => '', // who is asked next is told by whoever asks
    'battle-ended': ({ at }, names) => `the battle at ${names.card(at)} is over`,
    moved: ({ side, card, from, to, by }, names) =>
      `${names.side(side)}: ${names.card(card)} ${WAY[by]} from ${names.card(from)} to ${names.card(to)}`,
    embarked: ({ side, card, onto: carrier }, names) =>
      `${names.side(side)}: ${names.card(card)} goes aboard ${names.card(carrier)}`,
    disembarked: ({ side, card, at }, names) =>
      `${names.side(side)}: ${names.card(card)} gets out at ${names.card(at)}`,
    drew: ({ side, card }, names) =>
      card === undefined ? `${names.side(side)} draws a card` : `${names.side(side)} draws ${names.card(card)}`,
    'turn-ended': ({ side, turn }, names) => `turn ${turn} of ${names.side(side)} is over; Used Piles go under`,
    ended: ({ outcome: { winners, reason } }, names) =>
      `${winners.length === 1 ? `${names.side(winners[0] ?? '')} wins` : 'a draw'}: ${names.say(reason)}`,
  },

  orders: {
    begin: () => 'begin the match',
    activate: ({ amount }) => `activate ${amount} Force`,
    drain: ({ at }, names) => `drain Force at ${names.card(at)}`,
    deploy: ({ card, to }, names) =>
      to === undefined ? `deploy ${names.card(card)}` : `deploy ${names.card(card)} ${onto(card, to, names)}`,
    battle: ({ at }, names) => `begin a battle at ${names.card(at)}`,
    fire: ({ weapon, target }, names) => `fire ${names.card(weapon)} at ${names.card(target)}`,
    tactic: ({ card }, names) => `play ${names.card(card)}`,
    destiny: ({ draw }) => (draw ? 'draw battle destiny' : 'draw no battle destiny'),
    forfeit: ({ card }, names) => `forfeit ${names.card(card)}`,
    lose: ({ from, card }, names) =>
      from === 'hand' && card !== undefined
        ? `lose ${names.card(card)} from hand`
        : `lose the top of the ${PILE[from]}`,
    move: ({ card, to }, names) => `move ${names.card(card)}${here(card, names)} to ${names.card(to)}`,
    embark: ({ card, onto: carrier }, names) => `${names.card(card)} goes aboard ${names.card(carrier)}`,
    disembark: ({ card }, names) => `${names.card(card)} gets out`,
    draw: () => 'draw a card',
    pass: () => 'pass',
  },
};
