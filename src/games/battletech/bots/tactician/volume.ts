import { type Bearing, dial } from '../../../../parts/hex/bearing.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { LA, RA } from '../../data/places.ts';
import { type Arc, arcAt } from '../../rules/arcs.ts';
import { modelOf, type UnitId, type View } from '../../view.ts';
import { ARC_BIT, batteryOf, type Gun } from '../gunnery/guns.ts';

const ARCS: readonly Arc[] = ['front', 'right', 'rear', 'left'];
const ARC_AT: Int8Array = Int8Array.from(dial((bearing) => ARCS.indexOf(arcAt(bearing))));

/** Guns that turn together: those of the torso, of each arm, and those that follow the legs or hull. */
const [TORSO, LEFT_ARM, RIGHT_ARM, FIXED] = [0, 4, 8, 12] as const;

/** Size of a volume: four arcs for each gun group. */
export const SUMS = 16;

/** The group of each gun in a battery, as the index of its first sum. */
export function groupsOf(view: View, id: UnitId): Int8Array {
  const { design } = modelOf(view, id);
  return Int8Array.from(batteryOf(view, id).guns, ({ fixed, mount }) => {
    const at = design.kind === 'mech' ? design.mounts[mount]?.at : undefined;
    return fixed ? FIXED : at === LA ? LEFT_ARM : at === RA ? RIGHT_ARM : TORSO;
  });
}

/** Adds a gun's damage to the sum of every arc it can fire into; `at` is the volume's offset in the list. */
export function addGun(sums: Float64Array, at: number, group: number, { arcs }: Gun, points: number): void {
  for (let arc = 0; arc < 4; arc++) {
    if ((arcs & ARC_BIT[ARCS[arc] as Arc]) === 0) continue;
    const place = at + group + arc;
    sums[place] = (sums[place] as number) + points;
  }
}

const arcOf = (bearing: Bearing, look: Facing): number => ARC_AT[(bearing - 4 * look + 24) % 24] as number;

/** Everything that can fire in a direction. A prone unit fires with one arm. */
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
