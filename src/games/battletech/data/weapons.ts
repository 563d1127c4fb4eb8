import type { Weapon } from './items.ts';

type Range = readonly [short: number, medium: number, long: number];

/** A row in printed order: heat, damage, minimum range, ranges, tons, slots, battle value. */
type Row = readonly [
  id: string,
  name: string,
  heat: number,
  damage: number,
  minimum: number,
  ranges: Range,
  tons: number,
  slots: number,
  battleValue: number,
];

/** Values that most weapons share. */
const PLAIN = {
  rack: 1,
  group: 0,
  underwater: null,
  ammo: null,
  toHit: 0,
  heats: false,
  explosive: 0,
  advanced: false,
};

const row = (
  kind: Weapon['kind'],
  [id, name, heat, damage, minimum, ranges, tons, slots, battleValue]: Row,
): Weapon => ({
  ...PLAIN,
  id,
  name,
  kind,
  heat,
  damage,
  minimum,
  ranges,
  tons,
  slots,
  battleValue,
});

const energy = (underwater: Range | null, printed: Row): Weapon => ({ ...row('energy', printed), underwater });
const ballistic = (printed: Row): Weapon => ({ ...row('ballistic', printed), ammo: printed[0] });
/** Long-range missiles hit in groups of five, short-range missiles one by one. */
const missiles = (rack: number, group: number, printed: Row): Weapon => ({
  ...row('missile', printed),
  ammo: printed[0],
  rack,
  group,
});
const pulse = (weapon: Weapon): Weapon => ({ ...weapon, toHit: -2 });

const INTRODUCTORY: readonly Weapon[] = [
  energy([1, 2, 2], ['small-laser', 'Small Laser', 1, 3, 0, [1, 2, 3], 0.5, 1, 9]),
  energy([2, 4, 6], ['medium-laser', 'Medium Laser', 3, 5, 0, [3, 6, 9], 1, 1, 46]),
  energy([3, 6, 9], ['large-laser', 'Large Laser', 8, 8, 0, [5, 10, 15], 5, 2, 123]),
  energy([4, 7, 10], ['ppc', 'PPC', 10, 10, 3, [6, 12, 18], 7, 3, 176]),
  { ...energy(null, ['flamer', 'Flamer', 3, 2, 0, [1, 2, 3], 1, 1, 6]), heats: true },
  ballistic(['machine-gun', 'Machine Gun', 0, 2, 0, [1, 2, 3], 0.5, 1, 5]),
  ballistic(['ac-2', 'Autocannon/2', 1, 2, 4, [8, 16, 24], 6, 1, 37]),
  ballistic(['ac-5', 'Autocannon/5', 1, 5, 3, [6, 12, 18], 8, 4, 70]),
  ballistic(['ac-10', 'Autocannon/10', 3, 10, 0, [5, 10, 15], 12, 7, 123]),
  ballistic(['ac-20', 'Autocannon/20', 7, 20, 0, [3, 6, 9], 14, 10, 178]),
  missiles(2, 2, ['srm-2', 'SRM 2', 2, 2, 0, [3, 6, 9], 1, 1, 21]),
  missiles(4, 2, ['srm-4', 'SRM 4', 3, 2, 0, [3, 6, 9], 2, 1, 39]),
  missiles(6, 2, ['srm-6', 'SRM 6', 4, 2, 0, [3, 6, 9], 3, 2, 59]),
  missiles(5, 5, ['lrm-5', 'LRM 5', 2, 1, 6, [7, 14, 21], 2, 1, 45]),
  missiles(10, 5, ['lrm-10', 'LRM 10', 4, 1, 6, [7, 14, 21], 5, 2, 90]),
  missiles(15, 5, ['lrm-15', 'LRM 15', 5, 1, 6, [7, 14, 21], 7, 3, 136]),
  missiles(20, 5, ['lrm-20', 'LRM 20', 6, 1, 6, [7, 14, 21], 10, 5, 181]),
];

const ADVANCED: readonly Weapon[] = [
  energy([3, 5, 8], ['er-medium-laser', 'ER Medium Laser', 5, 5, 0, [4, 8, 12], 1, 1, 62]),
  energy([3, 9, 12], ['er-large-laser', 'ER Large Laser', 12, 8, 0, [7, 14, 19], 5, 2, 163]),
  energy([4, 10, 16], ['er-ppc', 'ER PPC', 15, 10, 0, [7, 14, 23], 7, 3, 229]),
  pulse(energy([1, 2, 2], ['small-pulse-laser', 'Small Pulse Laser', 2, 3, 0, [1, 2, 3], 1, 1, 12])),
  pulse(energy([2, 3, 4], ['medium-pulse-laser', 'Medium Pulse Laser', 4, 6, 0, [2, 4, 6], 2, 1, 48])),
  pulse(energy([2, 5, 7], ['large-pulse-laser', 'Large Pulse Laser', 10, 9, 0, [3, 7, 10], 7, 2, 119])),
  ballistic(['lb-10-x', 'LB 10-X AC', 2, 10, 0, [6, 12, 18], 11, 6, 148]),
  { ...ballistic(['gauss-rifle', 'Gauss Rifle', 1, 15, 2, [7, 15, 22], 15, 7, 320]), explosive: 20 },
];

/** All weapons by id. */
export const WEAPONS: Readonly<Record<string, Weapon>> = Object.fromEntries(
  [...INTRODUCTORY, ...ADVANCED.map((weapon) => ({ ...weapon, advanced: true }))].map((weapon) => [weapon.id, weapon]),
);
