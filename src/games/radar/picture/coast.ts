import { type Cell, colOf, rowOf } from '../../../parts/grid/grid.ts';
import type { Chart } from '../view.ts';

type Point = readonly [x: number, y: number]; // corners of cells, in cells

/**
 * The coast lines of a chart: closed loops around land, in cells, land to the right. Islands that touch at a corner
 * stay separate.
 */
export function coastOf(chart: Pick<Chart, 'rows' | 'cols' | 'sea'>): readonly (readonly Point[])[] {
  const isLand = (row: number, col: number): boolean =>
    row >= 0 && col >= 0 && row < chart.rows && col < chart.cols && !chart.sea[row * chart.cols + col];
  const edges = new Map<string, Point[]>(); // from each corner to the corners that coast lines lead to
  const add = (from: Point, to: Point): void => {
    edges.set(`${from}`, [...(edges.get(`${from}`) ?? []), to]);
  };
  chart.sea.forEach((wet, cell) => {
    if (wet) return;
    const [row, col] = [rowOf(chart, cell as Cell), colOf(chart, cell as Cell)];
    if (!isLand(row - 1, col)) add([col, row], [col + 1, row]);
    if (!isLand(row, col + 1)) add([col + 1, row], [col + 1, row + 1]);
    if (!isLand(row + 1, col)) add([col + 1, row + 1], [col, row + 1]);
    if (!isLand(row, col - 1)) add([col, row + 1], [col, row]);
  });
  const loops: Point[][] = [];
  for (let next = edges.entries().next(); !next.done; next = edges.entries().next()) {
    const first = next.value[0].split(',').map(Number) as unknown as Point;
    loops.push(follow(edges, first));
  }
  return loops;
}

function follow(edges: Map<string, Point[]>, first: Point): Point[] {
  const loop: Point[] = [];
  let from = first;
  let along: Point = [0, 0];
  do {
    const ways = edges.get(`${from}`) ?? [];
    const to = ways.length > 1 ? rightOf(from, along, ways) : ways[0];
    if (!to) break;
    const left = ways.filter((way) => way !== to);
    if (left.length) edges.set(`${from}`, left);
    else edges.delete(`${from}`);
    const turn: Point = [to[0] - from[0], to[1] - from[1]];
    if (turn[0] !== along[0] || turn[1] !== along[1]) loop.push(from);
    along = turn;
    from = to;
  } while (from[0] !== first[0] || from[1] !== first[1]);
  return loop;
}

/** Where two islands meet at a corner, the coast turns right and stays with its own island. */
const rightOf = (from: Point, [dx, dy]: Point, ways: readonly Point[]): Point | undefined =>
  ways.find((to) => to[0] - from[0] === -dy && to[1] - from[1] === dx) ?? ways[0];

/** The loops as one path with rounded corners. */
export function coastPath(loops: readonly (readonly Point[])[], unit: number, radius: number): string {
  return loops
    .map((loop) => {
      const corner = (i: number): string => {
        const at = loop[i] as Point;
        const [ax, ay] = towards(at, loop[(i + loop.length - 1) % loop.length] as Point, unit, radius);
        const [bx, by] = towards(at, loop[(i + 1) % loop.length] as Point, unit, radius);
        return `${i ? 'L' : 'M'}${ax} ${ay}Q${at[0] * unit} ${at[1] * unit} ${bx} ${by}`;
      };
      return `${loop.map((_, i) => corner(i)).join('')}Z`;
    })
    .join('');
}

const towards = ([x, y]: Point, [tx, ty]: Point, unit: number, radius: number): Point => [
  x * unit + Math.sign(tx - x) * radius,
  y * unit + Math.sign(ty - y) * radius,
];
