import { ownerOf } from '../deck.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { EventTexts, Naming } from './text-table.ts';

const aboard = (ids: readonly number[], { cards }: Naming): string => (ids.length ? ` with ${cards(ids)}` : '');
/** `2 Sentinel, Mender against Conscript`. */
const against = (fighters: readonly number[], { cards }: Naming): string =>
  SIDES.map((side) => cards(fighters.filter((card) => ownerOf(card) === side))).join(' against ');

/** `at Terraces`, `aboard Far Trader`, `on Sentinel`. */
function onto(card: number, to: number, { role, fill }: Naming): string {
  if (role(to) === 'location') return fill('at {to:@}', { to });
  return fill(role(card) === 'weapon' ? 'on {to:@}' : 'aboard {to:@}', { to });
}

export const EVENTS: EventTexts = {
  language: 'en',
  card: 'card',
  opponent: 'your opponent',
  terms: {
    '#': { dark: 'the Dominion', light: 'the Compact' },
    phase: { ended: 'final' },
    pile: { reserve: 'Reserve Deck', force: 'Force Pile', used: 'Used Pile' },
    way: { landspeed: 'moves', hyperspeed: 'jumps', landing: 'lands, moving', 'take-off': 'takes off, moving' },
  },

  heard: {
    began: 'the match starts: {first:#} goes first',
    dealt: (e, { fill }) =>
      fill(e.hand ? '{side:#} is dealt {hand:,}' : '{side:#} shuffles and is dealt {cards} cards', e),
    'turn-began': ({ side, turn, generation }, { fill }) =>
      fill('turn {turn}: {side:#} generates {force} Force', { side, turn, force: generation[side] }),
    'phase-began': '{side:#}: {phase:phase} phase',
    activated: '{side:#} activates {amount} Force',
    drained: ({ side, at, amount }, { fill }) =>
      fill('{side:#} drains {amount} Force from {other:#} at {at:@}', { side, at, amount, other: otherSide(side) }),
    lost: (e, { fill }) =>
      fill(
        e.from === 'hand'
          ? '{side:#} loses {card:@} from hand'
          : '{side:#} loses {card:@} from the top of the {from:pile}',
        e,
      ),
    deployed: ({ side, card, at, host, cost }, naming) =>
      card === at
        ? naming.fill('{side:#} deploys the location {card:@}', { side, card })
        : naming.fill(`{side:#} deploys {card:@} ${onto(card, host ?? at, naming)}${cost ? ' for {cost} Force' : ''}`, {
            side,
            card,
            cost,
          }),
    'battle-began': ({ side, at, fighters }, naming) =>
      naming.fill('{side:#} starts a battle at {at:@}: {who}', { side, at, who: against(fighters, naming) }),
    fired: (e, { fill }) =>
      fill(
        `{side:#} fires {weapon:@} at {target:@}: draws {drawn:@}, total {total} against defence {defence}, ${e.hit ? 'a hit' : 'a miss'}`,
        e,
      ),
    'tactic-played': '{side:#} plays {card:@}: +{power} power',
    'shot-passed': '{side:#} does not fire',
    'segment-began': '{segment} segment',
    'destiny-drawn': '{side:#} draws {card:@}: battle destiny {destiny}',
    'destiny-declined': '{side:#} declines to draw battle destiny',
    'no-destiny': (e, { fill }) =>
      fill(
        `{side:#} gets no battle destiny: ${e.reserve ? 'ability {ability}, but 4 is needed' : 'the Reserve Deck is empty'}`,
        e,
      ),
    'battle-weighed': ({ totals, winner, damage, attrition }, { side }) => {
      const hurt = SIDES.flatMap((each) => {
        const parts = [
          ...(damage[each] ? [`${damage[each]} battle damage`] : []),
          ...(attrition[each] ? [`${attrition[each]} attrition`] : []),
        ];
        return parts.length ? [`${side(each)} suffers ${parts.join(' and ')}`] : [];
      });
      const result = SIDES.map((each) => `${side(each)} ${totals[each]}`).join(', ');
      return [`${result}: ${winner ? `${side(winner)} wins` : 'a tie'}`, ...hurt].join('; ');
    },
    forfeited: ({ side, card, with: others, worth }, naming) =>
      naming.fill(`{side:#} forfeits {card:@}${aboard(others, naming)}, worth {worth}`, { side, card, worth }),
    'choice-passed-on': '', // the status line says who chooses next
    'battle-ended': 'the battle at {at:@} is over',
    moved: '{side:#}: {card:@} {by:way} from {from:@} to {to:@}',
    embarked: '{side:#}: {card:@} boards {onto:@}',
    disembarked: '{side:#}: {card:@} gets off at {at:@}',
    drew: (e, { fill }) => fill(e.card === undefined ? '{side:#} draws a card' : '{side:#} draws {card:@}', e),
    'turn-ended': '{side:#} ends turn {turn}; the Used Piles go under the Reserve Decks',
    ended: ({ outcome: { winners, reason } }, { side, say }) =>
      `${winners.length === 1 ? `${side(winners[0] ?? '')} wins` : 'draw'}: ${say(reason)}`,
  },

  orders: {
    begin: 'start the match',
    activate: 'activate {amount} Force',
    drain: 'drain Force at {at:@}',
    deploy: ({ card, to }, naming) =>
      naming.fill(to === undefined ? 'deploy {card:@}' : `deploy {card:@} ${onto(card, to, naming)}`, { card }),
    battle: 'start a battle at {at:@}',
    fire: 'fire {weapon:@} at {target:@}',
    tactic: 'play {card:@}',
    destiny: ({ draw }) => (draw ? 'draw battle destiny' : 'decline battle destiny'),
    forfeit: 'forfeit {card:@}',
    lose: (e, { fill }) =>
      fill(
        e.from === 'hand' && e.card !== undefined ? 'lose {card:@} from hand' : 'lose the top card of the {from:pile}',
        e,
      ),
    move: ({ card, to }, { where, fill }) => {
      const at = where(card);
      return fill(at === undefined ? 'move {card:@} to {to:@}' : 'move {card:@} (at {at:@}) to {to:@}', {
        card,
        to,
        at,
      });
    },
    embark: '{card:@} boards {onto:@}',
    disembark: '{card:@} gets off',
    draw: 'draw a card',
    pass: 'pass',
  },
};
