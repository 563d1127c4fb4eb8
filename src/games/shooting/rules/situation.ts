import type { Ability } from '../data/sheet.ts';
import type { Moved } from '../state.ts';

/** What the numbers of an attack depend on beside what is printed: the smallest slice that a match and a question both have. */
export interface Situation {
  readonly moved: Moved; // what the shooter did
  readonly inches?: number; // how far at most, where that is known
  readonly engaged: boolean; // the shooter is within Engagement Range of an enemy
  readonly targetEngaged: boolean; // and the target of one of its own enemies
  readonly half: boolean; // within half range
  readonly far: boolean; // beyond the distance of Conversion
  readonly plunging: boolean;
  readonly unseen: boolean; // no model of the firing unit sees the target
  readonly spotted?: boolean; // but a friend of theirs does
  readonly blast: number; // models of the target when it was chosen
  readonly overwatch: boolean;
  readonly cover: boolean; // of the whole unit, for editions that price it in the hit roll
  readonly shooter: { readonly keywords: readonly string[]; readonly abilities: readonly Ability[] };
  readonly target: {
    readonly keywords: readonly string[];
    readonly abilities: readonly Ability[]; // a stratagem in force is one: `go-to-ground`, `smokescreen`
    readonly toughness: number;
  };
}

/** Monsters and vehicles: they fire while engaged, and are fired at. */
export const isBig = (keywords: readonly string[]): boolean =>
  keywords.includes('monster') || keywords.includes('vehicle');

/** How far the shooter went, in inches: who advanced or fell back went too far, and a normal move of which nobody knows. */
export const distanceOf = ({ moved, inches }: Pick<Situation, 'moved' | 'inches'>): number =>
  moved === 'stationary' ? 0 : moved === 'normal' ? (inches ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
