import { createRequire } from 'node:module';
import { ticTacToe } from '../examples/tic-tac-toe/game.ts';
import { rulesFor } from '../src/arena/play.ts';
import { open, outcomeOf, submit } from '../src/kernel/match.ts';
import { must } from '../src/kernel/result.ts';
import { hashing } from '../src/store/hashing.ts';
import type { Section } from './bench.ts';

/** Moves in this order until a player has won: the same games for both. */
const ORDERS = [
  [4, 0, 8, 2, 1, 7, 6, 3, 5],
  [0, 4, 8, 2, 6, 3, 5, 7, 1],
  [0, 1, 3, 4, 6],
  [2, 0, 4, 1, 6],
] as const;

/** Both in one process, alternating, best of three: only the ratio matters. */
export const againstBoardgame: Section = {
  id: 'peers',
  title: "tic-tac-toe, compared with boardgame.io's reducer",
  async run(size, say) {
    const seconds = size === 'full' ? 5 : 2;
    const peer = boardgame();
    let ours = 0;
    let theirs = 0;
    for (let round = 1; round <= 3; round++) {
      say(`round ${round} of 3`);
      theirs = Math.max(theirs, movesPerSecond(peer, seconds));
      ours = Math.max(ours, movesPerSecond(umpire, seconds));
    }
    return [
      {
        what: 'moves per second',
        value: ours / theirs,
        unit: `times theirs (${(ours / 1e6).toFixed(2)} M against ${(theirs / 1e3).toFixed(1)} k)`,
        bound: { kind: 'at least', at: 20 },
        runs: `best of 3 runs of ${seconds} s each`,
      },
    ];
  },
};

type Play = (order: readonly number[]) => number; // plays one game and returns the number of moves

function movesPerSecond(play: Play, seconds: number): number {
  const begun = performance.now();
  let moves = 0;
  while (performance.now() - begun < seconds * 1000) for (const order of ORDERS) moves += play(order);
  return (moves * 1000) / (performance.now() - begun);
}

const rules = must(rulesFor(ticTacToe, undefined, 'peers')) as Parameters<typeof ticTacToe.begin>[0];

/** Everything a command goes through: refuse, resolve, apply, log. */
function umpire(order: readonly number[]): number {
  const match = open(ticTacToe, rules, 'peers', hashing);
  let moves = 0;
  for (const cell of order) {
    must(submit(match, moves++ % 2 === 0 ? 'x' : 'o', { type: 'place', cell }));
    if (outcomeOf(match)) break;
  }
  return moves;
}

interface PeerState {
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface Peer {
  CreateGameReducer(config: object): (state: PeerState, action: object) => PeerState;
  InitializeGame(config: object): PeerState;
}

const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The game from their tutorial in equivalent code: a move, a victory test, one move per turn. */
function boardgame(): Play {
  process.env.NODE_ENV ??= 'production';
  const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Peer;
  type Cells = readonly (string | null)[];
  const won = (cells: Cells): boolean =>
    ROWS.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
  const game = {
    setup: () => ({ cells: Array<string | null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      place: ({ G, playerID }: { G: { cells: Cells }; playerID: string }, cell: number) => ({
        cells: G.cells.map((mark, i) => (i === cell ? playerID : mark)),
      }),
    },
    endIf: ({ G }: { G: { cells: Cells } }) =>
      won(G.cells) ? { won: true } : G.cells.every((mark) => mark !== null) ? { draw: true } : undefined,
  };
  const reduce = CreateGameReducer({ game });
  const start = InitializeGame({ game });
  return (order) => {
    let state = start;
    let moves = 0;
    for (const cell of order) {
      const payload = { type: 'place', args: [cell], playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      moves++;
      if (state.ctx.gameover) break;
    }
    return moves;
  };
}
