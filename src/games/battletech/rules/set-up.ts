import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Dice } from '../../../kernel/dice.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { type Hex, hexOf, labelOf, OFF_MAP } from '../../../parts/hex/hex.ts';
import { oneOf, problemOf, strict } from '../../../parts/shape/shape.ts';
import { FORCES } from '../data/forces.ts';
import { MAPS } from '../data/maps.ts';
import { UNITS } from '../data/units.ts';
import type { Design } from '../design.ts';
import type { GameMap } from '../ground.ts';
import { RULESETS, type Ruleset, type RulesetName } from '../rulesets.ts';
import type { Model, Rules, Setup, UnitSetup } from '../state.ts';
import { compileDesign, designNamed } from './build/compile.ts';
import { advancedItems, validateUnit } from './build/construction.ts';
import { readMtf } from './build/mtf.ts';
import { inwards, startingHex } from './deployment.ts';
import { readBme } from './maps/bme-file.ts';
import { readBoard } from './maps/board-file.ts';
import { mapNamed } from './maps/box.ts';
import { readMap, writeMap } from './maps/map-schema.ts';
import { randomMap, STYLES, type Style } from './maps/random-map.ts';
import { depthAt } from './terrain.ts';

const Facing = Type.Unsafe<0 | 1 | 2 | 3 | 4 | 5>(Type.Integer({ minimum: 0, maximum: 5 }));
const Skill = Type.Integer({ minimum: 0, maximum: 8 });
const Heat = Type.Integer({ minimum: 1, maximum: 30 });
const MOST_SIDES = 8;
const MOST_UNITS = 64;

const UnitOptions = Type.Object(
  {
    side: Type.String({ pattern: '^[0-7]$' }),
    design: Type.Unsafe<string | object>(Type.Unknown()), // an id of the box, or a whole design
    gunnery: Type.Optional(Skill),
    piloting: Type.Optional(Skill),
    name: Type.Optional(Type.String({ maxLength: 40 })),
    at: Type.Optional(Type.String({ maxLength: 4 })),
    facing: Type.Optional(Facing),
  },
  strict,
);
const RandomOptions = Type.Object(
  {
    style: oneOf(STYLES),
    cols: Type.Optional(Type.Integer({ minimum: 8, maximum: 60 })),
    rows: Type.Optional(Type.Integer({ minimum: 8, maximum: 60 })),
  },
  strict,
);

const switches = Object.entries(RULESETS['total-warfare']).flatMap(([name, value]) =>
  typeof value === 'boolean' ? [name] : [],
);
const Switches = Type.Object(
  {
    ...Object.fromEntries(switches.map((name) => [name, Type.Optional(Type.Boolean())])),
    twist: Type.Optional(oneOf(['declaration', 'reaction'])),
    initiative: Type.Optional(oneOf(['dice', 'random-order'])),
    dice: Type.Optional(Type.Unsafe<5 | 6>(Type.Enum([5, 6]))),
    // Readings on which books and programs differ.
    corner: Type.Optional(oneOf(['ignored', 'touched'])),
    jumpLine: Type.Optional(oneOf(['any-shortest', 'one-line'])),
    waterCost: Type.Optional(oneOf(['depth', 'simulador'])),
    chargeHexes: Type.Optional(oneOf(['to-adjacent', 'into-target'])),
    lifeSupport: Type.Optional(Type.Object({ first: Heat, second: Heat }, strict)),
  },
  strict,
);

/** What a host may ask for; everything left out comes from the ruleset or from chance. */
export const Options = Type.Object(
  {
    ruleset: Type.Optional(Type.String()),
    switches: Type.Optional(Switches),
    map: Type.Optional(Type.Unknown()), // a map's name, a style of the generator, or a whole map
    force: Type.Optional(Type.String()), // forces of the box by name
    units: Type.Optional(Type.Array(UnitOptions, { minItems: 2, maxItems: MOST_UNITS })),
    sides: Type.Optional(Type.Integer({ minimum: 2, maximum: MOST_SIDES })),
    turnLimit: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  },
  strict,
);
type Wanted = Static<typeof Options>;

/** The same for others to read, with every name that can be asked for. */
export const PUBLISHED = Type.Object(
  {
    ...Options.properties,
    ruleset: Type.Optional(Type.Enum(Object.keys(RULESETS))),
    map: Type.Optional(Type.Union([Type.Enum([...Object.keys(MAPS), ...STYLES]), RandomOptions, Type.Object({})])),
    force: Type.Optional(Type.Enum(Object.keys(FORCES))),
  },
  strict,
);

const check = Compile(Options);
const checkRandom = Compile(RandomOptions);

/** Checks a set-up and completes it: what chance decides is decided here, so that the log's header holds it. */
export function setUp(options: unknown, dice: Dice): Result<Rules> {
  const wanted = options ?? {};
  if (!check.Check(wanted)) {
    const [fault] = check.Errors(wanted);
    return no({ code: 'bad-setup', field: fault?.instancePath.slice(1) || '(whole)', problem: problemOf(fault) });
  }
  const name = wanted.ruleset ?? 'total-warfare';
  if (!Object.hasOwn(RULESETS, name))
    return no({ code: 'unknown-ruleset', ruleset: name, known: Object.keys(RULESETS) });
  const changed = (wanted.switches ?? {}) as Partial<Ruleset>;
  const ruleset: Ruleset = { ...RULESETS[name as RulesetName], ...changed };
  const forces = forcesOf(wanted);
  if (!forces.ok) return forces;
  const map = mapOf(wanted.map ?? forces.value.map ?? 'crossing', dice);
  if (!map.ok) return map;
  const models = modelsOf(forces.value.units, forces.value.sides, map.value.map, ruleset, dice);
  if (!models.ok) return models;
  const setup: Setup = {
    ruleset: name,
    switches: changed,
    map: map.value.kept,
    units: models.value.map((model, i) => unitSetup(model, forces.value.units[i]?.design ?? '', map.value.map)),
    sides: forces.value.sides,
    turnLimit: wanted.turnLimit ?? ruleset.turnLimit,
  };
  const sides = Array.from({ length: setup.sides }, (_, side) => String(side));
  return ok({ setup, ruleset, map: map.value.map, sides, models: models.value });
}

interface WantedForces {
  readonly units: readonly Static<typeof UnitOptions>[];
  readonly sides: number;
  readonly map?: string;
}

function forcesOf({ force, units, sides }: Wanted): Result<WantedForces> {
  if (units) {
    const most = Math.max(...units.map(({ side }) => Number(side))) + 1;
    const count = Math.max(sides ?? 2, most, 2);
    for (let side = 0; side < count; side++)
      if (!units.some((unit) => unit.side === String(side))) return no({ code: 'side-without-units', side });
    return ok({ units, sides: count });
  }
  const name = force ?? 'duel';
  if (!Object.hasOwn(FORCES, name)) return no({ code: 'unknown-force', force: name, known: Object.keys(FORCES) });
  const chosen = FORCES[name] as (typeof FORCES)[string];
  return ok({
    units: chosen.sides.flatMap((designs, side) => designs.map((design) => ({ side: String(side), design }))),
    sides: chosen.sides.length,
    ...(chosen.map !== undefined && { map: chosen.map }),
  });
}

/** The map, and how the set-up keeps it: a map of the box by its name, any other whole. */
function mapOf(wanted: unknown, dice: Dice): Result<{ readonly map: GameMap; readonly kept: unknown }> {
  if (typeof wanted === 'string') {
    if (Object.hasOwn(MAPS, wanted)) return ok({ map: mapNamed(wanted), kept: wanted });
    if (!(STYLES as readonly string[]).includes(wanted))
      return no({ code: 'unknown-map', map: wanted, known: [...Object.keys(MAPS), ...STYLES] });
    return mapOf({ style: wanted as Style }, dice);
  }
  if (typeof wanted === 'object' && wanted !== null && 'style' in wanted) {
    if (!checkRandom.Check(wanted)) {
      const [fault] = checkRandom.Errors(wanted);
      return no({ code: 'bad-setup', field: `map${fault?.instancePath ?? ''}`, problem: problemOf(fault) });
    }
    const map = randomMap(wanted.style, wanted.cols ?? 16, wanted.rows ?? 17, dice);
    return ok({ map, kept: writeMap(map) });
  }
  const map = readAny(wanted);
  return map.ok ? ok({ map: map.value, kept: writeMap(map.value) }) : map;
}

/** A map of ours, or the text of a file: `{board: "size 16 17 …"}`, `{bme: "BME_3 …"}`. */
function readAny(wanted: unknown): Result<GameMap> {
  const { board, bme } = (typeof wanted === 'object' && wanted !== null ? wanted : {}) as Readonly<
    Record<string, unknown>
  >;
  if (typeof board === 'string') return readBoard(board);
  return typeof bme === 'string' ? readBme(bme) : readMap(wanted);
}

function modelsOf(
  units: WantedForces['units'],
  sides: number,
  map: GameMap,
  ruleset: Ruleset,
  dice: Dice,
): Result<readonly Model[]> {
  const taken = new Set<Hex>();
  const models: Model[] = [];
  for (const [
    i,
    { side, design: wanted, gunnery = 4, piloting = 5, name = '', at: label, facing },
  ] of units.entries()) {
    const design = designOf(wanted);
    if (!design.ok) return no({ ...design.error, unit: i });
    const [advanced] = ruleset.advanced ? [] : advancedItems(design.value);
    if (advanced !== undefined) return no({ code: 'advanced-equipment', unit: i, item: advanced, ruleset: ruleset.id });
    const at = label === undefined ? startingHex(map, Number(side), sides, taken, dice) : hexOf(map, label);
    if (at === OFF_MAP) return no({ code: 'start-off-map', unit: i, ...(label !== undefined && { at: label }) });
    if (taken.has(at)) return no({ code: 'start-taken', unit: i, at: labelOf(map, at) });
    if (design.value.kind === 'vehicle' && depthAt(map.hexes[at] as GameMap['hexes'][number]) > 0)
      return no({ code: 'start-in-water', unit: i, at: labelOf(map, at) });
    taken.add(at);
    models.push({ side, design: design.value, gunnery, piloting, name, at, facing: facing ?? inwards(map, at) });
  }
  return ok(models);
}

/** A unit of the box, a design of one's own, or the text of a `.mtf` file: `{mtf: "chassis:…"}`. It must be one that can be built. */
export function designOf(wanted: string | object): Result<Design> {
  if (typeof wanted !== 'string') {
    const mtf = (wanted as { readonly mtf?: unknown } | null)?.mtf;
    const source = typeof mtf === 'string' ? readMtf(mtf) : ok(wanted);
    const design = source.ok ? compileDesign(source.value) : source;
    const [problem] = source.ok && design.ok ? validateUnit(source.value) : [];
    return problem ? no(problem) : design;
  }
  return Object.hasOwn(UNITS, wanted)
    ? ok(designNamed(wanted))
    : no({ code: 'unknown-unit', design: wanted.slice(0, 40), known: Object.keys(UNITS).length });
}

const unitSetup = (model: Model, design: string | object, map: GameMap): UnitSetup => ({
  side: model.side,
  design,
  gunnery: model.gunnery,
  piloting: model.piloting,
  name: model.name,
  at: labelOf(map, model.at),
  facing: model.facing,
});
