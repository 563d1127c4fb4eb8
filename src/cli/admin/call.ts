import { no, ok, type Result } from '../../kernel/result.ts';

/** Server address and operator token. */
export interface AdminServer {
  readonly url: URL;
  readonly token: string;
}

export interface AdminOptions {
  readonly server?: string;
}

const VARIABLE = 'UMPIRE_ADMIN_TOKEN';

/** The token comes only from the environment: a command line is visible to other users of the machine. */
export function adminServer({ server = 'http://localhost:8080' }: AdminOptions): Result<AdminServer> {
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
  if (answer.ok) return ok(answer.headers.get('content-type')?.includes('ndjson') ? (text as T) : JSON.parse(text));
  return no(answer.status === 404 && !text.includes('no-such') ? { code: 'no-admin-routes' } : refusalIn(text));
}

function refusalIn(text: string): { readonly code: string; readonly words: string } {
  try {
    const { words } = JSON.parse(text) as { readonly words?: unknown };
    if (typeof words === 'string') return { code: 'in-words', words };
  } catch {
    // not from an Umpire server
  }
  return { code: 'in-words', words: 'the answer did not come from an Umpire server; check the address' };
}
