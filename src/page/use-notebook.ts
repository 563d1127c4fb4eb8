import { useEffect, useReducer } from 'preact/hooks';
import type { Scene } from './contract.ts';
import { type Notebook, pageOf, written } from './notebook.ts';
import { remember, remembered } from './storage.ts';

interface Open {
  page: unknown;
  readonly watching: Set<() => void>;
}

const open = new Map<string, Open>();

/**
 * A page of notes for this seat of this match, and a function to change it. Board and panel share the page;
 * it is stored for the last few matches.
 */
export function useNotebook<T extends object>(
  { match, watcher }: Pick<Scene, 'match' | 'watcher'>,
  name: string,
  blank: T,
): readonly [T, (change: Partial<T>) => void] {
  const place = `notes.${name}`;
  const key = `${place} ${match} ${watcher}`;
  const here = open.get(key) ?? {
    page: { ...blank, ...pageOf(remembered<Notebook<T>>(place, []), match, watcher) },
    watching: new Set(),
  };
  open.set(key, here);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const look = (): void => redraw(undefined);
    here.watching.add(look);
    return () => void here.watching.delete(look);
  }, [here]);
  const change = (part: Partial<T>): void => {
    const page = { ...(here.page as T), ...part };
    here.page = page;
    remember(place, written(remembered<Notebook<T>>(place, []), match, watcher, page));
    for (const look of here.watching) look();
  };
  return [here.page as T, change];
}
