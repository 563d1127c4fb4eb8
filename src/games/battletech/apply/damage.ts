import { modelOf, unitOf } from '../state.ts';
import { type Appliers, change, unchanged } from './change.ts';

/** Damage to units, pilots and crews. */
export const DAMAGE = {
  damaged(state, { unit, place, armourAt, armour: plates, structure: bones }) {
    const { armour, structure, damage } = unitOf(state, unit);
    return change(state, unit, {
      armour: plates ? armour.with(armourAt, (armour[armourAt] ?? 0) - plates) : armour,
      structure: bones ? structure.with(place, (structure[place] ?? 0) - bones) : structure,
      damage: damage + plates + bones,
    });
  },
  'place-lost'(state, { unit, place }) {
    const { lost, structure, bins } = unitOf(state, unit);
    const { design } = modelOf(state, unit);
    return change(state, unit, {
      lost: lost | (1 << place),
      structure: structure.with(place, 0),
      bins: bins.map((shots, bin) => (design.bins[bin]?.at === place ? 0 : shots)),
    });
  },
  'critical-rolled': unchanged,
  'critical-hit'(state, { unit, place, slot, spared }) {
    const { hits, broken, bins } = unitOf(state, unit);
    if (spared !== undefined) return change(state, unit, { broken: broken | (1 << spared) });
    const bin = modelOf(state, unit).design.slots[place]?.[slot]?.bin ?? -1;
    return change(state, unit, {
      hits: hits.with(place, (hits[place] as number) | (1 << slot)),
      bins: bin < 0 ? bins : bins.with(bin, 0),
    });
  },
  exploded(state, { unit, bin }) {
    const { bins } = unitOf(state, unit);
    return bin < 0 ? state : change(state, unit, { bins: bins.with(bin, 0) });
  },
  'unit-destroyed': (state, { unit, why }) => change(state, unit, { destroyed: why, owed: [], shaken: false }),
  'vehicle-hit': (state, { unit, crew, broken }) => change(state, unit, { crew, broken }),
  'crew-changed': (state, { unit, crew }) => change(state, unit, { crew }),
  'pilot-hit'(state, { unit, hits, later }) {
    const { pilot, shaken } = unitOf(state, unit);
    return change(state, unit, {
      pilot: { ...pilot, hits: Math.min(6, pilot.hits + hits) },
      shaken: shaken || later === true,
    });
  },
  'consciousness-rolled'(state, { unit, awake }) {
    const { pilot } = unitOf(state, unit);
    const out = pilot.awake && !awake ? state.turn : pilot.out;
    return change(state, unit, { pilot: { ...pilot, awake, out }, shaken: false });
  },
} satisfies Partial<Appliers>;
