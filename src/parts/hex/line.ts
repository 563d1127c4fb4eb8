import type { Hex, HexGrid } from './hex.ts';

/** What becomes of a hex that a line only touches at a corner: it is left out, or it is one of the line's. */
export type Corner = 'ignored' | 'touched';

/**
 * The hexes of a straight line from middle to middle, without its ends, in order: each as what is to be added to the
 * number of the first end. A line that runs along hexsides is divided: it has hexes to the left or hexes to the right,
 * as seen from the first end; an undivided line has the same list twice. Hexes may lie above or below the map.
 */
export interface Line {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

export const isDivided = (line: Line): boolean => line.left !== line.right;

// Columns and half rows are axes on which everything about a line is decided with whole numbers.
type Point = readonly [col: number, half: number];
const STEPS: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** A step into a neighbouring hex that leads on along a line: how far ahead, and how far aside, positive to the right. */
interface Step {
  readonly by: Point;
  readonly ahead: number;
  readonly aside: number;
}

/** The steps that lead towards a point, the least of them first. */
const stepsTowards = ([col, half]: Point): readonly Step[] =>
  STEPS.map((by) => ({ by, ahead: 3 * col * by[0] + half * by[1], aside: 3 * (col * by[1] - half * by[0]) }))
    .filter(({ ahead }) => ahead > 0)
    .sort((a, b) => a.ahead - b.ahead);

/** How far aside of its middle the corners of a hex stick out. */
const widthTowards = ([col, half]: Point): number => Math.max(2 * Math.abs(half), 3 * Math.abs(col) + Math.abs(half));

const runsAlongSides = ([col, half]: Point): boolean => half === 0 || Math.abs(half) === 3 * Math.abs(col);
const sum = ([a, b]: Point, [c, d]: Point): Point => [a + c, b + d];
const same = ([a, b]: Point, [c, d]: Point): boolean => a === c && b === d;

/** Of the hexes ahead the line enters the nearest one that it goes through, or touches. */
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

/** A pair of hexes, then one that the line goes through, then a pair again. */
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

/** The line to a hex that lies so many columns and rows away, from a column that stands high (0) or sits low (1). */
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

/** Lines once drawn, by how far their ends are apart: they are the same everywhere on a map. */
interface Drawer {
  readonly cols: number;
  readonly rows: number;
  readonly corner: Corner;
  readonly lines: (Line | undefined)[];
}
const DRAWERS = 8; // for the sizes of map in use at one time
const LONGEST = 60; // columns or rows; longer lines are drawn whenever they are wanted
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

/** The hexes of one side of a line as they stand on the map; those off the map are left out. */
export function hexesOf({ cols, rows }: HexGrid, from: Hex, steps: readonly number[]): Hex[] {
  const hexes: Hex[] = [];
  for (const step of steps) {
    const hex = from + step;
    if (hex >= 0 && hex < cols * rows) hexes.push(hex);
  }
  return hexes;
}
