import { amountOf, mean } from '../../../parts/odds/amount.ts';
import { lineOf } from '../ask/matrix/army-units.ts';
import type { Attacker } from '../ask/question.ts';
import type { PrintedProfile } from '../data/printed.ts';
import { deal } from './army.ts';
import type { ImportedUnit, ImportedWeapon } from './imported.ts';
import { profileFrom } from './sheets.ts';

const MOST_MODELS = 200;

/** The weapons with which a unit fights in melee: the best one of each model, and all that have Extra Attacks. */
export function meleeLines(unit: ImportedUnit): readonly Attacker[] {
  const counts = new Map<ImportedWeapon, number>();
  for (const carried of bearersOf(unit)) {
    const extra = carried.filter(hasExtraAttacks);
    const best = carried.filter((weapon) => !extra.includes(weapon)).toSorted((a, b) => worthOf(b) - worthOf(a))[0];
    for (const weapon of best ? [best, ...extra] : extra) counts.set(weapon, (counts.get(weapon) ?? 0) + 1);
  }
  return [...counts].flatMap(([weapon, count]) => {
    const profile = bestProfile(weapon);
    if (!profile) return [];
    const { BS: WS, ...line } = lineOf(weapon.name, profile, count);
    return WS === undefined ? [] : [{ ...line, WS }];
  });
}

/** The melee weapons of each model. Weapons that the file gives to no model are dealt to all of them in turn. */
function bearersOf({ models, weapons }: ImportedUnit): readonly (readonly ImportedWeapon[])[] {
  const isMelee = (at: number): boolean => weapons[at]?.kind === 'melee' && bestProfile(weapons[at]) !== undefined;
  const rest = weapons.map(({ count }) => count);
  const all: { weapons: string[] }[] = [];
  for (const { count, weapons: borne } of models) {
    const these = Array.from({ length: Math.min(count, MOST_MODELS) }, () => ({ weapons: [] as string[] }));
    let next = 0;
    for (const { weapon, count: many } of borne) {
      rest[weapon] = (rest[weapon] ?? 0) - many;
      if (isMelee(weapon)) next = deal(these, String(weapon), many, next);
    }
    all.push(...these);
  }
  let next = 0;
  for (const [at, count] of rest.entries()) if (isMelee(at)) next = deal(all, String(at), Math.max(0, count), next);
  return all.map((model) => [...new Set(model.weapons)].flatMap((at) => weapons[Number(at)] ?? []));
}

const hasExtraAttacks = ({ profiles }: ImportedWeapon): boolean =>
  profiles.some(({ abilities }) => abilities.some((ability) => /^extra attacks$/i.test(ability)));

/** The profile that deals the most damage on average to a tough model with armour. */
const bestProfile = ({ profiles }: ImportedWeapon): PrintedProfile | undefined =>
  profiles.flatMap((one) => profileFrom(one) ?? []).toSorted((a, b) => damageOf(b) - damageOf(a))[0];

const worthOf = (weapon: ImportedWeapon): number => {
  const profile = bestProfile(weapon);
  return profile ? damageOf(profile) : 0;
};

const FOE = { T: 5, Sv: 3, W: 3 };

function damageOf({ A, BS = 1, S, AP, D }: PrintedProfile): number {
  const [attacks, damage] = [amountOf(A), amountOf(D)];
  const wounds = S >= 2 * FOE.T ? 5 : S > FOE.T ? 4 : S === FOE.T ? 3 : 2 * S > FOE.T ? 2 : 1; // faces of six
  const unsaved = Math.min(6, FOE.Sv - 1 - AP);
  return (attacks ? mean(attacks) : 0) * (7 - BS) * wounds * unsaved * Math.min(FOE.W, damage ? mean(damage) : 0);
}
