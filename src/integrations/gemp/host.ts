import { no, ok, type Result } from '../../kernel/result.ts';

const PATH = '/gemp-swccg-server/';

/** The base address of all calls. Remote servers need explicit permission. */
export function baseOf(url: string, allowed: boolean): Result<URL> {
  let base: URL;
  try {
    base = new URL(url);
  } catch {
    return no({ code: 'gemp-bad-url', url });
  }
  if (base.protocol !== 'http:' && base.protocol !== 'https:') return no({ code: 'gemp-bad-url', url });
  if (base.username !== '' || base.password !== '') return no({ code: 'gemp-name-in-url' });
  if (!allowed && !isLoopback(base.hostname)) return no({ code: 'gemp-no-permission', host: base.hostname });
  base.search = '';
  base.hash = '';
  if (base.pathname === '/') base.pathname = PATH;
  else if (!base.pathname.endsWith('/')) base.pathname += '/';
  return ok(base);
}

/** Whether this is the local machine; `new URL` has already normalized all IPv4 notations. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
