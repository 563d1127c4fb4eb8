import Type, { type Static } from 'typebox';
import type { Fact } from '../../../kernel/fact.ts';
import { Random } from '../../../kernel/random.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { type Cell, COURSES, type Grid, parseCell } from '../../../parts/grid/grid.ts';
import type { Fault } from '../../../parts/schema/query.ts';
import { problemOf, strict } from '../../../parts/schema/schema.ts';
import { type Validator, validator } from '../../../parts/schema/validator.ts';
import { spread, startTracker, type Tracker, track } from '../belief/tracker.ts';
import type { Claim, Heard } from '../events.ts';
import { claimRange } from '../rules/detection.ts';
import { Options, setUp } from '../rules/set-up.ts';
import { type Chart, otherSide, type Rules, SIDES, type Side } from '../state.ts';

// ---- The question: a map, a ruleset and what was heard, in short forms that can be typed ----

const oneOf = <const T extends readonly string[]>(values: T) => Type.Unsafe<T[number]>(Type.Enum([...values]));
export const Place = Type.Union(
  [Type.String({ pattern: '^[A-Za-z]{1,2}[0-9]{1,2}$' }), Type.Integer({ minimum: 0, maximum: 899 })],
  {
    description: 'a cell: H8, or its number counted row by row from 0',
  },
);
const Whose = Type.Optional(oneOf(SIDES));
const Sector = Type.Integer({ minimum: 1, maximum: 999 });
const Stated = Type.Object(
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
  told('slipped', {}),
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
  told('sonar-answered', { first: Stated, second: Stated }),
  told('drone-launched', { sector: Sector }),
  told('drone-answered', { sector: Sector, there: Type.Boolean() }),
  told('turn-ended', {}),
]);
type Told = Static<typeof Told>;

const { ruleset, map, turnLimit } = Options.properties;
export const story = {
  ruleset,
  map,
  turnLimit,
  of: Type.Optional(oneOf(SIDES)), // the boat's side; default: red
  heard: Type.Array(Told, { maxItems: 2_000, description: 'in order; `side` is the boat that is tracked if left out' }),
};
export const Story = Type.Object(story, strict);
export type Story = Static<typeof Story>;

const CHECKS = new Map<string, Validator>(
  Told.anyOf.map((schema) => [schema.properties.type.const, validator(schema)]),
);

/** The first heard event that matches no form, with the wrong field of the form it is closest to. */
export function faultIn(question: unknown): Fault | undefined {
  const heard: unknown = (question as { readonly heard?: unknown } | null)?.heard;
  if (!Array.isArray(heard)) return undefined;
  for (const [i, one] of heard.entries()) {
    const check = CHECKS.get((one as { readonly type?: string } | null)?.type ?? '');
    if (!check) return { field: `heard/${i}/type`, problem: `must be one of ${[...CHECKS.keys()].join(', ')}` };
    if (check.Check(one)) continue;
    const [fault] = check.Errors(one);
    return { field: `heard/${i}${fault?.instancePath ?? ''}`, problem: problemOf(fault) };
  }
  return undefined;
}

// ---- From what was typed to what was heard ----

export interface Heeded {
  readonly rules: Rules;
  readonly tracker: Tracker;
  readonly impossible: number | null; // the first thing heard that no boat can have done, from 0
}

export function cellOf(grid: Grid, place: string | number): Cell | undefined {
  if (typeof place === 'string') return parseCell(grid, place);
  return place < grid.rows * grid.cols ? place : undefined;
}

function claimOf(grid: Grid, { about, value }: Static<typeof Stated>): Claim | undefined {
  if (typeof value === 'number') return { about, value };
  if (/^[0-9]/.test(value)) return { about, value: about === 'row' ? Number(value) - 1 : Number(value) };
  const cell = about === 'col' ? parseCell(grid, `${value}1`) : undefined;
  return cell === undefined ? undefined : { about, value: cell };
}

const isOnChart = (chart: Chart, { about, value }: Claim): boolean => {
  const { from, to } = claimRange(chart, about);
  return value >= from && value <= to;
};

/** The short form as an event; otherwise the name of the field that makes no sense on this chart. */
function heardOf({ chart, ruleset }: Rules, of: Side, one: Told): Heard | { readonly field: string } {
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
      if ((one.steps ?? 0) > ruleset.stealth.reach) return { field: 'steps' };
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
      if (!first || !isOnChart(chart, first)) return { field: 'first' };
      if (!second || !isOnChart(chart, second) || second.about === first.about) return { field: 'second' };
      return { type: 'sonar-answered', side, first, second };
    }
    case 'turn-ended':
      return { type: 'turn-ended', side, next: otherSide(side), extra: 0 };
    default:
      return { ...one, side } as Heard;
  }
}

export function heed({ of = 'red', heard, ...options }: Story): Result<Heeded, Fact | Fault> {
  const rules = setUp(options, new Random(1));
  if (!rules.ok) return rules;
  let tracker = startTracker(rules.value, of);
  let impossible: number | null = null;
  for (const [i, one] of heard.entries()) {
    const event = heardOf(rules.value, of, one);
    if ('field' in event) return no({ field: `heard/${i}/${event.field}`, problem: 'not possible here' });
    tracker = track(tracker, event);
    if (impossible === null && spread(tracker).hypotheses === 0) impossible = i;
  }
  return ok({ rules: rules.value, tracker, impossible });
}
