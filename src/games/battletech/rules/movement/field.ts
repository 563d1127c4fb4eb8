import { type Facing, type Hex, type HexGrid, neighbour, OFF_MAP } from '../../../../parts/hex/hex.ts';
import type { GameMap, Ground } from '../../ground.ts';
import { groundAt, type Land, type Unit } from '../../state.ts';
import { bedOf, depthAt, standing, topOf } from '../terrain.ts';

/**
 * A footing: the ground of a hex, by the hex's own number, or a roof or bridge above it, by a number starting at the
 * count of hexes. A hex has at most one of those.
 */
export type Footing = number;

/** The map as flat lists for movement, built once per version of the ground. */
export interface Field {
  readonly map: GameMap;
  readonly hexes: number;
  readonly footings: number;
  readonly near: Int16Array; // the neighbour across each hexside, by hex * 6 + side
  readonly hexOf: Int16Array; // by footing
  readonly levelOf: Int16Array; // by footing
  readonly aboveOf: Int16Array; // by hex: the footing of its roof or bridge, -1 = none
  readonly bridge: Uint8Array; // by hex: hexsides from which its bridge can be entered, 0 = none
  readonly deck: Int16Array; // by hex: the level of its bridge
  readonly depth: Int8Array; // by hex, -1 = dry
  readonly woods: Uint8Array;
  readonly marks: Uint8Array; // by hex: the bits below
  readonly road: Uint8Array; // by hex: hexsides that a road crosses; all of them if paved
  readonly track: Uint8Array; // by hex: hexsides that a road itself crosses
  readonly walls: Uint8Array; // by hex: the kind of its building, 0 = none
  readonly fire: Uint8Array;
}

export const [ROUGH, RUBBLE, SWAMP, TARN] = [1, 2, 4, 8] as const; // a tarn is a pool above level 0 without a river
const ALL_SIDES = 63;

const NEAR = new WeakMap<GameMap, Int16Array>();
const FIELDS = new WeakMap<Land['ground'], Field>();

/** The field of a state. Changed ground is a new list, and gets a new field. */
export function fieldOf(land: Land): Field {
  const { map } = land.rules;
  const known = FIELDS.get(land.ground);
  if (known && known.map === map) return known;
  const field = laidOut(land, map);
  FIELDS.set(land.ground, field);
  return field;
}

function neighboursOf(map: GameMap): Int16Array {
  const known = NEAR.get(map);
  if (known) return known;
  const near = allNeighbours(map);
  NEAR.set(map, near);
  return near;
}

function allNeighbours(grid: HexGrid): Int16Array {
  const near = new Int16Array(grid.cols * grid.rows * 6);
  for (let i = 0; i < near.length; i++) near[i] = neighbour(grid, Math.floor(i / 6), (i % 6) as Facing);
  return near;
}

function laidOut(land: Land, map: GameMap): Field {
  const hexes = map.cols * map.rows;
  const above: Hex[] = [];
  const aboveOf = new Int16Array(hexes).fill(-1);
  for (let hex = 0; hex < hexes; hex++)
    if (upperLevel(groundAt(land, hex)) !== undefined) aboveOf[hex] = hexes + above.push(hex) - 1;
  const footings = hexes + above.length;
  const field: Field = {
    map,
    hexes,
    footings,
    near: neighboursOf(map),
    hexOf: new Int16Array(footings),
    levelOf: new Int16Array(footings),
    aboveOf,
    bridge: new Uint8Array(hexes),
    deck: new Int16Array(hexes),
    depth: new Int8Array(hexes),
    woods: new Uint8Array(hexes),
    marks: new Uint8Array(hexes),
    road: new Uint8Array(hexes),
    track: new Uint8Array(hexes),
    walls: new Uint8Array(hexes),
    fire: new Uint8Array(hexes),
  };
  for (let hex = 0; hex < hexes; hex++) describe(field, hex, groundAt(land, hex));
  return field;
}

function describe(field: Field, hex: Hex, ground: Ground): void {
  const above = field.aboveOf[hex] as number;
  const building = standing(ground);
  field.hexOf[hex] = hex;
  field.levelOf[hex] = bedOf(ground);
  if (above >= 0) {
    field.hexOf[above] = hex;
    field.levelOf[above] = upperLevel(ground) ?? 0;
  }
  field.bridge[hex] = ground.bridge?.exits ?? 0;
  field.deck[hex] = ground.bridge?.level ?? 0;
  field.depth[hex] = depthAt(ground);
  field.woods[hex] = ground.woods;
  field.marks[hex] =
    (ground.rough ? ROUGH : 0) |
    (ground.rubble ? RUBBLE : 0) |
    (ground.swamp ? SWAMP : 0) |
    (ground.water === 0 && ground.level > 0 && ground.river === 0 ? TARN : 0);
  field.road[hex] = ground.paved ? ALL_SIDES : ground.road;
  field.track[hex] = ground.road;
  field.walls[hex] = building && building.height > 0 ? building.kind : 0;
  field.fire[hex] = ground.fire > 0 ? 1 : 0;
}

/** The level of a roof, or of a bridge if there is no roof. */
function upperLevel(ground: Ground): number | undefined {
  const building = standing(ground);
  if (building) return building.height > 0 ? topOf(ground) : undefined;
  return ground.bridge?.level;
}

/** The footing of a unit. */
export function footingOf(field: Field, { at, level }: Pick<Unit, 'at' | 'level'>): Footing {
  const above = field.aboveOf[at] as number;
  return above >= 0 && level > (field.levelOf[at] as number) ? above : at;
}

/**
 * The footing reached from this level across a hexside: the nearer of the ground and what is above it. A bridge can be
 * entered only from its own hexsides, and is then preferred to the ground below; a roof only if it is nearer.
 */
export function footingAcross(field: Field, level: number, to: Hex, from: Facing): Footing {
  const above = field.aboveOf[to] as number;
  if (above < 0) return to;
  const down = Math.abs(level - (field.levelOf[to] as number));
  const up = Math.abs(level - (field.levelOf[above] as number));
  if (field.walls[to] !== 0) return up < down ? above : to;
  return ((field.bridge[to] as number) >> from) & 1 && up <= down ? above : to;
}

/** Whether a road or pavement leaves a footing through this hexside. */
export function roadBy(field: Field, footing: Footing, side: Facing, bits: Uint8Array = field.road): boolean {
  if (footing < field.hexes) return (((bits[footing] as number) >> side) & 1) === 1;
  const hex = field.hexOf[footing] as number;
  return field.walls[hex] === 0 && (((field.bridge[hex] as number) >> side) & 1) === 1;
}

/** Whether a unit that turns while running may skid here: on a road, pavement or bridge. */
export const slippery = (field: Field, footing: Footing): boolean =>
  footing < field.hexes ? field.road[footing] !== 0 : field.walls[field.hexOf[footing] as number] === 0;

/** Whether a unit on this footing is inside a building. */
export const indoors = (field: Field, footing: Footing): boolean => footing < field.hexes && field.walls[footing] !== 0;

export const across = (field: Field, hex: Hex, side: Facing): Hex => field.near[hex * 6 + side] ?? OFF_MAP;
