import type { Fact } from '../../../../kernel/fact.ts';
import type { Amount } from '../../../../parts/odds/amount.ts';
import type { Ability, Profile } from '../../data/sheet.ts';
import type { Ruleset } from '../../rulesets.ts';
import type { Moved } from '../../state.ts';
import type { Situation } from '../situation.ts';

/** What an ability does to the numbers of an attack. */
export type Change =
  | { readonly kind: 'attacks'; readonly plus: Amount } // of each weapon
  | { readonly kind: 'hit'; readonly plus: number } // to the roll, capped with all others
  | { readonly kind: 'wound'; readonly plus: number } // the same
  | { readonly kind: 'skill'; readonly plus: number } // to the characteristic, outside the cap: +1 is worse
  | { readonly kind: 're-roll'; readonly roll: 'hit' | 'wound'; readonly which: 'ones' | 'failed' | 'any' }
  | { readonly kind: 'no-re-roll'; readonly roll: 'hit' | 'wound' }
  | { readonly kind: 'critical'; readonly roll: 'hit' | 'wound'; readonly from: number } // unmodified, so much and more
  | { readonly kind: 'ignores-worse' } // modifiers that worsen the hit roll, or the skill it needs
  | { readonly kind: 'fails'; readonly below: number } // an unmodified hit roll of less never hits
  | { readonly kind: 'auto-hit' }
  | { readonly kind: 'lethal' }
  | { readonly kind: 'sustained'; readonly hits: Amount }
  | { readonly kind: 'devastating' }
  | { readonly kind: 'precision' }
  | { readonly kind: 'hazardous' }
  | { readonly kind: 'ap'; readonly better: number }
  | { readonly kind: 'damage'; readonly plus: number }
  | { readonly kind: 'cover' } // the target has its benefit; never twice
  | { readonly kind: 'ignores-cover' }
  | { readonly kind: 'save'; readonly plus: number } // to the armour roll, capped
  | { readonly kind: 'invulnerable'; readonly on: number }
  | { readonly kind: 'feel-no-pain'; readonly on: number }
  | { readonly kind: 'half-damage' }
  | { readonly kind: 'less-damage'; readonly by: number };
export type ChangeOf<K extends Change['kind']> = Extract<Change, { readonly kind: K }>;

/** What a weapon may do that others may not. */
export type Permit = 'after-advancing' | 'after-falling-back' | 'while-engaged' | 'unseen';

/** A weapon about to be fired, whoever it is aimed at. */
export interface Firing {
  readonly moved: Moved;
  readonly engaged: boolean; // the firing unit is
  readonly keywords: readonly string[]; // of the firing unit
  readonly spent: boolean; // this very weapon has been fired in this battle
}

/** And whom it is aimed at. */
export interface Aiming extends Firing {
  readonly distance: number; // from the firing model to the unit, in inches
  readonly seen: boolean; // by the firing model
  readonly engagedWithIt: boolean; // the firing unit is within Engagement Range of this very unit
  readonly nearFriends: boolean; // any unit of the firing army is, the firing one included
  readonly target: {
    readonly keywords: readonly string[];
    readonly abilities: readonly Ability[];
    readonly attached: boolean; // two parts fight as one
  };
}

/**
 * One ability: how it is printed and what it does. Everything else looks here, so that a new one is one entry of the
 * registry and its test rows.
 */
export interface Entry {
  readonly print: string; // `Rapid Fire X`, `Feel No Pain N+`, `Anti-KEYWORD N+`
  readonly plain?: true; // its X is a plain number, never rolled
  readonly acts: 'firing' | 'struck'; // on attacks that its owner makes, or on those made at it
  readonly changes?: (ability: Ability, at: Situation, ruleset: Ruleset, profile: Profile) => readonly Change[];
  readonly grants?: readonly Ability[]; // others that come with it, and like any do not count twice
  readonly permits?: readonly Permit[];
  /** Why this weapon may not be fired at all. */
  readonly forbids?: (ability: Ability, firing: Firing) => Fact | undefined;
  /** Why it may not be fired at this unit: asked of the weapon's abilities and of the target's. */
  readonly forbidsTarget?: (ability: Ability, aiming: Aiming) => Fact | undefined;
  readonly apart?: true; // a model fires these weapons or all its others
  readonly keeps?: true; // is not lent to a Firing Deck
}
