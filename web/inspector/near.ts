import type { Seat } from '../../src/kernel/ids.ts';

/** A decision by the number of the entry it led to. */
export interface Decided {
  readonly n: number;
  readonly seat: Seat;
}

/** The decision of this entry, otherwise the last one before it, otherwise the first. Default: the newest. */
export function nearest<D extends Decided>(list: readonly D[], at: number | null): D | undefined {
  if (at === null) return list.at(-1);
  return list.findLast(({ n }) => n <= at) ?? list[0];
}

/** The next decision in that direction; undefined at the end. */
export function beside<D extends Decided>(list: readonly D[], n: number, step: 1 | -1): D | undefined {
  return step > 0 ? list.find((decided) => decided.n > n) : list.findLast((decided) => decided.n < n);
}

/** The part of the list around one decision, to keep the selector short. */
export function around<D extends Decided>(list: readonly D[], n: number, reach: number): readonly D[] {
  const at = list.findIndex((decided) => decided.n >= n);
  const middle = at < 0 ? list.length - 1 : at;
  return list.slice(Math.max(0, middle - reach), middle + reach + 1);
}
