import type { Hand } from './state.ts';

/** Weapons of one group whose attacks are alike: same target, same numbers. Fixed when the target was confirmed. */
export interface Volley {
  readonly group: string;
  readonly bearers: readonly number[]; // places in the group's list
  readonly profile: number;
  readonly target: number;
  readonly hand: readonly Hand[];
  readonly fish: boolean;
  readonly lethal?: false;
  readonly half: boolean; // within half range
  readonly far: boolean; // beyond the distance of Conversion
  readonly plunging: boolean;
  readonly blast: number; // models of the target when it was chosen
  readonly toughness: number; // of the target when it was chosen: bodyguards lend theirs until the unit has finished
  readonly unseen: boolean; // no model of the firing unit sees the target
  readonly parts: readonly number[]; // of the target, that had models left when it was chosen: they part when the unit has finished
}

/** What is left of a unit's confirmed attacks. A save in the middle of them is just a save. */
export interface Work {
  readonly volleys: readonly Volley[];
  readonly at: number; // the volley in hand
  readonly step: 'attacks' | 'hit' | 'wound' | 'saves' | 'mortals' | 'hazardous';
  readonly until: Until | null; // how far the hand has said to roll: an answer rolls on so far; null = not yet
  readonly attacks: number; // of this volley, once rolled
  readonly hits: number; // that still roll to wound
  readonly lethal: number; // critical hits that wound without a roll
  readonly wounds: number; // to be allocated and saved, one after the other
  readonly devastating: readonly { readonly target: number; readonly volley: number }[]; // critical wounds, dealt last
  readonly order: readonly number[]; // models, in which the defender takes what comes
  readonly precise: number | null; // the character that the attacker has picked out; null = nobody
  readonly asked: boolean; // the attacker has answered about this volley's precision
  readonly touched: readonly number[]; // models that an attack was allocated to in this phase
  readonly tally: readonly VolleySum[]; // by volley, for the summary
  readonly owed: readonly Owed[]; // mortal wounds still to be dealt, one after the other
  readonly hazards: number; // Hazardous tests still to be rolled
  readonly demises: readonly number[]; // destroyed models whose Deadly Demise is still to be rolled
  readonly last: Throw | null; // the hit or wound roll just made, if step by step: Command Re-roll takes a die of it
}

export type Until = 'step' | 'weapon' | 'unit';

/** Mortal wounds on a unit; `one` = what the first model cannot take is lost. */
export interface Owed {
  readonly unit: number;
  readonly amount: number;
  readonly one: boolean;
  readonly cause: 'mortal' | 'hazardous' | 'deadly-demise';
  readonly volley: number | null; // that caused them
}

/** Dice of a test, as they fell. */
export interface Throw {
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
