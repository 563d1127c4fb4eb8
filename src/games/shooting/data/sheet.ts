import type { Amount } from '../../../parts/odds/amount.ts';

/** An ability as a datasheet prints it, taken apart: `Rapid Fire 2`, `Anti-Infantry 4+`, `Sustained Hits D3`. */
export interface Ability {
  readonly id: string; // kebab-case: `rapid-fire`, an entry of the registry in rules/abilities
  readonly x?: Amount; // the number after it
  readonly keyword?: string; // of Anti, in lower case: `infantry`
  readonly on?: number; // `4` of `4+`
}

/** One way of firing a weapon. Range and distances are in inches. */
export interface Profile {
  readonly name: string; // '' where a weapon has one profile only, else `supercharge`
  readonly range: number;
  readonly attacks: Amount;
  readonly skill: number | null; // `3` of BS 3+; null = it needs none (Torrent)
  readonly strength: number;
  readonly ap: number; // as printed: 0, -1, -2 ...
  readonly damage: Amount;
  readonly abilities: readonly Ability[];
}

export interface Weapon {
  readonly id: string; // `bolt-rifle`
  readonly name: string; // `Bolt rifle`
  readonly profiles: readonly Profile[]; // one is chosen each time it fires
}

/** The base of a model, seen from above. Lengths of a hull in inches, its middle at 0,0, pointing along +x. */
export type Base =
  | { readonly shape: 'round'; readonly mm: number }
  | { readonly shape: 'oval'; readonly mm: readonly [length: number, width: number] }
  | { readonly shape: 'hull'; readonly corners: readonly (readonly [x: number, y: number])[] };

/** What is printed of a model. */
export interface ModelSheet {
  readonly name: string;
  readonly toughness: number;
  readonly save: number; // `3` of 3+
  readonly invulnerable: number | null;
  readonly wounds: number;
  readonly base: Base;
  readonly height: number; // inches above the ground, for what can be seen over what
}
