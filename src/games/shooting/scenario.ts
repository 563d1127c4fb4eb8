import type { PrintedSheet } from './data/printed.ts';
import type { BySide, Side } from './sides.ts';

/** Terrain, by its effect on sight and cover. */
export const TERRAIN = ['ruins', 'woods', 'crater', 'barricade', 'obstacle'] as const;
export type Terrain = (typeof TERRAIN)[number]; // rubble = crater, pipes = barricade, hills and containers = obstacle

export interface Piece {
  readonly id: string;
  readonly kind: Terrain;
  readonly corners: readonly (readonly [x: number, y: number])[]; // its footprint, in inches
  readonly height: number;
}

/** A unit of an army file. */
export interface ArmyUnit {
  readonly id: string;
  readonly sheet: string; // a built-in datasheet, or one from the file
  readonly name?: string;
  readonly points: number;
  readonly models: readonly { readonly kind: string; readonly count: number; readonly weapons: readonly string[] }[];
  readonly attachedTo?: string; // the id of its bodyguard
  readonly embarkedIn?: string; // the id of a transport with a Firing Deck
}

export interface Army {
  readonly name: string;
  readonly units: readonly ArmyUnit[];
  readonly sheets?: readonly PrintedSheet[]; // custom datasheets
}

export const MOVES = ['stationary', 'normal', 'advanced', 'fell-back'] as const;
export type Moved = (typeof MOVES)[number]; // how a unit moved in its movement phase
export type Movement = Moved | number; // or the longest distance of a normal move, in inches; 0 = none

/** Where a unit stands and how it has moved. */
export interface Deployed {
  readonly unit: string;
  readonly at: readonly (readonly [x: number, y: number])[]; // one position per model, in army-file order
  readonly up?: number; // height of the floor, in inches
  readonly turn?: number;
  readonly moved?: Movement | readonly Movement[]; // by round; default: stationary
}

/** The points to expect of each side, measured in matches of the default bot against itself. */
export interface Par extends BySide<number> {
  readonly games: number;
  readonly ruleset: string; // the rules it was measured with
  readonly devastating: 'spill' | 'one-model';
  readonly luck: readonly number[]; // 0th, 5th … 100th percentile of the attacker's luck minus the defender's, in points
}

export interface Scenario {
  readonly name: string;
  readonly table: { readonly width: number; readonly height: number };
  readonly terrain: readonly Piece[];
  readonly rounds: number;
  readonly handModifiers: boolean; // whether players may tick modifiers
  readonly commandPoints: number; // per side, for the whole match
  readonly armies: Readonly<Record<Side, Army>>;
  readonly deployment: readonly Deployed[];
  readonly engaged: readonly (readonly [string, string])[]; // pairs besides those within Engagement Range
  readonly par?: Par; // the side that beats its par by more wins; absent: the side with more points
}
