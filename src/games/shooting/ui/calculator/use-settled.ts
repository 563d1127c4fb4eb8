import { useEffect, useRef, useState } from 'preact/hooks';

const SETTLED = 60; // milliseconds without a change

/**
 * What `work` makes of a question, worked out a moment after the last change, so that typing never waits for it. The
 * first time it is there at once; while `fresh` is false, what is shown is the answer to the question before.
 */
export function useSettled<T>(
  work: () => T,
  key: string,
  wait = SETTLED,
): { readonly value: T; readonly fresh: boolean } {
  const [known, setKnown] = useState(() => ({ key, value: work() }));
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (known.key === key) return;
    const timer = setTimeout(() => setKnown({ key, value: latest.current() }), wait);
    return () => clearTimeout(timer);
  }, [key, known.key, wait]);
  return { value: known.value, fresh: known.key === key };
}
