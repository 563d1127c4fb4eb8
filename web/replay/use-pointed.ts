import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

interface Pointed {
  readonly command: { readonly type: string };
  readonly n: number; // the entry that was decided
}

const LINGER = 150; // milliseconds, so that the board does not flicker from one option to the next

/** The option that somebody points at. */
export function usePointed() {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const point = useCallback((command: Pointed['command'] | null, n: number): void => {
    clearTimeout(timer.current);
    if (command) setPointed({ command, n });
    else timer.current = setTimeout(() => setPointed(null), LINGER);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { pointed, point };
}
