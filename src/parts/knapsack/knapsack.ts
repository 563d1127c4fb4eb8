/** An item: its size, a whole number, and its value. */
export interface Item {
  readonly size: number;
  readonly profit: number;
}

/**
 * The best packing for every capacity up to the given one, as item indexes. Capacities that do not improve are
 * merged; largest last. Worthless items are left out.
 */
export function packings(items: readonly Item[], capacity: number): readonly (readonly number[])[] {
  const whole = Math.floor(Math.min(capacity, total(items)));
  if (whole < 0) return [];
  const best: Packing[] = Array.from({ length: whole + 1 }, () => EMPTY);
  for (const [place, { size, profit }] of items.entries()) {
    if (profit <= 0) continue;
    for (let used = whole; used >= size; used--) {
      const before = best[used - size] as Packing;
      if (before.profit + profit > (best[used] as Packing).profit)
        best[used] = { profit: before.profit + profit, places: [...before.places, place] };
    }
  }
  return best.flatMap(({ profit, places }, i) => (profit > (best[i - 1]?.profit ?? 0) ? [places] : []));
}

interface Packing {
  readonly profit: number;
  readonly places: readonly number[];
}
const EMPTY: Packing = { profit: 0, places: [] };

const total = (items: readonly Item[]): number => items.reduce((sum, { size }) => sum + size, 0);
