import { MECH_PLACES, type Place } from '../../data/places.ts';
import type { Slot } from '../../design.ts';
import { hasPlace, slotWorks } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';

export interface SlotRow {
  readonly number: number; // as on the die: 1 to 6, twice in a location with twelve slots
  readonly item: string | null; // null = empty
  readonly state: 'empty' | 'works' | 'destroyed';
  readonly shots: number | null; // left in an ammunition bin
  readonly dumping: boolean;
  readonly rear: boolean; // rear-mounted weapon
}

const SIX = 6;

/** The critical slots of a location; none for a vehicle. */
export function slotRows(view: View, id: UnitId, place: Place): readonly SlotRow[] {
  const slots = modelOf(view, id).design.slots[place] ?? [];
  return slots.map((slot, i) => rowOf(view, id, place, slot, i));
}

function rowOf(view: View, id: UnitId, place: Place, slot: Slot | null, i: number): SlotRow {
  const unit = unitOf(view, id);
  const bin = slot && slot.bin >= 0 ? slot.bin : null;
  return {
    number: (i % SIX) + 1,
    item: slot?.item ?? null,
    state: !slot ? 'empty' : slotWorks(view, id, place, i) ? 'works' : 'destroyed',
    shots: bin === null ? null : (unit.bins[bin] ?? 0),
    dumping: bin !== null && (unit.dumping & (1 << bin)) !== 0,
    rear: slot !== null && slot.mount >= 0 && (modelOf(view, id).design.mounts[slot.mount]?.rear ?? false),
  };
}

/** In the order of the printed sheet: left, middle, right; arms and head above torsos above legs. */
export const SLOT_PLACES: readonly (typeof MECH_PLACES)[number][] = ['LA', 'HD', 'RA', 'LT', 'CT', 'RT', 'LL', 'RL'];

export const placeNumber = (name: (typeof MECH_PLACES)[number]): Place => MECH_PLACES.indexOf(name);

/** Destroyed slots of a location that still exists; a lost location has lost them all. */
export function hitsAt(view: View, id: UnitId, place: Place): number {
  const rows = slotRows(view, id, place);
  return hasPlace(unitOf(view, id), place) ? rows.filter(({ state }) => state === 'destroyed').length : 0;
}
