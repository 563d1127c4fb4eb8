import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import type { Picture } from '../../kernel/picture.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Theme } from '../../parts/picture/palette.ts';
import { svgOf } from '../../parts/picture/svg.ts';

/** The fonts are next to the bundle, or in dist/ when running from source. */
const BUNDLED = fileURLToPath(new URL('./fonts/', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../dist/fonts/', import.meta.url));

/** Pixels row by row, four bytes each. */
interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  png(): Uint8Array;
}

export type Renderer = (picture: Picture, theme: Theme) => Bitmap;

/** Draws pictures with the project's own fonts only, so the result is the same on every machine. */
export async function loadRenderer(): Promise<Result<Renderer>> {
  const folder = existsSync(BUNDLED) ? BUNDLED : BUILT;
  if (!existsSync(folder)) return no({ code: 'no-renderer', problem: `the folder ${folder} is missing` });
  const fontFiles = readdirSync(folder)
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => join(folder, name));
  const font: ResvgRenderOptions['font'] = {
    loadSystemFonts: false,
    fontFiles,
    defaultFontFamily: 'IBM Plex Sans',
    sansSerifFamily: 'IBM Plex Sans',
    monospaceFamily: 'IBM Plex Mono',
  };
  try {
    const { Resvg } = await import('@resvg/resvg-js');
    return ok((picture, theme) => {
      const image = new Resvg(svgOf(picture, theme), { font, logLevel: 'off' }).render();
      return { width: image.width, height: image.height, pixels: image.pixels, png: () => image.asPng() };
    });
  } catch (error) {
    return no({ code: 'no-renderer', problem: error instanceof Error ? error.message : String(error) });
  }
}
