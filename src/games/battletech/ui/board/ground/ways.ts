import { heading, INNER, type Point } from '../../../../../page/hex-shape.ts';
import { FACINGS, type Facing } from '../../../../../parts/hex/hex.ts';
import { waterColour } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** The hexsides in a bit set. */
export const sidesOf = (bits: number): readonly Facing[] => FACINGS.filter((side) => (bits >> side) & 1);

/** A road or river through a hex: two ends form a smooth bend, more meet in the middle, one ends there. */
function way(path: Path2D, { x, y }: Point, bits: number): void {
  const ends = sidesOf(bits).map((side) => {
    const { x: dx, y: dy } = heading(side);
    return { x: x + dx * INNER, y: y + dy * INNER };
  });
  const [one, other] = ends;
  if (one && other && ends.length === 2) {
    path.moveTo(one.x, one.y);
    path.quadraticCurveTo(x, y, other.x, other.y);
    return;
  }
  for (const end of ends) {
    path.moveTo(x, y);
    path.lineTo(end.x, end.y);
  }
}

/** Rivers: banks and the water between. */
export function paintRivers({ pen, palette, spots }: Sheet): void {
  const rivers = new Path2D();
  for (const { at, ground } of spots) if (ground.river) way(rivers, at, ground.river);
  pen.lineCap = 'butt';
  pen.lineJoin = 'round';
  pen.strokeStyle = palette.shore;
  pen.lineWidth = 19;
  pen.stroke(rivers);
  pen.strokeStyle = waterColour(palette, 1);
  pen.lineWidth = 15.5;
  pen.stroke(rivers);
}

/** Pavement: slabs. */
export function paintPaving({ pen, palette, spots, scale }: Sheet): void {
  const slabs = new Path2D();
  for (const { at, ground } of spots) {
    if (!ground.paved) continue;
    for (const dx of [-20, 0, 20]) {
      const half = INNER - (Math.abs(dx) === 20 ? 0 : 0);
      slabs.moveTo(at.x + dx, at.y - half);
      slabs.lineTo(at.x + dx, at.y + half);
    }
    for (const dy of [-INNER / 2, 0, INNER / 2]) {
      const half = 40 - Math.abs(dy) / Math.sqrt(3);
      slabs.moveTo(at.x - half, at.y + dy);
      slabs.lineTo(at.x + half, at.y + dy);
    }
  }
  pen.strokeStyle = palette['paved-line'];
  pen.lineWidth = Math.max(0.8, 0.4 / scale);
  pen.stroke(slabs);
}

/** Roads, joined from hex to hex: all edges first, then all surfaces. */
export function paintRoads({ pen, palette, spots }: Sheet): void {
  const roads = new Path2D();
  const hubs = new Path2D();
  for (const { at, ground } of spots) {
    if (!ground.road) continue;
    way(roads, at, ground.road);
    if (sidesOf(ground.road).length === 2) continue;
    hubs.moveTo(at.x + 5, at.y);
    hubs.arc(at.x, at.y, 5, 0, 2 * Math.PI);
  }
  pen.lineCap = 'butt';
  pen.lineJoin = 'round';
  for (const [colour, width] of [
    [palette['road-line'], 12.5],
    [palette.road, 9.5],
  ] as const) {
    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    pen.lineWidth = width;
    pen.stroke(roads);
    pen.lineWidth = width - 10;
    pen.fill(hubs);
    if (width > 10) pen.stroke(hubs);
  }
}

/** Bridges: a deck with rails, from side to side. */
export function paintBridges({ pen, palette, spots }: Sheet): void {
  for (const { at, ground } of spots) {
    if (!ground.bridge) continue;
    const deck = new Path2D();
    way(deck, at, ground.bridge.exits);
    pen.lineCap = 'butt';
    for (const [colour, width, dash] of [
      [palette.wall, 22, []],
      [palette.deck, 17.5, []],
      [palette.wall, 15, [1.4, 5]],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.setLineDash([...dash]);
      pen.globalAlpha = dash.length > 0 ? 0.35 : 1;
      pen.stroke(deck);
    }
    pen.setLineDash([]);
    pen.globalAlpha = 1;
  }
}
