import type { Outcome } from '../../kernel/game.ts';
import type { Watcher } from '../../kernel/ids.ts';
import type { Cell, Course } from '../../parts/grid/grid.ts';
import { ROLES, type Role } from './data/roles.ts';
import { type BySystem, SYSTEM_SETS, type System } from './data/systems.ts';
import { usableBits } from './rules/systems.ts';
import { type Boat, type BySide, type Rules, SEAT, SIDES, type Side, type State, type Turn } from './state.ts';

export { ROLES, type Role } from './data/roles.ts';
export type { BySide, Chart, Rules, Side } from './state.ts';
export { otherSide, SEATS, SIDES, seatOf } from './state.ts';

/** A boat as one watcher sees it; null = hidden. */
export interface BoatView {
  readonly hull: number;
  readonly surfaced: number; // the announced sector, 0 = submerged
  readonly quiet: number; // moves left whose course the enemy does not hear; the enemy can count them
  readonly at: Cell | null; // -1 before placement
  readonly trail: readonly Cell[] | null;
  readonly mines: readonly Cell[] | null;
  readonly charges: BySystem<number> | null;
  readonly usable: readonly System[] | null; // charged and unbroken systems that this seat may use
  readonly marks: number | null; // the engineer's board, see data/boards.ts
}

export interface TurnView {
  readonly moved: boolean;
  readonly stealth: boolean;
  readonly surfacing: boolean;
  readonly sonar: boolean;
  readonly course: Course | null; // hidden in stealth from all but captain and engineer
  readonly marked: boolean | null;
  readonly charged: boolean | null;
  readonly fired: boolean | null; // hidden: it could only be a mine
}

/** What one watcher may know. Built from an empty object, never reduced from State. */
export interface View {
  readonly rules: Rules;
  readonly watcher: Watcher;
  readonly phase: State['phase'];
  readonly turn: number;
  readonly active: Side;
  readonly extra: number;
  readonly boats: BySide<BoatView>;
  readonly now: TurnView;
  readonly spoken: number; // own crew's messages of this turn
  readonly outcome: Outcome | null;
}

export function view(state: State, watcher: Watcher): View {
  const eyes = EYES.get(watcher);
  return eyes ? crewView(state, watcher, eyes) : onlooker(state, watcher, seesAll(state, watcher));
}

/** What each role sees of its own boat: the information table of the game. The radio operator sees nothing. */
const SEES = {
  captain: { chart: true, gauges: true, board: false },
  'first-mate': { chart: false, gauges: true, board: false },
  engineer: { chart: false, gauges: false, board: true },
  'radio-operator': { chart: false, gauges: false, board: false },
} as const satisfies Readonly<Record<Role, Readonly<Record<'chart' | 'gauges' | 'board', boolean>>>>;

interface Eyes {
  readonly side: Side;
  readonly role: Role;
  readonly chart: boolean;
  readonly gauges: boolean;
  readonly board: boolean;
}
const EYES = new Map<Watcher, Eyes>(
  SIDES.flatMap((side) => ROLES.map((role) => [SEAT[side][role], { side, role, ...SEES[role] }] as const)),
);

function crewView(state: State, watcher: Watcher, eyes: Eyes): View {
  const { now, boats, spoken } = state;
  const blue = eyes.side === 'blue';
  const own = eyes.side === state.active;
  const knowsCourse = !now.stealth || (own && (eyes.chart || eyes.board));
  return {
    rules: state.rules,
    watcher,
    phase: state.phase,
    turn: state.turn,
    active: state.active,
    extra: state.extra,
    boats: blue
      ? { blue: ownBoat(state.rules, boats.blue, eyes), red: hidden(boats.red) }
      : { blue: hidden(boats.blue), red: ownBoat(state.rules, boats.red, eyes) },
    now: turnFor(now, own, knowsCourse),
    spoken: blue ? spoken.blue : spoken.red,
    outcome: state.outcome,
  };
}

const onlooker = (state: State, watcher: Watcher, all: boolean): View => ({
  rules: state.rules,
  watcher,
  phase: state.phase,
  turn: state.turn,
  active: state.active,
  extra: state.extra,
  boats: {
    blue: all ? open(state.boats.blue) : hidden(state.boats.blue),
    red: all ? open(state.boats.red) : hidden(state.boats.red),
  },
  now: turnFor(state.now, all, all || !state.now.stealth),
  spoken: 0,
  outcome: state.outcome,
});

/** There are few different turn views, so each is created once and shared. */
const FACES: (TurnView | undefined)[] = [];
const COURSE_KEY: Readonly<Record<Course, number>> = { north: 1, south: 2, east: 3, west: 4 };

function turnFor(now: Turn, own: boolean, knowsCourse: boolean): TurnView {
  const course = knowsCourse ? now.course : null;
  const key =
    (now.moved ? 1 : 0) |
    (now.stealth ? 2 : 0) |
    (now.surfacing ? 4 : 0) |
    (now.sonar ? 8 : 0) |
    (own ? 16 | (now.marked ? 32 : 0) | (now.charged ? 64 : 0) | (now.fired ? 128 : 0) : 0) |
    ((course === null ? 0 : COURSE_KEY[course]) << 8);
  let face = FACES[key];
  if (!face) {
    const { moved, stealth, surfacing, sonar } = now;
    face = {
      moved,
      stealth,
      surfacing,
      sonar,
      course,
      marked: own ? now.marked : null,
      charged: own ? now.charged : null,
      fired: own ? now.fired : null,
    };
    FACES[key] = face;
  }
  return face;
}

/** Spectators see everything if the set-up allows it or the match is over; the archive always does. */
const seesAll = (state: State, watcher: Watcher): boolean =>
  watcher === 'archive' ||
  (watcher === 'spectator' && (state.phase === 'ended' || state.rules.setup.spectators === 'all'));

function ownBoat(rules: Rules, boat: Boat, { role, chart, gauges, board }: Eyes): BoatView {
  if (!gauges && !board) return hidden(boat);
  const fires = gauges && (role === 'captain' ? rules.fires.captain : rules.fires['first-mate']) !== 0;
  return {
    hull: boat.hull,
    surfaced: boat.surfaced,
    quiet: boat.quiet,
    at: chart ? boat.at : null,
    trail: chart ? boat.trail : null,
    mines: chart ? boat.mines : null,
    charges: gauges ? boat.charges : null,
    usable: fires ? (SYSTEM_SETS[usableBits(rules, boat, role)] as readonly System[]) : null,
    marks: board ? boat.marks : null,
  };
}

/** Outsiders see only small numbers of a boat, so the usual views are created once. */
const HIDDEN: BoatView[][] = [];

function hidden({ hull, surfaced, quiet }: Boat): BoatView {
  const known = quiet > 0 ? undefined : HIDDEN[hull]?.[surfaced];
  if (known) return known;
  const boat = { hull, surfaced, quiet, at: null, trail: null, mines: null, charges: null, usable: null, marks: null };
  if (quiet > 0) return boat;
  HIDDEN[hull] ??= [];
  (HIDDEN[hull] as BoatView[])[surfaced] = boat;
  return boat;
}

const open = (boat: Boat): BoatView => ({
  hull: boat.hull,
  surfaced: boat.surfaced,
  quiet: boat.quiet,
  at: boat.at,
  trail: boat.trail,
  mines: boat.mines,
  charges: boat.charges,
  usable: null,
  marks: boat.marks,
});
