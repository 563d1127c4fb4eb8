import type { Card, Combatant, Location, Weapon } from '../data/card.ts';
import { isCombatant, isLocation } from '../data/card.ts';
import type { CardId, InPlay, Table } from '../state.ts';

export { DECK_SIZE, firstOf, HAND_SIZE, ownerOf, SECOND_HAND } from '../deck.ts';

type Printed = Pick<Table, 'rules'>;

export const cardOf = ({ rules }: Printed, card: CardId): Card => rules.cards[card] as Card;

/** A location on the table. */
export function locationAt(table: Table, at: CardId): Location | undefined {
  if (!table.locations.includes(at)) return undefined;
  const card = cardOf(table, at);
  return isLocation(card) ? card : undefined;
}

export function combatant(table: Printed, card: CardId): Combatant | undefined {
  const printed = cardOf(table, card);
  return isCombatant(printed) ? printed : undefined;
}

export function weapon(table: Printed, card: CardId): Weapon | undefined {
  const printed = cardOf(table, card);
  return printed.kind === 'weapon' ? printed : undefined;
}

/** A card on the table that is not a location. */
export function inPlayOf({ inPlay }: Pick<Table, 'inPlay'>, card: CardId): InPlay | undefined {
  for (const one of inPlay) if (one.card === card) return one;
  return undefined;
}

/** The card, everything aboard it or carried by it, and what those carry. */
export function withAllAboard({ inPlay }: Pick<Table, 'inPlay'>, card: CardId): CardId[] {
  const all = [card];
  for (let i = 0; i < all.length; i++) for (const one of inPlay) if (one.host === all[i]) all.push(one.card);
  return all;
}

/** Vehicles and starships carry characters; the number is printed on them and may be 0. */
export function carries(table: Printed, card: CardId): boolean {
  const { kind } = cardOf(table, card);
  return kind === 'vehicle' || kind === 'starship';
}

/** A starship on the ground has no power and gives neither presence nor destiny. */
export const isLanded = (table: Table, { card, at }: InPlay): boolean =>
  cardOf(table, card).kind === 'starship' && cardOf(table, at).kind === 'site';

/** Whether a card counts where it is: passengers, carried weapons and landed starships do not. */
export const counts = (table: Table, one: InPlay): boolean => one.host === null && !isLanded(table, one);
