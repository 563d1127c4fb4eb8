import { AMMO } from '../../../games/battletech/data/ammo.ts';
import type { Weapon } from '../../../games/battletech/data/items.ts';
import { WEAPONS } from '../../../games/battletech/data/weapons.ts';
import { AMMO_CODES, type Code, GEAR_CODES, PART_CODES, SPECIAL, WEAPON_CODES } from '../files/codes.ts';
import type { Component, SlotRecord, WeaponType } from '../files/definition.ts';

/** Fills a slot without any effect; stands for everything our catalogue lacks. */
const FILLER = 'ferro-fibrous';

type Coded = Pick<Component, 'code' | 'name'>;

/** The id with this code, else with this name. */
function named(codes: Readonly<Record<string, Code>>, { code, name }: Coded): string | undefined {
  const ids = Object.keys(codes);
  return ids.find((id) => codes[id]?.code === code) ?? ids.find((id) => codes[id]?.name === name);
}

const KINDS: Readonly<Partial<Record<WeaponType, Weapon['kind']>>> = {
  Energía: 'energy',
  Balística: 'ballistic',
  Misiles: 'missile',
};

/** The weapon in our catalogue by code or name, otherwise the most similar one of its type; undefined = not a weapon. */
export function weaponOf(component: Component): string | undefined {
  const kind = KINDS[component.type];
  if (component.class !== 'ARMA' || !kind || component.long < 1) return undefined;
  const known = named(WEAPON_CODES, component);
  if (known !== undefined) return known;
  const alike = Object.values(WEAPONS).filter((weapon) => weapon.kind === kind);
  return alike.toSorted((a, b) => unlike(a, component) - unlike(b, component))[0]?.id;
}

/** How different a weapon is from one of another catalogue, over range, damage and heat. */
const unlike = ({ ranges, heat, damage, rack, minimum, toHit }: Weapon, other: Component): number =>
  Math.abs(ranges[0] - other.short) +
  Math.abs(ranges[1] - other.medium) +
  Math.abs(ranges[2] - other.long) +
  Math.abs(heat - other.heat) +
  Math.abs(damage * rack - other.damage * other.shots) +
  Math.abs(minimum - Math.max(0, other.minimum)) +
  Math.abs(toHit - other.toHit);

/** The ammunition in our catalogue that a bin holds: by code or name, otherwise that of the weapon it feeds. */
export function ammoOf(bin: Component, components: readonly Component[]): string | undefined {
  if (bin.class !== 'MUNICION') return undefined;
  const known = named(AMMO_CODES, bin);
  if (known !== undefined) return known;
  const gun = components.find(({ class: kind, code }) => kind === 'ARMA' && code === bin.feeds);
  const family = gun && WEAPONS[weaponOf(gun) ?? '']?.ammo;
  const fits = Object.values(AMMO).filter(({ feeds }) => feeds === family);
  return (fits.find(({ id }) => SPECIAL[id] === bin.special) ?? fits[0])?.id;
}

/** Anything else in a slot: a part of the 'Mech, equipment, or filler. */
export function itemOf(slot: SlotRecord, double: boolean): string {
  if (slot.class === 'ACTUADOR') return named(PART_CODES, slot) ?? FILLER;
  const item = named(GEAR_CODES, slot) ?? FILLER;
  return item === 'heat-sink' && double ? 'double-heat-sink' : item;
}
