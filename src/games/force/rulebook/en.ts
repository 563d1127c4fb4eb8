import { example, list, type Rulebook, type RulesSection, steps, table, text } from '../../../kernel/rulebook.ts';
import { en } from '../../../parts/text/fill.ts';
import { ABILITY_FOR_PRESENCE } from '../ability.ts';
import { DECK_SIZE, HAND_SIZE } from '../deck.ts';
import type { Rules } from '../state.ts';
import { battle } from './battle.en.ts';
import { cards, locations, piles } from './cards.en.ts';
import { type Facts, factsOf, those } from './facts.ts';

/** Lines of Force in English. */
export function english(rules: Rules): Rulebook {
  const { decks } = rules.setup;
  const facts = factsOf(rules);
  return {
    title: `Lines of Force (${decks.dark.name} against ${decks.light.name})`,
    summary: `The Umbral Dominion and the Dawn Compact fight over a handful of worlds. Your deck of ${DECK_SIZE} cards is your army, your money and your life, all at once: a player whose deck runs out loses.`,
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
  title: 'How to win',
  blocks: [
    text(
      `Every card in your Reserve Deck, Force Pile and Used Pile is one point of *Life Force*. A player with no Life Force left loses. After ${setup.turnLimit} turns, counting both players’ turns, the player with more Life Force wins.`,
    ),
    text(
      'You take Life Force from your opponent in two ways: by *draining* locations that only you control, and by winning *battles*.',
    ),
    table(
      ['side', 'deck', 'starts at'],
      ['Dominion (dark)', setup.decks.dark.name, start.dark.name],
      ['Compact (light)', setup.decks.light.name, start.light.name],
    ),
    text(
      `Each player starts with one location on the table. The Dominion goes first and starts with ${HAND_SIZE} cards in hand, the Compact with ${setup.secondHand}. Both deck lists are public, but hands and the order of the piles are not.`,
    ),
  ],
});

const turn = (): RulesSection => ({
  id: 'turn',
  title: 'Your turn',
  blocks: [
    text('A turn has six phases. Pass to end a phase. Phases in which you can do nothing are skipped.'),
    steps(
      '*Activate*: move up to as many cards as your generation from your Reserve Deck to your Force Pile.',
      '*Control*: drain the locations you control.',
      '*Deploy*: play cards from your hand and pay for them.',
      '*Battle*: fight at locations where both sides have presence.',
      '*Move*: move your cards.',
      '*Draw*: take cards from your Force Pile into your hand.',
    ),
    text(
      'Then both players put their Used Pile under their Reserve Deck without shuffling, and the other player’s turn starts.',
    ),
  ],
});

function paying({ masters, generation: { dark, light }, start }: Facts): RulesSection {
  const sum = ([own, other]: readonly [number, number]): string => `1 + ${own} + ${other} = ${1 + own + other}`;
  return {
    id: 'force',
    title: 'Activating and paying',
    blocks: [
      text(
        `Your *generation* is 1, plus your icons on every location on the table, even where you have no cards${masters ? ', plus 1 for each of your masters on the table' : ''}. It does not change during your turn.`,
      ),
      example(
        `At the start, with only ${start.dark.name} and ${start.light.name} on the table, the Dominion generates ${sum(dark)} Force and the Compact ${sum(light)}.`,
      ),
      text(
        'You pay for everything with Force from your Force Pile: the deploy cost of cards, 1 for a battle, 1 for each move, and the cost of shots and tactics. Unused Force stays in the Force Pile for your next turn, or for a battle in your opponent’s turn.',
      ),
      text('Leave some cards in the Reserve Deck: when it is empty, you cannot draw destiny.'),
    ],
  };
}

const presence = (): RulesSection => ({
  id: 'presence',
  title: 'Presence and control',
  blocks: [
    text(
      `You have *presence* at a location where your cards have a total ability of ${ABILITY_FOR_PRESENCE} or more. You *control* a location where you have presence and your opponent has none.`,
    ),
    text(
      'Cards aboard another card, and starships that have landed at a site, count neither for presence nor for power.',
    ),
  ],
});

const drains = (): RulesSection => ({
  id: 'drains',
  title: 'Force drains',
  blocks: [
    text(
      'In your control phase you may drain once at each location you control, for free. Your opponent loses as much Force as *they* have icons there. So the best locations to control are those with many enemy icons.',
    ),
    text(
      'A player who loses Force chooses which cards to lose, one by one: any card from their hand, or the top card of their Reserve Deck, Force Pile or Used Pile, unseen. A card from the hand costs no Life Force.',
    ),
    example(
      'You control a site where your opponent has 2 icons. They must lose 2 Force: they choose a useless card from their hand and the top card of their Reserve Deck. Their Life Force drops by 1.',
    ),
  ],
});

const deploying = ({ kinds, seats, dots }: Facts): RulesSection => ({
  id: 'deploy',
  title: 'Deploying',
  blocks: [
    text(
      'You may deploy as many cards as you can pay for. You need *an icon of your own or presence* at the location.',
    ),
    list(
      ...those(
        'Locations are free and can always be deployed.',
        kinds.has('character') && `Characters go to sites${seats ? ', or aboard a card with a free seat' : ''}.`,
        kinds.has('vehicle') && 'Vehicles go to exterior sites.',
        kinds.has('starship') && 'Starships go to systems.',
        kinds.has('weapon') &&
          'Weapons go to any of your characters, vehicles or starships on the table, one weapon each.',
        dots && 'You cannot deploy more copies of a card than its dots allow.',
      ),
    ),
    text('A card may fight and move in the turn in which it is deployed.'),
  ],
});

const moving = ({ kinds, seats }: Facts): RulesSection => ({
  id: 'move',
  title: 'Moving',
  blocks: [
    text('Each card may move once per turn, for 1 Force.'),
    list(
      ...those(
        kinds.has('character') && 'Characters move to a neighbouring site.',
        kinds.has('vehicle') &&
          'Vehicles move up to as many sites as their landspeed along the row of their system, over exterior sites only.',
        kinds.has('starship') &&
          'Starships jump to a system at most as many parsecs away as their hyperspeed, land at an exterior site of their system, or take off again.',
        seats && 'Cards aboard move with their carrier for free, and cannot move on their own.',
        seats && 'Characters board a card at the same site, or get off, for free, once per turn.',
      ),
    ),
    ...those(
      seats &&
        text(
          'Passengers add neither power nor ability and cannot fire. If their carrier leaves the table, they are lost with it.',
        ),
    ),
  ],
});

const ending = ({ setup }: Rules): RulesSection => ({
  id: 'end',
  title: 'The end, and some advice',
  blocks: [
    list(
      'The match ends as soon as a player has no Life Force. If both run out at the same moment, the Dominion loses.',
      en('After {turns:turn|turns} the player with more Life Force wins. Equal Life Force is a draw.', {
        turns: setup.turnLimit,
      }),
      'You also lose if you draw the last card of your Life Force into your hand.',
    ),
    list(
      'Deploy locations early: your icons on them are your income. But the opponent’s icons on them are income for your opponent.',
      'Hold two or three locations in strength instead of many with one card each: a lone card invites a battle.',
      'Leave 1 or 2 Force in your Force Pile for battles in your opponent’s turn, so that you can pay for shots and tactics.',
      'Forfeit cards with a high forfeit value only against high damage: the excess is wasted.',
    ),
  ],
});
