import { type Fact, first } from '../../../kernel/fact.ts';
import { type Cell, COURSES, chebyshev } from '../../../parts/grid/grid.ts';
import { type Boat, boatOf, type Chart, type Side, type State } from '../state.ts';
import type { Afloat } from './course.ts';
import { CAPTAIN, type Handler, type Happening, notMyTurn } from './handler.ts';
import { notSea } from './placement.ts';
import { cannotFire, unusable } from './systems.ts';
import { sinking } from './turn.ts';

// Damage by distance from the blast, diagonals counted as one.
export const BLAST = [2, 1] as const;

export const blastDamage = (chart: Chart, at: Cell, boat: Cell): number => BLAST[chebyshev(chart, at, boat)] ?? 0;

/** Hits both boats at once, including the shooter's; sinking is checked afterwards. */
function* blast(state: State, side: Side, at: Cell): Happening {
  const hit = (boat: Boat): number => blastDamage(state.rules.chart, at, boat.at);
  const after = yield { type: 'exploded', side, at, blue: hit(state.boats.blue), red: hit(state.boats.red) };
  yield* sinking(after);
}

/** A mine of either side in the target cell is removed without exploding. */
export const torpedo: Handler<'torpedo'> = {
  roles: ({ fires }) => fires.torpedo,
  refuse(state, side, { at }) {
    const { chart, ruleset } = state.rules;
    const boat = boatOf(state, side);
    return (
      cannotFire(state, side) ??
      notSea(chart, at) ??
      first<Fact>(!chart.reach[boat.at]?.includes(at) && { code: 'out-of-reach', reach: ruleset.torpedo.reach }) ??
      unusable(state.rules, boat, 'torpedo')
    );
  },
  *resolve(_state, side, { at }) {
    const state = yield { type: 'torpedo-fired', side, at };
    yield* blast(state, side, at);
  },
};

/** Where a mine may be dropped: the four adjacent cells, not on the own trail, one mine per cell. */
export const mineRoom = (chart: Chart, boat: Afloat): Cell[] =>
  COURSES.map((course) => chart.step[course][boat.at] as number).filter(
    (cell) => cell >= 0 && !boat.trail.includes(cell) && !boat.mines.includes(cell),
  );

export const dropMine: Handler<'drop-mine'> = {
  roles: ({ fires }) => fires.mine,
  refuse(state, side, { at }) {
    const { chart } = state.rules;
    const boat = boatOf(state, side);
    return (
      cannotFire(state, side) ??
      notSea(chart, at) ??
      first<Fact>(
        !COURSES.some((course) => chart.step[course][boat.at] === at) && { code: 'not-adjacent' },
        boat.trail.includes(at) && { code: 'own-trail', cell: at },
        boat.mines.includes(at) && { code: 'own-mine', cell: at },
      ) ??
      unusable(state.rules, boat, 'mine')
    );
  },
  *resolve(_state, side, { at }) {
    yield { type: 'mine-dropped', side, at };
  },
};

/**
 * Any own mine, at any time in the own turn, free of charge; not on the surface, and not while a sonar answer is
 * pending.
 */
export const detonate: Handler<'detonate'> = {
  roles: () => CAPTAIN,
  refuse: (state, side, { at }) =>
    notMyTurn(state, side) ??
    first<Fact>(
      state.now.sonar && { code: 'sonar-pending' },
      boatOf(state, side).surfaced > 0 && { code: 'on-the-surface' },
      !boatOf(state, side).mines.includes(at) && { code: 'no-mine-there', cell: at },
    ),
  *resolve(_state, side, { at }) {
    const state = yield { type: 'mine-detonated', side, at };
    yield* blast(state, side, at);
  },
};
