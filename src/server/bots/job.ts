import type { SourceMatch } from '../../arena/positions.ts';
import type { Ask, Weights } from '../../kernel/bot.ts';
import type { Language } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { ExperimentRecord, PairSummary } from '../../store/experiments.ts';
import type { LabWish, WhatIfWish } from '../../wire/lab.ts';
import type { BotAnswer } from './bot-host.ts';

/** What the server sends a thread. One errand at a time; each but `forget` is answered once. */
export type Errand =
  | DecideErrand
  | FlipErrand
  | WhatIfErrand
  | SensitivityErrand
  | LabErrand
  | AskErrand
  | CheckErrand
  | MiniatureErrand
  | StoredGameErrand
  | LadderErrand
  | ForgetErrand;

type Heard = { readonly type: string };

export interface DecideErrand {
  readonly kind: 'decide';
  readonly match: string;
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>> | null; // null = told before
  readonly seat: Seat;
  readonly bot: string;
  readonly view: object;
  readonly from: number; // events the thread knows already; 0 = the belief is folded anew
  readonly heard: readonly Heard[]; // those that follow
  readonly ask: Ask;
  readonly seed: number;
  readonly within: number;
}

/** A bot's answer, with what the thread knows now: the next question of that seat brings only what follows. */
export interface Decided extends BotAnswer {
  readonly heard: number; // Infinity = this bot does not listen
}

/** A question that a bot was asked before. */
export interface AgainErrand {
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

export interface FlipErrand extends AgainErrand {
  readonly kind: 'flip';
}

export interface WhatIfErrand extends AgainErrand {
  readonly kind: 'what-if';
  readonly weights: Weights; // those that differ
  readonly facts: NonNullable<WhatIfWish['facts']>;
}

export interface SensitivityErrand extends AgainErrand {
  readonly kind: 'sensitivity';
  readonly within: number; // milliseconds of looking
}

/** Work of the laboratory; the thread tells how far it is while it is at it. */
export interface LabErrand {
  readonly kind: 'lab';
  readonly game: string;
  readonly matches: readonly SourceMatch[];
  readonly file: string | null; // instead of matches
  readonly most: number; // positions
  readonly within: number; // milliseconds of work
  readonly language: Language; // of the words for commands
  readonly work: LabWish['work'];
}

/** What a thread says before it has answered. */
export interface Progress {
  readonly progress: { readonly done: number; readonly of: number };
}

export interface AskErrand {
  readonly kind: 'ask';
  readonly game: string;
  readonly query: string;
  readonly question: unknown;
}

export interface CheckErrand {
  readonly kind: 'check';
  readonly log: string;
}

export interface MiniatureErrand {
  readonly kind: 'miniature';
  readonly game: string;
  readonly seed: string;
}

/** A game of an experiment, as it is kept. */
export interface StoredGameErrand {
  readonly kind: 'stored-game';
  readonly game: string;
  readonly experiment: Pick<ExperimentRecord, 'plan' | 'rulesVersion'>;
  readonly n: number; // the pair
  readonly which: 0 | 1;
  readonly commands: Uint8Array;
  readonly head: string;
  readonly within: number; // milliseconds in which bots are asked again
}

/** All that was recorded of a game. */
export interface LadderErrand {
  readonly kind: 'ladder';
  readonly game: string;
  readonly pairs: readonly PairSummary[];
  readonly experiments: readonly ExperimentRecord[];
}

export interface ForgetErrand {
  readonly kind: 'forget';
  readonly match: string;
}

/** What a thread is given when it starts. */
export interface Birth {
  readonly catalog?: string; // a module with another catalog
}
