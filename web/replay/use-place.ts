import { useCallback, useMemo, useState } from 'preact/hooks';
import type { Watcher } from '../../src/kernel/ids.ts';
import { readSpot } from './address.ts';
import type { Film } from './film.ts';
import { within } from './places.ts';

interface Place {
  readonly at: number;
  readonly from: number | null; // where one was before; null = looked with other eyes
  readonly eyes: Watcher;
}

/** Where in the film, and by whose eyes; begun where the link says. */
export function usePlace(film: Film) {
  const begun = useMemo((): Place => {
    const { at, eyes } = readSpot(location.search);
    const known = eyes !== null && film.watchers.includes(eyes) ? eyes : 'archive';
    return { at: within(at ?? 0, film.last), from: null, eyes: known };
  }, [film]);
  const [place, setPlace] = useState(begun);
  const go = useCallback(
    (n: number) => setPlace(({ at, eyes }) => ({ at: within(n, film.last), from: at, eyes })),
    [film],
  );
  const look = useCallback((eyes: Watcher) => setPlace(({ at }) => ({ at, from: null, eyes })), []);
  return { ...place, go, look };
}
