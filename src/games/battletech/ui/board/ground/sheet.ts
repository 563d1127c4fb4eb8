import { middleOf, type Point } from '../../../../../page/hex-shape.ts';
import type { Brush } from '../../../../../page/painting.tsx';
import type { Facing, Hex, HexGrid } from '../../../../../parts/hex/hex.ts';
import { neighbour } from '../../../../../parts/hex/hex.ts';
import type { Ground } from '../../../ground.ts';
import { groundAt, type Land } from '../../../view.ts';
import { type Palette, paletteOf } from './palette.ts';

/** A hex to paint. */
export interface Spot {
  readonly hex: Hex;
  readonly at: Point;
  readonly ground: Ground;
}

/** The canvas, painted layer by layer. */
export interface Sheet {
  readonly pen: CanvasRenderingContext2D;
  readonly scale: number; // pixels per unit
  readonly palette: Palette;
  readonly grid: HexGrid;
  readonly spots: readonly Spot[];
  beside(hex: Hex, side: Facing): Spot | undefined;
}

export function sheetOf(brush: Brush, land: Land): Sheet {
  const grid = land.rules.map;
  const spots: Spot[] = Array.from({ length: grid.cols * grid.rows }, (_, hex) => ({
    hex,
    at: middleOf(grid, hex),
    ground: groundAt(land, hex),
  }));
  return {
    pen: brush.pen,
    scale: brush.scale,
    palette: paletteOf(brush),
    grid,
    spots,
    beside: (hex, side) => spots[neighbour(grid, hex, side)],
  };
}

/** Shapes grouped by colour, so each colour is painted once. */
interface Heap {
  of(colour: string): Path2D;
  fill(pen: CanvasRenderingContext2D): void;
}

export function heap(): Heap {
  const paths = new Map<string, Path2D>();
  return {
    of(colour) {
      const known = paths.get(colour) ?? new Path2D();
      paths.set(colour, known);
      return known;
    },
    fill(pen) {
      for (const [colour, path] of paths) {
        pen.fillStyle = colour;
        pen.fill(path);
      }
    },
  };
}
