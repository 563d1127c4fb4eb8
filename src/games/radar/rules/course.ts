import { type Fact, first } from '../../../kernel/fact.ts';
import { type Cell, COURSES, type Course } from '../../../parts/grid/grid.ts';
import { type Boat, boatOf, type Chart, type Side, type State } from '../state.ts';
import { CAPTAIN, type Handler, notMyTurn } from './handler.ts';
import { unusable } from './systems.ts';

/** What a course depends on; both the captain's view and the state have it. */
export type Afloat = Pick<Boat, 'at' | 'trail' | 'mines'>;

/** The cell one step on, or the reason why it cannot be entered. */
function blocked(chart: Chart, boat: Afloat, from: Cell, course: Course): Fact | undefined {
  const to = chart.step[course][from] as number;
  if (to < 0) return { code: 'no-sea-there', course };
  if (boat.trail.includes(to)) return { code: 'own-trail', course, cell: to };
  if (boat.mines.includes(to)) return { code: 'own-mine', course, cell: to };
  return undefined;
}

export const mayEnter = (chart: Chart, boat: Afloat, from: Cell, course: Course): boolean =>
  isOpen(boat, chart.step[course][from] as number);

/** Whether a cell can be entered; -1 cannot. */
export const isOpen = (boat: Afloat, to: Cell): boolean =>
  to >= 0 && !boat.trail.includes(to) && (boat.mines.length === 0 || !boat.mines.includes(to));

/** No course is open: the boat must surface. */
export const isTrapped = (chart: Chart, boat: Afloat): boolean =>
  !COURSES.some((course) => mayEnter(chart, boat, boat.at, course));

/** The cells of a straight run, as far as it is open. */
export function run(chart: Chart, boat: Afloat, course: Course, most: number): Cell[] {
  const path: Cell[] = [];
  let at = boat.at;
  while (path.length < most && mayEnter(chart, boat, at, course)) {
    at = chart.step[course][at] as number;
    path.push(at);
  }
  return path;
}

const cannotSetOut = (state: State, side: Side): Fact | undefined =>
  notMyTurn(state, side) ??
  first<Fact>(
    state.now.moved && { code: 'already-moved' },
    boatOf(state, side).surfaced > 0 && { code: 'on-the-surface' },
  );

export const move: Handler<'move'> = {
  roles: () => CAPTAIN,
  refuse(state, side, { course }) {
    const boat = boatOf(state, side);
    return cannotSetOut(state, side) ?? blocked(state.rules.chart, boat, boat.at, course);
  },
  *resolve(state, side, { course }) {
    const { at, quiet } = boatOf(state, side);
    const to = state.rules.chart.step[course][at] as number;
    yield { type: quiet > 0 ? 'slipped' : 'moved', side, course, to };
  },
};

/** Stealth is both the move and the one system of the turn. */
export const stealth: Handler<'stealth'> = {
  roles: ({ fires }) => fires.stealth,
  refuse(state, side, { course, steps }) {
    const { chart, ruleset } = state.rules;
    const boat = boatOf(state, side);
    const refusal =
      cannotSetOut(state, side) ??
      unusable(state.rules, boat, 'stealth') ??
      (steps > ruleset.stealth.reach ? { code: 'too-far', steps, reach: ruleset.stealth.reach } : undefined);
    if (refusal) return refusal;
    const open = run(chart, boat, course, steps);
    return open.length < steps ? blocked(chart, boat, open.at(-1) ?? boat.at, course) : undefined;
  },
  *resolve(state, side, { course, steps }) {
    yield { type: 'stealthed', side, course, steps, path: run(state.rules.chart, boatOf(state, side), course, steps) };
  },
};

export const surface: Handler<'surface'> = {
  roles: () => CAPTAIN,
  refuse: cannotSetOut,
  *resolve({ rules: { chart }, boats }, side) {
    const boat = boats[side];
    yield { type: 'surfaced', side, sector: chart.sector[boat.at] as number, blackout: isTrapped(chart, boat) };
  },
};

/** A boat dives at the start of its next turn and moves in the same turn. */
export const dive: Handler<'dive'> = {
  roles: () => CAPTAIN,
  refuse: (state, side) =>
    notMyTurn(state, side) ??
    first<Fact>(
      boatOf(state, side).surfaced === 0 && { code: 'not-on-the-surface' },
      state.now.surfacing && { code: 'turn-is-over' },
    ),
  *resolve(_state, side) {
    yield { type: 'dived', side };
  },
};
