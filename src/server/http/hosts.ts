import { isAllowedHost } from '../allowed-hosts.ts';
import type { HttpParts } from './parts.ts';
import { refuse } from './refusals.ts';
import type { App } from './typed.ts';

const SHOWN = 100; // characters of the unknown name in the answer

/** Refuses requests for a name that is not this server's, before any other work. */
export function checkHosts(app: App, options: HttpParts['options']): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    if (isAllowedHost(host, options)) return undefined;
    return refuse(request, reply, { code: 'wrong-host', host: host?.slice(0, SHOWN) });
  });
}
