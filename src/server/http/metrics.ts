import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopbackName, nameIn } from '../allowed-hosts.ts';
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
  if (metricsToken === null)
    return trustProxy === 0 && isLoopback(addressOf(raw, 0)) && !isForwarded(raw.httpVersion, headers);
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** True for a request through a proxy on this machine: there, every client looks local. */
const isForwarded = (httpVersion: string, headers: FastifyRequest['headers']): boolean =>
  httpVersion === '1.0' || // the default of nginx, which then adds no header
  FORWARDING.some((name) => headers[name] !== undefined) ||
  !isLoopbackName(nameIn(headers.host ?? '') ?? '');

const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
