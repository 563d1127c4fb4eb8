import Type, { type Static } from 'typebox';
import type { Dice } from '../../../kernel/dice.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { type Cell, flood, type Grid } from '../../../parts/grid/grid.ts';
import { problemOf, strict } from '../../../parts/schema/schema.ts';
import {
  type Rulesets,
  type Switches,
  switchesOf,
  switchesSchema,
  withRecordedSwitches,
} from '../../../parts/schema/switches.ts';
import { validator } from '../../../parts/schema/validator.ts';
import { BOARDS } from '../data/boards.ts';
import { CHARTS, type ChartName } from '../data/charts.ts';
import { ROLES, type Role } from '../data/roles.ts';
import { SYSTEM_BIT, SYSTEMS } from '../data/systems.ts';
import { mayFire, RULESETS, type Ruleset, STEALTHS, type StealthName, VERSIONS } from '../rulesets.ts';
import type { Rules, Setup } from '../state.ts';
import { chartOf } from './chart.ts';

const Edge = Type.Integer({ minimum: 5, maximum: 30 });
const Sector = Type.Object(
  { across: Type.Integer({ minimum: 2, maximum: 30 }), down: Type.Integer({ minimum: 2, maximum: 30 }) },
  strict,
);

/** A custom map: its islands, or how many to place at random. */
const Wanted = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: 40 })),
    rows: Edge,
    cols: Edge,
    sector: Type.Optional(Sector),
    islands: Type.Union([
      Type.Array(Type.Integer({ minimum: 0, maximum: 899 }), { maxItems: 450 }),
      Type.Object(
        { count: Type.Integer({ minimum: 0, maximum: 60 }), size: Type.Integer({ minimum: 1, maximum: 5 }) },
        strict,
      ),
    ]),
  },
  strict,
);
type Wanted = Static<typeof Wanted>;

const Quiet = Type.Integer({ minimum: 0, maximum: 9 });

/** What a host may ask for. Fields that are not given take the ruleset's value. */
const optionsOf = (rulesets: Rulesets<Ruleset>) =>
  Type.Object(
    {
      ruleset: Type.Optional(Type.String()),
      map: Type.Optional(Type.Unsafe<string | Wanted>(Type.Unknown())), // a chart's name, `random`, or a custom map
      stealth: Type.Optional(Type.Enum(Object.keys(STEALTHS) as StealthName[])),
      turnLimit: Type.Optional(Type.Integer({ minimum: 2, maximum: 10_000 })),
      spectators: Type.Optional(Type.Enum(['public', 'all'])),
      switches: Type.Optional(
        Type.Unsafe<Partial<Switches<Ruleset>>>(switchesSchema(rulesets, { quietMoves: Type.Optional(Quiet) })),
      ),
    },
    strict,
  );

export const Options = optionsOf(VERSIONS);

/** The published schema names every ruleset and map. Input is not checked against it: its errors would be vague. */
export const PUBLISHED = Type.Object(
  {
    ...Options.properties,
    ruleset: Type.Optional(Type.Enum(Object.keys(RULESETS))),
    map: Type.Optional(Type.Union([Type.Enum([...Object.keys(CHARTS), 'random']), Wanted])),
  },
  strict,
);

const checkMap = validator(Wanted);
const RANDOM: Wanted = {
  name: 'random',
  rows: 15,
  cols: 15,
  sector: { across: 5, down: 5 },
  islands: { count: 12, size: 2 },
};

const compiled = new Map<string, Rules>();
const MOST_COMPILED = 32;

/** `setUp` and `recorded` of the game, for one table of rulesets. Random islands are placed here, so the log records the map itself. */
export function setUpWith(rulesets: Rulesets<Ruleset>) {
  const check = validator(optionsOf(rulesets));
  return {
    setUp(options: unknown, dice: Dice): Result<Rules> {
      const wanted = options ?? {};
      if (!check.Check(wanted)) {
        const [fault] = check.Errors(wanted);
        return no({ code: 'bad-setup', field: fault?.instancePath.slice(1) || '(whole)', problem: problemOf(fault) });
      }
      const name = wanted.ruleset ?? 'seed';
      if (!Object.hasOwn(rulesets.today, name))
        return no({ code: 'unknown-ruleset', ruleset: name, known: Object.keys(rulesets.today) });
      const ruleset: Ruleset = {
        ...(rulesets.today[name] as Ruleset),
        ...(wanted.stealth && { quietMoves: STEALTHS[wanted.stealth] }),
        ...wanted.switches,
      };
      const map = mapOf(wanted.map ?? ruleset.chart, dice);
      if (!map.ok) return map;
      const setup: Setup = {
        ruleset: name,
        map: map.value,
        turnLimit: wanted.turnLimit ?? ruleset.turnLimit,
        spectators: wanted.spectators ?? 'public',
        switches: switchesOf(ruleset),
      };
      return ok(compile(setup, ruleset));
    },
    recorded: (setup: unknown): unknown => withRecordedSwitches(rulesets, setup),
  };
}

export const { setUp, recorded } = setUpWith(VERSIONS);

/** The engineering board; the chart itself is in the set-up. */
export const content = ({ board }: Rules): unknown => ({ board });

/** In matches between bots, spectators see everything by default. */
export const watched = (options: unknown): unknown =>
  options === undefined || (typeof options === 'object' && options !== null && !Array.isArray(options))
    ? { spectators: 'all', ...options }
    : options;

/** If people play, spectators see only public information. */
export const guarded = (options: unknown): unknown => ({ ...(options as object), spectators: 'public' });

function compile(setup: Setup, ruleset: Ruleset): Rules {
  const key = JSON.stringify(setup);
  const known = compiled.get(key);
  if (known) return known;
  const rules: Rules = {
    setup,
    ruleset,
    chart: chartOf(setup.map, ruleset.torpedo),
    board: BOARDS[ruleset.board],
    fires: Object.fromEntries(ROLES.map((role) => [role, fireBits(ruleset, role)])) as Rules['fires'],
  };
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(key, rules);
  return rules;
}

const fireBits = (ruleset: Ruleset, role: Role): number =>
  SYSTEMS.reduce((bits, system) => (mayFire(ruleset, role, system) ? bits | SYSTEM_BIT[system] : bits), 0);

function mapOf(wanted: string | Wanted, dice: Dice): Result<Setup['map']> {
  if (typeof wanted === 'string') {
    if (wanted === 'random') return mapOf(RANDOM, dice);
    if (!Object.hasOwn(CHARTS, wanted))
      return no({ code: 'unknown-map', map: wanted, known: [...Object.keys(CHARTS), 'random'] });
    return ok(drawnMap(wanted as ChartName));
  }
  if (!checkMap.Check(wanted)) {
    const [fault] = checkMap.Errors(wanted);
    return no({ code: 'bad-setup', field: `map${fault?.instancePath ?? ''}`, problem: problemOf(fault) });
  }
  const { rows, cols } = wanted;
  const sector = wanted.sector ?? { across: Math.ceil(cols / 3), down: Math.ceil(rows / 3) };
  if (sector.across > cols || sector.down > rows) return no({ code: 'sector-too-large', sector, rows, cols });
  const islands = Array.isArray(wanted.islands)
    ? [...new Set(wanted.islands)].sort((a, b) => a - b)
    : randomIslands({ rows, cols }, wanted.islands, dice);
  const outside = islands.find((cell) => cell >= rows * cols);
  if (outside !== undefined) return no({ code: 'island-off-map', cell: outside, cells: rows * cols });
  const sea = Array.from({ length: rows * cols }, (_, cell) => cell).filter((cell) => !islands.includes(cell));
  if (sea.length < 8) return no({ code: 'too-little-sea', cells: sea.length });
  const reached = flood({ rows, cols }, sea[0] as number, (cell) => !islands.includes(cell));
  if (reached.size < sea.length) return no({ code: 'sea-not-connected', reached: reached.size, cells: sea.length });
  return ok({ name: wanted.name ?? 'custom', rows, cols, islands, sector });
}

function drawnMap(name: ChartName): Setup['map'] {
  const { rows, sector } = CHARTS[name];
  const cols = rows[0]?.length ?? 0;
  const islands = rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === '#' ? [r * cols + c] : [])));
  return { name, rows: rows.length, cols, islands, sector };
}

/** One island in seven or so is a square of up to `size` cells; the rest are single cells. */
const LARGE = { sides: 20, upTo: 3 };
const MOST_OF_SEA = 0.2;

/** Places islands away from the border one by one, skipping any that would split the sea or leave too little of it. */
function randomIslands(grid: Grid, { count, size }: { count: number; size: number }, dice: Dice): Cell[] {
  const { rows, cols } = grid;
  const land = new Set<Cell>();
  for (let i = 0; i < count; i++) {
    const large = size > 1 && dice.roll(LARGE.sides) <= LARGE.upTo;
    const side = large ? 1 + dice.roll(size - 1) : 1;
    const top = dice.roll(rows - 2);
    const left = dice.roll(cols - 2);
    const laid = new Set(land);
    for (let r = top; r < Math.min(top + side, rows - 1); r++)
      for (let c = left; c < Math.min(left + side, cols - 1); c++) laid.add(r * cols + c);
    if (laid.size <= rows * cols * MOST_OF_SEA && isConnected(grid, laid)) for (const cell of laid) land.add(cell);
  }
  return [...land].sort((a, b) => a - b);
}

/** The border is never land, so every sea cell must be connected with the corner. */
const isConnected = (grid: Grid, land: ReadonlySet<Cell>): boolean =>
  flood(grid, 0, (cell) => !land.has(cell)).size === grid.rows * grid.cols - land.size;
