import type { Card, Character, Location } from '../../games/force/data/card.ts';
import { CARDS } from '../../games/force/data/cards.ts';
import { DECKS } from '../../games/force/data/decks.ts';
import type { Side } from '../../games/force/view.ts';

/** Cards by the number that a server gives them. */
export type CardTable = ReadonlyMap<string, Card>;

const SET: Readonly<Record<Side, number>> = { dark: 900, light: 901 };

/** Our own cards: a set a side, numbered from 1 in the order of our list. */
export const OUR_CARDS: CardTable = new Map(
  (['dark', 'light'] as const).flatMap((side) =>
    CARDS.filter((card) => card.side === side).map((card, i) => [`${SET[side]}_${i + 1}`, card] as const),
  ),
);

/** What our own decks hold, by their names. */
export const DECK_LISTS: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  Object.entries(DECKS).map(([name, { cards }]) => [name, cards]),
);

/** The other way about. */
export const OUR_NUMBERS: ReadonlyMap<string, string> = new Map([...OUR_CARDS].map(([number, { id }]) => [id, number]));

/** Stands in for a location that no table knows: one icon a side, a place of its own. */
export const someLocation = (side: Side, name: string): Location => ({
  id: `unknown-location-${name}`,
  name,
  side,
  destiny: 0,
  kind: 'site',
  system: name,
  icons: { dark: 1, light: 1 },
  order: 1,
  exterior: true,
  parsec: 5,
});

/** Stands in for any other card that no table knows: the middle of all characters. */
export const someCharacter = (side: Side): Character => ({
  id: 'unknown-card',
  name: 'unknown card',
  side,
  destiny: 2,
  kind: 'character',
  deploy: 3,
  power: 3,
  ability: 2,
  forfeit: 4,
  dots: 0,
  defence: 2,
  landspeed: 1,
  master: false,
});

/** Stands in for what lies face down. */
export const someCard = (side: Side): Card => ({
  id: 'unseen-card',
  name: 'unseen card',
  side,
  destiny: 2,
  kind: 'omen',
});
