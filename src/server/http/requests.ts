import type { FastifyBaseLogger } from 'fastify';
import { errorFacts, type Log } from '../log.ts';
import type { App } from './typed.ts';

/** Logs one line per request, without query, headers and body, so without secrets. Static files are logged at debug level. */
export function logRequests(app: App, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const path = pathOf(request.url);
    const isFile = reply.statusCode < 400 && !path.startsWith('/api/') && /\.\w+$/.test(path);
    const facts = { method: request.method, path, status: reply.statusCode, ms };
    if (isFile) log.debug(facts, 'request');
    else log.info(facts, 'request');
  });
}

export const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').slice(0, 200);

/** Fastify's own log: warnings and errors only, without the request. */
export function fastifyLogger(log: Log): FastifyBaseLogger {
  const quiet = () => {};
  const loud = (level: 'warn' | 'error') => (about: unknown, words?: string) => {
    const error: unknown = about instanceof Error ? about : (about as { readonly err?: unknown } | null)?.err;
    log[level](error === undefined ? {} : errorFacts(error), words ?? (typeof about === 'string' ? about : 'http'));
  };
  const logger: FastifyBaseLogger = {
    level: 'warn',
    silent: quiet,
    trace: quiet,
    debug: quiet,
    info: quiet,
    warn: loud('warn'),
    error: loud('error'),
    fatal: loud('error'),
    child: () => logger,
  };
  return logger;
}
