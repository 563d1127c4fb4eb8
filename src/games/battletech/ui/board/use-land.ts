import { useRef } from 'preact/hooks';
import type { Land } from '../../view.ts';

/** The map as it is now; the same object for as long as nothing on it changes, though every view is a new one. */
export function useLand({ rules, ground }: Land): Land {
  const kept = useRef<{ readonly land: Land; readonly text: string } | null>(null);
  const text = JSON.stringify(ground);
  if (kept.current?.land.rules !== rules || kept.current.text !== text)
    kept.current = { land: { rules, ground }, text };
  return kept.current.land;
}
