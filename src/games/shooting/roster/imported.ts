import type { RulesetName } from '../rulesets.ts';
import type { Unread } from './report.ts';

export const FORMATS = [
  'battlescribe-xml',
  'new-recruit-json',
  'listforge-json',
  'rosterizer-json',
  'app-text',
  'wtc-text',
  'new-recruit-text',
  'listforge-text',
] as const;
export type Format = (typeof FORMATS)[number];

/** One army list. Empty fields are null rather than missing, so that corrections can address them. */
export interface ImportedList {
  readonly format: Format;
  readonly name: string;
  readonly fingerprint: string; // the same for the same units, points and weapons
  readonly edition: RulesetName | null;
  readonly faction: string | null;
  readonly detachments: readonly string[];
  readonly size: string | null; // `Strike Force`
  readonly points: { readonly stated: number | null; readonly counted: number };
  readonly units: readonly ImportedUnit[];
  readonly report: readonly Unread[];
}

export interface ImportedUnit {
  readonly name: string; // unique in the list: `Sample Squad (2)`
  readonly printed: string; // as in the file
  readonly customName: string | null; // given by the player
  readonly id: string | null; // the catalogue's id of the datasheet
  readonly resolved: boolean; // false: only names, no stat lines or weapon profiles
  readonly faction: string | null;
  readonly points: number | null;
  readonly keywords: readonly string[];
  readonly abilities: readonly string[]; // those the game calculates, as it prints them
  readonly otherAbilities: readonly string[]; // known to have no effect on shooting
  readonly warlord: boolean;
  readonly enhancements: readonly string[];
  readonly attachedTo: string | null; // the name of its bodyguard
  readonly models: readonly ImportedModel[];
  readonly weapons: readonly ImportedWeapon[];
  readonly undecided: readonly Carried[]; // from text: models or weapons; only a datasheet can tell which
}

export interface ImportedModel {
  readonly name: string;
  readonly count: number;
  readonly stats: Stats | null;
  readonly keywords: readonly string[]; // in addition to the unit's
  readonly abilities: readonly string[];
  readonly weapons: readonly Borne[]; // totals of all these models
}

/** `T`, `Sv`, `inv` and `W` are null if the file's value cannot be read. */
export interface Stats {
  readonly M: string;
  readonly T: number | null;
  readonly Sv: number | null; // 7 = none
  readonly inv: number | null; // against ranged attacks
  readonly invMelee: number | null;
  readonly W: number | null;
  readonly Ld: string;
  readonly OC: string;
}

/** A weapon by its index in the unit. */
export interface Borne {
  readonly weapon: number;
  readonly count: number;
}

export interface Carried {
  readonly name: string;
  readonly count: number;
}

export interface ImportedWeapon {
  readonly name: string;
  readonly kind: WeaponKind | null; // null: only the name is known
  readonly count: number; // in the whole unit
  readonly profiles: readonly ImportedProfile[]; // alternatives; one is chosen each time
}

export type WeaponKind = 'ranged' | 'melee';

/** A null value cannot be read or calculated, and the report has it. */
export interface ImportedProfile {
  readonly name: string; // '' if the weapon has only one
  readonly range: number | null; // inches; 0 for melee
  readonly A: number | string | null;
  readonly skill: number | null; // null with Torrent: hits automatically
  readonly S: number | null;
  readonly AP: number | null;
  readonly D: number | string | null;
  readonly abilities: readonly string[];
}
