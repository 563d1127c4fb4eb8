import { type Cell, COURSES } from '../../../../parts/grid/grid.ts';
import type { Board } from '../../data/boards.ts';
import type { Afloat } from '../../rules/course.ts';
import type { Chart } from '../../view.ts';
import { bestMark, type Care } from './marking.ts';

/** How far the captain looks ahead, path and board together. */
export const HORIZON = 9;
const MOST_LOOKS = 400; // positions tried before the best so far is used

export interface Sea {
  readonly chart: Chart;
  readonly board: Board;
  readonly boat: Afloat;
  readonly care: Care;
}

/** The longest run of moves from a cell that meets neither a dead end nor an overload, up to the horizon. */
export function safeMoves(
  { chart, board, boat, care }: Sea,
  from: Cell,
  marks: number,
  entered: readonly Cell[],
): number {
  const closed = new Uint8Array(chart.cells);
  for (const cell of boat.trail) closed[cell] = 1;
  for (const cell of boat.mines) closed[cell] = 1;
  for (const cell of entered) closed[cell] = 1;
  let looks = 0;
  let best = 0;
  const look = (at: Cell, board_: number, depth: number): void => {
    if (depth > best) best = depth;
    if (best >= HORIZON || ++looks > MOST_LOOKS) return;
    for (const course of COURSES) {
      const to = chart.step[course][at] as number;
      if (to < 0 || closed[to]) continue;
      const mark = bestMark(board, board_, course, care);
      if (mark.node < 0) continue;
      closed[to] = 1;
      look(to, mark.marks, depth + 1);
      closed[to] = 0;
      if (best >= HORIZON) return;
    }
  };
  look(from, marks, 0);
  return best;
}

/** Open cells connected with `from`, counted up to `most`. */
export function openWater(chart: Chart, boat: Afloat, from: Cell, most: number): number {
  const closed = new Uint8Array(chart.cells);
  for (const cell of boat.trail) closed[cell] = 1;
  for (const cell of boat.mines) closed[cell] = 1;
  closed[from] = 1;
  const queue = [from];
  for (let i = 0; i < queue.length && queue.length <= most; i++)
    for (const course of COURSES) {
      const to = chart.step[course][queue[i] as number] as number;
      if (to < 0 || closed[to]) continue;
      closed[to] = 1;
      queue.push(to);
    }
  return Math.min(most, queue.length);
}
