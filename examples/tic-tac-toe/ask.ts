import type { Query } from '../../src/kernel/game.ts';
import { no, ok } from '../../src/kernel/result.ts';
import { CELLS, type Cell, cellName, lineOf, type Mark, SIZE, turnOf } from './state.ts';

/** The value of a position with best play, for the side to move. Anything beyond the horizon counts as a draw. */
interface Prospect {
  readonly result: 'wins' | 'draws' | 'loses';
  readonly moves: number; // marks placed before that result
}

const HORIZON = SIZE > 3 ? 4 : CELLS; // search depth in marks: enough to solve the 3x3 board
const known = new Map<string, Prospect>(); // a cache

function prospect(cells: readonly Cell[], ahead = HORIZON): Prospect {
  const key = `${cells.map((cell) => cell ?? '.').join('')}${ahead}`;
  const found = known.get(key) ?? look(cells, ahead);
  if (known.size > 50_000) known.clear();
  known.set(key, found);
  return found;
}

function look(cells: readonly Cell[], ahead: number): Prospect {
  const placed = countOf(cells);
  if (lineOf(cells, turnOf(placed + 1))) return { result: 'loses', moves: 0 };
  const free = ahead > 0 ? freeOf(cells) : [];
  const all = free.map((cell) => after(cells, cell, turnOf(placed), ahead - 1));
  return all.reduce((best, one) => (rank(one) > rank(best) ? one : best), all[0] ?? { result: 'draws', moves: 0 });
}

/** The result for a mark that takes this cell. */
export function after(cells: readonly Cell[], cell: number, mark: Mark, ahead = HORIZON - 1): Prospect {
  const { result, moves } = prospect(cells.with(cell, mark), ahead);
  return { result: result === 'wins' ? 'loses' : result === 'loses' ? 'wins' : 'draws', moves: moves + 1 };
}

/** Prefers an early win, then a draw, then a late loss. */
const rank = ({ result, moves }: Prospect): number =>
  result === 'wins' ? 2 * CELLS - moves : result === 'loses' ? moves - 2 * CELLS : 0;

const freeOf = (cells: readonly Cell[]): number[] => [...cells.keys()].filter((cell) => cells[cell] === null);
const countOf = (cells: readonly Cell[], mark?: Mark): number =>
  cells.filter((cell) => (mark ? cell === mark : cell !== null)).length;

const BOARD = `^[xo.]{${CELLS}}$`;

const whoWins: Query = {
  about: 'Who wins from here with best play, and by which cells?',
  schema: { type: 'object', required: ['cells'], properties: { cells: { type: 'string', pattern: BOARD } } },
  example: { cells: 'x...o'.padEnd(CELLS, '.') },
  answer(question) {
    const text = (question as { readonly cells?: unknown } | null)?.cells;
    if (typeof text !== 'string' || !new RegExp(BOARD).test(text)) return no({ code: 'bad-question', field: 'cells' });
    const cells = [...text].map((mark): Cell => (mark === 'x' || mark === 'o' ? mark : null));
    const turn = turnOf(countOf(cells));
    const ahead = countOf(cells, 'x') - countOf(cells, 'o');
    if ((ahead !== 0 && ahead !== 1) || lineOf(cells, turn)) return no({ code: 'impossible-board' });
    const found = prospect(cells);
    const winner = { wins: turn, loses: turn === 'x' ? 'o' : 'x', draws: null }[found.result];
    const over = found.moves === 0;
    const best = over ? [] : freeOf(cells).filter((cell) => rank(after(cells, cell, turn)) === rank(found));
    return ok({ turn: over ? null : turn, winner, moves: found.moves, best: best.map(cellName) });
  },
};

export const queries: Readonly<Record<string, Query>> = { 'who-wins': whoWins };
