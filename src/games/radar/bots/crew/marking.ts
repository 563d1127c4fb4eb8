import { COURSES, type Course } from '../../../../parts/grid/grid.ts';
import { type Board, NODES_PER_PANEL } from '../../data/boards.ts';
import { COLOUR_OF, COLOURS, type Colour, type System } from '../../data/systems.ts';
import { marksAfter } from '../../rules/engineering.ts';
import type { CrewWeights } from './weights.ts';

/** Costs for the engineer, in hundredths of a hull point; what the captain wants protected costs most. */
export interface Care extends Readonly<Record<Colour, number>> {
  readonly radiation: number;
  readonly panel: number;
  readonly circuit: number;
  readonly closes: number;
}

export function careFor(protect: readonly System[], w: CrewWeights): Care {
  const care = {
    red: w.colour,
    green: w.colour,
    yellow: w.colour,
    radiation: w.radiation,
    panel: w.panel,
    circuit: w.circuit,
    closes: w.closes,
  };
  for (const [i, system] of protect.entries()) care[COLOUR_OF[system]] += w.protect / (i + 1);
  return care;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count++;
  return count;
}

/** Measures of a board, as the rules below price it: radiation, full panels, progress of circuits. */
export const hotness = (board: Board, marks: number): number =>
  bitCount(marks & board.radiation) ** 2 / bitCount(board.radiation);
export const fullness = (board: Board, marks: number): number => {
  let sum = 0;
  for (const course of COURSES) sum += bitCount(marks & board.panel[course]) ** 2;
  return sum / NODES_PER_PANEL;
};
export const progress = (board: Board, marks: number): number => {
  let sum = 0;
  for (const circuit of board.circuits) sum += bitCount(marks & circuit) ** 2;
  return sum / 4;
};

/** The cost of a board: broken colours, radiation and filling panels, minus the progress of circuits. */
export function boardCost(board: Board, marks: number, care: Care): number {
  let cost =
    care.radiation * hotness(board, marks) +
    care.panel * fullness(board, marks) -
    care.circuit * progress(board, marks);
  for (const colour of COLOURS) if (marks & board.colour[colour]) cost += care[colour];
  return cost;
}

/** Whether a mark completed a circuit, which clears its nodes. */
export const closed = (before: number, after: number): boolean => bitCount(after) < bitCount(before);

export interface Choice {
  readonly node: number; // -1 = every node of the panel costs hull
  readonly marks: number; // after it
  readonly cost: number;
}

/** The best mark in a panel: the one that leaves the cheapest board and costs no hull. */
export function bestMark(board: Board, marks: number, course: Course, care: Care): Choice {
  const first = COURSES.indexOf(course) * NODES_PER_PANEL;
  let best: Choice = { node: -1, marks: 0, cost: Number.POSITIVE_INFINITY };
  for (let node = first; node < first + NODES_PER_PANEL; node++) {
    if (marks & (1 << node)) continue;
    const after = marksAfter(board, marks, node);
    if (after < 0) continue;
    const cost = boardCost(board, after, care) - (closed(marks, after) ? care.closes : 0);
    if (cost < best.cost) best = { node, marks: after, cost };
  }
  return best;
}

/** Systems that a board disables. */
export const brokenBy = (board: Board, marks: number): System[] =>
  (Object.keys(COLOUR_OF) as System[]).filter((system) => marks & board.colour[COLOUR_OF[system]]);
