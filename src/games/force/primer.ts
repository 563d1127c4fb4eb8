import { ABILITY_FOR_DESTINY, ABILITY_FOR_PRESENCE } from './ability.ts';
import type { Rules } from './state.ts';

/** The rules on one page, with the numbers of this set-up. */
export function primer({ setup, cards, start }: Rules): string {
  const { decks, turnLimit } = setup;
  return `LINES OF FORCE
  dark   the Umbral Dominion: ${decks.dark.name}, starts at ${cards[start.dark]?.name}
  light  the Dawn Compact: ${decks.light.name}, starts at ${cards[start.light]?.name}

Your deck of 60 is your army, your money and your life. Reserve Deck, Force Pile and Used Pile together are your Life
Force: a side with none left loses. After ${turnLimit} turns the side with more Life Force wins. You start with one
location on the table and 8 cards in hand. Dark goes first. Deck lists are public; hands and the order of piles are not.

YOUR TURN, phase by phase (\`pass\` ends a phase; a phase with nothing to do ends automatically)
  activate  up to your generation (1, plus your icons at every location, plus 1 for each of your masters), from the
            Reserve Deck to the Force Pile
  control   at each location you control, drain as much Force as your opponent has icons there
  deploy    from hand, for its cost, where you have an icon or presence; locations are free, one of each;
            characters to sites or aboard, vehicles to exterior sites, starships to systems, weapons on your own cards
  battle    where both sides have presence, for 1 Force, once per turn at each location
  move      each card once, for 1 Force: to a neighbouring site (vehicles further), between systems up to its
            hyperspeed, down to an exterior site or back up; boarding and getting off are free, at sites, once per turn
  draw      from the Force Pile into your hand, as many cards as you like
  Then both Used Piles go under the Reserve Decks. Using Force moves it to the Used Pile, losing it to the Lost Pile.

PRESENCE is a total ability of ${ABILITY_FOR_PRESENCE} or more. You control a location where only you have presence.
Cards aboard others and landed starships do not count. Dots before a name: how many copies each side may have
in play.

A BATTLE has three segments
  weapons   in turn: fire a weapon or play a tactic, each for its cost, or pass; two passes in a row end it. A shot
            draws a destiny: with the weapon's bonus it must be higher than the target's defence (for characters,
            their ability). A card that is hit must be forfeited.
  power     with ability ${ABILITY_FOR_DESTINY} or more you may draw battle destiny: the number on the top card of your Reserve Deck.
            Total = power + tactics + destiny. The lower total suffers the difference as battle damage; each side
            suffers the other's destiny as attrition.
  damage    in turn, one choice at a time: forfeit a card, which satisfies both damage and attrition with its forfeit
            value, or lose one Force from hand or pile, which satisfies 1 damage. Attrition that no card is left to
            satisfy is ignored.
`;
}
