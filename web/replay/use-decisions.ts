import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import { asking } from '../inspector/asking.ts';
import { filed, served } from '../inspector/source.ts';
import type { LoadedReplay } from './read-replay.ts';

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
