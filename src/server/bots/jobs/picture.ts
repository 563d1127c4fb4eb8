import { ok, type Result } from '../../../kernel/result.ts';
import { drawingOf } from '../../../parts/picture/board-text.ts';
import { captioned } from '../../../parts/picture/captioned.ts';
import { svgOf } from '../../../parts/picture/svg.ts';
import { loadRenderer } from '../../pictures/png.ts';
import type { PictureJob } from '../job.ts';
import { type GameCatalog, rulesOf } from '../worker-bots.ts';

const THEME = 'paper';

/** Draws a view as PNG or SVG. */
export async function drawPicture(catalog: GameCatalog, job: PictureJob): Promise<Result<Uint8Array>> {
  const table = rulesOf(catalog, job.game, job.setup);
  if (!table.ok) return table;
  const { game, rules } = table.value;
  const drawing = await drawingOf(game);
  const board = drawing.picture({ ...job.view, rules }, job.language);
  const picture = captioned(board, job.caption, job.size);
  if (job.format === 'svg') return ok(new TextEncoder().encode(svgOf(picture, THEME)));
  const render = await loadRenderer();
  return render.ok ? ok(render.value(picture, THEME).png()) : render;
}
