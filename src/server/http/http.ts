import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Game } from '../../kernel/game.ts';
import type { ArenaDesk } from '../arena/arena.ts';
import type { Programs } from '../bots/allowed-programs.ts';
import { type Meters, NO_METERS } from '../metrics.ts';
import type { ServerOptions } from '../options.ts';
import type { Log } from '../service.ts';
import { addApi } from './api.ts';
import type { Desk } from './backend.ts';
import { answerFaults, cutOff, refuseUrl } from './faults.ts';
import { HEADERS } from './headers.ts';
import { addMetrics } from './metrics.ts';
import { addOpenApi } from './openapi.ts';
import { addPage, webFolder } from './page.ts';
import { fastifyLog, logRequests } from './requests.ts';
import { type App, checkedBySchema } from './typed.ts';

export interface HttpParts {
  readonly desk: Desk;
  readonly arena: ArenaDesk;
  readonly options: Pick<ServerOptions, 'trustProxy' | 'limits' | 'metricsToken'>;
  readonly log: Log;
  readonly version: string;
  readonly games: Readonly<Record<string, Game>>;
  readonly programs?: Programs; // none unless said
  readonly meters?: Meters; // none unless said
  readonly web?: string; // folder of the built page; our own unless said
}

const COMPRESSIBLE = /^text\/|\/(json|x-ndjson|javascript)(;|$)|\+(json|xml)(;|$)/;

/** The HTTP side of the server: the API and the page. Whoever calls listens, and hangs sockets on `app.server`. */
export async function buildHttp({
  web = webFolder(),
  programs = new Map(),
  meters = NO_METERS,
  ...parts
}: HttpParts): Promise<FastifyInstance> {
  const { options, log, version } = parts;
  const app = fastify({
    loggerInstance: fastifyLog(log),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.limits.body,
    requestTimeout: 30_000, // for a request to arrive whole
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: (_error, request, reply) => refuseUrl(request, reply),
    clientErrorHandler: (error, socket) => cutOff(error, socket),
    routerOptions: { maxParamLength: 100 },
  }) as FastifyInstance as App;
  app.setValidatorCompiler(checkedBySchema);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value)); // schemas of answers are for readers
  answerFaults(app, parts);
  logRequests(app, log);
  await app.register(helmet, HEADERS);
  await app.register(compress, { customTypes: COMPRESSIBLE, globalDecompression: false });
  await addOpenApi(app, version);
  await app.register(async (api) => addApi(api as App, { ...parts, programs, meters, web }), { prefix: '/api' });
  addMetrics(app, meters, options);
  await addPage(app, web, log);
  await app.ready();
  return app as unknown as FastifyInstance;
}
