import type { Ground } from '../../../games/battletech/ground.ts';
import { groundAt, type View } from '../../../games/battletech/view.ts';
import { hexAt } from '../../../parts/hex/hex.ts';
import { times } from '../files/lines.ts';
import { type HexRecord, type MapFile, OBJECT, TERRAIN } from '../files/map.ts';

/** The current map. What the simulator does not have becomes the nearest thing it does. */
export function mapOf(view: View): MapFile {
  const { map } = view.rules;
  const { cols, rows } = map;
  const hexes = times(cols * rows, (i) => hexOf(groundAt(view, hexAt(map, Math.floor(i / rows), i % rows))));
  return { rows, cols, hexes };
}

/** Water is given by the level of its bed; a bridge becomes a road over the water. */
const hexOf = (ground: Ground): HexRecord => ({
  level: ground.level - Math.max(0, ground.water),
  terrain: terrainOf(ground),
  object: objectOf(ground),
  cf: ground.building?.cf ?? 0,
  collapsed: ground.building?.cf === 0,
  fire: ground.fire > 0,
  smoke: ground.smoke > 0,
  clubs: ground.clubs,
  river: ground.river,
  road: ground.road | (ground.bridge?.exits ?? 0),
});

function terrainOf({ water, swamp, paved }: Ground): number {
  if (water > 0) return TERRAIN.water;
  if (swamp) return TERRAIN.swamp;
  return paved ? TERRAIN.paved : water === 0 ? TERRAIN.water : TERRAIN.open;
}

/** Rough ground is as hard to cross as rubble, so it becomes rubble. */
function objectOf({ building, woods, rough, rubble }: Ground): number {
  if (building) return building.bunker ? OBJECT.bunker : OBJECT.building + building.kind - 1;
  if (woods > 0) return woods === 1 ? OBJECT.lightWoods : OBJECT.heavyWoods;
  return rough || rubble ? OBJECT.rubble : OBJECT.none;
}
