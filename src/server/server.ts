import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import type { Experiments } from '../store/experiments.ts';
import { openExperiments } from '../store/open-experiments.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Arena } from './arena/arena.ts';
import { startPairWorker } from './arena/pair-worker.ts';
import { makeBackend } from './backend.ts';
import type { BotHost } from './bots/bot-host.ts';
import { withPrograms } from './bots/program-host.ts';
import { startWorkerPool } from './bots/worker-pool.ts';
import { ClusterNode } from './cluster/node.ts';
import { startControl } from './control.ts';
import { buildHttp } from './http/http.ts';
import { makeIdentities } from './identity/identities.ts';
import { IdentityUpkeep } from './identity/upkeep.ts';
import { LeagueKeeper } from './leagues/league-keeper.ts';
import { makeLeagues } from './leagues/leagues.ts';
import { Lobby } from './lobby/lobby.ts';
import { type Log, makeLog } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { newModeration } from './operator/moderation.ts';
import { followOperator, makeOperator } from './operator/operator.ts';
import { Retention } from './operator/retention.ts';
import type { ServerOptions } from './options.ts';
import { PushSender, type PushTest } from './push/push-sender.ts';
import { Readiness } from './readiness.ts';
import type { Service } from './service.ts';
import { type Endpoints, Sockets } from './sockets/sockets.ts';
import { Tables } from './table/tables.ts';

/** The parts that the caller may supply: integrations, or stand-ins for tests. */
export interface Parts {
  readonly games?: Readonly<Record<string, Game>>;
  readonly store?: Store;
  readonly experiments?: () => Promise<Experiments>; // opened on the first arena request
  readonly bots?: BotHost;
  readonly log?: Log;
  readonly now?: () => number;
  readonly elapsed?: () => number;
  readonly retentionAfter?: number; // milliseconds until retention first runs
  readonly upkeepAfter?: number; // the same for results and leagues
  readonly endpoints?: Endpoints; // sockets of integrations
  readonly push?: PushTest;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  drain(): void; // makes /api/ready answer 503 and refuses new matches
  close(): Promise<void>;
}

/** Starts the server: opens the store, resumes every unfinished match, and listens. */
export async function startServer(options: ServerOptions, parts: Parts = {}): Promise<RunningServer> {
  const log = parts.log ?? makeLog(options.log);
  const store = parts.store ?? (await openStore(options));
  const games = parts.games ?? catalog;
  const { programs } = options;
  const bots = withPrograms(
    parts.bots ?? startWorkerPool({ limits: options.limits }),
    games,
    programs,
    options.programLimits,
    log,
  );
  const meters = makeMetrics({
    matches: () => tables.size,
    leased: () => tables.leased,
    sockets: () => sockets.size,
    nodes: () => keeping?.others ?? 0,
  });
  const service: Service = {
    games,
    store,
    bots,
    programs,
    log,
    metrics: meters,
    moderation: newModeration(store, parts.now ?? Date.now, options.chatFilter),
    push: new PushSender({ store, log, metrics: meters, subject: subjectOf(options), test: parts.push }),
    readiness: new Readiness(store, parts.elapsed),
    version: packageJson.version,
    now: parts.now ?? Date.now,
    elapsed: parts.elapsed ?? (() => performance.now()),
  };
  const tables = new Tables(service, options.limits.idleOpenHours * 3_600_000);
  const lobby = new Lobby(service, tables, options.limits);
  const sockets = new Sockets(service, tables, options, parts.endpoints);
  const keeping = store.cluster ? new ClusterNode(service, store.cluster, tables) : null;
  const { database } = options;
  const work = database !== null && options.arena > 0 ? startPairWorker(database, options.arena, service) : null;
  const backend = makeBackend(service, tables, lobby, options.limits, () => sockets.size, parts.push);
  const arena = new Arena({
    games,
    bots,
    log,
    now: service.now,
    elapsed: service.elapsed,
    open:
      parts.experiments ??
      (() => openExperiments(options.database ? { url: options.database } : { data: options.data })),
  });
  const keeper = new LeagueKeeper(service, tables, lobby.creator);
  const leagues = makeLeagues(service, lobby.creator, keeper);
  const context = { service, tables, sockets, leagues };
  const upkeep = new IdentityUpkeep(context, keeper, lobby.creator, parts.upkeepAfter);
  await service.moderation.bans.load();
  if (keeping) keeping.onOperator = (message) => followOperator(context, message);
  const { adminToken } = options;
  const app = await buildHttp({
    backend,
    arena,
    options,
    log,
    version: service.version,
    games,
    programs,
    metrics: meters,
    elapsed: service.elapsed,
    bans: service.moderation.bans,
    identity: makeIdentities(context),
    leagues,
    operator: adminToken === null ? null : { token: adminToken, backend: makeOperator(context) },
  });
  sockets.listenOn(app.server);
  let retention: Retention | undefined;
  let stopControl = (): void => {};
  const close = async (): Promise<void> => {
    service.readiness.drain();
    stopControl();
    await retention?.close();
    await upkeep.close();
    await work?.stop();
    tables.stopLoading();
    await keeping?.close(); // other nodes take over before our clients are sent to them
    sockets.close();
    await tables.close();
    await app.close();
    await arena.close();
    await bots.close();
    await store.close();
  };
  try {
    await app.listen({ port: options.port, host: options.host }); // before any match resumes: the port may be in use
    const resumed = await tables.resume();
    if (!parts.store && options.database === null) stopControl = await startControl(options.data, store, log);
    retention = new Retention(service, tables, options.retention, parts.retentionAfter);
    const port = (app.server.address() as AddressInfo).port;
    log.info({ port, host: options.host, resumed }, 'listening');
    return { url: urlOf(options.host, port), port, drain: () => service.readiness.drain(), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A PostgreSQL that several nodes may share, or a local SQLite file. */
async function openStore({ database, data }: ServerOptions): Promise<Store> {
  if (database === null) return openSqlite(join(data, 'umpire.db'));
  const { openPostgres } = await import('../store/postgres.ts'); // loaded only when needed
  return openPostgres(database);
}

/** A URL to click: wildcard addresses become localhost. */
function urlOf(host: string, port: number): string {
  const here = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return `http://${here ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** How a push service can reach the operator. */
const subjectOf = ({ publicUrl, origins }: Pick<ServerOptions, 'publicUrl' | 'origins'>): string =>
  [publicUrl, ...origins].find((origin) => origin?.startsWith('https:')) ?? 'mailto:umpire@localhost';
