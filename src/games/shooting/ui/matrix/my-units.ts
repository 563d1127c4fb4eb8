import { armyOf } from '../../roster/army.ts';
import type { ImportedList } from '../../roster/imported.ts';
import { listTitle } from '../../roster/list-title.ts';
import { unitFrom, unitsFrom } from '../../roster/question-parts.ts';
import { myLists } from '../lists/storage.ts';
import { type Entry, entryOf } from './entries.ts';

/** A unit that is not among the entries of its list. */
interface LeftOut {
  readonly unit: string;
  readonly why: 'values' | 'weapons' | { readonly leads: string };
}

/** The units of one list that can attack or be a target. */
export interface MyUnits {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly leftOut: readonly LeftOut[];
}

export type Part = 'attackers' | 'target';

export function unitsOfList(list: ImportedList, part: Part): MyUnits {
  const units = unitsFrom(list);
  const used = units.filter((unit) => unit[part] ?? (part === 'attackers' && unit.melee));
  const { army, ids } = armyOf(list);
  const leftOut = list.units.flatMap((unit): readonly LeftOut[] => {
    const listed = army?.units.find(({ id }) => id === ids.get(unit));
    const guard = list.units.find((one) => ids.get(one) !== undefined && ids.get(one) === listed?.attachedTo);
    if (guard) return [{ unit: unit.name, why: { leads: guard.name } }];
    const made = unitFrom(unit, list);
    if (!made) return [{ unit: unit.name, why: 'values' }];
    return part === 'attackers' && !made.attackers && !made.melee ? [{ unit: unit.name, why: 'weapons' }] : [];
  });
  return { name: listTitle(list), entries: used.map(entryOf), leftOut };
}

/** The lists in this browser that have such units. */
export const myUnits = (part: Part): readonly MyUnits[] =>
  myLists()
    .map((list) => unitsOfList(list, part))
    .filter(({ entries }) => entries.length > 0);
