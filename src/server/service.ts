import type { Game } from '../kernel/game.ts';
import type { Store } from '../store/store.ts';
import type { Programs } from './bots/allowed-programs.ts';
import type { BotHost } from './bots/bot-host.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Moderation } from './operator/moderation.ts';
import type { Push } from './push/push-sender.ts';
import type { Readiness } from './readiness.ts';

/** What all tables of this server share. */
export interface Service {
  readonly games: Readonly<Record<string, Game>>;
  readonly store: Store;
  readonly bots: BotHost;
  readonly programs: Programs; // allowed here
  readonly log: Log;
  readonly metrics: Metrics;
  readonly moderation: Moderation;
  readonly push: Push;
  readonly readiness: Readiness;
  readonly version: string;
  now(): number; // wall clock, for times that are stored or shown; it may jump
  elapsed(): number; // milliseconds on a clock that never jumps, for limits and waiting
}
