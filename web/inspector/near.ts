import type { Seat } from '../../src/kernel/ids.ts';

/** A decision by its place: `n` is the entry it led to. */
export interface Decided {
  readonly n: number;
  readonly seat: Seat;
}

/** The decision that led to this entry, else the last one before it, else the first. No place = the newest. */
export function nearest<D extends Decided>(list: readonly D[], at: number | null): D | undefined {
  if (at === null) return list.at(-1);
  return list.findLast(({ n }) => n <= at) ?? list[0];
}

/** One step along the list; undefined = there is none that way. */
export function beside<D extends Decided>(list: readonly D[], n: number, step: 1 | -1): D | undefined {
  return step > 0 ? list.find((decided) => decided.n > n) : list.findLast((decided) => decided.n < n);
}

/** A window of the list around one decision, for a selector that stays short. */
export function around<D extends Decided>(list: readonly D[], n: number, reach: number): readonly D[] {
  const at = list.findIndex((decided) => decided.n >= n);
  const middle = at < 0 ? list.length - 1 : at;
  return list.slice(Math.max(0, middle - reach), middle + reach + 1);
}
