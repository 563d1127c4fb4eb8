import type { Carried, ImportedModel, ImportedUnit } from './imported.ts';
import { LIMITS } from './limits.ts';
import { matchKey, nameFrom, uniqueNames } from './names.ts';
import type { Report } from './report.ts';

/** Models of a text list, with the totals of their weapons. */
interface Group {
  readonly name: string;
  readonly count: number;
  readonly items: Carried[];
}

/** A unit of a text list while it is being read. */
export interface Draft {
  readonly name: string;
  readonly points: number | null;
  readonly models: number | null; // as printed before the name; null if not
  readonly groups: Group[];
  readonly items: Carried[]; // not in a group
  readonly enhancements: string[];
  readonly notes: string[];
  readonly unread: string[];
  warlord: boolean;
  flat: boolean; // without indentation: items may be models
  block: number | null; // number of its attached unit
  role: 'leader' | 'bodyguard' | null;
  follows: string | null; // `Attached to X`
}

export const draft = (name: string, points: number | null, models: number | null = null): Draft => ({
  name: nameFrom(name),
  points,
  models,
  groups: [],
  items: [],
  enhancements: [],
  notes: [],
  unread: [],
  warlord: false,
  flat: false,
  block: null,
  role: null,
  follows: null,
});

const count = (number: number): number => Math.min(number, LIMITS.models);

/** The same weapon on two lines adds up. */
function totals(items: readonly Carried[]): readonly Carried[] {
  const found = new Map<string, Carried>();
  for (const { name, count: more } of items) {
    const key = matchKey(name);
    found.set(key, { name: found.get(key)?.name ?? nameFrom(name), count: count((found.get(key)?.count ?? 0) + more) });
  }
  return [...found.values()];
}

function unitOf(from: Draft, name: string): ImportedUnit {
  const single = from.groups.length === 0 && !from.flat;
  const groups: readonly Group[] = single
    ? [{ name: from.name, count: from.models ?? 1, items: from.items }]
    : from.groups;
  const weapons = totals(groups.flatMap(({ items }) => items));
  const indexOf = (item: Carried): number => weapons.findIndex((one) => matchKey(one.name) === matchKey(item.name));
  return {
    name,
    printed: from.name,
    customName: null,
    id: null,
    resolved: false,
    faction: null,
    points: from.points,
    keywords: [],
    abilities: [],
    otherAbilities: from.notes,
    warlord: from.warlord,
    enhancements: from.enhancements,
    attachedTo: null,
    models: groups.map(
      (group): ImportedModel => ({
        name: nameFrom(group.name),
        count: count(group.count),
        stats: null,
        keywords: [],
        abilities: [],
        weapons: totals(group.items).map((item) => ({ weapon: indexOf(item), count: item.count })),
      }),
    ),
    weapons: weapons.map((weapon) => ({ ...weapon, kind: null, profiles: [] })),
    undecided: single ? [] : totals(from.items),
  };
}

/** Turns the drafts into units, with unique names and attachments. */
export function unitsFrom(drafts: readonly Draft[], report: Report): readonly ImportedUnit[] {
  const unique = uniqueNames((name, number) => `${name} (${number})`);
  for (const { name } of drafts.slice(LIMITS.units)) report.add(null, 'selection', name, 'units');
  const units = drafts.slice(0, LIMITS.units).map((from) => ({ from, unit: unitOf(from, unique(from.name)) }));
  return units.map(({ from, unit }) => {
    for (const line of from.unread) report.add(unit.name, 'line', line, 'weapons');
    for (const item of unit.undecided)
      report.add(unit.name, 'model-or-weapon', `${item.count}x ${item.name}`, 'undecided');
    const models = from.groups.reduce((sum, group) => sum + group.count, 0);
    if (from.models !== null && from.groups.length > 0 && models !== from.models)
      report.add(unit.name, 'model-count', `${from.models} / ${models}`, 'models');
    const guards = units.filter(
      (other) =>
        (from.role === 'leader' &&
          from.block !== null &&
          other.from.block === from.block &&
          other.from.role === 'bodyguard') ||
        (from.follows !== null && matchKey(from.follows) === matchKey(other.from.name)),
    );
    if (guards.length === 1 && guards[0]?.unit !== unit) return { ...unit, attachedTo: guards[0]?.unit.name ?? null };
    if (from.role === 'leader' || from.follows !== null)
      report.add(unit.name, 'attachment', from.follows ?? 'Leader', 'attachedTo');
    return unit;
  });
}
