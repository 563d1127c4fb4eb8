import type { Fact } from '../../../../kernel/fact.ts';
import type { Amount } from '../../../../parts/odds/amount.ts';
import type { Ability, Profile } from '../../data/sheet.ts';
import type { Ruleset } from '../../rulesets.ts';
import type { Moved } from '../../scenario.ts';
import type { SingleRoll } from '../../terms.ts';
import type { Situation } from '../situation.ts';

/** The dice that a re-roll may take. */
type Which = 'ones' | 'failed' | 'any' | 'not-critical';

/** A change that an ability makes to an attack. */
export type Change =
  | { readonly kind: 'attacks'; readonly plus: Amount } // per weapon
  | { readonly kind: 'hit'; readonly plus: number } // to the roll; all modifiers together are capped
  | { readonly kind: 'wound'; readonly plus: number; readonly when?: 'stronger' } // likewise; or only if S > T
  | { readonly kind: 'strength'; readonly plus: number }
  | { readonly kind: 'attacks-re-roll' } // results below the average
  | { readonly kind: 'damage-re-roll' } // results that cost the model fewer wounds than the average
  | { readonly kind: 'skill'; readonly plus: number } // to the characteristic, not capped: +1 is worse
  | { readonly kind: 're-roll'; readonly roll: 'hit' | 'wound'; readonly which: Which }
  | { readonly kind: 're-roll-one'; readonly roll: SingleRoll } // one die of all the unit's attacks
  | { readonly kind: 'no-re-roll'; readonly roll: 'hit' | 'wound' }
  | { readonly kind: 'critical'; readonly roll: 'hit' | 'wound'; readonly from: number } // unmodified, this or higher
  | { readonly kind: 'critical-ap'; readonly roll: 'hit' | 'wound'; readonly better: number } // of that attack
  | { readonly kind: 'critical-damage'; readonly plus: number } // of a critical wound
  | { readonly kind: 'critical-mortals'; readonly roll: 'hit' | 'wound'; readonly wounds: Amount } // in addition
  | { readonly kind: 'ignores-worse'; readonly of?: 'everything' } // penalties to the hit roll and the skill, or all
  | { readonly kind: 'fails'; readonly below: number } // an unmodified hit roll below this never hits
  | { readonly kind: 'auto-hit' }
  | { readonly kind: 'lethal' }
  | { readonly kind: 'sustained'; readonly hits: Amount }
  | { readonly kind: 'devastating' }
  | { readonly kind: 'precision' }
  | { readonly kind: 'hazardous' }
  | { readonly kind: 'ap'; readonly better: number } // negative: worse; never worse than 0
  | { readonly kind: 'damage'; readonly plus: number }
  | { readonly kind: 'damage-least'; readonly least: number } // lower rolls count as this
  | { readonly kind: 'damage-most'; readonly most: number } // one attack never costs more wounds
  | { readonly kind: 'save-re-roll'; readonly which: 'ones' | 'failed' }
  | { readonly kind: 'save-re-roll-one' } // one failed save against all attacks of a unit
  | { readonly kind: 'cover' } // never applied twice
  | { readonly kind: 'ignores-cover' }
  | { readonly kind: 'save'; readonly plus: number } // to the armour roll, capped
  | { readonly kind: 'invulnerable'; readonly on: number }
  | { readonly kind: 'feel-no-pain'; readonly on: number; readonly against?: 'mortal' } // default: all wounds
  | { readonly kind: 'half-damage' }
  | { readonly kind: 'less-damage'; readonly by: number };
export type ChangeOf<K extends Change['kind']> = Extract<Change, { readonly kind: K }>;

/** An exception that an ability permits. */
export type Permit = 'after-advancing' | 'after-falling-back' | 'while-engaged' | 'unseen';

/** A weapon about to fire, before a target is chosen. */
export interface Firing {
  readonly moved: Moved;
  readonly engaged: boolean; // whether the firing unit is engaged
  readonly keywords: readonly string[]; // of the firing unit
  readonly spent: boolean; // this weapon has already fired in this battle
}

/** A weapon about to fire at a target. */
export interface Aiming extends Firing {
  readonly distance: number; // from the firing model to the unit, in inches
  readonly seen: boolean; // by the firing model
  readonly engagedWithIt: boolean; // the firing unit is within Engagement Range of this unit
  readonly nearFriends: boolean; // some unit of the firing army is within Engagement Range of it
  readonly target: {
    readonly keywords: readonly string[];
    readonly abilities: readonly Ability[];
    readonly attached: boolean; // a bodyguard with attached characters
  };
}

/** One ability: how it is printed and what it does. All code looks here, so a new ability is one registry entry. */
export interface Entry {
  readonly print: string; // `Rapid Fire X`, `Feel No Pain N+`, `Anti-KEYWORD N+`
  readonly plain?: true; // its X is a plain number, never dice
  readonly acts: 'firing' | 'struck'; // affects its owner's attacks, or attacks against its owner
  readonly changes?: (ability: Ability, at: Situation, ruleset: Ruleset, profile: Profile) => readonly Change[];
  readonly grants?: readonly Ability[]; // abilities that come with it; duplicates do not add up
  readonly permits?: readonly Permit[];
  /** Why this weapon may not fire at all. */
  readonly forbids?: (ability: Ability, firing: Firing) => Fact | undefined;
  /** Why it may not fire at this unit. The abilities of both the weapon and the target are asked. */
  readonly forbidsTarget?: (ability: Ability, aiming: Aiming) => Fact | undefined;
  readonly apart?: true; // a model fires either these weapons or all its others
  readonly keeps?: true; // cannot be lent to a Firing Deck
}
