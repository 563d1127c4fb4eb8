import compress from '@fastify/compress';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { NO_METRICS } from '../metrics.ts';
import { addAdmin } from './admin/routes.ts';
import { addApi } from './api.ts';
import { answerFaults, cutOff, refuseUrl } from './faults.ts';
import { checkHosts } from './hosts.ts';
import { addMetrics } from './metrics.ts';
import { addOpenApi } from './openapi.ts';
import { addPage, webFolder } from './page.ts';
import type { HttpParts } from './parts.ts';
import { refuse } from './refusals.ts';
import { fastifyLogger, logRequests } from './requests.ts';
import { type App, checkedBySchema } from './typed.ts';

const COMPRESSIBLE = /^text\/|\/(json|x-ndjson|javascript)(;|$)|\+(json|xml)(;|$)/;

/** The API and the page. The caller starts listening and attaches the sockets to `app.server`. */
export async function buildHttp({
  web = webFolder(),
  programs = new Map(),
  metrics = NO_METRICS,
  elapsed = () => performance.now(),
  bans = NO_BANS,
  operator = null,
  ...parts
}: HttpParts): Promise<FastifyInstance> {
  const { options, log, version } = parts;
  const app = fastify({
    loggerInstance: fastifyLogger(log),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.limits.body,
    requestTimeout: 30_000, // for receiving the whole request
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: (_error, request, reply) => refuseUrl(request, reply),
    clientErrorHandler: (error, socket) => cutOff(error, socket),
    routerOptions: { maxParamLength: 100 },
  }) as FastifyInstance as App;
  app.setValidatorCompiler(checkedBySchema);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value)); // response schemas are only documentation
  answerFaults(app, parts);
  logRequests(app, log);
  checkHosts(app, options);
  await app.register(helmet, HEADERS);
  await app.register(compress, { customTypes: COMPRESSIBLE, globalDecompression: false });
  await addOpenApi(app, version);
  const given = { ...parts, programs, metrics, elapsed, bans, operator, web };
  await app.register(async (api) => addApi(api as App, given), { prefix: '/api' });
  if (operator)
    await app.register(async (admin) => addAdmin(admin as App, operator, options, elapsed), { prefix: '/api/admin' });
  else app.get('/admin', { schema: { hide: true } }, (request, reply) => refuse(request, reply, NO_ADMIN));
  addMetrics(app, metrics, options);
  await addPage(app, web, log);
  await app.ready();
  return app as unknown as FastifyInstance;
}

const NO_ADMIN = { code: 'not-found', path: '/admin' };
const NO_BANS = { bansAddress: () => false, bansToken: () => false };

/** Allows only the server's own files and no inline code. HTTPS is not required: many servers run on a local network. */
const HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
    },
  },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
  // Browsers honour these two only on https and localhost, and log a warning elsewhere.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
};
