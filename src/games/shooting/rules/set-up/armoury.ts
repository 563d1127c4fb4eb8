import { never } from '../../../../kernel/never.ts';
import { amountOf } from '../../../../parts/odds/amount.ts';
import { abilityOf } from '../../data/abilities.ts';
import type { PrintedProfile, PrintedWeapon } from '../../data/printed.ts';
import type { Profile, Weapon } from '../../data/sheet.ts';
import type { Group } from '../../state.ts';

export const profileOf = (printed: PrintedProfile): Profile => ({
  name: printed.name ?? '',
  range: printed.range,
  attacks: amountOf(printed.A) ?? never(printed.A),
  skill: printed.BS ?? null,
  strength: printed.S,
  ap: printed.AP,
  damage: amountOf(printed.D) ?? never(printed.D),
  abilities: (printed.abilities ?? []).map(abilityOf),
});

const weaponOf = (id: string, { name, profiles }: PrintedWeapon): Weapon => ({
  id,
  name,
  profiles: profiles.map(profileOf),
});

interface Rack {
  readonly print: string;
  readonly weapon: Weapon;
  readonly bearers: number[];
  readonly lenders: number[] | null; // passengers by index; null for the unit's own weapons
}

/** The weapons of a unit, by group id. */
export type Armoury = Map<string, Rack>;

/** Adds a weapon. If two datasheets print different weapons under one id, they become separate groups. */
export function carry(armoury: Armoury, id: string, printed: PrintedWeapon, bearer: number, lender?: number): void {
  const print = JSON.stringify(printed);
  for (let number = 1; ; number++) {
    const group = `${id}${number === 1 ? '' : `-${number}`}${lender === undefined ? '' : '-lent'}`;
    const known = armoury.get(group);
    if (known && (known.print !== print || (known.lenders === null) !== (lender === undefined))) continue;
    const rack = known ?? {
      print,
      weapon: weaponOf(id, printed),
      bearers: [],
      lenders: lender === undefined ? null : [],
    };
    rack.bearers.push(bearer);
    if (lender !== undefined) rack.lenders?.push(lender);
    armoury.set(group, rack);
    return;
  }
}

/** Weapon groups in the panel's order. Weapons that only a few of the models carry are marked as special. */
export function groupsOf(armoury: Armoury, models: number): readonly Group[] {
  const most = Math.max(...[...armoury.values()].map(({ bearers }) => bearers.length));
  return [...armoury].map(([id, { weapon, bearers, lenders }]) => ({
    id,
    weapon,
    bearers,
    special: bearers.length * 2 <= most && models > 1,
    lent: lenders !== null,
    ...(lenders && { lenders }),
  }));
}
