import type { Amount } from '../../../parts/odds/amount.ts';

/** A printed ability, parsed: `Rapid Fire 2`, `Anti-Infantry 4+`, `Sustained Hits D3`. */
export interface Ability {
  readonly id: string; // kebab-case: `rapid-fire`, a key of the registry in rules/abilities
  readonly x?: Amount; // its number
  readonly keyword?: string; // of Anti, in lower case: `infantry`
  readonly on?: number; // `4` of `4+`
}

/** One way of firing a weapon. Range and distances are in inches. */
export interface Profile {
  readonly name: string; // '' if the weapon has only one profile, else `supercharge`
  readonly range: number;
  readonly attacks: Amount;
  readonly skill: number | null; // `3` of BS 3+; null if no roll is needed (Torrent)
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

/** The base of a model from above. A hull is in inches, centred on 0,0 and facing +x. */
export type Base =
  | { readonly shape: 'round'; readonly mm: number }
  | { readonly shape: 'oval'; readonly mm: readonly [length: number, width: number] }
  | { readonly shape: 'hull'; readonly corners: readonly (readonly [x: number, y: number])[] };

/** The printed values of a model. */
export interface ModelSheet {
  readonly name: string;
  readonly toughness: number;
  readonly save: number; // `3` of 3+
  readonly invulnerable: number | null;
  readonly wounds: number;
  readonly base: Base;
  readonly height: number; // inches above the ground, for lines of sight
}
