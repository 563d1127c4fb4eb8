import { useCallback, useMemo, useState } from 'preact/hooks';
import type { Watcher } from '../../src/kernel/ids.ts';
import { readSpot } from './address.ts';
import { within } from './positions.ts';
import type { Recording } from './recording.ts';

interface Place {
  readonly at: number;
  readonly from: number | null; // the previous position; null after a change of view
  readonly watcher: Watcher;
}

/** Position and watcher, starting from the link. */
export function usePlace(recording: Recording) {
  const begun = useMemo((): Place => {
    const { at, watcher } = readSpot(location.search);
    const known = watcher !== null && recording.watchers.includes(watcher) ? watcher : 'archive';
    return { at: within(at ?? 0, recording.last), from: null, watcher: known };
  }, [recording]);
  const [place, setPlace] = useState(begun);
  const go = useCallback(
    (n: number) => setPlace(({ at, watcher }) => ({ at: within(n, recording.last), from: at, watcher })),
    [recording],
  );
  const look = useCallback((watcher: Watcher) => setPlace(({ at }) => ({ at, from: null, watcher })), []);
  return { ...place, go, look };
}
