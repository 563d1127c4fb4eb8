import type { Fact } from '../../../../kernel/fact.ts';
import type { Design } from '../../design.ts';
import { ammoOf, itemOf, weaponOf } from './catalogue.ts';
import { compileShaped } from './compile.ts';
import { mechProblems } from './mech-problems.ts';
import { shapedUnit, type UnitSource } from './unit-schema.ts';
import { weightTally } from './weight.ts';

export { weightTally } from './weight.ts';

type Problem = Fact | false;

const distinct = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** The weight must not exceed the limit, and the engine must give a whole number of MP. */
function weightProblems(design: Design, source: UnitSource): readonly Problem[] {
  const { engine, tons, walk } = design;
  const weight = weightTally(source, design).total;
  return [
    (walk < 1 || engine !== walk * tons) && { code: 'engine-rating', engine, tons },
    weight > tons && { code: 'too-heavy', tons: weight, limit: tons, over: weight - tons },
  ];
}

/** Ammunition without a weapon, and weapons without ammunition. */
function ammunitionProblems({ mounts, bins }: Design): readonly Problem[] {
  const eats = (weapon: string): string | null => weaponOf(weapon)?.ammo ?? null;
  const feeds = (ammo: string): string => ammoOf(ammo)?.feeds ?? '';
  const eaten = mounts.map(({ weapon }) => eats(weapon));
  const fed: readonly (string | null)[] = [null, ...bins.map(({ ammo }) => feeds(ammo))];
  return [
    ...distinct(bins.map(({ ammo }) => ammo)).map(
      (ammo): Problem => !eaten.includes(feeds(ammo)) && { code: 'ammunition-without-weapon', ammo },
    ),
    ...distinct(mounts.map(({ weapon }) => weapon)).map(
      (weapon): Problem => !fed.includes(eats(weapon)) && { code: 'weapon-without-ammunition', weapon },
    ),
  ];
}

/** A vehicle has one limit for its whole armour and one for its items; ammunition of one kind counts once. */
function vehicleProblems({ tons, armour, mounts, bins }: Design): readonly Problem[] {
  const points = armour.reduce((sum, value) => sum + value, 0);
  const [mostPoints, mostItems] = [Math.floor(tons * 3.5) + 40, 5 + Math.floor(tons / 5)];
  const items = mounts.length + distinct(bins.map(({ ammo }) => ammo)).length;
  return [
    points > mostPoints && { code: 'too-much-armour', points, limit: mostPoints },
    items > mostItems && { code: 'too-many-items', items, limit: mostItems },
  ];
}

/** All violations of the construction rules; empty for a legal unit. */
export function validateUnit(source: unknown): readonly Fact[] {
  const shaped = shapedUnit(source);
  if (!shaped.ok) return [shaped.error];
  const compiled = compileShaped(shaped.value);
  if (!compiled.ok) return [compiled.error];
  const design = compiled.value;
  return [
    ...weightProblems(design, shaped.value),
    ...(shaped.value.kind === 'mech' ? mechProblems(design, shaped.value) : vehicleProblems(design)),
    ...ammunitionProblems(design),
  ].filter((problem) => problem !== false);
}

/** Equipment beyond introductory technology. Sinks inside the engine count too, although they fill no slots. */
export function advancedItems({ slots, mounts, bins, sinks }: Design): readonly string[] {
  const fitted = slots.flat().flatMap((slot) => slot?.item ?? []);
  if (sinks.each > 1) fitted.push('double-heat-sink');
  const all = [...fitted, ...mounts.map(({ weapon }) => weapon), ...bins.map(({ ammo }) => ammo)];
  return distinct(all).filter((item) => itemOf(item)?.advanced);
}
