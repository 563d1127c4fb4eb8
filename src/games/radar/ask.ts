import Type, { type Static } from 'typebox';
import type { Query } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { type Cell, cellName } from '../../parts/grid/grid.ts';
import { bad, query as checked } from '../../parts/schema/query.ts';
import { strict } from '../../parts/schema/schema.ts';
import { cellOf, faultIn, type Heeded, heed, Place, Story, story } from './ask/story.ts';
import { bestCell, droneLeaves, heatMap, sectorShares, sonarLeaves, torpedoWorth } from './belief/probe.ts';
import { hypothesesOf, type Spread, spread } from './belief/tracker.ts';

const Shot = Type.Object(
  { ...story, from: Place, best: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })) },
  strict,
);

/** Answers a story if it is possible on its chart. */
function told(question: Story, answer: (heeded: Heeded, found: Spread) => Result<unknown>): Result<unknown> {
  const heeded = heed(question);
  if (heeded.ok) return answer(heeded.value, spread(heeded.value.tracker));
  return 'code' in heeded.error ? no(heeded.error) : bad(heeded.error);
}

const query = <S extends Type.TSchema>(
  about: string,
  schema: S,
  example: Static<S>,
  answer: (question: Static<S>) => Result<unknown>,
): Query => checked(about, schema, example, answer, faultIn);

// ---- The answers ----

const LISTED = 40; // hypotheses are listed one by one up to here
const round = (share: number): number => Math.round(share * 1e6) / 1e6;

function summary({ rules: { chart }, tracker, impossible }: Heeded, found: Spread) {
  const best = bestCell(chart, found);
  return {
    map: chart.name,
    of: tracker.of,
    exact: found.exact,
    hypotheses: found.hypotheses,
    cells: found.cells.length,
    best: best === undefined ? null : cellName(chart, best),
    certainty: best === undefined ? 0 : round(found.weight[best] as number),
    ...(impossible !== null && { impossible: { heard: impossible, why: 'no boat can have done all this' } }),
  };
}

const EXAMPLE: Story = {
  ruleset: 'seed',
  map: 'alpha',
  of: 'red',
  heard: [
    { type: 'moved', course: 'north' },
    { type: 'moved', course: 'east' },
    { type: 'stealthed', steps: 2 },
    { type: 'drone-answered', sector: 2, there: false },
    { type: 'moved', course: 'south' },
    { type: 'torpedo-fired', at: 'H8' },
    { type: 'exploded', at: 'H8', damage: 0 },
    { type: 'surfaced', sector: 1 },
    { type: 'dived' },
    { type: 'moved', course: 'south' },
    { type: 'sonar-answered', first: { about: 'row', value: '8' }, second: { about: 'sector', value: 1 } },
  ],
};

export const queries: Readonly<Record<string, Query>> = {
  track: query('where a boat can be, from what was heard of it', Story, EXAMPLE, (question) =>
    told(question, (heeded, found) => {
      const { rules, tracker } = heeded;
      const { cells, weight, hypotheses } = found;
      const name = (cell: Cell): string => cellName(rules.chart, cell);
      const distribution = [...cells]
        .sort((a, b) => (weight[b] as number) - (weight[a] as number) || a - b)
        .map((cell) => ({ cell: name(cell), share: round(weight[cell] as number) }));
      const list = hypotheses <= LISTED ? [...hypothesesOf(tracker)] : undefined;
      return ok({
        ...summary(heeded, found),
        distribution,
        picture: heatMap(rules.chart, found),
        ...(list && { hypothesesList: list.map(({ at, trail }) => ({ at: name(at), trail: trail.map(name) })) }),
      });
    }),
  ),

  probe: query('how much a drone or a sonar would narrow it down', Story, EXAMPLE, (question) =>
    told(question, (heeded, found) => {
      const { chart } = heeded.rules;
      if (found.hypotheses === 0) return ok(summary(heeded, found));
      const drones = sectorShares(chart, found)
        .map((there, sector) => ({ sector, there: round(there), leaves: round(droneLeaves(there)) }))
        .slice(1)
        .sort((a, b) => a.leaves - b.leaves);
      return ok({ ...summary(heeded, found), drones, sonar: { leaves: round(sonarLeaves(chart, found)) } });
    }),
  ),

  torpedo: query(
    'what a torpedo would do, from one cell to the best targets',
    Shot,
    { ...EXAMPLE, from: 'E9' },
    ({ from: place, best = 5, ...question }) =>
      told(question, (heeded, found) => {
        const { chart } = heeded.rules;
        const from = cellOf(chart, place);
        if (from === undefined) return bad({ field: 'from', problem: 'not on this chart' });
        if (!chart.sea[from]) return bad({ field: 'from', problem: 'an island' });
        const targets = (chart.reach[from] ?? [])
          .map((at) => ({ at: cellName(chart, at), worth: torpedoWorth(chart, found, from, at) }))
          .sort((a, b) => b.worth.total - a.worth.total)
          .slice(0, best);
        return ok({ ...summary(heeded, found), from: cellName(chart, from), targets });
      }),
  ),
};
