import type { Colour, Shape } from '../../../kernel/picture.ts';
import { type Polygon, placed } from '../../../parts/plane/shape.ts';
import type { Piece, Scenario, Terrain } from '../scenario.ts';
import { pathOf, rays, scaled, stakes, trees } from './textures.ts';

const RIM = 0.7; // inches of table edge around the battlefield
export const EDGE = RIM + 0.3;

/** The battlefield and its terrain, in inches. */
export function fieldShapes({ table, terrain }: Scenario): Shape[] {
  const { width: w, height: h } = table;
  return [
    { kind: 'rect', x: -EDGE, y: -EDGE, w: w + 2 * EDGE, h: h + 2 * EDGE, fill: 'raised' },
    { kind: 'rect', x: -RIM, y: -RIM, w: w + 2 * RIM, h: h + 2 * RIM, corner: 0.4, fill: 'road-line' },
    { kind: 'rect', x: 0, y: 0, w, h, fill: 'level-0' },
    { kind: 'path', d: lines(w, h, 1), stroke: 'grid', width: 0.03, opacity: 0.45 },
    { kind: 'path', d: lines(w, h, 6), stroke: 'grid', width: 0.08 },
    ...terrain.flatMap(pieceShapes),
  ];
}

function lines(width: number, height: number, step: number): string {
  let path = '';
  for (let x = step; x < width; x += step) path += `M${x} 0v${height}`;
  for (let y = step; y < height; y += step) path += `M0 ${y}h${width}`;
  return path;
}

const FLOOR: Readonly<Record<Terrain, Colour>> = {
  ruins: 'paved',
  woods: 'swamp',
  crater: 'level-2',
  barricade: 'deck',
  obstacle: 'stone',
};
const LINE: Readonly<Record<Terrain, Colour>> = {
  ruins: 'stone-line',
  woods: 'tree-line',
  crater: 'contour',
  barricade: 'contour',
  obstacle: 'stone-line',
};

function pieceShapes(piece: Piece): Shape[] {
  const area = placed(piece.corners, { x: 0, y: 0 });
  const d = pathOf(area.corners);
  const shade: Shape = { kind: 'path', d, fill: 'shade', opacity: 0.2 };
  return [
    { kind: 'group', x: 0.18, y: 0.24, shapes: [shade] },
    { kind: 'path', d, fill: FLOOR[piece.kind], stroke: LINE[piece.kind], width: 0.1 },
    ...textureShapes(piece, area, d),
  ];
}

function textureShapes({ kind }: Piece, area: Polygon, d: string): Shape[] {
  const stroke = LINE[kind];
  switch (kind) {
    case 'ruins':
      return [
        { kind: 'path', d, stroke, width: 0.36 },
        { kind: 'path', d, stroke: FLOOR.ruins, width: 0.14, dash: [0.5, 0.9] },
      ];
    case 'woods':
      return trees(area).map(({ x, y, r }) => ({ kind: 'circle', x, y, r, fill: 'tree-light', stroke, width: 0.08 }));
    case 'crater':
      return [
        { kind: 'path', d: scaled(area, 0.62), fill: 'contour', opacity: 0.4 },
        { kind: 'path', d: rays(area), stroke, width: 0.1, round: true },
      ];
    case 'barricade':
      return [{ kind: 'path', d: stakes(area), stroke, width: 0.1, round: true }];
    case 'obstacle':
      return [
        { kind: 'path', d: scaled(area, 0.68), stroke, width: 0.1 },
        { kind: 'path', d: scaled(area, 0.36), stroke, width: 0.1 },
      ];
  }
}
