import type { Fact } from '../../kernel/fact.ts';
import { never } from '../../kernel/never.ts';
import type { FaultCounts, PairSummary } from '../../store/experiments.ts';
import { addPair, type GameScore, NO_PAIRS, type Pentanomial, type WinDrawLoss } from '../stats/pairs.ts';
import { addFaults, NO_FAULTS } from './faults.ts';
import type { Pairing, Plan } from './plan.ts';

/** What the counted pairs of an experiment come to. It has the same size however many they are. */
export interface Account {
  pairs: number; // counted, those with a game that did not end among them
  games: number;
  draws: number;
  unfinished: number; // games
  turns: number; // of finished games, added up
  millis: number; // of all games
  readonly lengths: Map<number, number>; // how many games took so many turns
  readonly endings: Map<string, number>; // how many games ended for which reason
  readonly detail: Record<string, number>;
  readonly sides: [number, number]; // games won by the first and by the second side
  readonly cells: readonly Cell[]; // one for every two bots that meet, in the order in which they first do
  readonly bots: readonly BotAccount[]; // by place
}

/** Two bots, as the first of them sees it. */
export interface Cell {
  readonly a: number;
  readonly b: number;
  played: number; // pairs
  pairs: Pentanomial; // those of which both games ended
  games: WinDrawLoss;
}

export interface BotAccount {
  decisions: number;
  thought: number; // milliseconds
  faults: FaultCounts;
  fault: Fact | null; // the first of them
}

export const emptyAccount = ({ pairings, bots }: Plan): Account => ({
  pairs: 0,
  games: 0,
  draws: 0,
  unfinished: 0,
  turns: 0,
  millis: 0,
  lengths: new Map(),
  endings: new Map(),
  detail: {},
  sides: [0, 0],
  cells: cellsOf(pairings),
  bots: bots.map(() => ({ decisions: 0, thought: 0, faults: NO_FAULTS, fault: null })),
});

/** A ladder has a pairing for every pair that is played, so those of the same two bots share a cell. */
function cellsOf(pairings: readonly Pairing[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const [a, b] of pairings) {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (!cells.has(key)) cells.set(key, { a, b, played: 0, pairs: NO_PAIRS, games: { wins: 0, draws: 0, losses: 0 } });
  }
  return [...cells.values()];
}

export const cellBetween = <C extends Pick<Cell, 'a' | 'b'>>(cells: readonly C[], one: number, other: number) =>
  cells.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));

/** Counts one pair more. */
export function addToAccount(account: Account, { games, a, b }: PairSummary): void {
  const cell = cellBetween(account.cells, a, b) ?? never('a pairing of no plan');
  const inCell = (points: number): GameScore => (cell.a === a ? points : 1 - points) as GameScore;
  account.pairs++;
  cell.played++;
  for (const [which, game] of games.entries()) {
    account.games++;
    account.millis += game.millis;
    if (game.points === null) account.unfinished++;
    else {
      cell.games = scored(cell.games, inCell(game.points));
      if (game.points === 0.5) account.draws++;
      else account.sides[(game.points === 1) === (which === 0) ? 0 : 1]++;
      account.turns += game.turns;
      add(account.lengths, game.turns);
      add(account.endings, game.ending);
    }
    for (const [name, value] of Object.entries(game.detail ?? {}))
      account.detail[name] = (account.detail[name] ?? 0) + value;
    for (const [k, place] of [a, b].entries()) {
      const bot = account.bots[place] ?? never('a pair of strangers');
      bot.faults = addFaults(bot.faults, game.faults[k] ?? NO_FAULTS);
      bot.fault ??= game.first?.[k] ?? null;
      bot.decisions += game.decisions?.[k] ?? 0;
      bot.thought += game.thought?.[k] ?? 0;
    }
  }
  const [one, two] = games;
  if (one.points !== null && two.points !== null)
    cell.pairs = addPair(cell.pairs, inCell(one.points), inCell(two.points));
}

const scored = ({ wins, draws, losses }: WinDrawLoss, points: number): WinDrawLoss => ({
  wins: wins + (points === 1 ? 1 : 0),
  draws: draws + (points === 0.5 ? 1 : 0),
  losses: losses + (points === 0 ? 1 : 0),
});

const add = <T>(counts: Map<T, number>, key: T): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
