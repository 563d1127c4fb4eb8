import { isArm } from '../../data/places.ts';
import { binFails } from '../../rules/weapons/impossible.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import type { Gun } from './guns.ts';

/** A gun that is to be fired, and the bin that feeds it. */
export interface Fed {
  readonly gun: Gun;
  readonly bin: number | undefined;
}

/** The same with what it is worth. */
interface Priced extends Fed {
  readonly profit: number;
}

/** Those of some rounds that may be fired together: the bins hold them all, and on the ground one arm props the 'Mech up. */
export function fitting<T extends Priced>(view: View, id: UnitId, rounds: readonly T[]): readonly T[] {
  const { prone, crew } = unitOf(view, id);
  return fed(view, id, prone && !crew ? onOneArm(view, id, rounds) : rounds, ({ profit }) => profit);
}

/** The rounds that the bins can feed, the most valuable first served; a bin that is empty is replaced by its like. */
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

/** Without the weapons of the arm that does less. */
function onOneArm<T extends Priced>(view: View, id: UnitId, rounds: readonly T[]): readonly T[] {
  const { mounts } = modelOf(view, id).design;
  const armOf = ({ gun }: T): number => {
    const at = mounts[gun.mount]?.at ?? -1;
    return isArm(at) ? at : -1;
  };
  const arms = new Map<number, number>();
  for (const round of rounds)
    if (armOf(round) >= 0) arms.set(armOf(round), (arms.get(armOf(round)) ?? 0) + round.profit);
  const [better] = [...arms].toSorted(([, a], [, b]) => b - a);
  return rounds.filter((round) => armOf(round) < 0 || armOf(round) === better?.[0]);
}
