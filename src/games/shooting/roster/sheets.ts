import type { PrintedModel, PrintedProfile, PrintedSheet, PrintedWeapon } from '../data/printed.ts';
import type { ImportedList, ImportedModel, ImportedProfile, ImportedUnit, ImportedWeapon } from './imported.ts';
import { idFrom, uniqueNames } from './names.ts';

/** A datasheet, with the melee weapons that the game does not use yet. */
export interface KnownSheet extends PrintedSheet {
  readonly melee?: Readonly<Record<string, ImportedWeapon>>;
}

/** Files contain no base sizes. They have no effect on odds, only on a battlefield. */
const BASE = { base: { mm: 32 }, height: 1.6 } as const;

const MOST_PROFILES = 4; // of a weapon in an army file

/** The ids of a unit's models and weapons in its datasheet; undefined for those whose values are not complete. */
export interface SheetIds {
  readonly kinds: readonly (string | undefined)[];
  readonly weapons: readonly (string | undefined)[]; // ranged only
}

export interface MadeSheet {
  readonly sheet: PrintedSheet;
  readonly melee: Readonly<Record<string, ImportedWeapon>>;
  readonly ids: SheetIds;
}

/** The datasheet of an imported unit; undefined if no model has a complete stat line. */
export function sheetFrom(unit: ImportedUnit, id: string): MadeSheet | undefined {
  const unique = uniqueNames((name, number) => `${name}-${number}`);
  const kinds = new Map<string, readonly [id: string, kind: PrintedModel]>();
  const kindIds = unit.models.map((model) => {
    const kind = kindFrom(model);
    if (!kind) return undefined;
    const print = JSON.stringify(kind);
    const made = kinds.get(print) ?? ([unique(idFrom(model.name)), kind] as const);
    kinds.set(print, made);
    return made[0];
  });
  const weapons: Record<string, PrintedWeapon> = {};
  const melee: Record<string, ImportedWeapon> = {};
  const weaponIds = unit.weapons.map((weapon) => {
    const weaponId = unique(idFrom(weapon.name));
    if (weapon.kind === 'melee') melee[weaponId] = weapon;
    const profiles = weapon.kind === 'ranged' ? weapon.profiles.flatMap((one) => profileFrom(one) ?? []) : [];
    if (profiles.length === 0) return undefined;
    weapons[weaponId] = { name: weapon.name, profiles: profiles.slice(0, MOST_PROFILES) };
    return weaponId;
  });
  if (kinds.size === 0) return undefined;
  const sheet: PrintedSheet = {
    id,
    name: unit.printed,
    keywords: unit.keywords.map((word) => word.slice(0, 40)).slice(0, 20),
    ...(unit.abilities.length > 0 && { abilities: unit.abilities.slice(0, 20) }),
    kinds: Object.fromEntries(kinds.values()),
    weapons,
  };
  return { sheet, melee, ids: { kinds: kindIds, weapons: weaponIds } };
}

function kindFrom({ name, stats, keywords, abilities }: ImportedModel): PrintedModel | undefined {
  if (!stats || stats.T === null || stats.Sv === null || stats.W === null) return undefined;
  const { T, Sv, W, inv } = stats;
  return {
    name,
    T,
    Sv,
    ...(inv !== null && { inv }),
    W,
    ...BASE,
    ...(keywords.length > 0 && { keywords: keywords.map((word) => word.slice(0, 40)).slice(0, 20) }),
    ...(abilities.length > 0 && { abilities: abilities.slice(0, 20) }),
  };
}

/** A profile as a datasheet prints it; undefined if a value is missing. */
export function profileFrom({
  name,
  range,
  A,
  skill,
  S,
  AP,
  D,
  abilities,
}: ImportedProfile): PrintedProfile | undefined {
  if (range === null || A === null || S === null || AP === null || D === null) return undefined;
  if (skill === null && !abilities.includes('Torrent')) return undefined;
  return {
    ...(name !== '' && { name }),
    range,
    A,
    ...(skill !== null && { BS: skill }),
    S,
    AP,
    D,
    ...(abilities.length > 0 && { abilities: abilities.slice(0, 20) }),
  };
}

/** The datasheets of a list, for `resolveList` and for questions about odds. */
export function sheetsOf({ units }: ImportedList): readonly KnownSheet[] {
  const unique = uniqueNames((name, number) => `${name}-${number}`);
  return units.flatMap((unit) => {
    const made = sheetFrom(unit, unique(idFrom(unit.name)));
    return made ? [{ ...made.sheet, melee: made.melee }] : [];
  });
}

/** The different stat lines of a datasheet. Kinds that differ only in their name or base have the same one. */
export function linesOf({ kinds }: PrintedSheet): readonly PrintedModel[] {
  const found = new Map<string, PrintedModel>();
  for (const kind of Object.values(kinds)) {
    const { T, Sv, inv, W, keywords = [], abilities = [] } = kind;
    const print = JSON.stringify([T, Sv, inv, W, keywords, abilities]);
    if (!found.has(print)) found.set(print, kind);
  }
  return [...found.values()];
}
