import type { Outcome } from '../../kernel/game.ts';
import type { Rules as KernelRules } from '../../kernel/kinds.ts';
import type { Point } from '../../parts/plane/point.ts';
import type { Switches } from '../../parts/schema/switches.ts';
import type { Ability, ModelSheet, Weapon } from './data/sheet.ts';
import type { Field } from './field.ts';
import type { Ruleset } from './rulesets.ts';
import type { Movement, Scenario } from './scenario.ts';
import type { BySide, Side } from './sides.ts';
import type { ManualModifier, Work } from './work.ts';

/** A model on the battlefield. Nothing moves in this game, so all of this is constant; wounds are in the state. */
export interface Model {
  readonly index: number; // unique in the match; used by commands and events
  readonly unit: number; // index of its unit
  readonly part: number; // index into the unit's parts
  readonly sheet: ModelSheet;
  readonly character: boolean; // attached or not
  readonly keywords: readonly string[]; // lower case
  readonly abilities: readonly Ability[]; // of the model: Feel No Pain, Damage -1 ...
  readonly at: Point;
  readonly up: number; // inches above ground level: the floor it stands on
  readonly turn: number; // rotation of an oval or a hull, in degrees
}

/** The models of a unit that carry one weapon: `Bolt rifle x5`. */
export interface Group {
  readonly id: string; // the weapon's id, unique in its unit
  readonly weapon: Weapon;
  readonly bearers: readonly number[]; // models, in order; listed twice if a model carries two
  readonly special: boolean; // carried by few models: listed separately
  readonly lenders?: readonly number[]; // for lent weapons: the passenger that lends each; a passenger lends one
  readonly lent: boolean; // lent by passengers; the Firing Deck limits how many may fire
}

/** One purchase of the army list: a unit, or a character attached to it. */
export interface Part {
  readonly name: string;
  readonly points: number; // scored by the enemy, model by model
  readonly models: readonly number[];
  readonly keywords: readonly string[]; // apply to the unit while any of its models lives
  readonly abilities: readonly Ability[];
}

/** Parts that fight as one: a bodyguard with its attached characters, or a single part. */
export interface Unit {
  readonly index: number;
  readonly id: string; // `intercessors-1`: unique, from the army file
  readonly side: Side;
  readonly name: string;
  readonly parts: readonly Part[]; // bodyguard first, then attached characters
  readonly models: readonly number[];
  readonly groups: readonly Group[];
  readonly keywords: readonly string[]; // of any part while all parts live, in lower case
  readonly abilities: readonly Ability[]; // of the whole unit while all parts live: Stealth, a captain's re-rolls ...
  readonly moved: readonly Movement[]; // by round; the last entry applies to all later rounds
}

/** Plain data: the match's set-up. */
export interface Setup extends Readonly<Record<string, unknown>> {
  readonly ruleset: string;
  readonly devastating: 'spill' | 'one-model';
  readonly scenario: Scenario; // complete: every model with its position
  readonly switches: Switches<Ruleset>; // every switch, so that a log does not depend on today's defaults
}

export interface Rules extends KernelRules {
  readonly setup: Setup;
  readonly ruleset: Ruleset;
  readonly units: readonly Unit[];
  readonly models: readonly Model[];
  readonly field: Field; // distances and lines of sight, computed on demand and cached
}

/** Weapons of a group assigned to one target; unassigned weapons are not in the list. */
export interface Assignment {
  readonly group: string;
  readonly bearers: readonly number[]; // indices into the group's list of bearers
  readonly profile: number;
  readonly target: number | null; // a unit; null = hold fire
  readonly hand: readonly ManualModifier[];
  readonly fish: boolean; // if any die may be re-rolled, re-roll all except criticals
  readonly lethal?: false; // Lethal Hits are declined: critical hits roll to wound like any other
}

export const STRATAGEMS = ['go-to-ground', 'smokescreen', 'command-re-roll'] as const;
export type Stratagem = (typeof STRATAGEMS)[number];

export type Stage =
  | 'select' // the active side selects a unit to shoot
  | 'targets' // the active side assigns targets to its weapons
  | 'reaction' // the other side may use a stratagem
  | 'attacks' // dice are rolled, step by step or all at once
  | 'precision' // the active side chooses whether a wound goes to a character
  | 'allocation' // the other side chooses which model takes it
  | 'ended';

export interface State {
  readonly rules: Rules;
  readonly round: number; // from 1
  readonly active: Side;
  readonly stage: Stage;
  readonly wounds: readonly number[]; // wounds left by model; 0 = destroyed
  readonly shot: readonly number[]; // units that have shot or were skipped in this phase
  readonly spent: readonly string[]; // One Shot weapons that were fired: `unit/group/bearer`
  readonly commandPoints: BySide<number>;
  readonly sheltered: readonly { readonly unit: number; readonly by: 'go-to-ground' | 'smokescreen' }[]; // this phase
  readonly used: readonly Stratagem[]; // stratagems used in this phase; each once
  readonly touched: readonly number[]; // models that attacks of earlier units were allocated to in this phase
  readonly fired: readonly number[]; // units that fired in this phase or the last, so they are not hidden
  readonly shooter: number | null;
  readonly assignments: readonly Assignment[];
  readonly before: readonly (readonly Assignment[])[]; // earlier lists, for undo; cleared on confirmation
  readonly work: Work | null; // what remains of the confirmed attacks
  readonly points: BySide<number>; // points this side has destroyed
  readonly outcome: Outcome | null;
}
