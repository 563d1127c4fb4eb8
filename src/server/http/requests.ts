import type { FastifyBaseLogger } from 'fastify';
import { errorFacts } from '../log.ts';
import type { Log } from '../service.ts';
import type { App } from './typed.ts';

/** One line for each request: no query string, no header, no body, so no secret. Files of the page are many and tell little. */
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

/** What fastify itself has to say: its errors without the request they came with, and nothing below a warning. */
export function fastifyLog(log: Log): FastifyBaseLogger {
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
