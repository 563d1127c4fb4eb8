import { useRef } from 'preact/hooks';
import type { Land } from '../../view.ts';

/** The current map. Every view is new, but this object stays the same until the map changes. */
export function useLand({ rules, ground }: Land): Land {
  const kept = useRef<{ readonly land: Land; readonly text: string } | null>(null);
  const text = JSON.stringify(ground);
  if (kept.current?.land.rules !== rules || kept.current.text !== text)
    kept.current = { land: { rules, ground }, text };
  return kept.current.land;
}
