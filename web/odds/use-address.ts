import { useEffect, useRef, useState } from 'preact/hooks';

const SETTLED = 300; // milliseconds; browsers refuse a URL that changes with every key

const inAddress = (): string => location.search.slice(1);

/** The URL's query, and a way to change it without adding a history entry for every key. */
export function useAddress(): [asked: string, ask: (asked: string) => void] {
  const [asked, setAsked] = useState(inAddress);
  const timer = useRef(0);
  useEffect(() => {
    const look = (): void => setAsked(inAddress());
    addEventListener('popstate', look);
    return () => {
      removeEventListener('popstate', look);
      clearTimeout(timer.current);
    };
  }, []);
  const ask = (next: string): void => {
    setAsked(next);
    clearTimeout(timer.current);
    const { pathname } = location;
    timer.current = window.setTimeout(() => {
      if (location.pathname === pathname)
        history.replaceState(null, '', next === '' ? pathname : `${pathname}?${next}`);
    }, SETTLED);
  };
  return [asked, ask];
}
