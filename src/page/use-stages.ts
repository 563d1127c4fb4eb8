import { useLayoutEffect, useState } from 'preact/hooks';
import { takeTurn } from './turns.ts';

/**
 * How many parts of a page to draw so far: one more after each frame, up to `parts`. Drawn at once, a table would block a slow
 * phone for most of a second.
 */
export function useStages(parts: number): number {
  const [drawn, setDrawn] = useState(0);
  useLayoutEffect(() => (drawn < parts ? takeTurn(() => setDrawn(drawn + 1)) : undefined), [drawn, parts]);
  return drawn;
}
