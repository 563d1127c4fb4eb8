import type { Language } from '../kernel/game.ts';

/** Numbers of the arena as the server tells them: experiments, their pairs and the ladder of a game. */

export type ExperimentKind = 'duel' | 'round-robin' | 'gauntlet' | 'ladder' | 'tune' | 'train';
export type ExperimentStatus = 'running' | 'stopped' | 'done';

/** A bot as it was entered. */
export interface EntrantInfo {
  readonly name: string; // `crew@3+hunter`; a program by what it is called, a table by its digest
  readonly version: string;
  readonly weights: string | null; // digest of its table; null = it has none
}

/** The sequential test of a duel: H0 says the first bot is elo0 stronger, H1 says elo1. */
export interface TestInfo {
  readonly scale: 'logistic' | 'normalised';
  readonly elo0: number;
  readonly elo1: number;
  readonly alpha: number;
  readonly beta: number;
}

export interface EloInfo {
  readonly elo: number;
  readonly low: number; // of the 95 % interval
  readonly high: number;
  readonly los: number; // chance that the first bot is the stronger one
  readonly biased: boolean; // a sequential test chose when to stop, so the interval is too sure of itself
}

/** How an experiment stands: `H1` and `H0` by its test, `full` = every pair of a fixed number is played, `open` = neither. */
export type Decided = 'H1' | 'H0' | 'full' | 'open';

/** What a search for a better table of weights has come to. */
export interface SearchInfo {
  readonly found: string | null; // digest of the new table; null = it still searches
  readonly test: string | null; // the experiment that tests it against the old one; null = there is none
  readonly passed: boolean | null; // null = not known yet
}

/** An experiment in a list. */
export interface ExperimentInfo {
  readonly id: string;
  readonly game: string;
  readonly kind: ExperimentKind;
  readonly status: ExperimentStatus;
  readonly bots: readonly EntrantInfo[];
  readonly test: TestInfo | null;
  readonly decided: Decided;
  readonly pairs: number; // that count
  readonly most: number; // if nothing stops it before
  readonly elo: EloInfo | null; // of the first bot against the second; duels only
  readonly search: SearchInfo | null; // tuning and training only
  readonly best: number | null; // place of the bot with the best score, where there are more than two
  readonly created: number; // milliseconds since 1970
  readonly updated: number;
}

/** Pairs by what the first bot took from both games: 0, 1/2, 1, 1 1/2 or 2 points. */
export type PairCounts = readonly [number, number, number, number, number];

export interface FaultInfo {
  readonly crash: number;
  readonly late: number;
  readonly illegal: number;
  readonly other: number;
  readonly forfeit: number;
}

/** What one bot took from another, over all their pairs. */
export interface CellInfo {
  readonly games: number; // that ended
  readonly points: number; // one for each that was won
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** What a bot did over the whole experiment. */
export interface RowInfo {
  readonly bot: number; // its place
  readonly games: number; // that ended
  readonly points: number;
  readonly elo: number; // against all that it met
  readonly low: number;
  readonly high: number;
  readonly faults: FaultInfo;
  readonly forfeited: boolean; // every game it played: nothing is shown of its strength
}

/** One side of the table, whoever sat there. */
export interface SideInfo {
  readonly side: string;
  readonly wins: number;
}

export interface ExperimentDetail extends ExperimentInfo {
  readonly rulesVersion: string;
  readonly seed: string;
  readonly options: unknown;
  readonly recorded: number; // pairs, with those behind a verdict or a gap
  readonly unfinished: number; // games that did not end
  readonly games: number; // that count
  readonly draws: number;
  readonly sides: readonly SideInfo[];
  readonly counts: PairCounts | null; // duels only
  readonly sweep: 'won' | 'lost' | null; // every game of the first bot's: nothing tells how far apart the two are
  readonly nelo: { readonly nelo: number; readonly error: number } | null;
  readonly standing: { readonly llr: number; readonly lower: number; readonly upper: number } | null;
  readonly rows: readonly RowInfo[]; // best first
  readonly cells: readonly (readonly (CellInfo | null)[])[]; // row against column, by place
  readonly turns: number; // of a game, in the mean
  readonly millis: number; // of a game, in the mean
  readonly note: string; // of whoever ordered it; '' = none
}

/** A duel as it grew; all lists have the same length. */
export interface CurveInfo {
  readonly pairs: readonly number[];
  readonly llr: readonly number[] | null; // null = there is no test
  readonly elo: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly lower: number | null;
  readonly upper: number | null;
  readonly thinned: boolean; // there are more pairs than points
}

export interface GameInfo {
  readonly points: number | null; // the first bot's; null = it did not end
  readonly ending: string; // code of the reason; '' = none
  readonly turns: number;
  readonly millis: number;
  readonly faults: number;
}

export interface PairInfo {
  readonly n: number;
  readonly a: number; // places of the bots
  readonly b: number;
  readonly points: number | null;
  readonly games: readonly [GameInfo, GameInfo]; // a has the first side in the first
  readonly counts: boolean; // false = behind the verdict, or behind a gap
}

export interface PairsInfo {
  readonly pairs: readonly PairInfo[];
  readonly of: number; // there are in all
}

/** The ladder of a game, best first, and how it came about. */
export interface LadderInfo {
  readonly game: string;
  readonly rows: readonly RungInfo[];
  readonly doubts: readonly Readonly<Record<Language, string>>[]; // what keeps it from telling who is stronger, in words
  readonly history: {
    readonly games: readonly number[]; // played by then, of all bots
    readonly at: readonly number[]; // milliseconds since 1970
    readonly lines: readonly LineInfo[]; // in the order of the rows
  };
}

/** A bot as it was when it played: another version or another table is somebody else. */
export interface RungInfo {
  readonly key: string;
  readonly bot: string;
  readonly version: string;
  readonly weights: string | null;
  readonly rating: number; // the mean of what is believed of it
  readonly spread: number; // and one standard deviation
  readonly sure: number; // rating less three of them: what it is ranked by
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly trend: number; // of the rating, over its last games
}

/** One bot over time; null = it had not played yet. */
export interface LineInfo {
  readonly rating: readonly (number | null)[];
  readonly spread: readonly (number | null)[];
}
