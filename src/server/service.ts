import type { Game } from '../kernel/game.ts';
import type { Store } from '../store/store.ts';
import type { Programs } from './bots/allowed-programs.ts';
import type { BotHost } from './bots/bot-host.ts';
import type { Meters } from './metrics.ts';

/** Structured lines; never a token, never a hidden thing but for what a program of the host's says when it fails. */
export interface Log {
  debug(facts: object, words: string): void;
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}

/** What every table of this server shares. */
export interface Service {
  readonly games: Readonly<Record<string, Game>>;
  readonly store: Store;
  readonly bots: BotHost;
  readonly programs: Programs; // that may play here
  readonly log: Log;
  readonly meters: Meters;
  readonly version: string;
  now(): number;
}
