import type { Ability } from '../data/sheet.ts';
import type { Moved } from '../scenario.ts';

/** Everything an attack depends on except printed values. Both a match and an odds question can provide it. */
export interface Situation {
  readonly moved: Moved; // how the shooter moved
  readonly inches?: number; // how far at most, if known
  readonly engaged: boolean; // the shooter is within Engagement Range of an enemy
  readonly targetEngaged: boolean; // the target is within Engagement Range of one of its enemies
  readonly half: boolean; // within half range
  readonly far: boolean; // beyond the Conversion distance
  readonly plunging: boolean;
  readonly unseen: boolean; // no model of the firing unit sees the target
  readonly spotted?: boolean; // another unit of the firing side sees it
  readonly blast: number; // models in the target unit when it was chosen
  readonly overwatch: boolean;
  readonly charged?: true; // the attackers charged; only a question can say so
  readonly melee?: boolean; // attacks of the Fight phase
  readonly cover: boolean; // the whole target has cover; used by editions in which cover changes the skill
  readonly shooter: { readonly keywords: readonly string[]; readonly abilities: readonly Ability[] };
  readonly target: {
    readonly keywords: readonly string[];
    readonly abilities: readonly Ability[]; // includes stratagems in force: `go-to-ground`, `smokescreen`
    readonly toughness: number;
  };
}

/** Monsters and vehicles can fire, and be fired at, while engaged. */
export const isBig = (keywords: readonly string[]): boolean =>
  keywords.includes('monster') || keywords.includes('vehicle');

/** How far the shooter moved, in inches. Advancing, falling back and moves of unknown length count as infinite. */
export const distanceOf = ({ moved, inches }: Pick<Situation, 'moved' | 'inches'>): number =>
  moved === 'stationary' ? 0 : moved === 'normal' ? (inches ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
