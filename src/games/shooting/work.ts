import type { SingleRoll } from './terms.ts';

/** The modifiers that players may tick in the panel. */
export const MANUAL_MODIFIERS = [
  'hit-re-roll-ones',
  'hit-re-roll-failed',
  'hit-plus-one',
  'hit-minus-one',
  'wound-re-roll-ones',
  'wound-re-roll-failed',
  'wound-plus-one',
  'wound-minus-one',
] as const;
export type ManualModifier = (typeof MANUAL_MODIFIERS)[number];

/** Identical attacks of one weapon group: same target, same values. Fixed when the targets are confirmed. */
export interface Volley {
  readonly group: string;
  readonly bearers: readonly number[]; // indices into the group's list
  readonly profile: number;
  readonly target: number;
  readonly hand: readonly ManualModifier[];
  readonly fish: boolean;
  readonly lethal?: false;
  readonly half: boolean; // within half range
  readonly far: boolean; // beyond the Conversion distance
  readonly plunging: boolean;
  readonly blast: number; // models in the target unit when it was chosen
  readonly toughness: number; // the target's when chosen; stays the bodyguards' value until the unit has finished
  readonly unseen: boolean; // no model of the firing unit sees the target
  readonly parts: readonly number[]; // the target's parts when chosen; they stay together until the unit has finished
}

/** What remains of a unit's confirmed attacks, so that a match can be saved in the middle of them. */
export interface Work {
  readonly volleys: readonly Volley[];
  readonly at: number; // the current volley
  readonly step: 'attacks' | 'hit' | 'wound' | 'saves' | 'mortals' | 'hazardous';
  readonly until: Until | null; // how far to roll, also after answers; null = not said yet
  readonly attacks: number; // of this volley, once determined
  readonly hits: number; // hits that still roll to wound
  readonly lethal: number; // critical hits that wound automatically
  readonly wounds: number; // wounds still to allocate and save
  readonly hitKinds?: readonly HitKind[]; // the hits in order, if the effects of criticals depend on it
  readonly woundKinds?: readonly number[]; // likewise the wounds that allow a save; see rules/attack/wound-kind.ts
  readonly one?: readonly SingleRoll[]; // rolls of which the unit has re-rolled its single die
  readonly oneSave?: readonly number[]; // units that have re-rolled their single save
  readonly extra?: readonly Extra[]; // mortal wounds in addition to attacks, dealt after critical wounds
  readonly devastating: readonly { readonly target: number; readonly volley: number }[]; // critical wounds, dealt last
  readonly order: readonly number[]; // the defender's order for allocation
  readonly precise: number | null; // the character picked out by the attacker; null = none
  readonly asked: boolean; // the attacker has decided about Precision for this volley
  readonly touched: readonly number[]; // models that an attack was allocated to in this phase
  readonly tally: readonly VolleySum[]; // by volley, for the summary
  readonly owed: readonly Owed[]; // mortal wounds still to be dealt, in order
  readonly hazards: number; // Hazardous tests still to roll
  readonly demises: readonly number[]; // destroyed models whose Deadly Demise is still to roll
  readonly last: Throw | null; // the hit or wound roll just made step by step, for Command Re-roll
}

/** How a hit came about: an extra hit of Sustained Hits is an ordinary one; a lethal one does not roll to wound. */
export type HitKind = 'hit' | 'critical' | 'lethal';

/** Mortal wounds that criticals of a volley cause in addition to their attacks. */
interface Extra {
  readonly volley: number;
  readonly amount: number;
}

export type Until = 'step' | 'weapon' | 'unit';

/** Mortal wounds to deal to a unit; with `one`, the excess is lost once a model is destroyed. */
export interface Owed {
  readonly unit: number;
  readonly amount: number;
  readonly one: boolean;
  readonly cause: 'mortal' | 'hazardous' | 'deadly-demise';
  readonly volley: number | null; // the volley that caused them
}

/** Dice of a test. */
interface Throw {
  readonly context: 'to-hit' | 'to-wound';
  readonly rolls: readonly number[];
  readonly reRolled: readonly number[];
}

export interface VolleySum {
  readonly attacks: number;
  readonly hits: number;
  readonly wounds: number;
  readonly unsaved: number;
  readonly damage: number; // wounds lost
  readonly slain: number; // models
}
