import type { Weapon } from '../../data/items.ts';
import type { Place } from '../../data/places.ts';
import { ammoOf, weaponOf } from '../../rules/build/catalogue.ts';
import { weaponWorks } from '../../rules/status.ts';
import { binFails } from '../../rules/weapons/impossible.ts';
import { isWet, type Ranges, rangesOf } from '../../rules/weapons/ranges.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import type { Gauge } from './gauge.ts';

type WeaponState = 'ready' | 'damaged' | 'jammed' | 'destroyed' | 'no-ammunition' | 'under-water';

export interface WeaponRow {
  readonly mount: number;
  readonly weapon: Weapon;
  readonly at: Place;
  readonly rear: boolean;
  readonly ranges: Ranges | null; // in the weapon's current surroundings (water changes them)
  readonly ammunition: Gauge | null; // shots in usable bins; null = needs none
  readonly state: WeaponState;
}

export function weaponRows(view: View, id: UnitId): readonly WeaponRow[] {
  const unit = unitOf(view, id);
  return modelOf(view, id).design.mounts.flatMap(({ weapon: name, at, rear }, mount): readonly WeaponRow[] => {
    const weapon = weaponOf(name);
    if (!weapon) return [];
    const ranges = rangesOf(weapon, isWet(view, unit, at));
    const ammunition = ammunitionOf(view, id, weapon);
    return [{ mount, weapon, at, rear, ranges, ammunition, state: stateOf(view, id, mount, ranges, ammunition) }];
  });
}

/** Shots in all bins that feed a weapon; unusable bins do not count. */
function ammunitionOf(view: View, id: UnitId, weapon: Weapon): Gauge | null {
  if (weapon.ammo === null) return null;
  const { bins } = modelOf(view, id).design;
  const fed = bins.flatMap(({ ammo }, bin) => (ammoOf(ammo)?.feeds === weapon.ammo ? [bin] : []));
  const usable = fed.filter((bin) => binFails(view, id, bin) === null);
  return {
    left: usable.reduce((sum, bin) => sum + (unitOf(view, id).bins[bin] ?? 0), 0),
    all: fed.reduce((sum, bin) => sum + (bins[bin]?.shots ?? 0), 0),
  };
}

function stateOf(view: View, id: UnitId, mount: number, ranges: Ranges | null, ammunition: Gauge | null): WeaponState {
  const { crew, broken } = unitOf(view, id);
  const bit = 1 << mount;
  if (!weaponWorks(view, id, mount)) return crew && (broken & bit) === 0 && crew.jammed & bit ? 'jammed' : 'destroyed';
  if (ammunition?.left === 0) return 'no-ammunition';
  if (ranges === null) return 'under-water';
  return crew === null && broken & bit ? 'damaged' : 'ready';
}

/** `5`, or `1×20` for a rack whose missiles do 1 point each. */
export const damageWords = ({ damage, rack }: Weapon): string => (rack > 1 ? `${damage}×${rack}` : String(damage));
