import type { Card } from './card.ts';
import { CHARACTERS } from './cards/characters.ts';
import { STARSHIPS, VEHICLES } from './cards/craft.ts';
import { LOCATIONS } from './cards/locations.ts';
import { OMENS, TACTICS, WEAPONS } from './cards/others.ts';

/** All cards: the Umbral Dominion (dark) and the Dawn Compact (light). Names and numbers are original. */
export const CARDS: readonly Card[] = [
  ...LOCATIONS,
  ...CHARACTERS,
  ...VEHICLES,
  ...STARSHIPS,
  ...WEAPONS,
  ...TACTICS,
  ...OMENS,
];

export const CARD_OF: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));
