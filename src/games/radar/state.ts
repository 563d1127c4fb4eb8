import type { Outcome } from '../../kernel/game.ts';
import type { Side as AnySide } from '../../kernel/ids.ts';
import type { Rules as KernelRules } from '../../kernel/kinds.ts';
import type { Cell, Course, Grid } from '../../parts/grid/grid.ts';
import type { Switches } from '../../parts/schema/switches.ts';
import type { Board } from './data/boards.ts';
import { ROLES, type Role } from './data/roles.ts';
import type { BySystem } from './data/systems.ts';
import type { Ruleset } from './rulesets.ts';

export const SIDES = ['blue', 'red'] as const satisfies readonly AnySide[];
export type Side = (typeof SIDES)[number];
export type RadarSeat = `${Side}.${Role}`;
export type BySide<T> = Readonly<Record<Side, T>>;

export const otherSide = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/** Sea, sectors and reachable cells, computed once per set-up. Everything in it is public. */
export interface Chart extends Grid {
  readonly name: string;
  readonly cells: number;
  readonly sea: readonly boolean[];
  readonly step: Readonly<Record<Course, readonly Cell[]>>; // the sea cell one step on, or -1
  readonly ways: readonly (readonly Cell[])[]; // the same in the order of COURSES, for loops
  readonly sector: readonly number[]; // of each cell, from 1
  readonly sectors: number;
  readonly reach: readonly (readonly Cell[])[]; // torpedo targets from each cell
  readonly around: readonly (readonly Cell[])[]; // up to eight neighbours of each cell
}

/** The set-up of a match, as plain data. */
export interface Setup extends Readonly<Record<string, unknown>> {
  readonly ruleset: string;
  readonly map: {
    readonly name: string;
    readonly rows: number;
    readonly cols: number;
    readonly islands: readonly Cell[];
    readonly sector: { readonly across: number; readonly down: number };
  };
  readonly turnLimit: number;
  readonly spectators: 'public' | 'all';
  readonly switches: Switches<Ruleset>; // every switch, so that a log does not depend on today's defaults
}

export interface Rules extends KernelRules {
  readonly setup: Setup;
  readonly ruleset: Ruleset;
  readonly chart: Chart;
  readonly board: Board;
  readonly fires: Readonly<Record<Role, number>>; // the systems a role may fire, as bits
}

export interface Boat {
  readonly at: Cell; // -1 before placement
  readonly trail: readonly Cell[]; // cells visited since the start or the last surfacing, including the current one
  readonly mines: readonly Cell[];
  readonly hull: number; // 0 = sunk
  readonly surfaced: number; // the sector announced while on the surface, 0 = submerged
  readonly quiet: number; // moves left whose course the enemy does not hear
  readonly charges: BySystem<number>;
  readonly marks: number; // the engineer's marks as bits, see data/boards.ts
}

/** What has been done in the current turn. */
export interface Turn {
  readonly moved: boolean; // by course, stealth or surfacing
  readonly course: Course | null; // which panel the engineer marks; null after surfacing
  readonly stealth: boolean;
  readonly surfacing: boolean;
  readonly marked: boolean;
  readonly charged: boolean;
  readonly fired: boolean; // a system was used; stealth counts
  readonly sonar: boolean; // the enemy captain must answer a sonar
}

export interface State {
  readonly rules: Rules;
  readonly phase: 'placement' | 'playing' | 'ended';
  readonly turn: number; // turns ended so far
  readonly active: Side;
  readonly extra: number; // turns in a row that the active side still has because the enemy surfaced, including this one
  readonly boats: BySide<Boat>;
  readonly now: Turn;
  readonly spoken: BySide<number>; // crew messages used up this turn, as bits; see commands.ts
  readonly outcome: Outcome | null;
}

/** A boat by its side. Called constantly, and V8 reads a fixed property faster than a computed one. */
export const boatOf = ({ boats }: Pick<State, 'boats'>, side: Side): Boat => (side === 'blue' ? boats.blue : boats.red);

export const FRESH_TURN: Turn = {
  moved: false,
  course: null,
  stealth: false,
  surfacing: false,
  marked: false,
  charged: false,
  fired: false,
  sonar: false,
};

export const SILENT: BySide<number> = { blue: 0, red: 0 };

/** The canonical string of each seat: mostly compared by identity. */
export const SEAT = {
  blue: {
    captain: 'blue.captain',
    'first-mate': 'blue.first-mate',
    engineer: 'blue.engineer',
    'radio-operator': 'blue.radio-operator',
  },
  red: {
    captain: 'red.captain',
    'first-mate': 'red.first-mate',
    engineer: 'red.engineer',
    'radio-operator': 'red.radio-operator',
  },
} as const satisfies BySide<Readonly<Record<Role, RadarSeat>>>;
export const SEATS: readonly RadarSeat[] = SIDES.flatMap((side) => ROLES.map((role) => SEAT[side][role]));

const SEAT_PARTS = new Map<string, { readonly side: Side; readonly role: Role }>(
  SIDES.flatMap((side) => ROLES.map((role) => [SEAT[side][role], { side, role }] as const)),
);

/** Side and role of a seat, or undefined for a spectator, the umpire and strangers. */
export const seatOf = (seat: string): { readonly side: Side; readonly role: Role } | undefined => SEAT_PARTS.get(seat);
