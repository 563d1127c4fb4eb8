import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { no, ok, type Result } from '../../src/kernel/result.ts';
import { useLanguage } from '../../src/page/language.ts';
import type { Failure } from '../app/api.ts';
import { adminText } from './admin-text.ts';

/** Calls a route under /api/admin: GET, or POST with a body. */
export type CallAdmin = <T>(path: string, body?: object) => Promise<Result<T, Failure>>;

const KEY = 'umpire.operator';

/** In session storage, so closing the tab deletes it. */
export function savedToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function saveToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // without storage, the page asks for the token again after a reload
  }
}

export function useCallAdmin(token: string): CallAdmin {
  const language = useLanguage();
  return useMemo(
    () =>
      async <T>(path: string, body?: object) => {
        try {
          const answer = await fetch(`/api/admin${path}`, {
            method: body === undefined ? 'GET' : 'POST',
            headers: {
              authorization: `Bearer ${token}`,
              'accept-language': language,
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
          if (answer.headers.get('content-type')?.includes('ndjson')) return ok((await answer.text()) as T);
          const told = await answer.json();
          return answer.ok ? ok(told as T) : no({ code: String(told.error?.code), words: String(told.words) });
        } catch {
          return no({ code: 'offline', words: adminText(language).offline });
        }
      },
    [token, language],
  );
}

interface Loaded<T> {
  readonly value: T | null;
  readonly fault: string | null;
  again(): void;
}

/** Loads a route, and again on demand. */
export function useLoaded<T>(call: CallAdmin, path: string): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    call<T>(path).then((told) => {
      if (!current) return;
      setFault(told.ok ? null : told.error.words);
      if (told.ok) setValue(told.value);
    });
    return () => {
      current = false;
    };
  }, [call, path, tries]);
  const again = useCallback(() => setTries((many) => many + 1), []);
  return { value, fault, again };
}
