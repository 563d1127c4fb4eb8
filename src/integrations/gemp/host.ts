import { no, ok, type Result } from '../../kernel/result.ts';

const PATH = '/gemp-swccg-server/';

/** The address that all calls begin with. Machines of others are for those who have been allowed to play there. */
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

/** This machine alone; `new URL` has already written numbers of every kind as four. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
