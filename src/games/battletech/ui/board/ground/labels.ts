import { INNER } from '../../../../../page/hex-shape.ts';
import { labelOf } from '../../../../../parts/hex/hex.ts';
import { depthAt, type Ground } from '../../../ground.ts';
import type { Sheet } from './sheet.ts';

/** Part of a label: a number after a small wedge that points up (height) or down (depth). */
interface Figure {
  readonly text: string;
  readonly wedge?: 'up' | 'down';
}

/** Text at the bottom of a hex: its level, water depth, and the height and strength of its building or bridge. */
export function figuresOf(ground: Ground, fine: boolean): readonly Figure[] {
  const figures: Figure[] = [];
  const { level, building, bridge } = ground;
  const depth = depthAt(ground);
  if (level !== 0) figures.push({ text: level < 0 ? `\u2212${-level}` : String(level) });
  if (depth > 0) figures.push({ text: String(depth), wedge: 'down' });
  if (building && building.cf > 0) {
    if (building.height > 0) figures.push({ text: String(building.height), wedge: 'up' });
    if (fine) figures.push({ text: `CF ${building.cf}` });
  }
  if (bridge && !building) {
    figures.push({ text: String(bridge.level), wedge: 'up' });
    if (fine) figures.push({ text: `CF ${bridge.cf}` });
  }
  return figures;
}

const FINE = 0.75; // pixels per unit at which small print becomes readable

/** Large enough to read, within the space of a hex. */
const sizeAt = (scale: number): number => Math.min(15, Math.max(5, 12 / scale));

export function paintFigures({ pen, palette, spots, scale }: Sheet): void {
  const size = sizeAt(scale);
  pen.font = `600 ${size}px ${palette.mono}`;
  pen.textBaseline = 'alphabetic';
  pen.lineJoin = 'round';
  for (const { at, ground } of spots) {
    const figures = figuresOf(ground, scale >= FINE);
    if (figures.length === 0) continue;
    const widths = figures.map(({ text, wedge }) => pen.measureText(text).width + (wedge ? size * 0.62 : 0));
    const gap = size * 0.45;
    const all = widths.reduce((sum, width) => sum + width, gap * (figures.length - 1));
    let x = at.x - all / 2;
    const y = at.y + INNER - 3;
    for (const [i, { text, wedge }] of figures.entries()) {
      const wide = wedge ? size * 0.62 : 0;
      printed(pen, palette, text, x + wide, y, size);
      if (wedge) drawWedge(pen, x, y - size * 0.36, size * 0.5, wedge);
      x += (widths[i] ?? 0) + gap;
    }
  }
}

function printed(
  pen: CanvasRenderingContext2D,
  palette: Sheet['palette'],
  text: string,
  x: number,
  y: number,
  size: number,
): void {
  pen.textAlign = 'left';
  pen.strokeStyle = palette.halo;
  pen.globalAlpha = 0.65;
  pen.lineWidth = size * 0.26;
  pen.strokeText(text, x, y);
  pen.globalAlpha = 1;
  pen.fillStyle = palette.label;
  pen.fillText(text, x, y);
}

function drawWedge(pen: CanvasRenderingContext2D, x: number, y: number, size: number, way: 'up' | 'down'): void {
  const tip = way === 'up' ? -size / 2 : size / 2;
  pen.beginPath();
  pen.moveTo(x, y - tip);
  pen.lineTo(x + size, y - tip);
  pen.lineTo(x + size / 2, y + tip);
  pen.closePath();
  pen.fill();
}

/** Hex numbers, at the top of each hex. */
export function paintNumbers({ pen, palette, grid, spots, scale }: Sheet): void {
  const size = Math.min(12, Math.max(4.5, 11 / scale));
  pen.font = `400 ${size}px ${palette.mono}`;
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'center';
  pen.fillStyle = palette.label;
  pen.globalAlpha = 0.75;
  for (const { hex, at } of spots) pen.fillText(labelOf(grid, hex), at.x, at.y - INNER + size + 1);
  pen.globalAlpha = 1;
}
