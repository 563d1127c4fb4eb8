import type { Hex } from '../../../../parts/hex/hex.ts';
import { stateWith, unitWith } from '../../copies.ts';
import { reach } from '../../rules/movement/reach.ts';
import { modelOf, type UnitId, unitOf, type View, type Went } from '../../view.ts';

const FRESH: Went = { mode: 'still', mp: 0, hexes: 0, backwards: false, skidded: false, stood: 0, masc: false };

/** The hexes that a unit could walk to in a turn on an otherwise empty map, its own included: 1 for each. */
export function cloudOf(view: View, id: UnitId): Uint8Array {
  const alone = stateWith(view, {
    rules: { ...view.rules, models: [modelOf(view, id)] },
    units: [unitWith(unitOf(view, id), { went: FRESH })],
    moving: null,
  });
  const ends = reach(alone, 0, 'walk');
  const cloud = new Uint8Array(view.rules.map.hexes.length);
  cloud[unitOf(view, id).at] = 1;
  for (let entry = 0; entry < ends.count; entry++) cloud[ends.hex[entry] as Hex] = 1;
  return cloud;
}
