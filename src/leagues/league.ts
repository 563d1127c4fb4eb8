/** A player of a league: 1, 2, 3 … in the order in which they joined. A number is never given to another player. */
export type Player = number;

export interface LeagueRules {
  readonly kind: 'round-robin' | 'swiss';
  readonly rounds: number | null; // Swiss; null = as many as it takes to find a winner
}

/** Two players of a round. The first plays the game's first side. */
export interface Pair {
  readonly first: Player;
  readonly second: Player;
}

/** Who plays whom. A player without an opponent has a bye. */
export interface RoundPlan {
  readonly pairs: readonly Pair[];
  readonly byes: readonly Player[];
}

/** What happened in a league, in order. Everything else is derived from it. */
export type LeagueEvent =
  | { readonly type: 'joined'; readonly player: Player }
  | { readonly type: 'left'; readonly player: Player }
  | { readonly type: 'started' }
  | ({ readonly type: 'round' } & RoundPlan)
  | { readonly type: 'result'; readonly round: number; readonly board: number; readonly score: Score | null }
  | { readonly type: 'finished' }
  | { readonly type: 'closed' }; // by the host, before its end

/** Points of the first player; null = the match was closed without a result. */
export type Score = 0 | 0.5 | 1;

interface PairResult {
  readonly first: number; // points
  readonly second: number;
  readonly how: 'played' | 'forfeit' | 'no-result';
}

export interface Board extends Pair {
  readonly result: PairResult | null; // null: in progress
}

export interface Round {
  readonly boards: readonly Board[]; // counted from 0
  readonly byes: readonly Player[];
}

export interface League {
  readonly rules: LeagueRules;
  readonly status: 'open' | 'playing' | 'over';
  readonly isClosed: boolean; // it ended early
  readonly players: readonly Player[]; // in the order of the numbers; those who left before the start are not among them
  readonly gone: ReadonlySet<Player>; // left after the start
  readonly rounds: readonly Round[]; // counted from 0
  readonly planned: number; // rounds; 0 before the start
}

export const newLeague = (rules: LeagueRules): League => ({
  rules,
  status: 'open',
  isClosed: false,
  players: [],
  gone: new Set(),
  rounds: [],
  planned: 0,
});

export const MOST_PLAYERS = 32;
export const MOST_ROUNDS = MOST_PLAYERS - 1;

/** Players who have not left. */
export const activePlayers = ({ players, gone }: League): readonly Player[] =>
  players.filter((player) => !gone.has(player));

/** The number of rounds. More Swiss rounds than opponents would repeat pairings. */
export function plannedRounds({ kind, rounds }: LeagueRules, players: number): number {
  const all = players % 2 === 0 ? players - 1 : players;
  if (kind === 'round-robin') return all;
  return Math.min(all, rounds ?? Math.ceil(Math.log2(players)));
}

/** The player's board in the current round, if its match is not over. */
export function unfinishedBoard(league: League, player: Player): number | null {
  const boards = league.rounds.at(-1)?.boards ?? [];
  const board = boards.findIndex(
    ({ first, second, result }) => result === null && (first === player || second === player),
  );
  return board < 0 ? null : board;
}
