import Type from 'typebox';
import type { Query } from '../../kernel/game.ts';
import { ok } from '../../kernel/result.ts';
import { bad, query } from '../../parts/schema/query.ts';
import { strict } from '../../parts/schema/schema.ts';
import { clusterQuery, damageQuery, heatQuery, toHitQuery } from './ask/fire.ts';
import { arcsQuery, losQuery, reachQuery } from './ask/map.ts';
import { receipt } from './ask/receipt.ts';
import { EXAMPLE, noSuchUnit, scenario, stateOf, UnitNumber } from './ask/scenario.ts';
import { UNITS } from './data/units.ts';
import { compileShaped } from './rules/build/compile.ts';
import { validateUnit, weightTally } from './rules/build/construction.ts';
import { readMtf } from './rules/build/mtf.ts';
import { shapedUnit, UNIT_SCHEMA } from './rules/build/unit-schema.ts';
import { GROUP } from './rules/damage/strike.ts';
import { depthOf, fallDamage, seatBeltTally } from './rules/falling.ts';
import { modelOf, unitOf } from './state.ts';
import { say } from './text.ts';

const fallQuery: Query = query(
  'damage of a fall in groups of five points, and the roll to avoid pilot injury',
  Type.Object(
    {
      ...scenario,
      unit: UnitNumber,
      levels: Type.Integer({ minimum: 0, maximum: 30 }),
      depth: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 10,
          description: 'water depth (default: the depth where the unit stands)',
        }),
      ),
    },
    strict,
  ),
  { ...EXAMPLE, unit: 0, levels: 1 },
  ({ unit, levels, depth, ...situation }) => {
    const found = stateOf(situation);
    if (!found.ok) return found;
    const state = found.value;
    if (!state.units[unit]) return noSuchUnit(state, 'unit');
    const water = depth ?? depthOf(state, unitOf(state, unit));
    const impacts = fallDamage(modelOf(state, unit).design.tons, levels, water);
    return ok({
      depth: water,
      damage: impacts.reduce((sum, points) => sum + points, 0),
      impacts: impacts.map((points) => ({ points, groups: Math.ceil(points / GROUP) })),
      pilot: receipt(state, seatBeltTally(state, unit, { levels })),
    });
  },
);

const builtIn = (id: string): unknown => (Object.hasOwn(UNITS, id) ? UNITS[id] : undefined);

const validateQuery: Query = query(
  'whether a unit can be built (weight, slots, armour): the id of a built-in unit, a unit as JSON, or the text of a .mtf file',
  Type.Object({ unit: Type.Optional(Type.Unknown()), mtf: Type.Optional(Type.String()) }, strict),
  { unit: 'AS7-D' },
  ({ unit, mtf }) => {
    const read = mtf === undefined ? ok(typeof unit === 'string' ? builtIn(unit) : unit) : readMtf(mtf);
    if (!read.ok) return read;
    if (read.value === undefined) return bad({ field: 'unit', problem: 'unknown unit' });
    const problems = validateUnit(read.value).map((problem) => ({
      ...problem,
      words: say(problem, 'en') ?? problem.code,
    }));
    const shaped = shapedUnit(read.value);
    const design = shaped.ok ? compileShaped(shaped.value) : shaped;
    const weight = shaped.ok && design.ok ? weightTally(shaped.value, design.value) : undefined;
    return ok({
      valid: problems.length === 0,
      problems,
      ...(weight && {
        weight: {
          total: weight.total,
          lines: weight.lines.map(({ why, value }) => ({ ...why, value, words: say(why, 'en') ?? why.code })),
        },
      }),
      ...(mtf !== undefined && { unit: read.value }),
    });
  },
);

/** The published schema, with the unit format. The query itself accepts anything and reports problems in detail. */
const VALIDATED = Type.Object(
  { unit: Type.Optional(Type.Union([Type.Enum(Object.keys(UNITS)), UNIT_SCHEMA])), mtf: Type.Optional(Type.String()) },
  strict,
);

export const queries: Readonly<Record<string, Query>> = {
  'to-hit': toHitQuery,
  los: losQuery,
  reach: reachQuery,
  arcs: arcsQuery,
  cluster: clusterQuery,
  heat: heatQuery,
  fall: fallQuery,
  'damage-odds': damageQuery,
  'validate-unit': { ...validateQuery, schema: VALIDATED },
};
