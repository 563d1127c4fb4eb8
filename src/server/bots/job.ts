import type { SourceMatch } from '../../arena/positions.ts';
import type { Ask, Weights } from '../../kernel/bot.ts';
import type { Language } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { PictureSize } from '../../parts/picture/captioned.ts';
import type { ExperimentRecord, PairSummary } from '../../store/experiments.ts';
import type { LabRequest, LabStep, WhatIfRequest } from '../../wire/lab.ts';

/** Messages to a worker thread, one at a time. Each is answered once, except `forget`. */
export type BotJob =
  | DecideJob
  | FlipJob
  | WhatIfJob
  | SensitivityJob
  | LabJob
  | SelfPlayJob
  | QueryJob
  | CheckLogJob
  | MiniatureJob
  | PictureJob
  | SetUpJob
  | StoredGameJob
  | LadderJob
  | ForgetJob;

type Heard = { readonly type: string };

export interface DecideJob {
  readonly kind: 'decide';
  readonly match: string;
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>> | null; // null = sent before
  readonly seat: Seat;
  readonly bot: string;
  readonly view: object;
  readonly from: number; // number of events the worker already has; 0 = rebuild the belief
  readonly heard: readonly Heard[]; // the events after those
  readonly ask: Ask;
  readonly seed: number;
  readonly within: number;
}

/** A question that the bot has answered before. */
export interface ReaskJob {
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seat: Seat;
  readonly bot: string;
  readonly view: object;
  readonly heard: readonly Heard[];
  readonly ask: Ask;
  readonly seed: number;
  readonly iterations: number;
}

interface FlipJob extends ReaskJob {
  readonly kind: 'flip';
}

export interface WhatIfJob extends ReaskJob {
  readonly kind: 'what-if';
  readonly weights: Weights; // only those that differ
  readonly facts: NonNullable<WhatIfRequest['facts']>;
}

interface SensitivityJob extends ReaskJob {
  readonly kind: 'sensitivity';
  readonly within: number; // milliseconds to search
}

/** A laboratory job; the worker reports progress while it runs. */
export interface LabJob {
  readonly kind: 'lab';
  readonly game: string;
  readonly matches: readonly SourceMatch[];
  readonly file: string | null; // used instead of `matches`
  readonly play: number; // matches to play first, used instead of both; 0 = none
  readonly games: readonly RecordedGame[]; // of an experiment, used instead of all
  readonly most: number; // positions
  readonly within: number; // milliseconds of work
  readonly language: Language; // for the text of commands
  readonly work: LabRequest['work'];
}

/** Generates a set-up and plays some of the matches that check it. */
export interface SelfPlayJob {
  readonly kind: 'self-play';
  readonly game: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly from: number; // the first match
  readonly games: number; // 0 = only generate the set-up
  readonly within: number; // milliseconds of play; at least one match is played
}

/** Sent by a worker before its answer. */
export interface Progress {
  readonly progress: { readonly done: number; readonly of: number; readonly step: LabStep };
}

export interface QueryJob {
  readonly kind: 'ask';
  readonly game: string;
  readonly query: string;
  readonly question: unknown;
}

interface CheckLogJob {
  readonly kind: 'check';
  readonly log: string;
}

/** A large set-up, which would block the server's thread. */
export interface SetUpJob {
  readonly kind: 'set-up';
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
}

interface MiniatureJob {
  readonly kind: 'miniature';
  readonly game: string;
  readonly seed: string;
}

/** A picture of a view. The view holds only what may be shown. */
export interface PictureJob {
  readonly kind: 'picture';
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly view: object; // without `rules`
  readonly caption: readonly string[];
  readonly language: Language;
  readonly size: PictureSize;
  readonly format: 'png' | 'svg';
}

/** A recorded game of an experiment, to be recomputed. */
export interface StoredGameJob extends RecordedGame {
  readonly kind: 'stored-game';
  readonly within: number; // milliseconds for recomputing decisions
}

export interface RecordedGame {
  readonly game: string;
  readonly experiment: Pick<ExperimentRecord, 'plan' | 'rulesVersion'>;
  readonly n: number; // number of the pair
  readonly which: 0 | 1;
  readonly commands: Uint8Array;
  readonly head: string;
}

/** Everything recorded for a game. */
export interface LadderJob {
  readonly kind: 'ladder';
  readonly game: string;
  readonly pairs: readonly PairSummary[];
  readonly experiments: readonly ExperimentRecord[];
}

interface ForgetJob {
  readonly kind: 'forget';
  readonly match: string;
}

/** Passed to a worker when it starts. */
export interface WorkerOptions {
  readonly background?: boolean; // runs with lower priority than play
  readonly catalog?: string; // module that exports another catalog
}
