import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

interface Pointed {
  readonly command: { readonly type: string };
  readonly n: number; // the decided entry
}

const LINGER = 150; // milliseconds, to avoid flicker between options

/** The option under the pointer. */
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
