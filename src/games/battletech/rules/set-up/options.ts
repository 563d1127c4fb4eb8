import Type, { type Static } from 'typebox';
import { facingShape } from '../../../../parts/hex/facing-schema.ts';
import { oneOf, strict } from '../../../../parts/schema/schema.ts';
import { type Switches as RulesetSwitches, switchesSchema } from '../../../../parts/schema/switches.ts';
import { FORCES } from '../../data/forces.ts';
import { MAPS } from '../../data/maps.ts';
import { UNITS } from '../../data/units.ts';
import { RULESETS, type Ruleset, VERSIONS } from '../../rulesets.ts';
import { UNIT_SCHEMA } from '../build/unit-schema.ts';
import { MapSchema } from '../maps/map-schema.ts';
import { STYLES } from '../maps/random-map.ts';

const Skill = Type.Integer({ minimum: 0, maximum: 8 });
const Heat = Type.Integer({ minimum: 1, maximum: 30 });
export const MOST_SIDES = 8;
const MOST_UNITS = 64;

export const UnitOptions = Type.Object(
  {
    side: Type.String({ pattern: '^[0-7]$' }),
    design: Type.Unsafe<string | object>(Type.Unknown()), // the id of a built-in unit, or a whole design
    gunnery: Type.Optional(Skill),
    piloting: Type.Optional(Skill),
    name: Type.Optional(Type.String({ maxLength: 40 })),
    at: Type.Optional(Type.String({ maxLength: 4 })),
    facing: Type.Optional(facingShape()),
  },
  strict,
);
export const RandomOptions = Type.Object(
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
const Switches = Type.Unsafe<Partial<RulesetSwitches<Ruleset>>>(
  switchesSchema(VERSIONS, {
    ...Object.fromEntries(switches.map((name) => [name, Type.Optional(Type.Boolean())])),
    twist: Type.Optional(oneOf(['declaration', 'reaction'])),
    initiative: Type.Optional(oneOf(['dice', 'random-order'])),
    dice: Type.Optional(Type.Unsafe<5 | 6>(Type.Enum([5, 6]))),
    // Rules on which books and programs differ.
    start: Type.Optional(oneOf(['edges', 'anywhere'])),
    corner: Type.Optional(oneOf(['ignored', 'touched'])),
    jumpLine: Type.Optional(oneOf(['any-shortest', 'one-line'])),
    waterCost: Type.Optional(oneOf(['depth', 'simulador'])),
    chargeHexes: Type.Optional(oneOf(['to-adjacent', 'into-target'])),
    lifeSupport: Type.Optional(Type.Object({ first: Heat, second: Heat }, strict)),
  }),
);

/** A host's options; omitted ones come from the ruleset or are random. */
export const Options = Type.Object(
  {
    ruleset: Type.Optional(Type.String()),
    switches: Type.Optional(Switches),
    map: Type.Optional(Type.Unknown()), // a map name, a style of the generator, or a whole map
    force: Type.Optional(Type.String()), // built-in forces by name
    units: Type.Optional(Type.Array(UnitOptions, { minItems: 2, maxItems: MOST_UNITS })),
    sides: Type.Optional(Type.Integer({ minimum: 2, maximum: MOST_SIDES })),
    turnLimit: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  },
  strict,
);
export type Wanted = Static<typeof Options>;

/** The text of a file instead of a map. */
const FILES = [
  Type.Object({ board: Type.String() }, strict), // of a `.board`
  Type.Object({ bme: Type.String() }, strict), // of a `.bme`
];
const PublishedUnit = Type.Object(
  {
    ...UnitOptions.properties,
    design: Type.Union([Type.Enum(Object.keys(UNITS)), UNIT_SCHEMA, Type.Object({ mtf: Type.String() }, strict)]),
  },
  strict,
);

/** The published schema, with all available names and the formats of maps and units. */
export const PUBLISHED = Type.Object(
  {
    ...Options.properties,
    ruleset: Type.Optional(Type.Enum(Object.keys(RULESETS))),
    map: Type.Optional(Type.Union([Type.Enum([...Object.keys(MAPS), ...STYLES]), RandomOptions, MapSchema, ...FILES])),
    units: Type.Optional(Type.Array(PublishedUnit, { minItems: 2, maxItems: MOST_UNITS })),
    force: Type.Optional(Type.Enum(Object.keys(FORCES))),
  },
  strict,
);
