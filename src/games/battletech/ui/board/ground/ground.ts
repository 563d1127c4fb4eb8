import type { Brush } from '../../../../../page/painting.tsx';
import type { Land } from '../../../view.ts';
import { paintClubs, paintFires, paintSmoke } from './air.ts';
import { paintBuildings } from './buildings.ts';
import { paintStones, paintSwamps, paintWoods } from './growth.ts';
import { paintFigures, paintNumbers } from './labels.ts';
import { paintContours, paintEdge, paintHexes, paintShores, paintTints } from './relief.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { paintBridges, paintPaving, paintRivers, paintRoads } from './ways.ts';

/** Layers from bottom to top. */
const LAYERS: readonly ((sheet: Sheet) => void)[] = [
  paintTints,
  paintPaving,
  paintHexes,
  paintShores,
  paintContours,
  paintSwamps,
  paintRivers,
  paintRoads,
  paintStones,
  paintWoods,
  paintBuildings,
  paintBridges,
  paintClubs,
  paintFires,
  paintSmoke,
  paintEdge,
];

interface Printing {
  readonly figures: boolean; // levels, depths, heights
  readonly numbers: boolean; // hex numbers
}

/** Paints the whole map in its current state. */
export function paintGround(brush: Brush, land: Land, { figures, numbers }: Printing): void {
  const sheet = sheetOf(brush, land);
  for (const layer of LAYERS) layer(sheet);
  if (figures) paintFigures(sheet);
  if (numbers) paintNumbers(sheet);
}
