import type { View } from '../../../games/battletech/view.ts';
import type { Hex } from '../../../parts/hex/hex.ts';
import type { SbtFile } from '../nouns.ts';
import { changesBetween, type Scene, sceneOf, sizeOf } from './scene.ts';
import { revisedTable, type Table, tableOf } from './table.ts';

/**
 * The sight table of the ground as it is now, for `helper.ts`. Tables are known for a while, to all matches: for the same
 * ground the same list is given back, so that it need not be written again, and where little has changed little is done anew.
 *
 * - `.ldv/05` is about those who look from a hex of column 5. It begins with the columns and rows of the map and has two lines
 *   for each row: for every hex of the map, row by row, a digit for line of sight and a digit for partial cover, both with a
 *   bit for each `posture`; then the lines that run between pairs of hexes, ` 0717:34`: to this hex, by this walk.
 * - `.ldv/r3` has all other lines to columns three away, which are the same everywhere: from a column that stands high (0) or
 *   sits low (1), so many columns to the right, so many rows down, and the walk.
 *
 * There are few files, since it is making them that takes the time.
 */
export async function sightTable(view: View): Promise<readonly SbtFile[]> {
  const scene = sceneOf(view);
  const nearest = nearestTo(scene);
  if (nearest?.changes.length === 0) return remember(nearest.known);
  return remember({ scene, table: from(nearest, scene) });
}

/** A new table, by what it has in common with one that is known. */
async function from(nearest: Nearest | undefined, scene: Scene): Promise<Table> {
  const before = await nearest?.known.table;
  const few = nearest && nearest.changes.length < sizeOf(scene) / MANY;
  return before && few ? revisedTable(scene, before, nearest.changes) : tableOf(scene, before);
}

interface Known {
  readonly scene: Scene;
  readonly table: Promise<Table>;
}
const KNOWN: Known[] = []; // the last one used first
const MOST = 64 * 1024 * 1024; // bytes of all of them, but the last is always known
const BYTES = 4; // for a pair of hexes, about
const MANY = 60; // where one hex of so many has changed, it is quicker to begin anew

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

/** The one of the same size and rules that differs in the fewest hexes. */
function nearestTo(scene: Scene): Nearest | undefined {
  let nearest: Nearest | undefined;
  for (const known of KNOWN) {
    const changes = changesBetween(scene, known.scene);
    if (changes && changes.length < (nearest?.changes.length ?? Number.POSITIVE_INFINITY)) nearest = { known, changes };
  }
  return nearest;
}
