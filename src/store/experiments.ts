import type { Fact } from '../kernel/fact.ts';
import type { Written } from './store.ts';

/** An experiment as it is kept. `plan` and `verdict` are the arena's own. */
export interface ExperimentRecord {
  readonly id: string; // short, to share
  readonly game: string;
  readonly kind: ExperimentKind;
  readonly rulesVersion: string;
  readonly plan: Readonly<Record<string, unknown>>;
  readonly status: ExperimentStatus;
  readonly verdict: Readonly<Record<string, unknown>> | null; // once there is one
  readonly created: number; // milliseconds since 1970
  readonly updated: number;
}

export type ExperimentKind = 'duel' | 'round-robin' | 'gauntlet' | 'ladder' | 'tune' | 'train';
export type ExperimentStatus = 'running' | 'stopped' | 'done'; // stopped: it was interrupted, and can go on

/** What may change of an experiment. */
export type ExperimentChange = Partial<Pick<ExperimentRecord, 'status' | 'verdict' | 'plan' | 'updated'>>;

/** One side-swapped pair of games: recorded once, whoever played it. */
export interface PairRecord {
  readonly experiment: string; // id
  readonly n: number; // place in the schedule
  readonly a: number; // places in the plan's list of bots
  readonly b: number;
  readonly points: number | null; // what a took of both games: 0, 0.5 ... 2; null = a game did not end
  readonly games: readonly [GameRecord, GameRecord]; // a plays the first side in the first
  readonly at: number; // when it was recorded
  readonly worker: string; // who played it: host and thread
}

export interface GameRecord {
  readonly points: number | null; // a's
  readonly ending: string; // code of the outcome's reason; '' = none
  readonly turns: number;
  readonly millis: number;
  readonly head: string; // digest of the last entry of its chain: proof that a replay is this game
  readonly faults: readonly [FaultCounts, FaultCounts]; // a's and b's
  readonly first?: readonly [Fact | null, Fact | null]; // the first fault of a and of b; left out = neither had one
  readonly decisions?: readonly [number, number]; // how many a and b took; left out = nobody counted
  readonly thought?: readonly [number, number]; // milliseconds that a and b took for them
  readonly detail?: Readonly<Record<string, number>>; // the game's own figures
  readonly commands: Uint8Array; // deflated; with the seed they are the match
}

/** What went wrong with a program, counted apart from losses. */
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

/** Where experiments are kept. What was acknowledged outlives the program that wrote it. */
export interface Experiments {
  begin(record: ExperimentRecord): Promise<Written>; // `taken`: another experiment has that id
  change(id: string, change: ExperimentChange): Promise<void>;
  experiment(id: string): Promise<ExperimentRecord | undefined>;
  experiments(filter: ExperimentFilter, most: number): Promise<readonly ExperimentRecord[]>; // newest first
  record(pair: PairRecord): Promise<Written>; // both games or nothing; `taken`: that pair was recorded before
  pairs(id: string, from?: number): Promise<readonly PairSummary[]>; // in order of the schedule
  counts(ids: readonly string[]): Promise<ReadonlyMap<string, number>>; // how many pairs are recorded; none = left out
  played(game: string): Promise<readonly PairSummary[]>; // of all experiments of a game, oldest first
  gameOf(id: string, n: number, which: 0 | 1): Promise<GameRecord | undefined>;
  remove(id: string): Promise<void>; // with its pairs
  close(): Promise<void>;
}

/** A folder, whose `arena.db` it is; or the URL of a PostgreSQL. */
export type ExperimentsPlace = { readonly data: string } | { readonly url: string };

/** Several programs may have the same experiments open. Rejects with a StoreFailure. */
export async function openExperiments(where: ExperimentsPlace): Promise<Experiments> {
  if ('url' in where) {
    const { openPostgresExperiments } = await import('./experiments-postgres.ts');
    return openPostgresExperiments(where.url);
  }
  const { openSqliteExperiments } = await import('./experiments-sqlite.ts');
  return openSqliteExperiments(where.data);
}
