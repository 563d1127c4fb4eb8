import { useCallback, useEffect, useState } from 'preact/hooks';
import { useSession } from '../app/session.ts';
import { useApi } from '../app/use-api.ts';

const LOOK_AGAIN = 10_000;

interface Hold<T> {
  readonly value: T | null; // null: loading
  readonly fault: string | null;
  set(value: T): void; // a newer answer of the server
}

/** Something about leagues, read again every few seconds. */
export function useLeagues<T>(path: string): Hold<T> {
  const api = useApi();
  const token = useSession()?.token;
  const [value, setValue] = useState<T | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const look = (): void => {
      if (document.hidden) return;
      api.identity<T>(path).then((told) => {
        if (!current) return;
        if (told.ok) setValue(told.value);
        setFault(told.ok ? null : told.error.words);
      });
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, path, token]);
  return { value, fault, set: useCallback((next: T) => setValue(next), []) };
}
