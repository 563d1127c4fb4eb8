import type { Card, Character, Location } from '../../games/force/data/card.ts';
import { CARDS } from '../../games/force/data/cards.ts';
import { DECKS } from '../../games/force/data/decks.ts';
import type { Side } from '../../games/force/view.ts';

/** Cards by their number on the server. */
export type CardTable = ReadonlyMap<string, Card>;

const SET: Readonly<Record<Side, number>> = { dark: 900, light: 901 };

/** Our own cards: one set per side, numbered from 1 in the order of our list. */
export const OUR_CARDS: CardTable = new Map(
  (['dark', 'light'] as const).flatMap((side) =>
    CARDS.filter((card) => card.side === side).map((card, i) => [`${SET[side]}_${i + 1}`, card] as const),
  ),
);

/** The contents of our own decks, by name. */
export const DECK_LISTS: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  Object.entries(DECKS).map(([name, { cards }]) => [name, cards]),
);

/** The reverse of OUR_CARDS. */
export const OUR_NUMBERS: ReadonlyMap<string, string> = new Map([...OUR_CARDS].map(([number, { id }]) => [id, number]));

/** Stands in for an unknown location: one icon per side, its own system. */
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

/** Stands in for any other unknown card: an average character. */
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

/** Stands in for a face-down card. */
export const someCard = (side: Side): Card => ({
  id: 'unseen-card',
  name: 'unseen card',
  side,
  destiny: 2,
  kind: 'omen',
});
