import type { Game } from '../kernel/game.ts';
import type { Store } from '../store/store.ts';
import type { Programs } from './bots/allowed-programs.ts';
import type { BotHost } from './bots/bot-host.ts';
import type { Metrics } from './metrics.ts';
import type { Moderation } from './operator/moderation.ts';
import type { Readiness } from './readiness.ts';

/** Structured log. Never contains tokens or hidden information, except the error output of a failed program. */
export interface Log {
  debug(facts: object, words: string): void;
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}

/** What all tables of this server share. */
export interface Service {
  readonly games: Readonly<Record<string, Game>>;
  readonly store: Store;
  readonly bots: BotHost;
  readonly programs: Programs; // allowed here
  readonly log: Log;
  readonly metrics: Metrics;
  readonly moderation: Moderation;
  readonly readiness: Readiness;
  readonly version: string;
  now(): number; // wall clock, for times that are stored or shown; it may jump
  elapsed(): number; // milliseconds on a clock that never jumps, for limits and waiting
}
