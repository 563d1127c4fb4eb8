import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Query } from '../../kernel/game.ts';
import { Random } from '../../kernel/random.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { type Cell, COURSES, cellName, type Grid, parseCell } from '../../parts/grid/grid.ts';
import { bestCell, droneLeaves, heatMap, sectorShares, sonarLeaves, torpedoWorth } from './belief/probe.ts';
import { hypothesesOf, type Spread, spread, startTracker, type Tracker, track } from './belief/tracker.ts';
import type { Claim, Heard } from './events.ts';
import { Options, setUp } from './rules/set-up.ts';
import { otherSide, type Rules, SIDES, type Side } from './state.ts';

// ---- The question: a map, a ruleset and what was heard, in short forms that can be typed ----

const oneOf = <const T extends readonly string[]>(values: T) => Type.Unsafe<T[number]>(Type.Enum([...values]));
const strict = { additionalProperties: false };
const Place = Type.Union(
  [Type.String({ pattern: '^[A-Za-z]{1,2}[0-9]{1,2}$' }), Type.Integer({ minimum: 0, maximum: 899 })],
  {
    description: 'a cell: H8, or its number counted row by row from 0',
  },
);
const Whose = Type.Optional(oneOf(SIDES));
const Sector = Type.Integer({ minimum: 1, maximum: 999 });
const Fact = Type.Object(
  {
    about: oneOf(['row', 'col', 'sector']),
    value: Type.Union(
      [Type.Integer({ minimum: 0, maximum: 999 }), Type.String({ pattern: '^([A-Za-z]{1,2}|[0-9]{1,2})$' })],
      {
        description: 'rows and columns as numbers count from 0; as text they are what stands on the chart: "8", "H"',
      },
    ),
  },
  strict,
);

const told = <T extends string, P extends Record<string, Type.TSchema>>(type: T, fields: P) =>
  Type.Object({ type: Type.Literal(type), side: Whose, ...fields }, strict);

const Told = Type.Union([
  told('placed', { at: Type.Optional(Place) }),
  told('moved', { course: oneOf(COURSES), to: Type.Optional(Place) }),
  told('stealthed', {
    course: Type.Optional(oneOf(COURSES)),
    steps: Type.Optional(Type.Integer({ minimum: 0, maximum: 29 })),
  }),
  told('surfaced', { sector: Sector }),
  told('dived', {}),
  told('torpedo-fired', { at: Place }),
  told('exploded', {
    at: Place,
    damage: Type.Integer({ minimum: 0, maximum: 2, description: 'to the boat that is tracked' }),
  }),
  told('mine-dropped', { at: Type.Optional(Place) }),
  told('mine-detonated', { at: Place }),
  told('sonar-pinged', {}),
  told('sonar-answered', { first: Fact, second: Fact }),
  told('drone-launched', { sector: Sector }),
  told('drone-answered', { sector: Sector, there: Type.Boolean() }),
  told('turn-ended', {}),
]);
type Told = Static<typeof Told>;

const { ruleset, map, turnLimit } = Options.properties;
const story = {
  ruleset,
  map,
  turnLimit,
  of: Type.Optional(oneOf(SIDES)), // whose boat; red if left out
  heard: Type.Array(Told, { maxItems: 2_000, description: 'in order; `side` is the boat that is tracked if left out' }),
};
const Story = Type.Object(story, strict);
type Story = Static<typeof Story>;
const Shot = Type.Object(
  { ...story, from: Place, best: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })) },
  strict,
);

// ---- From what was typed to what was heard ----

interface Heeded {
  readonly rules: Rules;
  readonly tracker: Tracker;
  readonly impossible: number | null; // the first thing heard that no boat can have done, from 0
}

const bad = (field: string, problem: string) => no({ code: 'bad-question', field, problem });

function cellOf(grid: Grid, place: string | number): Cell | undefined {
  if (typeof place === 'string') return parseCell(grid, place);
  return place < grid.rows * grid.cols ? place : undefined;
}

function claimOf(grid: Grid, { about, value }: Static<typeof Fact>): Claim | undefined {
  if (typeof value === 'number') return { about, value };
  if (/^[0-9]/.test(value)) return { about, value: about === 'row' ? Number(value) - 1 : Number(value) };
  const cell = about === 'col' ? parseCell(grid, `${value}1`) : undefined;
  return cell === undefined ? undefined : { about, value: cell };
}

/** The short form as an event; undefined with the name of the field that means nothing on this chart. */
function heardOf({ chart }: Rules, of: Side, one: Told): Heard | { readonly field: string } {
  const side = one.side ?? (one.type === 'drone-answered' ? otherSide(of) : of);
  const at = 'at' in one && one.at !== undefined ? cellOf(chart, one.at) : undefined;
  if ('at' in one && one.at !== undefined && at === undefined) return { field: 'at' };
  if ('sector' in one && one.sector > chart.sectors) return { field: 'sector' };
  switch (one.type) {
    case 'placed':
      return at === undefined ? { type: 'placed', side } : { type: 'placed', side, at };
    case 'moved': {
      if (one.to === undefined) return { type: 'moved', side, course: one.course };
      const to = cellOf(chart, one.to);
      return to === undefined ? { field: 'to' } : { type: 'moved', side, course: one.course, to };
    }
    case 'stealthed':
      return { ...one, side } as Heard;
    case 'torpedo-fired':
    case 'mine-detonated':
      return { type: one.type, side, at: at as Cell };
    case 'exploded': {
      const hurt = { blue: 0, red: 0, [of]: one.damage };
      return { type: 'exploded', side, at: at as Cell, blue: hurt.blue, red: hurt.red };
    }
    case 'mine-dropped':
      return at === undefined ? { type: 'mine-dropped', side } : { type: 'mine-dropped', side, at };
    case 'sonar-answered': {
      const first = claimOf(chart, one.first);
      const second = claimOf(chart, one.second);
      if (!first || !second) return { field: first ? 'second' : 'first' };
      return { type: 'sonar-answered', side, first, second };
    }
    case 'turn-ended':
      return { type: 'turn-ended', side, next: otherSide(side), extra: 0 };
    default:
      return { ...one, side } as Heard;
  }
}

function heed({ of = 'red', heard, ...options }: Story): Result<Heeded> {
  const rules = setUp(options, new Random(1));
  if (!rules.ok) return rules;
  let tracker = startTracker(rules.value, of);
  let impossible: number | null = null;
  for (const [i, one] of heard.entries()) {
    const event = heardOf(rules.value, of, one);
    if ('field' in event) return bad(`heard/${i}/${event.field}`, 'not on this chart');
    tracker = track(tracker, event);
    if (impossible === null && spread(tracker).hypotheses === 0) impossible = i;
  }
  return ok({ rules: rules.value, tracker, impossible });
}

/** A query whose question is checked against its schema first. */
function query<S extends Type.TSchema>(
  about: string,
  schema: S,
  example: Static<S>,
  answer: (question: Static<S>) => Result<unknown>,
): Query {
  const check = Compile(schema);
  return {
    about,
    schema,
    example,
    answer(question) {
      if (check.Check(question)) return answer(question as Static<S>);
      const [fault] = deepest(check.Errors(question));
      return bad(fault?.instancePath.slice(1) || '(whole)', fault?.message ?? '');
    },
  };
}

/** Of the faults of a choice between forms the one that got furthest tells most. */
const deepest = <T extends { readonly instancePath: string }>(faults: Iterable<T>): T[] =>
  [...faults].sort((a, b) => b.instancePath.split('/').length - a.instancePath.split('/').length);

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
    { type: 'torpedo-fired', at: 'H8' },
    { type: 'exploded', at: 'H8', damage: 0 },
    { type: 'surfaced', sector: 1 },
    { type: 'dived' },
    { type: 'moved', course: 'south' },
    { type: 'sonar-answered', first: { about: 'row', value: '8' }, second: { about: 'sector', value: 1 } },
  ],
};

export const queries: Readonly<Record<string, Query>> = {
  track: query('where a boat can be, from what was heard of it', Story, EXAMPLE, (question) => {
    const heeded = heed(question);
    if (!heeded.ok) return heeded;
    const { rules, tracker } = heeded.value;
    const { chart } = rules;
    const found = spread(tracker);
    const { cells, weight, hypotheses } = found;
    const name = (cell: Cell): string => cellName(chart, cell);
    const distribution = [...cells]
      .sort((a, b) => (weight[b] as number) - (weight[a] as number) || a - b)
      .map((cell) => ({ cell: name(cell), share: round(weight[cell] as number) }));
    const list =
      hypotheses <= LISTED &&
      [...hypothesesOf(tracker)].map(({ at, trail }) => ({ at: name(at), trail: trail.map(name) }));
    return ok({
      ...summary(heeded.value, found),
      distribution,
      picture: heatMap(chart, found),
      ...(list && { hypothesesList: list }),
    });
  }),

  probe: query('how much a drone or a sonar would narrow it down', Story, EXAMPLE, (question) => {
    const heeded = heed(question);
    if (!heeded.ok) return heeded;
    const { chart } = heeded.value.rules;
    const found = spread(heeded.value.tracker);
    if (found.hypotheses === 0) return ok(summary(heeded.value, found));
    const drones = sectorShares(chart, found)
      .map((there, sector) => ({ sector, there: round(there), leaves: round(droneLeaves(there)) }))
      .slice(1)
      .sort((a, b) => a.leaves - b.leaves);
    return ok({ ...summary(heeded.value, found), drones, sonar: { leaves: round(sonarLeaves(chart, found)) } });
  }),

  torpedo: query(
    'what a torpedo would do, from one cell to the best targets',
    Shot,
    { ...EXAMPLE, from: 'E9' },
    (question) => {
      const { from: place, best = 5, ...asked } = question;
      const heeded = heed(asked);
      if (!heeded.ok) return heeded;
      const { chart } = heeded.value.rules;
      const from = cellOf(chart, place);
      if (from === undefined || !chart.sea[from])
        return bad('from', from === undefined ? 'not on this chart' : 'an island');
      const found = spread(heeded.value.tracker);
      const targets = (chart.reach[from] ?? [])
        .map((at) => ({ at: cellName(chart, at), worth: torpedoWorth(chart, found, from, at) }))
        .sort((a, b) => b.worth.total - a.worth.total)
        .slice(0, best);
      return ok({ ...summary(heeded.value, found), from: cellName(chart, from), targets });
    },
  ),
};
