import type { Side } from '../sides.ts';

/** What is printed on every card. */
interface Printed {
  readonly id: string; // kebab-case, unique among all cards
  readonly name: string;
  readonly side: Side;
  readonly destiny: number; // shown when the card is drawn for destiny
  readonly lore?: string; // flavour text for the page
}

/** Where cards are: a site lies on the surface of a system, a system in space. */
export interface Location extends Printed {
  readonly kind: 'site' | 'system';
  readonly system: string; // the system's name; the sites of one system lie side by side
  readonly icons: Readonly<Record<Side, number>>; // Force icons, 0 to 3 a side
  readonly order: number; // of a site: its place among the sites of its system, from 1; of a system 0
  readonly exterior: boolean; // vehicles and landed starships need the open sky; of a system true
  readonly parsec: number; // of the system; a site has the parsec of its system
}

/** What cards in play that fight have in common. */
interface Fighter extends Printed {
  readonly deploy: number; // its cost
  readonly power: number;
  readonly ability: number; // of a vehicle or starship: of its built-in pilot
  readonly forfeit: number;
  readonly dots: 0 | 1 | 2 | 3; // how many copies a player may have on the table; 0 = any number
  readonly defence: number; // a weapon's destiny must be higher: ability of a character, armor or maneuver of the others
}

export interface Character extends Fighter {
  readonly kind: 'character';
  readonly landspeed: number;
  readonly master: boolean; // a master icon: generates one Force more for its owner
}

export interface Vehicle extends Fighter {
  readonly kind: 'vehicle';
  readonly landspeed: number;
  readonly seats: number; // characters that can be aboard
}

export interface Starship extends Fighter {
  readonly kind: 'starship';
  readonly hyperspeed: number; // the longest way between two systems, in parsecs
  readonly seats: number;
}

/** Carried by a character, vehicle or starship of its owner, one each; fires in the weapons segment of a battle. */
export interface Weapon extends Printed {
  readonly kind: 'weapon';
  readonly deploy: number;
  readonly fire: number; // Force used to fire
  readonly bonus: number; // added to the weapon destiny
}

/** Played from hand in the weapons segment of a battle, then placed in the Used Pile. */
export interface Tactic extends Printed {
  readonly kind: 'tactic';
  readonly cost: number;
  readonly power: number; // added to the player's total
}

/** Never played: stands for a high destiny, or for something to lose. */
export interface Omen extends Printed {
  readonly kind: 'omen';
}

export type Combatant = Character | Vehicle | Starship;
export type Card = Location | Combatant | Weapon | Tactic | Omen;
export type CardKind = Card['kind'];

export const isLocation = (card: Card): card is Location => card.kind === 'site' || card.kind === 'system';
export const isCombatant = (card: Card): card is Combatant =>
  card.kind === 'character' || card.kind === 'vehicle' || card.kind === 'starship';
