import type { Query } from '../../src/kernel/game.ts';
import { no, ok, type Result } from '../../src/kernel/result.ts';
import { type Cell, cellName, lineOf, type Mark, turnOf } from './state.ts';

/** What a position comes to with best play, for the side to move. */
export interface Prospect {
  readonly result: 'wins' | 'draws' | 'loses';
  readonly moves: number; // marks still to be placed until then
}

const known = new Map<string, Prospect>(); // a pure function's answers: 5,478 positions at most

export function prospect(cells: readonly Cell[]): Prospect {
  const key = cells.map((cell) => cell ?? '.').join('');
  const kept = known.get(key);
  if (kept) return kept;
  const found = look(cells);
  known.set(key, found);
  return found;
}

function look(cells: readonly Cell[]): Prospect {
  const placed = cells.filter((cell) => cell !== null).length;
  if (lineOf(cells, turnOf(placed + 1))) return { result: 'loses', moves: 0 };
  let best: Prospect | undefined;
  for (const [cell, mark] of cells.entries()) {
    if (mark !== null) continue;
    const mine = after(cells, cell, turnOf(placed));
    if (!best || rank(mine) > rank(best)) best = mine;
  }
  return best ?? { result: 'draws', moves: 0 };
}

/** How a cell turns out for the mark that takes it. */
export function after(cells: readonly Cell[], cell: number, mark: Mark): Prospect {
  const next = cells.slice();
  next[cell] = mark;
  const { result, moves } = prospect(next);
  return { result: result === 'wins' ? 'loses' : result === 'loses' ? 'wins' : 'draws', moves: moves + 1 };
}

/** Win soon, else draw, else lose late. */
const rank = ({ result, moves }: Prospect): number =>
  result === 'wins' ? 20 - moves : result === 'loses' ? moves - 20 : 0;

const WHO_WINS = {
  type: 'object',
  required: ['cells'],
  additionalProperties: false,
  properties: { cells: { type: 'string', pattern: '^[xo.]{9}$' } },
};

const whoWins: Query = {
  about: 'Who wins from here with best play, and by which cells?',
  schema: WHO_WINS,
  example: { cells: 'x...o....' },
  answer(question): Result<unknown> {
    const text = (question as { readonly cells?: unknown } | null)?.cells;
    if (typeof text !== 'string' || !/^[xo.]{9}$/.test(text)) return no({ code: 'bad-question', field: 'cells' });
    const cells = [...text].map((mark): Cell => (mark === 'x' || mark === 'o' ? mark : null));
    const placed = cells.filter((cell) => cell !== null).length;
    const ahead = cells.filter((cell) => cell === 'x').length * 2 - placed;
    const turn = turnOf(placed);
    if ((ahead !== 0 && ahead !== 1) || lineOf(cells, turn)) return no({ code: 'impossible-board' });

    const { result, moves } = prospect(cells);
    const winner = result === 'draws' ? null : result === 'wins' ? turn : turnOf(placed + 1);
    const over = moves === 0;
    const best = [...cells.keys()].filter((cell) => {
      if (over || cells[cell] !== null) return false;
      return rank(after(cells, cell, turn)) === rank({ result, moves });
    });
    return ok({ turn: over ? null : turn, winner, moves, best: best.map(cellName) });
  },
};

/** What can be asked without a match. The page, which asks nothing, has none of it. */
export const queries: Readonly<Record<string, Query>> = { 'who-wins': whoWins };
