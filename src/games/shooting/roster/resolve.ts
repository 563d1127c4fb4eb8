import type { PrintedModel, PrintedProfile } from '../data/printed.ts';
import type { Borne, ImportedList, ImportedModel, ImportedProfile, ImportedUnit, ImportedWeapon } from './imported.ts';
import { matchKey } from './names.ts';
import { bothNames, Report, type Unread } from './report.ts';
import { type KnownSheet, linesOf } from './sheets.ts';

/** Report entries about names, which a datasheet answers. */
const ABOUT_NAMES: readonly string[] = ['datasheet', 'model-or-weapon', 'stat-line', 'weapon-profile'];

/**
 * Gives the units of a text list the values of datasheets with the same name, or of those `chosen` by hand for a unit.
 * Other names stay in the report.
 */
export function resolveList(
  list: ImportedList,
  sheets: readonly KnownSheet[],
  chosen: ReadonlyMap<string, KnownSheet> = new Map(),
): ImportedList {
  const report = new Report();
  const units = list.units.map((unit) => {
    const byHand = chosen.get(unit.name);
    const sheet = byHand ?? sheets.find(({ name }) => matchKey(name) === matchKey(unit.printed));
    return sheet && !unit.resolved ? resolved(unit, sheet, report, byHand !== undefined) : unit;
  });
  const done = new Set(units.filter((unit, u) => unit !== list.units[u]).map(({ name }) => name));
  const stays = ({ unit, what }: Unread): boolean => unit === null || !done.has(unit) || !ABOUT_NAMES.includes(what);
  return { ...list, units, report: [...list.report.filter(stays), ...report.items] };
}

const find = <T extends { readonly name: string }>(entries: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.values(entries).find((one) => matchKey(one.name) === matchKey(name));

/**
 * A datasheet with only one stat line gives it to models of any name, such as sergeants. The report has a note about
 * that, unless the datasheet was chosen by hand or the model has the name of the unit.
 */
function resolved(unit: ImportedUnit, sheet: KnownSheet, report: Report, isChosen: boolean): ImportedUnit {
  const { models: groups, undecided, names } = decided(unit, sheet);
  const weapons: ImportedWeapon[] = [];
  const indexes = new Map<string, readonly number[]>(); // a name may be a ranged and a melee weapon
  for (const { name, count } of names) {
    const found = weaponsNamed(sheet, name, count);
    if (found.length === 0) report.add(unit.name, 'weapon-profile', name, `weapons.${weapons.length}`);
    indexes.set(
      matchKey(name),
      (found.length > 0 ? found : [null]).map((_, i) => weapons.length + i),
    );
    weapons.push(...(found.length > 0 ? found : [{ name, kind: null, count, profiles: [] }]));
  }
  const lines = linesOf(sheet);
  const models = groups.map(({ name, count, items }, m): ImportedModel => {
    const named = find(sheet.kinds, name);
    const kind = named ?? (lines.length === 1 ? lines[0] : undefined);
    const isUnit = isChosen || matchKey(name) === matchKey(unit.printed);
    if (!kind) report.add(unit.name, 'stat-line', name, `models.${m}.stats`);
    else if (!named && !isUnit)
      report.add(unit.name, 'stat-line-used', bothNames(name, sheet.name), `models.${m}.stats`);
    const borne = items.flatMap((item): readonly Borne[] =>
      (indexes.get(matchKey(item.name)) ?? []).map((weapon) => ({ weapon, count: item.count })),
    );
    return { name, count, ...valuesOf(kind), weapons: borne };
  });
  for (const { name, count } of undecided) report.add(unit.name, 'model-or-weapon', `${count}x ${name}`, 'undecided');
  return {
    ...unit,
    resolved: models.some(({ stats }) => stats !== null),
    keywords: sheet.keywords,
    abilities: sheet.abilities ?? [],
    models,
    weapons,
    undecided,
  };
}

interface NamedGroup {
  readonly name: string;
  readonly count: number;
  readonly items: { readonly name: string; readonly count: number }[];
}

/** Sorts undecided entries into models and weapons. Weapons belong to the model above them. */
function decided(unit: ImportedUnit, sheet: KnownSheet) {
  const nameOf = (weapon: number): string => unit.weapons[weapon]?.name ?? '';
  const models: NamedGroup[] = unit.models.map(({ name, count, weapons }) => ({
    name,
    count,
    items: weapons.map((borne) => ({ name: nameOf(borne.weapon), count: borne.count })),
  }));
  const undecided: { name: string; count: number }[] = [];
  for (const item of unit.undecided) {
    const isWeapon = weaponsNamed(sheet, item.name, 1).length > 0;
    if (find(sheet.kinds, item.name)) models.push({ ...item, items: [] });
    else if (!isWeapon) undecided.push(item);
    else {
      if (models.length === 0) models.push({ name: unit.printed, count: 1, items: [] });
      models.at(-1)?.items.push(item);
    }
  }
  const totals = new Map<string, { name: string; count: number }>();
  for (const { name, count } of models.flatMap(({ items }) => items)) {
    const before = totals.get(matchKey(name));
    totals.set(matchKey(name), { name: before?.name ?? name, count: (before?.count ?? 0) + count });
  }
  return { models, undecided, names: [...totals.values()] };
}

export function weaponsNamed(
  { weapons, melee = {} }: KnownSheet,
  name: string,
  count: number,
): readonly ImportedWeapon[] {
  const ranged = find(weapons, name);
  const close = find(melee, name);
  return [
    ...(ranged
      ? [{ name: ranged.name, kind: 'ranged' as const, count, profiles: ranged.profiles.map(profileOf) }]
      : []),
    ...(close ? [{ ...close, count }] : []),
  ];
}

const profileOf = ({ name = '', range, A, BS, S, AP, D, abilities = [] }: PrintedProfile): ImportedProfile => ({
  name,
  range,
  A,
  skill: BS ?? null,
  S,
  AP,
  D,
  abilities,
});

export function valuesOf(kind: PrintedModel | undefined): Pick<ImportedModel, 'stats' | 'keywords' | 'abilities'> {
  if (!kind) return { stats: null, keywords: [], abilities: [] };
  const { T, Sv, W, inv = null, keywords = [], abilities = [] } = kind;
  return { stats: { M: '', T, Sv, inv, invMelee: inv, W, Ld: '', OC: '' }, keywords, abilities };
}
