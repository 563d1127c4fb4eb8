import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { BotHost } from './bots/host.ts';
import { withPrograms } from './bots/programs.ts';
import { botThreads } from './bots/threads.ts';
import { deskOf } from './desk-of.ts';
import { buildHttp } from './http/http.ts';
import { Lobby } from './lobby.ts';
import { makeLog } from './log.ts';
import type { ServerOptions } from './options.ts';
import type { Log, Service } from './service.ts';
import { Sockets } from './sockets.ts';
import { Tables } from './tables.ts';

/** What a test or a bench may bring along; a host brings nothing. */
export interface Parts {
  readonly games?: Readonly<Record<string, Game>>;
  readonly store?: Store;
  readonly bots?: BotHost;
  readonly log?: Log;
  readonly now?: () => number;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** The whole server: opens the store, goes on with every unfinished match, and listens. */
export async function startServer(options: ServerOptions, parts: Parts = {}): Promise<RunningServer> {
  const log = parts.log ?? makeLog(options.log);
  const store = parts.store ?? (await openSqlite(join(options.data, 'umpire.db')));
  const games = parts.games ?? catalog;
  const { programs } = options;
  const bots = withPrograms(parts.bots ?? botThreads({}), games, programs);
  const service: Service = {
    games,
    store,
    bots,
    programs,
    log,
    version: packageJson.version,
    now: parts.now ?? Date.now,
  };
  const tables = new Tables(service, options.limits.idleOpenHours * 3_600_000);
  const lobby = new Lobby(service, tables, options.limits);
  const sockets = new Sockets(service, tables, options);
  const desk = deskOf(service, tables, lobby, () => sockets.size);
  const app = await buildHttp({ desk, options, log, version: service.version, games, programs });
  sockets.listenOn(app.server);
  const close = async (): Promise<void> => {
    sockets.close();
    await tables.close();
    await app.close();
    await bots.close();
    await store.close();
  };
  try {
    await app.listen({ port: options.port, host: options.host }); // before any match goes on: another may be listening
    const resumed = await tables.resume();
    const port = (app.server.address() as AddressInfo).port;
    log.info({ port, host: options.host, resumed }, 'listening');
    return { url: urlOf(options.host, port), port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** An address to click: what stands for every address of a machine is none. */
function urlOf(host: string, port: number): string {
  const here = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return `http://${here ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
