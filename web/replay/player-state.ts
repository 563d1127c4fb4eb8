import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { Watcher } from '../../src/kernel/ids.ts';
import { asking } from '../inspector/asking.ts';
import { filed, served } from '../inspector/source.ts';
import { readSpot } from './address.ts';
import { nextOf, within } from './positions.ts';
import type { LoadedReplay } from './read-replay.ts';
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

/** The entries that bots decided; empty while loading. */
export function useDecisions({ code, file }: LoadedReplay, language: Language): readonly number[] {
  const [places, setPlaces] = useState<readonly number[]>([]);
  useEffect(() => {
    let current = true;
    const source = code === null ? filed(file.decisions) : served(code, asking(code, language));
    source.list().then((told) => {
      if (current && told.ok) setPlaces(told.value.map(({ n }) => n).toSorted((a, b) => a - b));
    });
    return () => {
      current = false;
    };
  }, [code, file]);
  return places;
}

export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP = 900; // milliseconds per entry at normal speed

export interface Playback {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  setPlaying(isPlaying: boolean): void;
  setSpeed(speed: Speed): void;
}

/** Advances from position to position until the last. */
export function usePlayback(places: readonly number[], at: number, go: (n: number) => void): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const next = nextOf(places, at);
  useEffect(() => {
    if (!isPlaying) return;
    if (next === undefined) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(next), STEP / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, next, speed, go]);
  return { isPlaying, speed, setPlaying, setSpeed };
}
