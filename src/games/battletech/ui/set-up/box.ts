import { no, type Result } from '../../../../kernel/result.ts';
import { UNITS } from '../../data/units.ts';
import type { Design } from '../../design.ts';
import { weaponOf } from '../../rules/build/catalogue.ts';
import { designNamed } from '../../rules/build/compile.ts';
import { designOf } from '../../rules/set-up/forces.ts';
import type { UnitChoice } from './match-options.ts';

export const CLASSES = ['light', 'medium', 'heavy', 'assault', 'vehicle'] as const;
export type WeightClass = (typeof CLASSES)[number];

const HEAVIEST: readonly (readonly [WeightClass, number])[] = [
  ['light', 35],
  ['medium', 55],
  ['heavy', 75],
];

export const classOf = ({ kind, tons }: Pick<Design, 'kind' | 'tons'>): WeightClass =>
  kind === 'vehicle' ? 'vehicle' : (HEAVIEST.find(([, most]) => tons <= most)?.[0] ?? 'assault');

/** All built-in units, light ones first, vehicles last. */
export const boxUnits = (): readonly Design[] => {
  const designs = Object.keys(UNITS).map(designNamed);
  const rank = (design: Design): number => CLASSES.indexOf(classOf(design)) * 1000 + design.tons;
  return designs.toSorted((a, b) => rank(a) - rank(b) || a.chassis.localeCompare(b.chassis));
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Units of the chosen classes that match every search word by name, role or weapon. */
export function found(
  designs: readonly Design[],
  text: string,
  classes: readonly WeightClass[],
  spoken: (design: Design) => string,
): readonly Design[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return designs.filter((design) => {
    if (classes.length > 0 && !classes.includes(classOf(design))) return false;
    const says = plain(spoken(design));
    return wanted.every((word) => says.includes(word));
  });
}

const worth = (weapon: string): number => weaponOf(weapon)?.battleValue ?? 0;

/** A list of weapons, best first: `AC/20, 2× medium laser`; `name` names one. */
export function weaponsOf({ mounts }: Design, name: (weapon: string) => string): string {
  const counts = new Map<string, number>();
  for (const { weapon } of mounts) counts.set(weapon, (counts.get(weapon) ?? 0) + 1);
  const best = [...counts].sort(([a], [b]) => worth(b) - worth(a));
  return best.map(([weapon, count]) => `${count > 1 ? `${count}× ` : ''}${name(weapon)}`).join(', ');
}

/** The design of a chosen unit. The page does not check schemas, so reading an invalid one may throw. */
export function designIn(wanted: UnitChoice['design']): Result<Design> {
  try {
    return designOf(wanted);
  } catch {
    return no({ code: 'file-not-a-unit' });
  }
}

interface Totals {
  readonly units: number;
  readonly tons: number;
  readonly battleValue: number;
  readonly unknown: number; // units without a known battle value, or unreadable
}

/** Totals of a side, by its printed designs. */
export function totalsOf(list: readonly Pick<UnitChoice, 'design'>[]): Totals {
  const designs = list.map(({ design }) => designIn(design)).map((read) => (read.ok ? read.value : null));
  return {
    units: list.length,
    tons: designs.reduce((sum, design) => sum + (design?.tons ?? 0), 0),
    battleValue: designs.reduce((sum, design) => sum + (design?.battleValue ?? 0), 0),
    unknown: designs.filter((design) => (design?.battleValue ?? null) === null).length,
  };
}
