import { PARTS, type Part } from '../../../games/battletech/data/items.ts';
import type { Slot } from '../../../games/battletech/design.ts';
import { slotWorks } from '../../../games/battletech/rules/status.ts';
import { modelOf, type UnitId, type View } from '../../../games/battletech/view.ts';
import { PART_CODES } from '../files/codes.ts';
import type { Actuator } from '../files/definition.ts';

export const isPart = (item: string): item is Part => (PARTS as readonly string[]).includes(item);

/** Hits that destroy a part; all others need one. */
const LASTS: Readonly<Partial<Record<Part, number>>> = { engine: 3, gyro: 2, sensors: 2 };
/** Parts listed once, however many slots they fill. */
const ONCE: readonly Part[] = ['engine', 'gyro', 'life-support', 'sensors', 'cockpit'];

export interface Actuators {
  readonly list: readonly Actuator[];
  /** The index of a slot's part in the list, -1 = none. */
  readonly at: (place: number, slot: Slot | null) => number;
}

/** The 'Mech's built-in parts in the order of locations and slots. */
export function actuatorsOf(view: View, id: UnitId): Actuators {
  const known = new Map<string, number>();
  const list: (Actuator & { readonly part: Part })[] = [];
  const keyOf = (place: number, part: Part): string => (ONCE.includes(part) ? part : `${part} ${place}`);
  for (const [place, slots] of modelOf(view, id).design.slots.entries())
    for (const [slot, content] of slots.entries()) {
      if (!content || !isPart(content.item)) continue;
      const part = content.item;
      const key = keyOf(place, part);
      const number = known.get(key) ?? list.length;
      const before = list[number] ?? { part, ...PART_CODES[part], place, works: true, hits: 0 };
      const hits = before.hits + (slotWorks(view, id, place, slot) ? 0 : 1);
      list[number] = { ...before, hits, works: hits < (LASTS[part] ?? 1) };
      known.set(key, number);
    }
  return {
    list: list.map(({ part: _, ...actuator }) => actuator),
    at: (place, slot) => (slot && isPart(slot.item) ? (known.get(keyOf(place, slot.item)) ?? -1) : -1),
  };
}
