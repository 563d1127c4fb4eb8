import type { Paint, Picture, PictureText, Shape } from '../kernel/picture.ts';
import { hatchLines } from '../parts/picture/hatch.ts';
import { PALETTES, type Palette, type Theme } from '../parts/picture/palette.ts';

type Pen = CanvasRenderingContext2D;

const SANS = '"IBM Plex Sans", system-ui, sans-serif';
const MONO = '"IBM Plex Mono", ui-monospace, monospace';

/** Paints a picture in its own units; scale the context first. */
export function paintPicture(pen: Pen, { shapes }: Picture, theme: Theme): void {
  pen.save();
  pen.lineJoin = 'round';
  pen.textBaseline = 'alphabetic';
  for (const shape of shapes) paintShape(pen, shape, PALETTES[theme]);
  pen.restore();
}

/** Texts are painted with the fonts of the page, which the browser loads on demand. */
export const pictureFonts = (): Promise<unknown> =>
  Promise.all(
    [400, 600].flatMap((weight) => [SANS, MONO].map((font) => document.fonts.load(`${weight} 16px ${font}`))),
  );

/** The picture on a new canvas of this width in pixels. */
export function pictureCanvas(picture: Picture, theme: Theme, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const scale = width / picture.width;
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen) {
    pen.scale(scale, scale);
    paintPicture(pen, picture, theme);
  }
  return canvas;
}

function paintShape(pen: Pen, shape: Shape, palette: Palette): void {
  switch (shape.kind) {
    case 'text':
      return paintText(pen, shape, palette);
    case 'group': {
      const { x, y, turn = 0, scale = 1, opacity = 1, clip, shapes } = shape;
      const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
      pen.save();
      pen.globalAlpha *= opacity;
      pen.translate(x, y);
      pen.rotate((turn * Math.PI) / 180);
      pen.scale(sx, sy);
      if (clip) {
        pen.beginPath();
        pen.rect(clip.x, clip.y, clip.w, clip.h);
        pen.clip();
      }
      for (const inner of shapes) paintShape(pen, inner, palette);
      pen.restore();
      return;
    }
    default:
      return paintPath(pen, pathOf(shape), shape, palette);
  }
}

function pathOf(shape: Exclude<Shape, { kind: 'text' | 'group' }>): Path2D {
  const path = shape.kind === 'path' ? new Path2D(shape.d) : new Path2D();
  switch (shape.kind) {
    case 'rect':
      path.roundRect(shape.x, shape.y, Math.max(0, shape.w), Math.max(0, shape.h), shape.corner ?? 0);
      break;
    case 'circle':
      path.ellipse(shape.x, shape.y, shape.r, shape.ry ?? shape.r, 0, 0, 2 * Math.PI);
      break;
    case 'line':
      path.moveTo(...shape.from);
      path.lineTo(...shape.to);
      break;
    case 'polygon':
      for (const [i, point] of shape.points.entries()) {
        if (i === 0) path.moveTo(...point);
        else path.lineTo(...point);
      }
      path.closePath();
      break;
    case 'hatch':
      for (const [from, to] of hatchLines(shape.points, shape.gap)) {
        path.moveTo(...from);
        path.lineTo(...to);
      }
      break;
    case 'path':
  }
  return path;
}

function paintPath(
  pen: Pen,
  path: Path2D,
  { fill, stroke, width = 1, dash, round, opacity = 1 }: Paint,
  palette: Palette,
): void {
  const before = pen.globalAlpha;
  pen.globalAlpha = before * opacity;
  if (fill) {
    pen.fillStyle = palette[fill];
    pen.fill(path);
  }
  if (stroke) {
    pen.strokeStyle = palette[stroke];
    pen.lineWidth = width;
    pen.lineCap = round ? 'round' : 'butt';
    pen.setLineDash(dash ? [...dash] : []);
    pen.stroke(path);
  }
  pen.globalAlpha = before;
}

function paintText(pen: Pen, shape: PictureText, palette: Palette): void {
  const { x, y, text, size, fill, anchor = 'start', bold, mono, halo, opacity = 1 } = shape;
  const before = pen.globalAlpha;
  pen.globalAlpha = before * opacity;
  pen.font = `${bold ? 600 : 400} ${size}px ${mono ? MONO : SANS}`;
  pen.textAlign = anchor === 'middle' ? 'center' : anchor;
  if (halo) {
    pen.strokeStyle = palette[halo];
    pen.lineWidth = size * 0.28;
    pen.setLineDash([]);
    pen.strokeText(text, x, y);
  }
  pen.fillStyle = palette[fill];
  pen.fillText(text, x, y);
  pen.globalAlpha = before;
}
