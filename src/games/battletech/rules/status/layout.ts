import type { Design } from '../../design.ts';

/** Where a design has each item: slots as bits, by location. */
export interface Layout {
  readonly items: ReadonlyMap<string, readonly number[]>;
  readonly mounts: readonly number[]; // slots of each weapon as bits, in its location
  readonly sinks: readonly Sink[]; // those that fill slots
  readonly hips: readonly number[]; // slots of each as bits, by location
  readonly legs: readonly number[]; // other leg actuators
}

export interface Sink {
  readonly at: number;
  readonly slots: number; // as bits
}

const SINK_SLOTS: Readonly<Record<string, number>> = { 'heat-sink': 1, 'double-heat-sink': 3 };
const NOWHERE: readonly number[] = [];
const LAYOUTS = new WeakMap<Design, Layout>();

/** Cached by design. */
export function layoutOf(design: Design): Layout {
  const known = LAYOUTS.get(design);
  if (known) return known;
  const items = itemsOf(design);
  const slots = (...names: readonly string[]): readonly number[] =>
    design.slots.map((_, place) => names.reduce((bits, item) => bits | (items.get(item)?.[place] ?? 0), 0));
  const layout: Layout = {
    items,
    mounts: design.mounts.map(({ slots }) => slots.reduce((bits, slot) => bits | (1 << slot), 0)),
    sinks: design.slots.flatMap((_, place) => sinksAt(design, place)),
    hips: slots('hip'),
    legs: slots('upper-leg', 'lower-leg', 'foot'),
  };
  LAYOUTS.set(design, layout);
  return layout;
}

function itemsOf({ slots }: Design): ReadonlyMap<string, readonly number[]> {
  const items = new Map<string, number[]>();
  for (const [place, list] of slots.entries())
    for (const [slot, content] of list.entries()) {
      if (!content) continue;
      const bits = items.get(content.item) ?? slots.map(() => 0);
      bits[place] = (bits[place] as number) | (1 << slot);
      items.set(content.item, bits);
    }
  return items;
}

/** All sinks of a location: a double one fills three slots in a row. */
function sinksAt({ slots }: Design, place: number): Sink[] {
  const sinks: Sink[] = [];
  let [taken, bits] = [0, 0];
  for (const [slot, content] of (slots[place] ?? []).entries()) {
    const size = content ? (SINK_SLOTS[content.item] ?? 0) : 0;
    if (size === 0) continue;
    bits |= 1 << slot;
    taken++;
    if (taken < size) continue;
    sinks.push({ at: place, slots: bits });
    [taken, bits] = [0, 0];
  }
  return sinks;
}

/** The slots of an item as bits, by location; empty if the design has none. */
export const slotsOf = (design: Design, item: string): readonly number[] => layoutOf(design).items.get(item) ?? NOWHERE;

/** The number of set bits. */
export function ones(bits: number): number {
  let [left, count] = [bits, 0];
  for (; left; left &= left - 1) count++;
  return count;
}
