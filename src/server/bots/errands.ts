import type { Ask } from '../../kernel/bot.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { BotAnswer } from './host.ts';

/** What the server sends a thread. One errand at a time; each but `forget` is answered once. */
export type Errand = DecideErrand | FlipErrand | AskErrand | CheckErrand | MiniatureErrand | ForgetErrand;

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

export interface FlipErrand {
  readonly kind: 'flip';
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

export interface ForgetErrand {
  readonly kind: 'forget';
  readonly match: string;
}

/** What a thread is given when it starts. */
export interface Birth {
  readonly catalog?: string; // a module with another catalog
}
