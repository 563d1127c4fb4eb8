import type { Side } from '../sides.ts';

/** What is printed on every card. */
interface Printed {
  readonly id: string; // kebab-case, unique among all cards
  readonly name: string;
  readonly side: Side;
  readonly destiny: number; // shown when the card is drawn for destiny
  readonly lore?: string; // flavour text for the page
}

/** A place for cards: a site is on a system's surface, a system is in space. */
export interface Location extends Printed {
  readonly kind: 'site' | 'system';
  readonly system: string; // the system's name; the sites of one system are adjacent
  readonly icons: Readonly<Record<Side, number>>; // Force icons, 0 to 3 per side
  readonly order: number; // for a site: its position among the sites of its system, from 1; for a system 0
  readonly exterior: boolean; // vehicles and landed starships need an exterior site; true for systems
  readonly parsec: number; // a site has the parsec of its system
}

/** The fields that characters, vehicles and starships share. */
interface Fighter extends Printed {
  readonly deploy: number; // cost to deploy, in Force
  readonly power: number;
  readonly ability: number; // a vehicle or starship has that of its built-in pilot
  readonly forfeit: number;
  readonly dots: 0 | 1 | 2 | 3; // how many copies a player may have on the table; 0 = any number
  readonly defence: number; // a weapon's destiny must be higher: ability for characters, armor or maneuver for others
}

export interface Character extends Fighter {
  readonly kind: 'character';
  readonly landspeed: number;
  readonly master: boolean; // a master icon: generates one extra Force for its owner
}

export interface Vehicle extends Fighter {
  readonly kind: 'vehicle';
  readonly landspeed: number;
  readonly seats: number; // characters that can be aboard
}

export interface Starship extends Fighter {
  readonly kind: 'starship';
  readonly hyperspeed: number; // maximum distance between two systems, in parsecs
  readonly seats: number;
}

/** Carried by a character, vehicle or starship, at most one each; fires in the weapons segment of a battle. */
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

/** Never played: useful for its high destiny, or as a card to lose. */
export interface Omen extends Printed {
  readonly kind: 'omen';
}

export type Combatant = Character | Vehicle | Starship;
export type Card = Location | Combatant | Weapon | Tactic | Omen;
export type CardKind = Card['kind'];

export const isLocation = (card: Card): card is Location => card.kind === 'site' || card.kind === 'system';
export const isCombatant = (card: Card): card is Combatant =>
  card.kind === 'character' || card.kind === 'vehicle' || card.kind === 'starship';
