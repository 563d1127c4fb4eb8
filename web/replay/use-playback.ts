import { useEffect, useState } from 'preact/hooks';
import { nextOf } from './positions.ts';

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
