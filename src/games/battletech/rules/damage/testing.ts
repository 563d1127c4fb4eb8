import type { Dice } from '../../../../kernel/dice.ts';
import { FRONT, type Place, TURRET } from '../../data/places.ts';
import { vehicleStructure } from '../../data/structure.ts';
import type { Design, Slot } from '../../design.ts';
import type { Column, Event, EventOf, EventType } from '../../events.ts';
import { type Crew, type State, type Unit, unitOf } from '../../state.ts';
import { set, testMech } from '../testing.ts';
import type { Blow } from './blow.ts';

/** The same design with an item in the first free slots of a place. */
export function fitted(design: Design, item: string, place: Place, many = 1): Design {
  const list = design.slots[place] as readonly (Slot | null)[];
  const free = list.flatMap((slot, index) => (slot ? [] : [index])).slice(0, many);
  const filled = list.map((slot, index) => (free.includes(index) ? { item, mount: -1, bin: -1 } : slot));
  return { ...design, slots: design.slots.with(place, filled) };
}

/** A tracked vehicle of forty tons with a turret; its weapons by place. */
export function tank(changes: Partial<Design> = {}): Design {
  return {
    ...testMech(),
    kind: 'vehicle',
    tons: 40,
    armour: [20, 15, 15, 10, 18],
    structure: vehicleStructure(40),
    slots: [],
    mounts: [
      { weapon: 'machine-gun', at: FRONT, slots: [], rear: false, artemis: false },
      { weapon: 'ac-5', at: TURRET, slots: [], rear: false, artemis: false },
      { weapon: 'medium-laser', at: TURRET, slots: [], rear: false, artemis: false },
    ],
    bins: [{ ammo: 'ac-5-ammo', at: FRONT, slot: -1, shots: 20 }],
    ...changes,
  };
}

export const crewOf = (state: State, id = 0): Crew => unitOf(state, id).crew as Crew;
export const withCrew = (state: State, crew: Partial<Crew>): State =>
  set(state, 0, { crew: { ...crewOf(state), ...crew } });

/** A hit on a given or rolled location. */
export const blow = (amount: number, place?: Place, column: Column = 'front'): Blow => ({
  source: { by: 'fall' },
  table: 'full',
  column,
  amount,
  ...(place !== undefined && { place }),
});

/** A unit's list of numbers with one of them changed. */
export const points = (state: State, list: 'armour' | 'structure', changes: Readonly<Record<number, number>>): State =>
  set(state, 0, { [list]: unitOf(state, 0)[list].map((left, place) => changes[place] ?? left) } as Partial<Unit>);

export const ofType = <T extends EventType>(events: readonly Event[], type: T): EventOf<T>[] =>
  events.filter((event) => event.type === type) as EventOf<T>[];

/** Dice that show the same faces over and over. */
export function always(...faces: readonly number[]): Dice {
  let next = 0;
  return { roll: (sides) => Math.min(sides, faces[next++ % faces.length] as number) };
}
