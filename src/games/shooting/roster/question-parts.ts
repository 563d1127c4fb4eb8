import { lineOf, type Unit, unitOf, weaponLines } from '../ask/matrix/army-units.ts';
import type { Attacker, OddsQuestion, Shooter, Target } from '../ask/question.ts';
import { armyOf, type ImportedArmy } from './army.ts';
import type { ImportedList, ImportedProfile, ImportedUnit, ImportedWeapon } from './imported.ts';
import { meleeLines } from './melee.ts';
import { matchKey } from './names.ts';
import { profileFrom } from './sheets.ts';

const armies = new WeakMap<ImportedList, ImportedArmy>();

/** The army of a list, made once. Lists are never changed in place. */
function armyOnce(list: ImportedList): ImportedArmy {
  const made = armies.get(list) ?? armyOf(list);
  armies.set(list, made);
  return made;
}

/** A unit of a list as it fires and is fired at, with attached leaders; undefined if a stat line is not complete. */
export function unitFrom(unit: ImportedUnit, list: ImportedList): Unit | undefined {
  const { army, ids } = armyOnce(list);
  const id = ids.get(unit);
  if (!army || id === undefined) return undefined;
  const led = new Set(army.units.flatMap((one) => (one.attachedTo === id ? [one.id] : [])));
  const all = [unit, ...list.units.filter((one) => led.has(ids.get(one) ?? ''))];
  return unitOf(army, id, all.flatMap(meleeLines));
}

/** The units of a list with all their weapons; attached characters are part of the unit they lead. */
export const unitsFrom = (list: ImportedList): readonly Unit[] => {
  const { army, ids } = armyOnce(list);
  const isLed = (unit: ImportedUnit): boolean =>
    army?.units.find(({ id }) => id === ids.get(unit))?.attachedTo !== undefined;
  return list.units.filter((unit) => !isLed(unit)).flatMap((unit) => unitFrom(unit, list) ?? []);
};

/** All weapons of a unit, as one question takes them: the phase decides which are used. */
export function weaponsOf(unit: ImportedUnit, list: ImportedList): readonly Attacker[] {
  const { attackers = [], melee = [] } = unitFrom(unit, list) ?? {};
  return weaponLines(attackers, melee);
}

/** The ranged weapons of a unit as lines of a question about odds: values, so that the question needs no list. */
export const attackersOf = (unit: ImportedUnit, list: ImportedList): readonly Attacker[] =>
  unitFrom(unit, list)?.attackers ?? [];

/** The models that fire: for Hazardous, and for abilities of the unit. */
export const shooterOf = (unit: ImportedUnit, list: ImportedList): Shooter | undefined => unitFrom(unit, list)?.shooter;

/** A unit as the target, with its attached characters; undefined if a stat line is not complete. */
export const targetFrom = (unit: ImportedUnit, list: ImportedList): Target | undefined => unitFrom(unit, list)?.target;

/** One weapon with one of its profiles; undefined if it cannot shoot or a value is missing. */
function weaponLine({ name, kind, count }: ImportedWeapon, profile: ImportedProfile | undefined): Attacker | undefined {
  const printed = kind === 'ranged' && count >= 1 && profile ? profileFrom(profile) : undefined;
  return printed && lineOf(name, printed, count);
}

/** A question whose `sheet` names are units of these lists, with their values instead. Other names stay. */
export function withUnits(question: unknown, lists: readonly ImportedList[]): unknown {
  if (typeof question !== 'object' || question === null || Array.isArray(question)) return question;
  const { attackers, target, shooter, a, b, ...rest } = question as Readonly<Record<string, unknown>>;
  const find = (name: unknown): Found | undefined => foundIn(name, lists);
  const firing = Array.isArray(attackers) ? attackers.map((line) => find(line?.sheet)).find((one) => one) : undefined;
  const by = shooter ?? (firing && shooterOf(firing.unit, firing.list));
  return {
    ...rest,
    ...(attackers !== undefined && {
      attackers: Array.isArray(attackers) ? attackers.flatMap((line) => linesFor(line, find(line?.sheet))) : attackers,
    }),
    ...(target !== undefined && { target: targetFor(target, lists) }),
    ...(by !== undefined && { shooter: by }),
    ...(a !== undefined && { a: withUnits(a, lists) }),
    ...(b !== undefined && { b: withUnits(b, lists) }),
  } satisfies Readonly<Record<keyof OddsQuestion | string, unknown>>;
}

/** A unit by its name in the list: exactly, or except for case, plural and punctuation. */
export function unitNamed(name: unknown, lists: readonly ImportedList[]): ImportedUnit | undefined {
  if (typeof name !== 'string') return undefined;
  const units = lists.flatMap((list) => list.units);
  return units.find((unit) => unit.name === name) ?? units.find((unit) => matchKey(unit.name) === matchKey(name));
}

interface Found {
  readonly unit: ImportedUnit;
  readonly list: ImportedList;
}

function foundIn(name: unknown, lists: readonly ImportedList[]): Found | undefined {
  const unit = unitNamed(name, lists);
  const list = unit && lists.find(({ units }) => units.includes(unit));
  return unit && list ? { unit, list } : undefined;
}

/** All ranged weapons of the unit, or the one that the line names. Values of the line override the unit's. */
function linesFor(line: Readonly<Record<string, unknown>>, found: Found | undefined): readonly unknown[] {
  if (!found) return [line];
  const { unit, list } = found;
  const { sheet, weapon, profile, ...values } = line;
  if (weapon === undefined) return attackersOf(unit, list).map((one) => ({ ...one, ...values }));
  const named = unit.weapons.find((one) => one.kind === 'ranged' && matchKey(one.name) === matchKey(String(weapon)));
  const mode =
    profile === undefined
      ? named?.profiles[0]
      : named?.profiles.find(({ name }) => matchKey(name) === matchKey(String(profile)));
  const made = named && weaponLine(named, mode);
  return made ? [{ ...made, ...values }] : [line]; // the rules refuse the line, with the names that exist
}

function targetFor(target: unknown, lists: readonly ImportedList[]): unknown {
  if (typeof target !== 'object' || target === null) return target;
  const { sheet, ...values } = target as Readonly<Record<string, unknown>>;
  const found = foundIn(sheet, lists);
  const made = found && targetFrom(found.unit, found.list);
  return made ? { ...made, ...values } : target;
}
