import type { Fact } from '../kernel/fact.ts';
import type { Written } from './store.ts';

/** A stored experiment. `plan` and `verdict` belong to the arena. */
export interface ExperimentRecord {
  readonly id: string; // short, to share
  readonly game: string;
  readonly kind: ExperimentKind;
  readonly rulesVersion: string;
  readonly plan: Readonly<Record<string, unknown>>;
  readonly status: ExperimentStatus;
  readonly verdict: Readonly<Record<string, unknown>> | null; // null until there is one
  readonly created: number; // milliseconds since 1970
  readonly updated: number;
}

export type ExperimentKind = 'duel' | 'round-robin' | 'gauntlet' | 'ladder' | 'tune' | 'train';
type ExperimentStatus = 'running' | 'stopped' | 'done'; // stopped = interrupted, can be continued

/** The fields of an experiment that may change. */
export type ExperimentChange = Partial<Pick<ExperimentRecord, 'status' | 'verdict' | 'plan' | 'updated'>>;

/** A pair of games with sides swapped, recorded once, no matter which worker played it. */
export interface PairRecord {
  readonly experiment: string; // id
  readonly n: number; // position in the schedule
  readonly a: number; // indexes into the plan's bots
  readonly b: number;
  readonly points: number | null; // a's points from both games: 0, 0.5 ... 2; null = a game did not finish
  readonly games: readonly [GameRecord, GameRecord]; // in the first game a plays the first side
  readonly at: number; // time of recording
  readonly worker: string; // host and thread that played it
}

export interface GameRecord {
  readonly points: number | null; // a's points
  readonly ending: string; // reason code of the outcome; '' = none
  readonly turns: number;
  readonly millis: number;
  readonly head: string; // hash of the last log entry, to check a replay against
  readonly faults: readonly [FaultCounts, FaultCounts]; // a's and b's
  readonly first?: readonly [Fact | null, Fact | null]; // first fault of a and of b; absent if neither had one
  readonly decisions?: readonly [number, number]; // number of decisions of a and b; absent if not counted
  readonly thought?: readonly [number, number]; // milliseconds spent on them
  readonly detail?: Readonly<Record<string, number>>; // the game's own figures
  readonly commands: Uint8Array; // deflated; together with the seed they define the match
}

/** Faults of a program, counted separately from losses. */
export interface FaultCounts {
  readonly crash: number;
  readonly late: number;
  readonly illegal: number;
  readonly other: number;
  readonly forfeit: number;
}

export type GameSummary = Omit<GameRecord, 'commands'>;
export type PairSummary = Omit<PairRecord, 'games'> & { readonly games: readonly [GameSummary, GameSummary] };

export interface ExperimentFilter {
  readonly game?: string;
  readonly status?: ExperimentStatus;
}

/** The experiment store. An acknowledged write survives the process that made it. */
export interface Experiments {
  begin(record: ExperimentRecord): Promise<Written>; // `taken`: another experiment has that id
  change(id: string, change: ExperimentChange): Promise<void>;
  experiment(id: string): Promise<ExperimentRecord | undefined>;
  experiments(filter: ExperimentFilter, most: number): Promise<readonly ExperimentRecord[]>; // newest first
  record(pair: PairRecord): Promise<Written>; // both games or nothing; `taken`: the pair was recorded before
  pairs(id: string, from?: number): Promise<readonly PairSummary[]>; // in schedule order
  counts(ids: readonly string[]): Promise<ReadonlyMap<string, number>>; // recorded pairs by id; ids without any are absent
  played(game: string): Promise<readonly PairSummary[]>; // of all experiments of a game, oldest first
  gameOf(id: string, n: number, which: 0 | 1): Promise<GameRecord | undefined>;
  remove(id: string): Promise<void>; // with its pairs
  close(): Promise<void>;
}
