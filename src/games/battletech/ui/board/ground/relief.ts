import { corner, heading, hexPath, INNER } from '../../../../../page/hex-shape.ts';
import { FACINGS, type Facing } from '../../../../../parts/hex/hex.ts';
import { depthAt } from '../../../ground.ts';
import { levelColour, waterColour } from './palette.ts';
import { heap, type Sheet, type Spot } from './sheet.ts';

/** Each hex in the colour of its level or water depth, tinted by what is on it. */
export function paintTints({ pen, palette, spots }: Sheet): void {
  const tints = heap();
  const washes = heap();
  for (const { at, ground } of spots) {
    const shape = new Path2D(hexPath(at, 1.012)); // slightly over the edge, to avoid seams
    tints
      .of(ground.water >= 0 ? waterColour(palette, ground.water) : levelColour(palette, ground.level))
      .addPath(shape);
    if (ground.paved) washes.of(palette.paved).addPath(shape);
    if (ground.swamp) washes.of(palette.swamp).addPath(shape);
    if (ground.woods > 0)
      washes.of(ground.woods === 1 ? palette['woods-light'] : palette['woods-heavy']).addPath(shape);
  }
  tints.fill(pen);
  washes.fill(pen);
}

/** The hex grid, as hairlines. */
export function paintHexes({ pen, palette, spots, scale }: Sheet): void {
  const lines = new Path2D();
  for (const { at } of spots) lines.addPath(new Path2D(hexPath(at)));
  pen.strokeStyle = palette.line;
  pen.lineWidth = Math.max(0.7, 0.55 / scale);
  pen.stroke(lines);
}

/** Visible surface level of a hex; for water, the water surface. */
const heightOf = ({ ground }: Spot): number => ground.level;

/** A line along every level change, with short downhill strokes: more and longer ones where it is steeper. */
export function paintContours({ pen, palette, spots, beside, scale }: Sheet): void {
  const lines = [new Path2D(), new Path2D(), new Path2D()] as const;
  const strokes = new Path2D();
  for (const spot of spots)
    for (const side of FACINGS) {
      const other = beside(spot.hex, side);
      const drop = other ? heightOf(spot) - heightOf(other) : 0;
      if (drop <= 0) continue;
      const [from, to] = [corner(side), corner(side + 1)];
      const line = lines[Math.min(3, drop) - 1] as Path2D;
      line.moveTo(spot.at.x + from.x, spot.at.y + from.y);
      line.lineTo(spot.at.x + to.x, spot.at.y + to.y);
      hachures(strokes, spot, side, drop);
    }
  pen.strokeStyle = palette.contour;
  pen.lineCap = 'round';
  const least = 0.8 / scale;
  for (const [i, width] of [1.3, 2.2, 3.4].entries()) {
    pen.lineWidth = Math.max(width, least * (1 + i * 0.6));
    pen.stroke(lines[i] as Path2D);
  }
  pen.globalAlpha = 0.5;
  pen.lineWidth = Math.max(0.9, 0.5 / scale);
  pen.stroke(strokes);
  pen.globalAlpha = 1;
}

function hachures(path: Path2D, { at }: Spot, side: Facing, drop: number): void {
  const [from, to, out] = [corner(side), corner(side + 1), heading(side)];
  const count = drop === 1 ? 5 : 8;
  const length = 2.6 + 1.6 * Math.min(4, drop);
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count;
    const x = at.x + from.x + (to.x - from.x) * share;
    const y = at.y + from.y + (to.y - from.y) * share;
    path.moveTo(x, y);
    path.lineTo(x + out.x * length, y + out.y * length);
  }
}

/** Shorelines, finer lines where water gets deeper, and a few waves. */
export function paintShores({ pen, palette, spots, beside, scale }: Sheet): void {
  const shores = new Path2D();
  const depths = new Path2D();
  for (const spot of spots) {
    if (spot.ground.water < 0) continue;
    for (const side of FACINGS) {
      const other = beside(spot.hex, side);
      if (!other || (other.ground.water === spot.ground.water && other.ground.level === spot.ground.level)) continue;
      const shore = other.ground.water < 0;
      if (!shore && other.ground.water > spot.ground.water) continue;
      const path = shore ? shores : depths;
      const [from, to] = [corner(side), corner(side + 1)];
      path.moveTo(spot.at.x + from.x, spot.at.y + from.y);
      path.lineTo(spot.at.x + to.x, spot.at.y + to.y);
    }
  }
  pen.lineCap = 'round';
  pen.strokeStyle = palette.shore;
  pen.lineWidth = Math.max(2, 1 / scale);
  pen.stroke(shores);
  pen.setLineDash([3, 4]);
  pen.lineWidth = 1;
  pen.stroke(depths);
  pen.setLineDash([]);
  paintWaves({ pen, palette, spots });
}

const WAVES = [
  [-13, -13],
  [9, -3],
  [-8, 10],
] as const;

function paintWaves({ pen, palette, spots }: Pick<Sheet, 'pen' | 'palette' | 'spots'>): void {
  const waves = new Path2D();
  for (const { at, ground } of spots) {
    const depth = depthAt(ground);
    if (ground.water < 0) continue;
    for (const [dx, dy] of WAVES.slice(0, Math.max(1, Math.min(3, depth + 1)))) {
      const [x, y] = [at.x + dx, at.y + dy];
      waves.moveTo(x - 7, y);
      waves.quadraticCurveTo(x - 3.5, y - 3.4, x, y);
      waves.quadraticCurveTo(x + 3.5, y + 3.4, x + 7, y);
    }
  }
  pen.strokeStyle = palette.wave;
  pen.lineWidth = 1.2;
  pen.stroke(waves);
}

/** A frame around the map: the outer hexsides, slightly stronger. */
export function paintEdge({ pen, palette, spots, beside }: Sheet): void {
  const edge = new Path2D();
  for (const { hex, at } of spots)
    for (const side of FACINGS) {
      if (beside(hex, side)) continue;
      const [from, to] = [corner(side), corner(side + 1)];
      edge.moveTo(at.x + from.x, at.y + from.y);
      edge.lineTo(at.x + to.x, at.y + to.y);
    }
  pen.strokeStyle = palette.edge;
  pen.lineWidth = INNER / 20;
  pen.stroke(edge);
}
