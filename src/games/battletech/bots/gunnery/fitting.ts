import { isArm, LA, type Place, RA } from '../../data/places.ts';
import { binFails } from '../../rules/weapons/impossible.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import type { Gun } from './guns.ts';

/** A gun to fire and the bin that feeds it. */
export interface Fed {
  readonly gun: Gun;
  readonly bin: number | undefined;
}

/** The same with its value. */
interface Priced extends Fed {
  readonly profit: number;
}

/** The shots that may be fired together: the bins hold enough for all, and a prone 'Mech needs one arm for support. */
export function fitting<T extends Priced>(view: View, id: UnitId, rounds: readonly T[]): readonly T[] {
  const profitOf = ({ profit }: T): number => profit;
  return fed(view, id, mostOf(together(view, id, rounds), profitOf), profitOf);
}

/** The shots that the bins can supply, the most valuable first; an empty bin is replaced by another of its type. */
export function fed<T extends Fed>(
  view: View,
  id: UnitId,
  rounds: readonly T[],
  worth: (round: T) => number,
): readonly T[] {
  const { bins } = modelOf(view, id).design;
  const left = [...unitOf(view, id).bins];
  const feeds = (bin: number): boolean => (left[bin] ?? 0) > 0 && binFails(view, id, bin) === null;
  return rounds
    .toSorted((a, b) => worth(b) - worth(a))
    .flatMap((round) => {
      const { bin } = round;
      if (bin === undefined) return [round];
      const from = feeds(bin) ? bin : bins.findIndex(({ ammo }, i) => ammo === bins[bin]?.ammo && feeds(i));
      if (from < 0) return [];
      left[from] = (left[from] as number) - 1;
      return [{ ...round, bin: from }];
    });
}

/** The sets of shots that the arms allow: all of them, or for a prone 'Mech those of either arm with the rest. */
export function together<T extends Fed>(view: View, id: UnitId, rounds: readonly T[]): readonly (readonly T[])[] {
  const { prone, crew } = unitOf(view, id);
  if (!prone || crew) return [rounds];
  const { mounts } = modelOf(view, id).design;
  const placeOf = ({ gun }: T): Place | -1 => mounts[gun.mount]?.at ?? -1;
  const arms = [LA, RA].filter((arm) => rounds.some((round) => placeOf(round) === arm));
  if (arms.length < 2) return [rounds];
  return arms.map((arm) => rounds.filter((round) => !isArm(placeOf(round)) || placeOf(round) === arm));
}

/** The most valuable set; ties go to the first. */
export function mostOf<T>(sets: readonly (readonly T[])[], worth: (round: T) => number): readonly T[] {
  const [first = [], ...others] = sets;
  const sumOf = (set: readonly T[]): number => set.reduce((sum, round) => sum + worth(round), 0);
  return others.reduce((best, set) => (sumOf(set) > sumOf(best) ? set : best), first);
}
