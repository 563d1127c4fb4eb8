import type { Game } from '../../kernel/game.ts';
import type { ArenaReader } from '../arena/arena.ts';
import type { Programs } from '../bots/allowed-programs.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { BanList } from '../operator/ban-list.ts';
import type { ServerOptions } from '../options.ts';
import type { OperatorParts } from './admin/backend.ts';
import type { HttpBackend } from './backend.ts';
import type { IdentityBackend } from './identity/backend.ts';
import type { LeagueBackend } from './leagues/backend.ts';
import type { App } from './typed.ts';

/** What the HTTP server is built from. */
export interface HttpParts {
  readonly backend: HttpBackend;
  readonly arena: ArenaReader;
  readonly options: Pick<
    ServerOptions,
    'trustProxy' | 'limits' | 'metricsToken' | 'host' | 'hosts' | 'origins' | 'publicUrl'
  >;
  readonly identity: IdentityBackend;
  readonly leagues: LeagueBackend;
  readonly log: Log;
  readonly version: string;
  readonly games: Readonly<Record<string, Game>>;
  readonly programs?: Programs; // default: none
  readonly metrics?: Metrics; // default: none
  readonly elapsed?: () => number; // a clock that never jumps; default: `performance.now`
  readonly bans?: Pick<BanList, 'bansAddress' | 'bansToken' | 'bansIdentity'>; // default: none
  readonly operator?: OperatorParts | null; // default: no operator routes
  readonly web?: string; // folder of the built page; default: dist/web
}

/** What the routes get. */
export interface ApiParts extends Required<HttpParts> {
  readonly making: Limited; // creating a match
  readonly asking: Limited; // questions that need computing
  readonly moving: Limited; // moving a slider: many small questions
  readonly signingIn: Limited; // passkeys and recovery links
  readonly newNames: Limited; // creating an identity
  readonly drawing: Limited; // pictures
}

/** Routes that share a separate rate limit. */
export interface Limited {
  readonly config: { readonly rateLimit: false };
  readonly onRequest: ReturnType<App['rateLimit']>;
}
