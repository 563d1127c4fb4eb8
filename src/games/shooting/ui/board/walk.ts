import type { Point } from '../../../../parts/plane/point.ts';

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const TURNS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * Where a key moves the focus among scattered points; undefined if the key does nothing. Arrows go to the nearest in
 * that direction, Page Up and Page Down through all in order. The focus stays if nothing is there.
 */
export function walked(places: readonly Point[], from: number, key: string): number | undefined {
  const last = places.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const turn = TURNS[key];
  if (turn !== undefined) return (from + turn + places.length) % places.length;
  const way = WAYS[key];
  const here = places[from];
  if (!way || !here) return undefined;
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const [i, { x, y }] of places.entries()) {
    const along = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x);
    const far = along + 2 * aside;
    if (i !== from && along > 1e-6 && aside <= 3 * along && far < least) [best, least] = [i, far];
  }
  return best;
}
