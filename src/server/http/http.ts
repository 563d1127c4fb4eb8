import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { NO_METRICS } from '../metrics.ts';
import { addAdmin } from './admin/routes.ts';
import { addApi } from './api.ts';
import { languageOf } from './caller.ts';
import { addEmbed } from './embed.ts';
import { answerFaults, cutOff, refuseUrl } from './faults.ts';
import { HEADERS } from './headers.ts';
import { checkHosts } from './hosts.ts';
import { addMetrics } from './metrics.ts';
import { addOpenApi } from './openapi.ts';
import { addPage, webFolder } from './page.ts';
import { pageLookups } from './page-lookups.ts';
import type { HttpParts } from './parts.ts';
import { previewTags } from './preview.ts';
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
  const mayLookUp = pageLookups(options, elapsed, bans);
  const gameOf = async (code: string, request: FastifyRequest): Promise<string | null> => {
    if (!mayLookUp(request)) return null;
    const table = await parts.backend.table(code.toUpperCase());
    return table.ok ? table.value.game : null;
  };
  const tagsFor = async (request: FastifyRequest): Promise<string> =>
    mayLookUp(request) ? previewTags(request, languageOf(request), parts) : '';
  addEmbed(app, web, tagsFor);
  await addPage(app, web, log, gameOf, tagsFor);
  await app.ready();
  return app as unknown as FastifyInstance;
}

const NO_ADMIN = { code: 'not-found', path: '/admin' };
const NO_BANS = { bansAddress: () => false, bansToken: () => false, bansIdentity: () => false };
