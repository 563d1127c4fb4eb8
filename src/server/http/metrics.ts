import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressOf, isLoopback } from '../client-address.ts';
import type { Metrics } from '../metrics.ts';
import type { ServerOptions } from '../options.ts';
import { refuse } from './refusals.ts';
import type { App } from './typed.ts';

type Options = Pick<ServerOptions, 'trustProxy' | 'metricsToken'>;

/** For monitoring on the same machine, or with the metrics token. */
export function addMetrics(app: App, meters: Metrics, options: Options): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, options)) return refuse(request, reply, { code: 'not-found', path: '/metrics' });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await meters.text());
  });
}

function mayRead({ raw, headers }: FastifyRequest, { trustProxy, metricsToken }: Options): boolean {
  if (metricsToken === null) return isLoopback(addressOf(raw, trustProxy));
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
