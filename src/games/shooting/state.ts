import type { Rules as KernelRules, Outcome } from '../../kernel/game.ts';
import type { Side as AnySide } from '../../kernel/ids.ts';
import type { Point } from '../../parts/plane/point.ts';
import type { Ability, ModelSheet, Weapon } from './data/sheet.ts';
import type { Field } from './field.ts';
import type { Ruleset } from './rulesets.ts';
import type { Scenario } from './scenario.ts';
import type { Work } from './work.ts';

export const SIDES = ['attacker', 'defender'] as const satisfies readonly AnySide[];
export type Side = (typeof SIDES)[number]; // seats have the same names; the attacker has the first phase
export type BySide<T> = Readonly<Record<Side, T>>;
export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
export const sideOf = (seat: string): Side | undefined => SIDES.find((side) => side === seat);

export const MOVES = ['stationary', 'normal', 'advanced', 'fell-back'] as const;
export type Moved = (typeof MOVES)[number]; // what a unit did in its movement phase
export type Movement = Moved | number; // or how far its models went at most in a normal move, in inches; 0 = nowhere

/** A model on the table. Nobody moves in this game, so all of this stays as it is; wounds are in the state. */
export interface Model {
  readonly index: number; // among all models of the match: what commands and events call it by
  readonly unit: number; // index of its unit
  readonly part: number; // which of the unit's parts it belongs to
  readonly sheet: ModelSheet;
  readonly character: boolean; // attached to a bodyguard, or on its own
  readonly keywords: readonly string[]; // lower case
  readonly abilities: readonly Ability[]; // of the model: Feel No Pain, Damage -1 ...
  readonly at: Point;
  readonly up: number; // inches above ground level: the floor it stands on
  readonly turn: number; // degrees that an oval or a hull is turned by
}

/** The models of a unit that carry one weapon: `Bolt rifle x5`. */
export interface Group {
  readonly id: string; // the weapon's id, unique in its unit
  readonly weapon: Weapon;
  readonly bearers: readonly number[]; // models, in order; one who carries two of them stands there twice
  readonly special: boolean; // carried by few: listed apart
  readonly lenders?: readonly number[]; // of a lent one, by place: who of those aboard lends it, each one weapon at most
  readonly lent: boolean; // by those aboard; the Firing Deck says how many such weapons may fire
}

/** What was bought as one: a unit, or a character that is attached to it. */
export interface Part {
  readonly name: string;
  readonly points: number; // scored by the enemy, model by model
  readonly models: readonly number[];
  readonly keywords: readonly string[]; // what it brings to the unit, as long as one of its models lives
  readonly abilities: readonly Ability[];
}

/** Parts that fight as one: a bodyguard with the characters attached to it, or just one part. */
export interface Unit {
  readonly index: number;
  readonly id: string; // `intercessors-1`: unique, from the army file
  readonly side: Side;
  readonly name: string;
  readonly parts: readonly Part[]; // bodyguard first, then attached characters
  readonly models: readonly number[];
  readonly groups: readonly Group[];
  readonly keywords: readonly string[]; // of any of its parts while all of them live, lower case
  readonly abilities: readonly Ability[]; // of the whole unit, likewise: Stealth, Lone Operative, re-rolls of a captain ...
  readonly moved: readonly Movement[]; // by round; the last holds for all later ones
}

/** Plain data: what a match was set up with. */
export interface Setup extends Readonly<Record<string, unknown>> {
  readonly ruleset: string;
  readonly devastating: 'spill' | 'one-model';
  readonly scenario: Scenario; // complete: every model with its place
}

export interface Rules extends KernelRules {
  readonly setup: Setup;
  readonly ruleset: Ruleset;
  readonly units: readonly Unit[];
  readonly models: readonly Model[];
  readonly field: Field; // what can be measured and seen; worked out on demand and kept
}

/** The modifiers of the panel that a hand may tick. */
export const HAND = [
  'hit-re-roll-ones',
  'hit-re-roll-failed',
  'hit-plus-one',
  'hit-minus-one',
  'wound-re-roll-ones',
  'wound-re-roll-failed',
  'wound-plus-one',
  'wound-minus-one',
] as const;
export type Hand = (typeof HAND)[number];

/** So many weapons of a group at one target; what is not assigned yet is missing from the list. */
export interface Assignment {
  readonly group: string;
  readonly bearers: readonly number[]; // places in the group's list of bearers
  readonly profile: number;
  readonly target: number | null; // a unit; null = hold fire
  readonly hand: readonly Hand[];
  readonly fish: boolean; // re-rolls that may take any die are used on all but criticals
  readonly lethal?: false; // Lethal Hits are declined: critical hits roll to wound like any other
}

export const STRATAGEMS = ['go-to-ground', 'smokescreen', 'command-re-roll'] as const;
export type Stratagem = (typeof STRATAGEMS)[number];

export type Stage =
  | 'select' // the active side picks a shooter
  | 'targets' // and says what each weapon shoots at
  | 'reaction' // the other side may answer with a stratagem
  | 'attacks' // dice are rolled, step by step or all at once
  | 'precision' // the active side says whether a wound goes to a character
  | 'allocation' // the other side says which model takes it
  | 'ended';

export interface State {
  readonly rules: Rules;
  readonly round: number; // from 1
  readonly active: Side;
  readonly stage: Stage;
  readonly wounds: readonly number[]; // left, by model; 0 = destroyed
  readonly shot: readonly number[]; // units that have shot or were skipped in this phase
  readonly spent: readonly string[]; // One Shot weapons that were fired: `unit/group/bearer`
  readonly commandPoints: BySide<number>;
  readonly sheltered: readonly { readonly unit: number; readonly by: 'go-to-ground' | 'smokescreen' }[]; // this phase
  readonly used: readonly Stratagem[]; // in this phase: each once
  readonly touched: readonly number[]; // models that attacks of earlier units were allocated to in this phase
  readonly fired: readonly number[]; // units that fired in this phase or the one before: nobody takes them for hidden
  readonly shooter: number | null;
  readonly assignments: readonly Assignment[];
  readonly before: readonly (readonly Assignment[])[]; // earlier lists, for undo; emptied by a confirmation
  readonly work: Work | null; // what is left of the confirmed attacks
  readonly points: BySide<number>; // of what this side has destroyed
  readonly outcome: Outcome | null;
}
