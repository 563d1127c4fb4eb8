import { type BuildingKind, built } from '../../../games/battletech/data/buildings.ts';
import { type Building, CLEAR, type GameMap, type Ground } from '../../../games/battletech/ground.ts';
import { hexAt } from '../../../parts/hex/hex.ts';
import { type HexRecord, type MapFile, OBJECT, TERRAIN } from '../files/map.ts';

/** The turn in which all fires started: before any turn that is played. */
const LONG_AGO = 1;

/** The current map. The file lists hexes by column, our map by row. */
export function mapOf({ cols, rows, hexes }: MapFile): GameMap {
  const ground: Ground[] = new Array(cols * rows).fill(CLEAR);
  for (const [i, hex] of hexes.entries()) ground[hexAt({ cols, rows }, Math.floor(i / rows), i % rows)] = groundOf(hex);
  return { name: 'sbt', cols, rows, hexes: ground };
}

/**
 * Assumes what the file does not contain: fires are at least a turn old, smoke is light, and a road over water is not a
 * bridge.
 */
const groundOf = (hex: HexRecord): Ground => ({
  ...CLEAR,
  ...surfaceOf(hex),
  woods: hex.object === OBJECT.lightWoods ? 1 : hex.object === OBJECT.heavyWoods ? 2 : 0,
  rubble: hex.object === OBJECT.rubble || hex.collapsed,
  building: buildingOf(hex),
  road: hex.road,
  river: hex.river,
  fire: hex.fire ? LONG_AGO : 0,
  smoke: hex.smoke ? 1 : 0,
  clubs: hex.clubs,
});

/** Water below level 0 is given by the level of its bed; its surface is at 0. */
const surfaceOf = ({ level, terrain }: HexRecord): Pick<Ground, 'level' | 'water' | 'swamp' | 'paved'> => ({
  level: terrain === TERRAIN.water ? Math.max(0, level) : level,
  water: terrain === TERRAIN.water ? Math.max(0, -level) : -1,
  swamp: terrain === TERRAIN.swamp,
  paved: terrain === TERRAIN.paved,
});

/** The file has no heights, so a building gets the usual height of its kind. */
function buildingOf({ object, cf, collapsed }: HexRecord): Building | null {
  if (object < OBJECT.building || object > OBJECT.bunker) return null;
  const bunker = object === OBJECT.bunker;
  const kind = (bunker ? object - OBJECT.building : object - OBJECT.building + 1) as BuildingKind;
  return { ...built(kind, bunker), cf: collapsed ? 0 : cf };
}
