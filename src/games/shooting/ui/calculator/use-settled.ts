import { useEffect, useRef, useState } from 'preact/hooks';

const SETTLED = 60; // milliseconds without a change

/**
 * The result of `work`, computed shortly after the last change so that typing stays responsive. The first result is
 * immediate; while `fresh` is false, the value is the previous result.
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
