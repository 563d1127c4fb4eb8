import { example, list, type RulesSection, steps, text } from '../../../kernel/rulebook.ts';
import { ABILITY_FOR_DESTINY } from '../ability.ts';
import { battleExample, type Facts, said, those } from './facts.ts';

/** The chapters about battles. */
export const battle = (facts: Facts): readonly RulesSection[] => [
  start(),
  weapons(facts),
  power(facts),
  damage(facts),
  whole(),
];

const start = (): RulesSection => ({
  id: 'battle',
  title: 'Battles',
  blocks: [
    text(
      'In your battle phase you may start a battle for 1 Force at any location where both sides have presence, once per turn at each. All characters, vehicles and starships there take part, on both sides.',
    ),
    steps(
      '*Weapons segment*: both players fire weapons and play tactics.',
      '*Power segment*: both may draw destiny, and the totals are compared.',
      '*Damage segment*: both forfeit cards or lose Force to cover what they have suffered.',
    ),
  ],
});

const weapons = ({ kinds }: Facts): RulesSection => ({
  id: 'weapons',
  title: 'Weapons segment',
  blocks: [
    text(
      'The player who started the battle acts first. The players take turns: one shot, one tactic or a pass each time. Two passes in a row end the segment.',
    ),
    list(
      ...those(
        kinds.has('weapon') &&
          '*Fire a weapon*: pay its fire cost, choose an enemy card in the battle that is not aboard another, and draw the top card of your Reserve Deck. Its destiny plus the weapon’s bonus must be *higher* than the target’s defence. Each weapon fires once per battle.',
        kinds.has('weapon') &&
          'A card that is hit still adds its power in this battle, but must be forfeited in the damage segment.',
        kinds.has('tactic') &&
          '*Play a tactic* from your hand: pay its cost and add its power to your total. It goes to your Used Pile.',
        !kinds.has('weapon') &&
          !kinds.has('tactic') &&
          'These decks have neither weapons nor tactics, so both players can only pass.',
      ),
    ),
  ],
});

const power = ({ kinds }: Facts): RulesSection => ({
  id: 'power',
  title: 'Power segment and destiny',
  blocks: [
    text(
      `A player whose cards in the battle have a total ability of ${ABILITY_FOR_DESTINY} or more may draw *battle destiny*: the number on the top card of the Reserve Deck. That card then goes to the Used Pile.`,
    ),
    text(
      said(
        `Your *total* is the power of your cards${kinds.has('tactic') ? ', plus your tactics' : ''}, plus your battle destiny.`,
        'The player with the lower total suffers the difference as *battle damage*. If the totals are equal, there is no damage.',
        'In any case, each player suffers the *other* player’s battle destiny as *attrition*.',
      ),
    ),
  ],
});

const damage = ({ seats, kinds }: Facts): RulesSection => ({
  id: 'damage',
  title: 'Damage segment',
  blocks: [
    text(
      'The players take turns to forfeit one card or lose 1 Force until nothing is left to cover. The player who started the battle goes first.',
    ),
    list(
      '*Forfeit* one of your cards in the battle: it goes to the Lost Pile, and its forfeit value covers damage *and* attrition at the same time. Any excess is wasted.',
      '*Lose* 1 Force from your hand or a pile: it covers 1 damage, but no attrition.',
      'Cards that were hit must be forfeited before anything else. Their forfeit value counts in full.',
      'Attrition is ignored once you have no cards left in the battle. Damage never is.',
      ...those(
        (seats || kinds.has('weapon')) &&
          'Cards aboard or carried by a forfeited card go to the Lost Pile with it and cover nothing.',
      ),
    ),
  ],
});

function whole(): RulesSection {
  const it = battleExample();
  const { strong, armed, captain, hit, weapon, tactic, shot, darkDraw, lightDraw, totals } = it;
  return {
    id: 'battle-example',
    title: 'A battle from start to finish',
    blocks: [
      example(
        `The Dominion attacks with a ${strong.name} (power ${strong.power}, ability ${strong.ability}, forfeit ${strong.forfeit}) and a ${armed.name} (${armed.power}, ${armed.ability}, ${armed.forfeit}) that carries a ${weapon.name}. The Compact has an ${captain.name} (${captain.power}, ${captain.ability}, ${captain.forfeit}) and a ${hit.name} (${hit.power}, ${hit.ability}, ${hit.forfeit}).`,
      ),
      example(
        `Weapons: the ${armed.name} fires for ${weapon.fire} Force at the ${hit.name}, whose defence is ${hit.defence}. The card drawn has destiny ${shot.destiny}; with ${weapon.bonus} for the weapon, that makes ${it.shotTotal}: a hit. The Compact plays ${tactic.name} for ${tactic.cost} Force: +${tactic.power} power. Both pass.`,
      ),
      example(
        `Power: both sides have ability ${it.ability.dark} and draw. The Dominion draws destiny ${darkDraw.destiny} and reaches ${strong.power} + ${armed.power} + ${darkDraw.destiny} = ${totals.dark}. The Compact draws ${lightDraw.destiny} and reaches ${captain.power} + ${hit.power} + ${tactic.power} + ${lightDraw.destiny} = ${totals.light}. The Dominion suffers ${totals.light} − ${totals.dark} = ${it.damage} damage and ${it.attrition.dark} attrition, the Compact ${it.attrition.light} attrition.`,
      ),
      example(
        `Damage: the Dominion forfeits the ${strong.name}. Its forfeit value of ${strong.forfeit} covers the ${it.damage} damage and the ${it.attrition.dark} attrition. The Compact must forfeit the ${hit.name}, which was hit; its forfeit value of ${hit.forfeit} also covers the ${it.attrition.light} attrition. The ${armed.name} and the ${captain.name} stay on the table, and the location is still contested.`,
      ),
    ],
  };
}
