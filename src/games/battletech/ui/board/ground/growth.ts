import { chance, spread } from '../../../picture/chance.ts';
import type { Sheet, Spot } from './sheet.ts';

interface Stand {
  readonly trees: number;
  readonly size: number;
  readonly reach: number;
}
/** Light woods have a few small, spaced crowns; heavy woods have many large ones close together. */
const STANDS: readonly Stand[] = [
  { trees: 0, size: 0, reach: 0 },
  { trees: 6, size: 5.4, reach: 25 },
  { trees: 12, size: 7, reach: 27 },
];

/** Trees from above, as on a survey map, with shadows to the south-east. */
export function paintWoods({ pen, palette, spots, scale }: Sheet): void {
  const shades = new Path2D();
  const crowns = [new Path2D(), new Path2D(), new Path2D()] as const;
  const lights = new Path2D();
  for (const { hex, at, ground } of spots) {
    const stand = STANDS[ground.woods] as Stand;
    for (const [i, { x, y }] of spread(hex, 3, stand.trees, stand.reach).entries()) {
      const size = stand.size * (0.82 + 0.36 * chance(hex, 90 + i));
      disc(shades, at.x + x + 1.3, at.y + y + 1.6, size);
      disc(crowns[ground.woods], at.x + x, at.y + y, size);
      disc(lights, at.x + x - size * 0.25, at.y + y - size * 0.28, size * 0.42);
    }
  }
  pen.fillStyle = palette.shade;
  pen.fill(shades);
  pen.strokeStyle = palette['tree-line'];
  pen.lineWidth = Math.max(0.8, 0.5 / scale);
  for (const woods of [1, 2] as const) {
    pen.fillStyle = woods === 1 ? palette['tree-light'] : palette['tree-heavy'];
    pen.fill(crowns[woods]);
    pen.stroke(crowns[woods]);
  }
  pen.globalAlpha = 0.16;
  pen.fillStyle = palette.halo;
  pen.fill(lights);
  pen.globalAlpha = 1;
}

const disc = (path: Path2D, x: number, y: number, radius: number): void => {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
};

/** Rough terrain: boulders. Rubble: remains of walls. */
export function paintStones({ pen, palette, spots, scale }: Sheet): void {
  const stones = new Path2D();
  const rubble = new Path2D();
  const stroke = Math.max(0.9, 0.5 / scale);
  for (const spot of spots) {
    if (spot.ground.rough) boulders(stones, spot);
    if (spot.ground.rubble || spot.ground.building?.cf === 0) debris(rubble, spot);
  }
  pen.lineJoin = 'round';
  for (const [path, fill, line] of [
    [stones, palette.stone, palette['stone-line']],
    [rubble, palette.rubble, palette['rubble-line']],
  ] as const) {
    pen.fillStyle = fill;
    pen.fill(path);
    pen.strokeStyle = line;
    pen.lineWidth = stroke;
    pen.stroke(path);
  }
}

function boulders(path: Path2D, { hex, at }: Spot): void {
  for (const [i, { x, y }] of spread(hex, 11, 9, 26).entries()) {
    const size = 2.6 + 3 * chance(hex, 200 + i);
    const [cx, cy] = [at.x + x, at.y + y];
    path.moveTo(cx - size, cy + size * 0.55);
    path.lineTo(cx - size * 0.55, cy - size * 0.6);
    path.lineTo(cx + size * 0.35, cy - size * 0.75);
    path.lineTo(cx + size, cy + size * 0.1);
    path.lineTo(cx + size * 0.7, cy + size * 0.6);
    path.closePath();
  }
}

function debris(path: Path2D, { hex, at }: Spot): void {
  for (const [i, { x, y }] of spread(hex, 17, 13, 26).entries()) {
    const long = 2.4 + 4.2 * chance(hex, 300 + i);
    const wide = 1.5 + 2 * chance(hex, 330 + i);
    const angle = chance(hex, 360 + i) * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const corners = [
      [-long, -wide],
      [long, -wide],
      [long * 0.8, wide],
      [-long, wide],
    ] as const;
    for (const [n, [a, b]] of corners.entries()) {
      const [px, py] = [at.x + x + a * c - b * s, at.y + y + a * s + b * c];
      if (n === 0) path.moveTo(px, py);
      else path.lineTo(px, py);
    }
    path.closePath();
  }
}

/** Swamps: standing water between tufts. */
export function paintSwamps({ pen, palette, spots, scale }: Sheet): void {
  const water = new Path2D();
  const reeds = new Path2D();
  for (const { hex, at, ground } of spots) {
    if (!ground.swamp) continue;
    for (const [i, { x, y }] of spread(hex, 23, 9, 25).entries()) {
      const [px, py] = [at.x + x, at.y + y];
      const wide = 5 + 5 * chance(hex, 400 + i);
      water.moveTo(px - wide, py + 2.5);
      water.lineTo(px + wide, py + 2.5);
      if (i % 3 === 2) continue;
      for (const lean of [-2.6, 0, 2.6]) {
        reeds.moveTo(px, py + 2);
        reeds.lineTo(px + lean, py - 5 + Math.abs(lean) * 0.7);
      }
    }
  }
  pen.lineCap = 'round';
  pen.strokeStyle = palette.shore;
  pen.lineWidth = Math.max(1, 0.5 / scale);
  pen.stroke(water);
  pen.strokeStyle = palette.reed;
  pen.lineWidth = Math.max(1.2, 0.6 / scale);
  pen.stroke(reeds);
}
