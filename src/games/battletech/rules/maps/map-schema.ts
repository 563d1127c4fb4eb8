import Type from 'typebox';
import { no, ok, type Result } from '../../../../kernel/result.ts';
import { facingShape } from '../../../../parts/hex/facing-schema.ts';
import { FACINGS, hexOf, labelOf, OFF_MAP } from '../../../../parts/hex/hex.ts';
import { oneOf, problemOf, type Shaped, strict } from '../../../../parts/schema/schema.ts';
import { validator } from '../../../../parts/schema/validator.ts';
import { BUILDING_KINDS, type BuildingKind, built } from '../../data/buildings.ts';
import { type Building, CLEAR, type GameMap, type Ground } from '../../ground.ts';
import { MAX_LEVEL, MAX_SIDE } from './lines.ts';

const is = (description: string) => Type.Boolean({ description });
const number = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });
const level = (description: string) => number(-MAX_LEVEL, MAX_LEVEL, description);
const sides = (description: string) =>
  Type.Array(facingShape(), {
    maxItems: 6,
    uniqueItems: true,
    description: `${description}: hexsides, 0 north, then clockwise`,
  });
const factor = (description: string) => number(0, 9999, description);

const DENSITIES = ['light', 'heavy'] as const;

const BuildingShape = Type.Object(
  {
    kind: oneOf(BUILDING_KINDS),
    cf: Type.Optional(factor('construction factor; that of its kind unless said')),
    height: Type.Optional(number(0, MAX_LEVEL, 'levels; that of its kind unless said')),
    bunker: Type.Optional(is('no levels above the ground')),
  },
  strict,
);
const BridgeShape = Type.Object(
  { level: level('of its deck'), cf: factor('construction factor'), exits: sides('where it ends') },
  strict,
);

const HexShape = Type.Object(
  {
    level: Type.Optional(level('of the surface, also of water')),
    water: Type.Optional(number(0, MAX_LEVEL, 'depth of the water')),
    woods: Type.Optional(oneOf(DENSITIES)),
    rough: Type.Optional(is('broken ground')),
    rubble: Type.Optional(is('what is left of a building')),
    swamp: Type.Optional(is('in which one can get stuck')),
    paved: Type.Optional(is('all of the hex')),
    road: Type.Optional(sides('where a road crosses')),
    river: Type.Optional(sides('where a river crosses')),
    building: Type.Optional(BuildingShape),
    bridge: Type.Optional(BridgeShape),
    fire: Type.Optional(number(1, 1_000_000, 'burning since this turn')),
    smoke: Type.Optional(oneOf(DENSITIES)),
    clubs: Type.Optional(number(1, 999, 'limbs and girders that lie here')),
    factor: Type.Optional(number(1, 9999, 'what damaged woods still stand')),
  },
  strict,
);

/** A map as sparse JSON: a hex that is not listed is clear and at level 0. */
export const MapSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60 }),
    cols: number(1, MAX_SIDE, 'hexes from west to east'),
    rows: number(1, MAX_SIDE, 'hexes from north to south'),
    hexes: Type.Record(Type.String({ pattern: '^[0-9]{4}$' }), HexShape, {
      ...strict,
      description: 'by label: column and row, two digits each, from 01',
    }),
  },
  { ...strict, title: 'BattleTech map' },
);
type MapFile = Shaped<typeof MapSchema>;
type HexFile = Shaped<typeof HexShape>;

const check = validator(MapSchema);

/** Reads a map, or returns the hex, the field and the problem. */
export function readMap(input: unknown): Result<GameMap> {
  if (!check.Check(input)) {
    const [fault] = check.Errors(input);
    const [field = '', hex, ...inside] = (fault?.instancePath ?? '').split('/').slice(1);
    const problem = problemOf(fault);
    return field === 'hexes' && hex !== undefined
      ? no({ code: 'bad-map', hex: hex.slice(0, 20), field: inside.join('/') || '(whole)', problem })
      : no({ code: 'bad-map', hex: null, field: field || '(whole)', problem });
  }
  const { name, cols, rows, hexes: named } = input as MapFile;
  const hexes: Ground[] = new Array(cols * rows).fill(CLEAR);
  for (const [label, file] of Object.entries(named)) {
    const hex = hexOf({ cols, rows }, label);
    if (hex === OFF_MAP)
      return no({ code: 'bad-map', hex: label, field: '(whole)', problem: `is not on a map of ${cols} by ${rows}` });
    hexes[hex] = groundOf(file);
  }
  return ok({ name, cols, rows, hexes });
}

/** The inverse of `readMap`. */
export const writeMap = (map: GameMap): MapFile => ({
  name: map.name,
  cols: map.cols,
  rows: map.rows,
  hexes: Object.fromEntries(
    map.hexes.flatMap((ground, hex) => {
      const file = fileOf(ground);
      return Object.keys(file).length === 0 ? [] : [[labelOf(map, hex), file]];
    }),
  ),
});

const bitsOf = (list: readonly number[] = []): number => list.reduce((bits, side) => bits | (1 << side), 0);
const sidesOf = (bits: number) => FACINGS.filter((side) => bits & (1 << side));
const densityOf = (word: (typeof DENSITIES)[number] | undefined): 0 | 1 | 2 => (word ? (word === 'light' ? 1 : 2) : 0);
const wordOf = (density: 1 | 2): (typeof DENSITIES)[number] => (density === 1 ? 'light' : 'heavy');

function groundOf({ woods, smoke, road, river, building, bridge, ...plain }: HexFile): Ground {
  return {
    ...CLEAR,
    ...plain,
    woods: densityOf(woods),
    smoke: densityOf(smoke),
    road: bitsOf(road),
    river: bitsOf(river),
    building: building ? buildingOf(building) : null,
    bridge: bridge ? { ...bridge, exits: bitsOf(bridge.exits) } : null,
  };
}

function buildingOf({ kind, bunker, ...said }: NonNullable<HexFile['building']>): Building {
  return { ...built((BUILDING_KINDS.indexOf(kind) + 1) as BuildingKind, bunker), ...said };
}

function fileOf(ground: Ground): HexFile {
  const { level, water, woods, rough, rubble, swamp, paved, road, river, building, bridge, smoke } = ground;
  return {
    ...(level !== 0 && { level }),
    ...(water >= 0 && { water }),
    ...(woods && { woods: wordOf(woods) }),
    ...(rough && { rough }),
    ...(rubble && { rubble }),
    ...(swamp && { swamp }),
    ...(paved && { paved }),
    ...(road && { road: sidesOf(road) }),
    ...(river && { river: sidesOf(river) }),
    ...(building && { building: fileOfBuilding(building) }),
    ...(bridge && { bridge: { level: bridge.level, cf: bridge.cf, exits: sidesOf(bridge.exits) } }),
    ...(ground.fire && { fire: ground.fire }),
    ...(smoke && { smoke: wordOf(smoke) }),
    ...(ground.clubs && { clubs: ground.clubs }),
    ...(ground.factor && { factor: ground.factor }),
  };
}

function fileOfBuilding({ kind, bunker, cf, height }: Building): NonNullable<HexFile['building']> {
  const plain = built(kind, bunker);
  return {
    kind: BUILDING_KINDS[kind - 1] as (typeof BUILDING_KINDS)[number],
    ...(cf !== plain.cf && { cf }),
    ...(height !== plain.height && { height }),
    ...(bunker && { bunker }),
  };
}
