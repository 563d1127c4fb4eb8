import { useCallback, useEffect, useState } from 'preact/hooks';
import { removeReplay, type SavedReplay, savedReplays } from './saved-replays.ts';

/** The saved replays, null while loading, and a way to remove one. */
export function useSavedReplays(): [replays: readonly SavedReplay[] | null, remove: (id: string) => Promise<void>] {
  const [replays, setReplays] = useState<readonly SavedReplay[] | null>(null);
  const load = useCallback(() => savedReplays().then(setReplays), []);
  useEffect(() => void load(), [load]);
  const remove = useCallback(
    (id: string) =>
      removeReplay(id)
        .catch(() => {})
        .then(load),
    [load],
  );
  return [replays, remove];
}
