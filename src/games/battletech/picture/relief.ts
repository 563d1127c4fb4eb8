import type { Colour, Shape } from '../../../kernel/picture.ts';
import { FACINGS, type Facing } from '../../../parts/hex/hex.ts';
import { corner, heading } from '../../../parts/hex/outline.ts';
import { depthAt, type Ground } from '../ground.ts';
import { Heap, hexOutline, levelColour, linePath, type Sheet, type Spot, tenth, waterColour } from './hexes.ts';

/** Ground by level, water by depth, the hex grid, shores and contours. */
export function reliefShapes(sheet: Sheet): Shape[] {
  const { width, height, spots, detail } = sheet;
  const tints = new Heap();
  const washes = new Heap();
  for (const spot of spots) {
    const { ground } = spot;
    const outline = hexOutline(spot);
    const wash = washOf(ground);
    const tint = ground.water >= 0 ? waterColour(ground.water) : levelColour(ground.level);
    tints.add(detail === 'plain' ? (wash ?? tint) : tint, outline);
    if (wash && detail !== 'plain') washes.add(wash, outline);
  }
  const grid: Shape = { kind: 'path', d: spots.map(hexOutline).join(''), stroke: 'contour', width: 1, opacity: 0.3 };
  return [
    { kind: 'rect', x: 0, y: 0, w: width, h: height, fill: 'sunken' },
    ...tints.paths.map(([fill, d]): Shape => ({ kind: 'path', d, fill, stroke: fill, width: 1 })), // the stroke hides seams
    ...washes.paths.map(
      ([fill, d]): Shape => ({ kind: 'path', d, fill, opacity: fill.startsWith('tree') ? 0.4 : 0.7 }),
    ),
    ...(detail === 'plain' ? [] : [grid, ...shoreShapes(sheet), ...contourShapes(sheet)]),
  ];
}

/** The colour over that of the level: of woods, swamps and pavement. */
function washOf({ woods, swamp, paved }: Ground): Colour | undefined {
  if (woods > 0) return woods === 1 ? 'tree-light' : 'tree-heavy';
  return swamp ? 'swamp' : paved ? 'paved' : undefined;
}

const edgeOf = ({ x, y }: Spot, side: Facing): string => {
  const [from, to] = [corner(side), corner(side + 1)];
  return linePath([x + from.x, y + from.y], [x + to.x, y + to.y]);
};

const WIDTHS = [1.8, 2.8, 4]; // of contours, by the number of levels

/** A line along every level change with short downhill strokes; thicker where it is steeper. */
function contourShapes({ spots, beside }: Sheet): Shape[] {
  const lines = WIDTHS.map((): string[] => []);
  const strokes: string[] = [];
  for (const spot of spots)
    for (const side of FACINGS) {
      const other = beside(spot.hex, side);
      const drop = other ? spot.ground.level - other.ground.level : 0;
      if (drop <= 0) continue;
      lines[Math.min(WIDTHS.length, drop) - 1]?.push(edgeOf(spot, side));
      strokes.push(hachures(spot, side, drop));
    }
  return [
    ...lines.map(
      (list, i): Shape => ({ kind: 'path', d: list.join(''), stroke: 'contour', width: WIDTHS[i] ?? 1, round: true }),
    ),
    { kind: 'path', d: strokes.join(''), stroke: 'contour', width: 1.2, opacity: 0.5 },
  ];
}

function hachures({ x, y }: Spot, side: Facing, drop: number): string {
  const [from, to, out] = [corner(side), corner(side + 1), heading(side)];
  const count = drop === 1 ? 4 : 7;
  const length = 2.6 + 1.6 * Math.min(4, drop);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const [sx, sy] = [x + from.x + (to.x - from.x) * share, y + from.y + (to.y - from.y) * share];
    return `M${tenth(sx)} ${tenth(sy)}l${tenth(out.x * length)} ${tenth(out.y * length)}`;
  }).join('');
}

const WAVES = [
  [-13, -13],
  [9, -3],
  [-8, 10],
] as const;

function shoreShapes({ spots, beside }: Sheet): Shape[] {
  const shores: string[] = [];
  const waves: string[] = [];
  for (const spot of spots) {
    const { x, y, ground } = spot;
    if (ground.water < 0) continue;
    for (const side of FACINGS) {
      const other = beside(spot.hex, side);
      if (other && other.ground.water < 0) shores.push(edgeOf(spot, side));
    }
    for (const [dx, dy] of WAVES.slice(0, Math.max(1, Math.min(WAVES.length, depthAt(ground) + 1))))
      waves.push(`M${tenth(x + dx - 7)} ${tenth(y + dy)}q3.5-3.4 7 0q3.5 3.4 7 0`);
  }
  return [
    { kind: 'path', d: waves.join(''), stroke: 'shore', width: 1.4, opacity: 0.6, round: true },
    { kind: 'path', d: shores.join(''), stroke: 'shore', width: 2.6, round: true },
  ];
}
