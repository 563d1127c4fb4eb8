import type { Language } from '../kernel/game.ts';

/** Arena data for the page: experiments, their pairs, and the ladder of a game. */

type ExperimentKind = 'duel' | 'round-robin' | 'gauntlet' | 'ladder' | 'tune' | 'train';
export type ExperimentStatus = 'running' | 'stopped' | 'done';

/** A bot in an experiment. */
export interface EntrantInfo {
  readonly name: string; // `crew@3+hunter`; a program by its public name, inline weights by their digest
  readonly version: string;
  readonly weights: string | null; // digest of its weights; null = it has none
}

/** The sequential test of a duel: H0 says the first bot is elo0 stronger, H1 says elo1. */
interface TestInfo {
  readonly scale: 'logistic' | 'normalised';
  readonly elo0: number;
  readonly elo1: number;
  readonly alpha: number;
  readonly beta: number;
}

export interface EloInfo {
  readonly elo: number;
  readonly low: number; // bounds of the 95% interval
  readonly high: number;
  readonly los: number; // likelihood that the first bot is stronger
  readonly biased: boolean; // a sequential test decided when to stop, so the interval is too narrow
}

/** `H1`/`H0` = decided by its test, `full` = all of a fixed number of pairs are played, `open` = neither. */
type ExperimentVerdict = 'H1' | 'H0' | 'full' | 'open';

/** The state of a search for better weights. */
export interface SearchInfo {
  readonly found: string | null; // digest of the new weights; null = still searching
  readonly test: string | null; // the experiment that tests them against the old ones; null = none
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
  readonly decided: ExperimentVerdict;
  readonly pairs: number; // counted pairs
  readonly most: number; // maximum
  readonly elo: EloInfo | null; // first bot against the second; duels only
  readonly search: SearchInfo | null; // tuning and training only
  readonly best: number | null; // index of the bot with the best score, if there are more than two
  readonly created: number; // milliseconds since 1970
  readonly updated: number;
}

/** Number of pairs by the first bot's points from both games: 0, 1/2, 1, 1 1/2 or 2. */
export type PairCounts = readonly [number, number, number, number, number];

export interface FaultInfo {
  readonly crash: number;
  readonly late: number;
  readonly illegal: number;
  readonly other: number;
  readonly forfeit: number;
}

/** Results of one bot against another, over all their pairs. */
export interface CellInfo {
  readonly games: number; // finished
  readonly points: number; // one per win, half per draw
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Results of a bot over the whole experiment. */
export interface RowInfo {
  readonly bot: number; // its index
  readonly games: number; // finished
  readonly points: number;
  readonly elo: number; // against all its opponents
  readonly low: number;
  readonly high: number;
  readonly faults: FaultInfo;
  readonly forfeited: boolean; // it forfeited every game, which says nothing about its strength
}

/** Wins of one side, whichever bot played it. */
interface SideInfo {
  readonly side: string;
  readonly wins: number;
}

export interface ExperimentDetail extends ExperimentInfo {
  readonly rulesVersion: string;
  readonly seed: string;
  readonly options: unknown;
  readonly recorded: number; // all pairs, including those after a verdict or a gap
  readonly unfinished: number; // games that did not finish
  readonly games: number; // counted games
  readonly draws: number;
  readonly sides: readonly SideInfo[];
  readonly counts: PairCounts | null; // duels only
  readonly sweep: 'won' | 'lost' | null; // the first bot won or lost every game, so the difference cannot be measured
  readonly nelo: { readonly nelo: number; readonly error: number } | null;
  readonly standing: { readonly llr: number; readonly lower: number; readonly upper: number } | null;
  readonly rows: readonly RowInfo[]; // best first
  readonly cells: readonly (readonly (CellInfo | null)[])[]; // row against column, by index
  readonly turns: number; // mean per game
  readonly millis: number; // mean per game
  readonly note: string; // from the person who started it; '' = none
}

/** How a duel developed; all lists have the same length. */
export interface CurveInfo {
  readonly pairs: readonly number[];
  readonly llr: readonly number[] | null; // null = no test
  readonly elo: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly lower: number | null;
  readonly upper: number | null;
  readonly thinned: boolean; // there are more pairs than points
}

export interface GameInfo {
  readonly points: number | null; // the first bot's; null = it did not finish
  readonly ending: string; // reason code; '' = none
  readonly turns: number;
  readonly millis: number;
  readonly faults: number;
}

export interface PairInfo {
  readonly n: number;
  readonly a: number; // indexes of the bots
  readonly b: number;
  readonly points: number | null;
  readonly games: readonly [GameInfo, GameInfo]; // in the first game a plays the first side
  readonly counts: boolean; // false = after the verdict, or after a gap
}

export interface PairsInfo {
  readonly pairs: readonly PairInfo[];
  readonly of: number; // total
}

/** The ladder of a game, best first, and its history. */
export interface LadderInfo {
  readonly game: string;
  readonly rows: readonly RungInfo[];
  readonly doubts: readonly Readonly<Record<Language, string>>[]; // texts that explain why the ranking is uncertain
  readonly history: {
    readonly games: readonly number[]; // games played until then, by all bots
    readonly at: readonly number[]; // milliseconds since 1970
    readonly lines: readonly RatingHistory[]; // in the order of the rows
  };
}

/** A bot as it played: another version or other weights count as another bot. */
export interface RungInfo {
  readonly key: string;
  readonly bot: string;
  readonly version: string;
  readonly weights: string | null;
  readonly rating: number; // mean of the estimate
  readonly spread: number; // its standard deviation
  readonly sure: number; // rating - 3 * spread, used for the ranking
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly trend: number; // of the rating, over its last games
}

/** One bot over time; null = it had not played yet. */
export interface RatingHistory {
  readonly rating: readonly (number | null)[];
  readonly spread: readonly (number | null)[];
}
