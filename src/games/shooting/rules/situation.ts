import type { Ability } from '../data/sheet.ts';
import type { Moved } from '../scenario.ts';

/** What an attack depends on besides printed values, reduced to what both a match and a question can provide. */
export interface Situation {
  readonly moved: Moved; // what the shooter did
  readonly inches?: number; // how far at most, if known
  readonly engaged: boolean; // the shooter is within Engagement Range of an enemy
  readonly targetEngaged: boolean; // and the target within that of one of its own enemies
  readonly half: boolean; // within half range
  readonly far: boolean; // beyond the Conversion distance
  readonly plunging: boolean;
  readonly unseen: boolean; // no model of the firing unit sees the target
  readonly spotted?: boolean; // but another friendly unit does
  readonly blast: number; // models in the target unit when it was chosen
  readonly overwatch: boolean;
  readonly cover: boolean; // of the whole unit, for editions in which cover changes the hit roll
  readonly shooter: { readonly keywords: readonly string[]; readonly abilities: readonly Ability[] };
  readonly target: {
    readonly keywords: readonly string[];
    readonly abilities: readonly Ability[]; // includes stratagems in force: `go-to-ground`, `smokescreen`
    readonly toughness: number;
  };
}

/** Monsters and vehicles: they can fire while engaged, and be fired at. */
export const isBig = (keywords: readonly string[]): boolean =>
  keywords.includes('monster') || keywords.includes('vehicle');

/** How far the shooter moved, in inches. Advancing, falling back and moves of unknown length count as infinite. */
export const distanceOf = ({ moved, inches }: Pick<Situation, 'moved' | 'inches'>): number =>
  moved === 'stationary' ? 0 : moved === 'normal' ? (inches ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
