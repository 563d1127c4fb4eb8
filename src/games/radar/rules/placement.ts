import { type Fact, first } from '../../../kernel/fact.ts';
import type { Cell } from '../../../parts/grid/grid.ts';
import { boatOf, type Chart, SIDES } from '../state.ts';
import { CAPTAIN, type Handler } from './handler.ts';

export const notSea = (chart: Chart, cell: Cell): Fact | undefined =>
  cell >= chart.cells ? { code: 'off-map', cell } : chart.sea[cell] ? undefined : { code: 'island', cell };

/** Placement: both captains choose a start in secret; play starts when both have. */
export const place: Handler<'place'> = {
  roles: () => CAPTAIN,
  refuse: (state, side, { at }) =>
    first<Fact>(
      state.phase !== 'placement' && { code: 'already-playing' },
      boatOf(state, side).at >= 0 && { code: 'already-placed' },
      notSea(state.rules.chart, at),
    ),
  *resolve(_state, side, { at }) {
    const state = yield { type: 'placed', side, at };
    if (SIDES.every((each) => boatOf(state, each).at >= 0)) yield { type: 'play-began', side: state.active };
  },
};
