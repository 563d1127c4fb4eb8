import { ABILITY_FOR_DESTINY, ABILITY_FOR_PRESENCE } from './ability.ts';
import type { Rules } from './state.ts';

/** The rules on a page, with the numbers of this set-up. */
export function primer({ setup, cards, start }: Rules): string {
  const { decks, turnLimit } = setup;
  return `LINES OF FORCE
  dark   the Umbral Dominion: ${decks.dark.name}, from ${cards[start.dark]?.name}
  light  the Dawn Compact: ${decks.light.name}, from ${cards[start.light]?.name}

Your deck of 60 is your army, your money and your life. Reserve Deck, Force Pile and Used Pile together are your Life
Force: whoever has none has lost. After ${turnLimit} turns the greater Life Force wins. You begin with a location on
the table and 8 cards in hand. Dark goes first. Lists are open, hands and the order of piles are not.

YOUR TURN, phase by phase (\`pass\` ends a phase; one with nothing to do passes by itself)
  activate  your generation (1, your icons on every location, 1 for each of your masters), from Reserve to Force Pile
  control   at each location that you control: drain as much Force from them as they have icons there
  deploy    from hand, for its cost, where you have an icon or presence; locations are free, one of each;
            characters to sites or aboard, vehicles to exterior sites, starships to systems, weapons onto one of yours
  battle    where both have presence, for 1 Force, once a turn at each location
  move      each card once, for 1: to a site next door (vehicles further), between systems as far as the hyperspeed
            goes, down to an exterior site or up again; getting in and out is free, at sites, once a turn
  draw      from the Force Pile into your hand, as many as you like
  Then both Used Piles go under the Reserve Decks. Using Force moves it to the Used Pile; losing it to the Lost Pile.

PRESENCE is ability of ${ABILITY_FOR_PRESENCE} or more. Presence of yours and none of theirs is control. What is aboard something, or a
starship on the ground, counts nothing. Dots before a name say how many of it you may have on the table.

A BATTLE, one segment after the other
  weapons   in turn: fire a weapon, play a tactic, each for its cost, or pass; two passes in a row end it. To hit, a
            destiny is drawn: with the weapon's bonus it must be higher than the target's defence, which is the
            ability of a character. What is hit must be forfeited.
  power     with ability ${ABILITY_FOR_DESTINY} or more you may draw a battle destiny: the number of the top card of your Reserve Deck.
            Total = power + tactics + destiny. The lower total suffers the difference as battle damage; each side
            suffers the other's destiny as attrition.
  damage    in turn, one choice at a time: forfeit a card, which pays damage and attrition alike with its forfeit value,
            or lose a Force from hand or pile, which pays 1 damage. Attrition that nobody is left to pay is forgotten.
`;
}
