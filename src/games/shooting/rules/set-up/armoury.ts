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

export const weaponOf = (id: string, { name, profiles }: PrintedWeapon): Weapon => ({
  id,
  name,
  profiles: profiles.map(profileOf),
});

interface Rack {
  readonly print: string;
  readonly weapon: Weapon;
  readonly bearers: number[];
  readonly lent: boolean;
}

/** The weapons of a unit, by the id of their group. */
export type Armoury = Map<string, Rack>;

/** One more weapon. Two datasheets may print different weapons under one id: those are groups of their own. */
export function carry(armoury: Armoury, id: string, printed: PrintedWeapon, bearer: number, lent = false): void {
  const print = JSON.stringify(printed);
  for (let number = 1; ; number++) {
    const group = `${id}${number === 1 ? '' : `-${number}`}${lent ? '-lent' : ''}`;
    const known = armoury.get(group);
    if (!known) armoury.set(group, { print, weapon: weaponOf(id, printed), bearers: [bearer], lent });
    else if (known.print === print && known.lent === lent) known.bearers.push(bearer);
    else continue;
    return;
  }
}

/** Weapon groups as the panel lists them: those that few of several models carry stand apart. */
export function groupsOf(armoury: Armoury, models: number): readonly Group[] {
  const most = Math.max(...[...armoury.values()].map(({ bearers }) => bearers.length));
  return [...armoury].map(([id, { weapon, bearers, lent }]) => ({
    id,
    weapon,
    bearers,
    special: bearers.length * 2 <= most && models > 1,
    lent,
  }));
}
