import { isOwn } from '../ask/own-abilities.ts';
import { abilityOf } from '../data/abilities.ts';
import type { PrintedSheet } from '../data/printed.ts';
import type { Army, ArmyUnit } from '../scenario.ts';
import type { ImportedList, ImportedUnit } from './imported.ts';
import { listTitle } from './list-title.ts';
import { idFrom, uniqueNames } from './names.ts';
import { type SheetIds, sheetFrom } from './sheets.ts';

const MOST = { models: 60, groups: 20, weapons: 12, abilities: 20, units: 60, points: 9_999, name: 80 }; // of an army file

/** An army file for set-ups, and the units that cannot be in it. */
export interface ImportedArmy {
  readonly army: Army | null;
  readonly left: readonly string[]; // no complete stat line for all models, or too large
  readonly ids: ReadonlyMap<ImportedUnit, string>; // of the army's units
}

export function armyOf(list: ImportedList): ImportedArmy {
  const unique = uniqueNames((name, number) => `${name}-${number}`);
  const made = list.units.slice(0, MOST.units).flatMap((unit) => {
    const id = unique(idFrom(unit.name));
    const sheet = sheetFrom(unit, id);
    const models = sheet && groupsOf(unit, sheet.ids);
    return sheet && models ? [{ unit, id, sheet: withOwn(sheet.sheet), models }] : [];
  });
  const guardOf = (unit: ImportedUnit): string | undefined => {
    const guard = made.find((other) => other.unit.name === unit.attachedTo && other.unit.attachedTo === null);
    return unit.keywords.some((word) => word.toLowerCase() === 'character') ? guard?.id : undefined;
  };
  const units = made.map(({ unit, id, models }): ArmyUnit => {
    const attachedTo = guardOf(unit);
    const points = Math.max(0, Math.min(unit.points ?? 0, MOST.points));
    return {
      id,
      sheet: id,
      name: unit.name.slice(0, MOST.name),
      points,
      models,
      ...(attachedTo !== undefined && { attachedTo }),
    };
  });
  const left = list.units.filter((unit) => !made.some((one) => one.unit === unit)).map(({ name }) => name);
  const name = listTitle(list);
  return {
    army: units.length > 0 ? { name, units, sheets: made.map(({ sheet }) => sheet) } : null,
    left,
    ids: new Map(made.map(({ unit, id }) => [unit, id])),
  };
}

/** A leader's Feel No Pain protects only its own models; on its datasheet, an ability would apply to the unit that it leads. */
function withOwn(sheet: PrintedSheet): PrintedSheet {
  const { abilities = [], kinds, ...rest } = sheet;
  const own = abilities.filter((print) => isOwn(abilityOf(print)));
  if (own.length === 0) return sheet;
  const others = abilities.filter((print) => !own.includes(print));
  return {
    ...rest,
    ...(others.length > 0 && { abilities: others }),
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([id, kind]) => [
        id,
        { ...kind, abilities: [...new Set([...own, ...(kind.abilities ?? [])])].slice(0, MOST.abilities) },
      ]),
    ),
  };
}

interface Group {
  readonly kind: string;
  readonly weapons: readonly string[];
  count: number;
}

/** Models with the same weapons together. If a weapon cannot be divided evenly, the first models get it. */
function groupsOf(unit: ImportedUnit, ids: SheetIds): ArmyUnit['models'] | undefined {
  const all: { kind: string; weapons: string[] }[] = [];
  const rest = unit.weapons.map(({ count }) => count); // weapons that no model node has
  for (const [m, { count, weapons }] of unit.models.entries()) {
    const kind = ids.kinds[m];
    if (kind === undefined || all.length + count > MOST.models * MOST.groups) return undefined;
    const these = Array.from({ length: count }, () => ({ kind, weapons: [] as string[] }));
    let next = 0;
    for (const borne of weapons) {
      rest[borne.weapon] = (rest[borne.weapon] ?? 0) - borne.count;
      next = deal(these, ids.weapons[borne.weapon], borne.count, next);
    }
    all.push(...these);
  }
  let next = 0;
  for (const [w, count] of rest.entries()) next = deal(all, ids.weapons[w], count, next);
  const groups = new Map<string, Group>();
  for (const { kind, weapons } of all) {
    if (weapons.length > MOST.weapons) return undefined;
    const key = JSON.stringify([kind, ...weapons]);
    const group = groups.get(key) ?? { kind, count: 0, weapons };
    group.count++;
    groups.set(key, group);
  }
  const models = [...groups.values()].toSorted(byNumber).flatMap(({ count, ...group }) =>
    Array.from({ length: Math.ceil(count / MOST.models) }, (_, part) => ({
      ...group,
      count: Math.min(MOST.models, count - part * MOST.models),
    })),
  );
  return models.length > 0 && models.length <= MOST.groups ? models : undefined;
}

/** Models take wounds in this order, so the most numerous come first; sergeants and special weapons are lost last. */
const byNumber = (a: Group, b: Group): number => b.count - a.count;

/** Gives one weapon to one model after the other, starting where the last weapon ended. */
export function deal(
  models: readonly { weapons: string[] }[],
  weapon: string | undefined,
  count: number,
  from: number,
): number {
  if (weapon === undefined || models.length === 0) return from;
  const each = Math.min(count, models.length * (MOST.weapons + 1)); // more than an army file takes is enough
  for (let i = 0; i < each; i++) models[(from + i) % models.length]?.weapons.push(weapon);
  return (from + each) % models.length;
}
