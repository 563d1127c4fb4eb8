import type { Dice } from '../../../../kernel/dice.ts';
import { INWARD, type Place } from '../../data/places.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { rollDie } from '../rolls.ts';
import { hasPlace } from '../status.ts';

interface Chosen {
  readonly place: Place;
  readonly slot: number;
  readonly dice: readonly number[];
}

/** Slots of a location that a critical hit can affect, as bits: filled and not destroyed. */
function hittable(state: State, id: UnitId, place: Place): number {
  const unit = unitOf(state, id);
  if (!hasPlace(unit, place)) return 0;
  const faces = state.rules.ruleset.dice;
  const hits = unit.hits[place] as number;
  const slots = modelOf(state, id).design.slots[place] ?? [];
  let bits = 0;
  for (let slot = 0; slot < slots.length; slot++)
    if (slots[slot] && slot % 6 < faces && (hits & (1 << slot)) === 0) bits |= 1 << slot;
  return bits;
}

/**
 * The slot that a critical hit destroys: one die for the half (1-3 upper) if there are twelve slots, one for the slot.
 * Rerolls slots that cannot be hit; a location without any passes the hit inward. A single slot needs no dice.
 */
export function chooseSlot(state: State, id: UnitId, from: Place, dice: Dice): Chosen | undefined {
  let place = from;
  let bits = 0;
  for (; place >= 0; place = INWARD[place] as Place) {
    bits = hittable(state, id, place);
    if (bits !== 0) break;
  }
  if (bits === 0) return undefined;
  if ((bits & (bits - 1)) === 0) return { place, slot: 31 - Math.clz32(bits), dice: [] };
  const halves = (modelOf(state, id).design.slots[place]?.length ?? 0) > 6;
  const thrown: number[] = [];
  const die = (): number => {
    const face = rollDie(state, dice);
    thrown.push(face);
    return face;
  };
  for (;;) {
    const lower = halves && die() > 3;
    const slot = die() - 1 + (lower ? 6 : 0);
    if (bits & (1 << slot)) return { place, slot, dice: thrown };
  }
}
