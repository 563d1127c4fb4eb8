import { type Bearing, bearingOf } from '../../../../parts/hex/bearing.ts';
import { distance, type Facing, type Hex } from '../../../../parts/hex/hex.ts';
import { tallOf } from '../../rules/status.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { batteryOf } from '../gunnery/guns.ts';
import { fillNeeds } from '../gunnery/needs.ts';
import type { Stand } from '../gunnery/stand.ts';
import type { Foe } from './foes.ts';

/**
 * A place, and the values that all moves ending there share, whatever the path and facing: bearings, distances,
 * and the to-hit numbers both ways for a unit that stood still.
 */
export interface Spot {
  readonly prone: boolean;
  readonly nearest: number; // hexes to the nearest enemy, infinite if there is none
  readonly bearing: Bearing; // bearing of that enemy
  readonly bearings: readonly Bearing[]; // bearing of each enemy from here
  readonly back: readonly Bearing[]; // bearing of this place from each enemy
  readonly own: readonly (Float64Array | null)[]; // number of each own gun against each enemy; null = nothing can hit
  readonly theirs: readonly (Float64Array | null)[]; // number of each enemy gun against this unit
}

/** The hexside nearest to a bearing, as the facing of fixed guns for the numbers. */
const towards = (bearing: Bearing): Facing => (Math.round(bearing / 4) % 6) as Facing;

export function spotAt(view: View, id: UnitId, foes: readonly Foe[], hex: Hex, level: number, prone: boolean): Spot {
  const { map } = view.rules;
  const height = tallOf({ prone, crew: unitOf(view, id).crew });
  const bearings = foes.map(({ stand }) => bearingOf(map, hex, stand.hex));
  const stands = bearings.map(
    (bearing): Stand => ({
      hex,
      level,
      height,
      facing: towards(bearing),
      prone,
      mode: 'still',
      hexes: 0,
      skidded: false,
    }),
  );
  const needs = (shooter: UnitId, from: Stand, foe: UnitId, to: Stand): Float64Array | null => {
    const list = new Float64Array(batteryOf(view, shooter).guns.length);
    return fillNeeds(view, { shooter, from, foe, to }, list) ? list : null;
  };
  const fars = foes.map(({ stand }) => distance(map, hex, stand.hex));
  const nearest = Math.min(...fars); // infinite for an empty list
  return {
    prone,
    nearest,
    bearing: bearings[fars.indexOf(nearest)] ?? 0,
    bearings,
    back: foes.map(({ stand }) => bearingOf(map, stand.hex, hex)),
    own: foes.map(({ id: foe, stand }, i) => needs(id, stands[i] as Stand, foe, stand)),
    theirs: foes.map(({ id: foe, stand, shoots }, i) => (shoots ? needs(foe, stand, id, stands[i] as Stand) : null)),
  };
}
