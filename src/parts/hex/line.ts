import type { Hex, HexGrid } from './hex.ts';

/** Whether a hex that a line only touches at a corner is left out or belongs to the line. */
export type Corner = 'ignored' | 'touched';

/**
 * The hexes on a straight line between two centres, without its ends, as offsets from the first hex. A line along
 * hexsides has separate lists for its left and right side; otherwise both are the same. Hexes may be off the map.
 */
export interface Line {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

export const isDivided = (line: Line): boolean => line.left !== line.right;

// Columns and half rows are integer coordinates, so all tests are exact.
type Point = readonly [col: number, half: number];
const STEPS: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** A step to a neighbouring hex along a line: distance forward and sideways (positive = right). */
interface Step {
  readonly by: Point;
  readonly ahead: number;
  readonly aside: number;
}

/** The steps that lead towards a point, shortest first. */
const stepsTowards = ([col, half]: Point): readonly Step[] =>
  STEPS.map((by) => ({ by, ahead: 3 * col * by[0] + half * by[1], aside: 3 * (col * by[1] - half * by[0]) }))
    .filter(({ ahead }) => ahead > 0)
    .sort((a, b) => a.ahead - b.ahead);

/** How far the corners of a hex extend sideways from its centre. */
const widthTowards = ([col, half]: Point): number => Math.max(2 * Math.abs(half), 3 * Math.abs(col) + Math.abs(half));

const runsAlongSides = ([col, half]: Point): boolean => half === 0 || Math.abs(half) === 3 * Math.abs(col);
const sum = ([a, b]: Point, [c, d]: Point): Point => [a + c, b + d];
const same = ([a, b]: Point, [c, d]: Point): boolean => a === c && b === d;

/** The nearest hex ahead that the line crosses or touches. */
function undivided(end: Point, corner: Corner): Point[] {
  const steps = stepsTowards(end);
  const widest = widthTowards(end) - (corner === 'touched' ? 0 : 1);
  const hexes: Point[] = [];
  let at: Point = [0, 0];
  let aside = 0;
  for (;;) {
    const step = steps.find((it) => Math.abs(aside + it.aside) <= widest) as Step;
    at = sum(at, step.by);
    if (same(at, end)) return hexes;
    aside += step.aside;
    hexes.push(at);
  }
}

/** Alternates between a pair of hexes and a single hex on the line. */
function divided(end: Point): { readonly left: Point[]; readonly right: Point[] } {
  const [one, other] = stepsTowards(end) as [Step, Step];
  const [toLeft, toRight] = one.aside < 0 ? [one, other] : [other, one];
  const left: Point[] = [];
  const right: Point[] = [];
  let at: Point = [0, 0];
  for (;;) {
    left.push(sum(at, toLeft.by));
    right.push(sum(at, toRight.by));
    at = sum(sum(at, toLeft.by), toRight.by);
    if (same(at, end)) return { left, right };
    left.push(at);
    right.push(at);
  }
}

const NONE: readonly number[] = [];

/** The line to a hex at this column and row offset, from an unshifted (0) or shifted (1) column. */
function drawn(cols: number, low: number, col: number, row: number, corner: Corner): Line {
  const end: Point = [col, 2 * row + ((low + col) & 1) - low];
  const numbered = (points: readonly Point[]): number[] =>
    points.map(([c, half]) => ((half - ((low + c) & 1) + low) >> 1) * cols + c);
  if (col === 0 && row === 0) return { left: NONE, right: NONE };
  if (runsAlongSides(end)) {
    const { left, right } = divided(end);
    return { left: numbered(left), right: numbered(right) };
  }
  const hexes = numbered(undivided(end, corner));
  return { left: hexes, right: hexes };
}

/** Cached lines by offset: they are the same everywhere on a map. */
interface Drawer {
  readonly cols: number;
  readonly rows: number;
  readonly corner: Corner;
  readonly lines: (Line | undefined)[];
}
const DRAWERS = 8; // for the map sizes in use
const LONGEST = 60; // columns or rows; longer lines are computed on demand
const drawers: Drawer[] = [];

function drawerOf(cols: number, rows: number, corner: Corner): Drawer {
  const last = drawers[0];
  if (last && last.cols === cols && last.rows === rows && last.corner === corner) return last;
  const at = drawers.findIndex((it) => it.cols === cols && it.rows === rows && it.corner === corner);
  const drawer = drawers[at] ?? { cols, rows, corner, lines: new Array(8 * cols * rows) };
  if (at >= 0) drawers.splice(at, 1);
  drawers.unshift(drawer);
  drawers.length = Math.min(drawers.length, DRAWERS);
  return drawer;
}

/** The line between two hexes of a grid. */
export function lineBetween({ cols, rows }: HexGrid, from: Hex, to: Hex, corner: Corner = 'ignored'): Line {
  const { lines } = drawerOf(cols, rows, corner);
  const start = from % cols;
  const end = to % cols;
  const col = end - start;
  const row = (to - end - from + start) / cols;
  const key = (((col + cols) * 2 * rows + row + rows) << 1) | (start & 1);
  const kept = lines[key];
  if (kept) return kept;
  const line = drawn(cols, start & 1, col, row, corner);
  if (Math.abs(col) <= LONGEST && Math.abs(row) <= LONGEST) lines[key] = line;
  return line;
}

/** Hexes of one side of a line on the map, without those off the map. */
export function hexesOf({ cols, rows }: HexGrid, from: Hex, steps: readonly number[]): Hex[] {
  const hexes: Hex[] = [];
  for (const step of steps) {
    const hex = from + step;
    if (hex >= 0 && hex < cols * rows) hexes.push(hex);
  }
  return hexes;
}
