import type { View } from '../../../games/battletech/view.ts';
import type { Hex } from '../../../parts/hex/hex.ts';
import type { SbtFile } from '../protocol-types.ts';
import { changesBetween, type Scene, sceneOf, sizeOf } from './scene.ts';
import { revisedTable, type Table, tableOf } from './sight-table.ts';

/**
 * The sight table of the current ground, for `helper.ts`. Recent tables are cached for all matches: equal ground
 * returns the same list, so it need not be written again, and small changes update an existing table.
 *
 * - `.ldv/05` covers viewers in column 5. It starts with the number of columns and rows of the map and has two lines
 *   for each row: for every hex of the map, row by row, a digit for line of sight and a digit for partial cover, each
 *   with one bit per `posture`; then the lines that run between pairs of hexes, ` 0717:34`: target hex and walk.
 * - `.ldv/r3` has all other lines to columns three away, which are the same everywhere: from a raised (0) or lowered
 *   (1) column, the columns to the right, the rows down, and the walk.
 *
 * There are few files because creating files is the slow part.
 */
export async function sightTable(view: View): Promise<readonly SbtFile[]> {
  const scene = sceneOf(view);
  const nearest = nearestTo(scene);
  if (nearest?.changes.length === 0) return remember(nearest.known);
  return remember({ scene, table: from(nearest, scene) });
}

/** A new table, reusing what it has in common with a cached one. */
async function from(nearest: Nearest | undefined, scene: Scene): Promise<Table> {
  const before = await nearest?.known.table;
  const few = nearest && nearest.changes.length < sizeOf(scene) / MANY;
  return before && few ? revisedTable(scene, before, nearest.changes) : tableOf(scene, before);
}

interface Known {
  readonly scene: Scene;
  readonly table: Promise<Table>;
}
const KNOWN: Known[] = []; // most recently used first
const MOST = 64 * 1024 * 1024; // bytes in total; the latest table is always cached
const BYTES = 4; // per pair of hexes, roughly
const MANY = 60; // if more than one hex in 60 has changed, a full rebuild is faster

async function remember(known: Known): Promise<readonly SbtFile[]> {
  const at = KNOWN.indexOf(known);
  if (at >= 0) KNOWN.splice(at, 1);
  KNOWN.unshift(known);
  let bytes = 0;
  for (const [i, { scene }] of KNOWN.entries()) {
    bytes += BYTES * sizeOf(scene) ** 2;
    if (i > 0 && bytes > MOST) KNOWN.length = i;
  }
  return (await known.table).files;
}

interface Nearest {
  readonly known: Known;
  readonly changes: readonly Hex[];
}

/** The cached table of the same size and rules with the fewest differing hexes. */
function nearestTo(scene: Scene): Nearest | undefined {
  let nearest: Nearest | undefined;
  for (const known of KNOWN) {
    const changes = changesBetween(scene, known.scene);
    if (changes && changes.length < (nearest?.changes.length ?? Number.POSITIVE_INFINITY)) nearest = { known, changes };
  }
  return nearest;
}
