import type { Course } from '../../../parts/grid/grid.ts';
import { courseOfNode, NODES, NODES_PER_PANEL } from '../data/boards.ts';
import type { Rules } from '../view.ts';

/** The panels from left to right, as on the printed sheet. */
export const PANEL_ORDER = ['west', 'north', 'south', 'east'] as const satisfies readonly Course[];

export const SHEET = { width: 400, top: 44, row: 46, column: 100, height: 44 + 46 * NODES_PER_PANEL } as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The centre of a node on the sheet. */
export function spotOf(node: number): Spot {
  const column = PANEL_ORDER.indexOf(courseOfNode(node));
  return {
    x: SHEET.column * (column + 0.5),
    y: SHEET.top + SHEET.row * ((node % NODES_PER_PANEL) + 0.5),
  };
}

export const circuitOf = ({ board }: Pick<Rules, 'board'>, node: number): number =>
  board.circuits.findIndex((nodes) => nodes & (1 << node)) + 1;

export const nodesIn = (bits: number): readonly number[] =>
  Array.from({ length: NODES }, (_, node) => node).filter((node) => bits & (1 << node));

/** The wire of a circuit: straight if its nodes are in a row, otherwise along the top with a drop to each panel's nodes. */
export function wireOf(nodes: readonly number[], circuit: number): string {
  const spots = nodes.map(spotOf).sort((a, b) => a.x - b.x || a.y - b.y);
  const [first] = spots;
  if (!first) return '';
  if (spots.every(({ y }) => y === first.y)) return `M${first.x} ${first.y}H${(spots.at(-1) as Spot).x}`;
  const lane = SHEET.top - 14 + circuit * 4;
  const aside = 36 - circuit * 4;
  const columns = [...new Set(spots.map(({ x }) => x))];
  const drops = columns.map((x) => {
    const ys = spots.filter((spot) => spot.x === x).map(({ y }) => y);
    const stubs = ys.map((y) => `M${x - aside} ${y}H${x}`).join('');
    return `M${x - aside} ${lane}V${Math.max(...ys)}${stubs}`;
  });
  return `M${first.x - aside} ${lane}H${(columns.at(-1) as number) - aside}${drops.join('')}`;
}
