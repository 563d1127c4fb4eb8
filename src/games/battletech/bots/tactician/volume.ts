import { type Bearing, dial } from '../../../../parts/hex/bearing.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { LA, RA } from '../../data/places.ts';
import { type Arc, arcAt } from '../../rules/arcs.ts';
import { modelOf, type UnitId, type View } from '../../view.ts';
import { ARC_BIT, batteryOf, type Gun } from '../gunnery/guns.ts';

const ARCS: readonly Arc[] = ['front', 'right', 'rear', 'left'];
const ARC_AT: Int8Array = Int8Array.from(dial((bearing) => ARCS.indexOf(arcAt(bearing))));

/** Guns that move and count together: those of the torso, of each arm, and those that look where the legs or the hull do. */
const [TORSO, LEFT_ARM, RIGHT_ARM, FIXED] = [0, 4, 8, 12] as const;

/** Sums of a volume: four arcs for each group of guns. */
export const SUMS = 16;

/** The group of each gun of a unit's battery, as the place of its first sum. */
export function groupsOf(view: View, id: UnitId): Int8Array {
  const { design } = modelOf(view, id);
  return Int8Array.from(batteryOf(view, id).guns, ({ fixed, mount }) => {
    const at = design.kind === 'mech' ? design.mounts[mount]?.at : undefined;
    return fixed ? FIXED : at === LA ? LEFT_ARM : at === RA ? RIGHT_ARM : TORSO;
  });
}

/** Adds what a gun does to the sums of every arc that it can fire into; `at` is where the volume begins in the list. */
export function addGun(sums: Float64Array, at: number, group: number, { arcs }: Gun, points: number): void {
  for (let arc = 0; arc < 4; arc++) {
    if ((arcs & ARC_BIT[ARCS[arc] as Arc]) === 0) continue;
    const place = at + group + arc;
    sums[place] = (sums[place] as number) + points;
  }
}

const arcOf = (bearing: Bearing, look: Facing): number => ARC_AT[(bearing - 4 * look + 24) % 24] as number;

/** All that bears on a target in that direction. Whoever lies on the ground fires one of his arms. */
export function volumeAt(
  sums: Float64Array,
  at: number,
  bearing: Bearing,
  look: Facing,
  facing: Facing,
  prone: boolean,
): number {
  const ahead = at + arcOf(bearing, look);
  const left = sums[ahead + LEFT_ARM] as number;
  const right = sums[ahead + RIGHT_ARM] as number;
  const arms = prone ? Math.max(left, right) : left + right;
  return (sums[ahead + TORSO] as number) + arms + (sums[at + FIXED + arcOf(bearing, facing)] as number);
}
