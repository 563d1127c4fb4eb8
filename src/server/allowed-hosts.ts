import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { isLoopback } from './client-address.ts';
import type { ServerOptions } from './options.ts';

type Options = Pick<ServerOptions, 'host' | 'hosts' | 'origins' | 'publicUrl'>;

/**
 * Stops DNS rebinding: a website that points its name at this machine could otherwise act as the server's own page.
 * Browsers always send a Host header, so a request without one is allowed.
 */
export function isAllowedHost(header: string | undefined, { host, hosts, origins, publicUrl }: Options): boolean {
  if (header === undefined || hosts.includes('*')) return true;
  const name = nameIn(header);
  if (name === undefined) return false;
  if (isLoopbackName(name) || name === host.toLowerCase() || hosts.includes(name)) return true;
  const known = publicUrl === null ? origins : [...origins, publicUrl];
  if (known.some((origin) => nameIn(new URL(origin).host) === name)) return true;
  return !isLoopbackName(host.toLowerCase()) && isLocalName(name);
}

/** The name without its port, in lower case and without brackets. */
export function nameIn(header: string): string | undefined {
  const [, six, plain] = /^(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9._-]{1,255}))(?::\d{1,5})?$/i.exec(header) ?? [];
  return (six ?? plain)?.toLowerCase().replace(/\.$/, '');
}

export const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || (isIP(name) !== 0 && isLoopback(name));

/** Names that public DNS cannot point here: IP addresses, local network names, and this machine's own name. */
const isLocalName = (name: string): boolean =>
  isIP(name) !== 0 || !name.includes('.') || name.endsWith('.local') || name === hostname().toLowerCase();
