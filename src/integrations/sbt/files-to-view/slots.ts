import { FIXED } from '../../../games/battletech/data/fixed-parts.ts';
import { SLOTS } from '../../../games/battletech/data/places.ts';
import { WEAPONS } from '../../../games/battletech/data/weapons.ts';
import type { Slot } from '../../../games/battletech/design.ts';
import type { Definition, SlotRecord } from '../files/definition.ts';
import { ammoOf, itemOf, weaponOf } from './items.ts';

/** The components of a definition that are in our catalogue, as weapons and bins; the order gives our numbers. */
export interface Fittings {
  readonly mounts: readonly { readonly weapon: string; readonly component: number }[];
  readonly bins: readonly { readonly ammo: string; readonly component: number }[];
}

export function fittingsOf({ components }: Definition): Fittings {
  const mounts: { weapon: string; component: number }[] = [];
  const bins: { ammo: string; component: number }[] = [];
  for (const [component, it] of components.entries()) {
    const [weapon, ammo] = [weaponOf(it), ammoOf(it, components)];
    if (weapon !== undefined) mounts.push({ weapon, component });
    if (ammo !== undefined) bins.push({ ammo, component });
  }
  return { mounts, bins };
}

type Places = (Slot | null)[][];

/** The content of every slot, by location. */
export function slotsOf(definition: Definition, fittings: Fittings): Places {
  const places: Places = SLOTS.map((size, place) =>
    Array.from({ length: size }, (_, i) => slotOf(definition, fittings, definition.slots[place]?.[i])),
  );
  for (const [place, listed] of definition.slots.entries()) addUnlisted(definition, fittings, places, place, listed);
  return places;
}

function slotOf({ doubleSinks }: Definition, fittings: Fittings, slot: SlotRecord | undefined): Slot | null {
  if (!slot || slot.class === 'NADA') return null;
  return pieceOf(fittings, slot.component) ?? { item: itemOf(slot, doubleSinks), mount: -1, bin: -1 };
}

function pieceOf({ mounts, bins }: Fittings, component: number): Slot | undefined {
  if (component < 0) return undefined;
  const mount = mounts.findIndex((one) => one.component === component);
  const bin = bins.findIndex((one) => one.component === component);
  const item = mounts[mount]?.weapon ?? bins[bin]?.ammo;
  return item === undefined ? undefined : { item, mount, bin };
}

/**
 * The file lists only the first n slots, where n is the number of slots taken, so a gap hides some. Fill those with the
 * parts every 'Mech has there, then with known content of this location that was not listed.
 */
function addUnlisted(
  definition: Definition,
  fittings: Fittings,
  places: Places,
  place: number,
  listed: readonly SlotRecord[],
): void {
  let missing = listed.filter((slot) => slot.class === 'NADA').length;
  const slots = places[place] as (Slot | null)[];
  const put = (index: number, slot: Slot): void => {
    slots[index] = slot;
    missing--;
  };
  for (const [i, part] of (FIXED[place] ?? []).entries())
    if (part && i >= listed.length && missing > 0) put(i, { item: part, mount: -1, bin: -1 });
  for (const slot of unlisted(definition, fittings, place, listed)) {
    const free = slots.findIndex((kept, i) => i >= listed.length && kept === null);
    if (free >= 0 && missing > 0) put(free, slot);
  }
}

/** Slots of this location's weapons, bins and equipment that no line lists. */
function unlisted(
  { components }: Definition,
  fittings: Fittings,
  place: number,
  listed: readonly SlotRecord[],
): readonly Slot[] {
  return components.flatMap((it, component) => {
    if (it.place !== place) return [];
    const piece = pieceOf(fittings, component);
    const size = WEAPONS[piece?.item ?? '']?.slots ?? 1;
    const seen = listed.filter((slot) => slot.component === component).length;
    const slot = piece ?? { item: itemOf({ ...it, shots: 0, component, actuator: -1 }, false), mount: -1, bin: -1 };
    return Array.from({ length: Math.max(0, size - seen) }, () => slot);
  });
}
