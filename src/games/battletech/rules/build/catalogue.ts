import { AMMO } from '../../data/ammo.ts';
import { GEAR } from '../../data/gear.ts';
import type { Ammo, Gear, Weapon } from '../../data/items.ts';
import { WEAPONS } from '../../data/weapons.ts';

/** A row of a table by its own id; inherited keys do not count. */
const rowOf = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

export const weaponOf = (id: string): Weapon | undefined => rowOf(WEAPONS, id);
export const ammoOf = (id: string): Ammo | undefined => rowOf(AMMO, id);
const gearOf = (id: string): Gear | undefined => rowOf<Gear>(GEAR, id);
export const itemOf = (id: string): Weapon | Ammo | Gear | undefined => weaponOf(id) ?? ammoOf(id) ?? gearOf(id);

/** Weight and slots of an item; for a few they depend on the unit. */
const BY_TONS: Readonly<Record<string, (tons: number) => { readonly tons: number; readonly slots: number }>> = {
  'jump-jet': (tons) => ({ tons: tons <= 55 ? 0.5 : tons <= 85 ? 1 : 2, slots: 1 }),
  masc: (tons) => ({ tons: Math.round(tons / 20), slots: Math.round(tons / 20) }),
  hatchet: (tons) => ({ tons: Math.ceil(tons / 15), slots: Math.ceil(tons / 15) }),
  // They weigh nothing, and the catalogue lists one of their fourteen slots.
  'endo-steel': () => ({ tons: 0, slots: 1 }),
  'ferro-fibrous': () => ({ tons: 0, slots: 1 }),
};

export const tonsOf = (id: string, tons: number): number => rowOf(BY_TONS, id)?.(tons).tons ?? itemOf(id)?.tons ?? 0;

/** Slots that an item takes, or undefined for an unknown id. */
export function slotsOf(id: string, tons: number): number | undefined {
  if (ammoOf(id)) return 1;
  return rowOf(BY_TONS, id)?.(tons).slots ?? weaponOf(id)?.slots ?? gearOf(id)?.slots ?? undefined;
}
