import { no, ok, type Result } from '../../kernel/result.ts';

/** Server address and operator token. */
export interface AdminServer {
  readonly url: URL;
  readonly token: string;
}

export interface AdminOptions {
  readonly server?: string;
}

const PROBE = '/bans';
const VARIABLE = 'UMPIRE_ADMIN_TOKEN';

/** The token comes only from the environment: a command line is visible to other users of the machine. */
export function adminServer({
  server = `http://localhost:${process.env.UMPIRE_PORT || 8080}`,
}: AdminOptions): Result<AdminServer> {
  const token = process.env[VARIABLE];
  if (token === undefined || token === '') return no({ code: 'no-admin-token', variable: VARIABLE });
  const url = URL.canParse(server) ? new URL(server) : undefined;
  return url && /^https?:$/.test(url.protocol) ? ok({ url, token }) : no({ code: 'bad-server', server });
}

/** Calls a route under /api/admin: GET, or POST with a body. */
export async function callAdmin<T>(
  { url, token }: AdminServer,
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<Result<T>> {
  let answer: Response;
  try {
    answer = await fetch(new URL(`/api/admin${path}`, url), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      redirect: 'error', // never send the token to another server
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    return no({ code: 'no-server', server: url.origin });
  }
  const text = await answer.text();
  if (answer.ok) {
    if (answer.headers.get('content-type')?.includes('ndjson')) return ok(text as T);
    const value = jsonIn(text);
    return value === undefined ? no(NOT_UMPIRE) : ok(value as T);
  }
  if (answer.status !== 404 || text.includes('no-such')) return no(refusalIn(text));
  // The operator tools are off, or the path contains something that cannot be a code or an id.
  const isOn = path !== PROBE && (await callAdmin({ url, token }, PROBE)).ok;
  return no(
    isOn
      ? { code: 'in-words', words: 'this is not a valid code or id; check it for typos' }
      : { code: 'no-admin-routes' },
  );
}

function refusalIn(text: string): { readonly code: string; readonly words: string } {
  const words = (jsonIn(text) as { readonly words?: unknown } | null | undefined)?.words;
  return typeof words === 'string' ? { code: 'in-words', words } : NOT_UMPIRE;
}

const NOT_UMPIRE = { code: 'in-words', words: 'the answer did not come from an Umpire server; check the address' };

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
