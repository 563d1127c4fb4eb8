import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';

export interface Reply {
  readonly status: number;
  readonly text: string;
}

export type Form = Readonly<Record<string, string>>;

/** A minimal HTTP client: sends forms, receives text, and stores the session cookie. */
export interface Http {
  get(path: string): Promise<Result<Reply>>;
  post(path: string, form: Form): Promise<Result<Reply>>;
}

export interface HttpOptions {
  readonly timeout: number; // milliseconds for a whole reply; the server delays some for seconds
  readonly mostBytes: number;
}

export const HTTP_DEFAULTS: HttpOptions = { timeout: 20_000, mostBytes: 8_000_000 };

const COOKIE = 'loggedUser';

/** Network errors are returned as facts; any status is a reply. Does not follow redirects. */
export function httpTo(base: URL, { timeout, mostBytes }: HttpOptions = HTTP_DEFAULTS): Http {
  let cookie: string | undefined;

  async function call(path: string, how: RequestInit): Promise<Result<Reply>> {
    const signal = AbortSignal.timeout(timeout);
    const headers: Record<string, string> = { ...(how.headers as Record<string, string> | undefined) };
    if (cookie !== undefined) headers.cookie = `${COOKIE}=${cookie}`;
    try {
      const answer = await fetch(new URL(path, base), { ...how, headers, redirect: 'manual', signal });
      if (answer.status >= 300 && answer.status < 400) {
        await answer.body?.cancel();
        return no({ code: 'gemp-redirected', status: answer.status });
      }
      cookie = cookieIn(answer.headers.getSetCookie()) ?? cookie;
      const text = await textOf(answer, mostBytes);
      return text.ok ? ok({ status: answer.status, text: text.value }) : text;
    } catch (error) {
      return no(
        signal.aborted ? { code: 'gemp-late', within: timeout } : { code: 'gemp-no-answer', why: whyOf(error) },
      );
    }
  }

  return {
    get: (path) => call(path, { method: 'GET' }),
    post: (path, form) => call(path, { method: 'POST', body: new URLSearchParams(form) }),
  };
}

/** Reads in chunks, so that an endless reply is cut off. */
async function textOf(answer: Response, mostBytes: number): Promise<Result<string>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) return no({ code: 'gemp-too-much', what: 'bytes', most: mostBytes });
    parts.push(part);
  }
  return ok(Buffer.concat(parts).toString('utf8'));
}

function cookieIn(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const value = new RegExp(`^${COOKIE}=([^;]*)`).exec(line)?.[1];
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}

/** `ECONNREFUSED` is more helpful than `fetch failed`. */
function whyOf(error: unknown): string {
  const { cause } = error as { readonly cause?: { readonly code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'connection lost';
}

/** Whether a retry may help. */
export const isTransient = ({ code, status }: Fact): boolean =>
  code === 'gemp-late' || code === 'gemp-no-answer' || (code === 'gemp-status' && Number(status) >= 500);
