import type { Fact } from '../../kernel/fact.ts';
import { never } from '../../kernel/never.ts';
import type { FaultCounts, PairSummary } from '../../store/experiments.ts';
import { addPair, type GameScore, NO_PAIRS, type Pentanomial, type WinDrawLoss } from '../stats/pairs.ts';
import { addFaults, NO_FAULTS } from './faults.ts';
import type { Pairing, Plan } from './plan.ts';

/** Totals of the counted pairs. The size does not depend on the number of pairs. */
export interface Totals {
  pairs: number; // counted, including pairs with an unfinished game
  games: number;
  draws: number;
  unfinished: number; // games
  turns: number; // total over finished games
  millis: number; // of all games
  readonly lengths: Map<number, number>; // games by number of turns
  readonly endings: Map<string, number>; // games by reason for the end
  readonly detail: Record<string, number>;
  readonly sides: [number, number]; // games won by the first and the second side
  readonly cells: readonly Cell[]; // one per matchup, in order of first meeting
  readonly bots: readonly BotTotals[]; // by index
}

/** A matchup, from the first bot's point of view. */
export interface Cell {
  readonly a: number;
  readonly b: number;
  played: number; // pairs
  pairs: Pentanomial; // with both games finished
  games: WinDrawLoss;
}

interface BotTotals {
  decisions: number;
  thought: number; // milliseconds
  faults: FaultCounts;
  fault: Fact | null; // the first of them
}

export const emptyTotals = ({ pairings, bots }: Plan): Totals => ({
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

/** A ladder has one pairing per pair played, so pairings of the same two bots share a cell. */
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

export function addToTotals(account: Totals, { games, a, b }: PairSummary): void {
  const cell = cellBetween(account.cells, a, b) ?? never('a pairing that is not in the plan');
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
      const bot = account.bots[place] ?? never('a pair of unknown bots');
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
