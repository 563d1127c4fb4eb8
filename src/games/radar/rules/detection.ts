import { type Fact, first } from '../../../kernel/fact.ts';
import { type Cell, colOf, rowOf } from '../../../parts/grid/grid.ts';
import type { Claim } from '../events.ts';
import { boatOf, type Chart, otherSide } from '../state.ts';
import { CAPTAIN, type Handler } from './handler.ts';
import { cannotFire, unusable } from './systems.ts';

/** Rows and columns are counted from 0 in a claim, sectors from 1, as everywhere in the data. */
export function trueValue(chart: Chart, at: Cell, about: Claim['about']): number {
  if (about === 'sector') return chart.sector[at] as number;
  return about === 'row' ? rowOf(chart, at) : colOf(chart, at);
}

export const claimRange = (chart: Chart, about: Claim['about']): { readonly from: number; readonly to: number } =>
  about === 'sector'
    ? { from: 1, to: chart.sectors }
    : { from: 0, to: (about === 'row' ? chart.rows : chart.cols) - 1 };

const holds = (chart: Chart, at: Cell, { about, value }: Claim): boolean => trueValue(chart, at, about) === value;

/** One truth and one lie: exactly one of the two holds. */
export const agrees = (chart: Chart, at: Cell, one: Claim, two: Claim): boolean =>
  holds(chart, at, one) !== holds(chart, at, two);

const outOfRange = (chart: Chart, { about, value }: Claim): Fact | undefined => {
  const { from, to } = claimRange(chart, about);
  return value < from || value > to ? { code: 'claim-off-map', about, value, from, to } : undefined;
};

export const sonar: Handler<'sonar'> = {
  roles: ({ fires }) => fires.sonar,
  refuse: (state, side) => cannotFire(state, side) ?? unusable(state.rules, boatOf(state, side), 'sonar'),
  *resolve(_state, side) {
    yield { type: 'sonar-pinged', side };
  },
};

/** The enemy captain states two facts of different kinds, one true and one false. */
export const answerSonar: Handler<'answer-sonar'> = {
  roles: () => CAPTAIN,
  refuse(state, side, { first: one, second: two }) {
    const { chart } = state.rules;
    const { at } = boatOf(state, side);
    return (
      first<Fact>(
        !(state.now.sonar && state.active === otherSide(side)) && { code: 'no-sonar-pending' },
        one.about === two.about && { code: 'same-kind-of-fact', about: one.about },
      ) ??
      outOfRange(chart, one) ??
      outOfRange(chart, two) ??
      first<Fact>(
        holds(chart, at, one) && holds(chart, at, two) && { code: 'both-true' },
        !holds(chart, at, one) && !holds(chart, at, two) && { code: 'both-false' },
      )
    );
  },
  *resolve(_state, side, { first: one, second: two }) {
    yield { type: 'sonar-answered', side, first: one, second: two };
  },
};

export const drone: Handler<'drone'> = {
  roles: ({ fires }) => fires.drone,
  refuse: (state, side, { sector }) =>
    cannotFire(state, side) ??
    first<Fact>(
      sector > state.rules.chart.sectors && { code: 'no-such-sector', sector, sectors: state.rules.chart.sectors },
    ) ??
    unusable(state.rules, boatOf(state, side), 'drone'),
  *resolve({ rules, boats }, side, { sector }) {
    yield { type: 'drone-launched', side, sector };
    yield { type: 'drone-answered', side, sector, there: rules.chart.sector[boats[otherSide(side)].at] === sector };
  },
};
