import { useRef } from 'preact/hooks';
import type { View } from '../../view.ts';
import type { Land } from './ground/sheet.ts';

/** The map as it is now; the same object for as long as nothing on it changes, though every view is a new one. */
export function useLand(view: View): Land {
  const kept = useRef<{ readonly land: Land; readonly text: string } | null>(null);
  const text = JSON.stringify(view.ground);
  if (kept.current?.land.rules !== view.rules || kept.current.text !== text)
    kept.current = { land: { rules: view.rules, ground: view.ground }, text };
  return kept.current.land;
}
