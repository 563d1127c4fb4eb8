import type { Facing, Hex } from '../../../parts/hex/hex.ts';
import { hexOf } from '../../../parts/hex/hex.ts';
import { switchesOf } from '../../../parts/schema/switches.ts';
import { apply, begin } from '../apply.ts';
import { CT, HD, LA, LL, LT, MECH_PLACES, type Place, RA, RL, RT, SLOTS } from '../data/places.ts';
import type { Bin, Design, Mount, Slot } from '../design.ts';
import type { Event } from '../events.ts';
import { CLEAR, type GameMap, type Ground } from '../ground.ts';
import { RULESETS, type Ruleset, type RulesetName } from '../rulesets.ts';
import { type Rules, type State, type Unit, type UnitId, unitOf } from '../state.ts';
import type { Happening } from './handler.ts';

/** A map of clear hexes except for those named. */
export function ground(
  hexes: Readonly<Record<string, Partial<Ground>>> = {},
  { cols = 16, rows = 17 }: { readonly cols?: number; readonly rows?: number } = {},
): GameMap {
  const list: Ground[] = Array.from({ length: cols * rows }, () => CLEAR);
  for (const [label, change] of Object.entries(hexes)) list[hexOf({ cols, rows }, label)] = { ...CLEAR, ...change };
  return { name: 'test', cols, rows, hexes: list };
}

export interface TestMech {
  readonly id?: string;
  readonly tons?: number;
  readonly walk?: number;
  readonly jump?: number;
  readonly twist?: 0 | 1 | 2;
  readonly sinks?: number;
  readonly armour?: readonly number[]; // by MECH_ARMOUR
  readonly structure?: readonly number[]; // by MECH_PLACES
  readonly weapons?: readonly (readonly [weapon: string, at: Place, slots?: number, rear?: boolean])[];
  readonly ammo?: readonly (readonly [ammo: string, at: Place, shots: number])[];
  readonly hands?: boolean; // lower arms and hands (default: true)
  readonly cased?: readonly Place[];
  readonly masc?: boolean;
}

const LEG = ['hip', 'upper-leg', 'lower-leg', 'foot'];
const CORE = ['engine', 'engine', 'engine', 'gyro', 'gyro', 'gyro', 'gyro', 'engine', 'engine', 'engine'];
const FULL_ARM = ['shoulder', 'upper-arm', 'lower-arm', 'hand'];
const STUMP_ARM = ['shoulder', 'upper-arm'];

/** A 'Mech for a test: 50 tons, 4 walking MP, and whatever the test adds. */
export function testMech(wanted: TestMech = {}): Design {
  const { tons = 50, walk = 4, jump = 0, weapons = [], ammo = [], hands = true } = wanted;
  const arm = hands ? FULL_ARM : STUMP_ARM;
  const parts: string[][] = MECH_PLACES.map(() => []);
  for (const place of [LA, RA]) parts[place] = [...arm];
  for (const place of [LL, RL]) parts[place] = [...LEG];
  parts[CT] = [...CORE];
  parts[HD] = ['life-support', 'sensors', 'cockpit', '', 'sensors', 'life-support'];
  const slots: (Slot | null)[][] = parts.map((list, place) =>
    Array.from({ length: SLOTS[place] as number }, (_, i) => (list[i] ? { item: list[i], mount: -1, bin: -1 } : null)),
  );
  const put = (place: Place, slot: Slot, many: number): number[] => {
    const free = (slots[place] as (Slot | null)[]).flatMap((kept, i) => (kept ? [] : [i])).slice(0, many);
    for (const i of free) (slots[place] as (Slot | null)[])[i] = slot;
    return free;
  };
  const mounts: Mount[] = weapons.map(([weapon, at, many = 1, rear = false], mount) => ({
    weapon,
    at,
    slots: put(at, { item: weapon, mount, bin: -1 }, many),
    rear,
    artemis: false,
  }));
  const bins: Bin[] = ammo.map(([kind, at, shots], bin) => ({
    ammo: kind,
    at,
    slot: put(at, { item: kind, mount: -1, bin }, 1)[0] ?? -1,
    shots,
  }));
  for (let jet = 0; jet < jump; jet++) put(jet % 2 ? RT : LT, { item: 'jump-jet', mount: -1, bin: -1 }, 1);
  return {
    id: wanted.id ?? 'TEST',
    kind: 'mech',
    chassis: 'Test',
    model: wanted.id ?? 'TEST',
    role: '',
    tons,
    engine: tons * walk,
    walk,
    jump,
    masc: wanted.masc ?? false,
    twist: wanted.twist ?? 1,
    sinks: { count: wanted.sinks ?? 10, each: 1, inEngine: 10 },
    armour: wanted.armour ?? [16, 20, 20, 20, 20, 16, 26, 9, 4, 4, 5],
    structure: wanted.structure ?? [8, 12, 12, 12, 12, 8, 16, 3],
    slots,
    mounts,
    bins,
    cased: wanted.cased ?? [],
    battleValue: null,
  };
}

export interface TestUnit {
  readonly design?: Design;
  readonly side?: string;
  readonly at: string;
  readonly facing?: Facing;
  readonly gunnery?: number;
  readonly piloting?: number;
}

export interface TestTable {
  readonly map?: GameMap;
  readonly units: readonly TestUnit[];
  readonly ruleset?: RulesetName;
  readonly switches?: Partial<Ruleset>;
  readonly phase?: State['phase'];
  readonly queue?: readonly string[]; // sides to act (default: none)
  readonly turn?: number;
}

/** A state with these units on this map, by default in turn 1. */
export function table({ map = ground(), units, ruleset = 'total-warfare', switches = {}, ...rest }: TestTable): State {
  const sides = [...new Set(units.map(({ side = '0' }) => side))].sort();
  const edition = { ...RULESETS[ruleset], ...switches };
  const rules: Rules = {
    setup: { ruleset, switches: switchesOf(edition), map: map.name, units: [], sides: sides.length, turnLimit: 0 },
    ruleset: edition,
    map,
    sides,
    models: units.map(({ design = testMech(), side = '0', at, facing = 0, gunnery = 4, piloting = 5 }) => ({
      side,
      design,
      gunnery,
      piloting,
      name: '',
      at: hexOf(map, at),
      facing,
    })),
  };
  const { phase = 'movement', queue = [], turn = 1 } = rest;
  return { ...begin(rules), phase, queue, turn };
}

/** The same state with one unit changed. */
export const set = (state: State, id: UnitId, changes: Partial<Unit>): State => ({
  ...state,
  units: state.units.with(id, { ...unitOf(state, id), ...changes }),
});

/** The same unit with these slots of a place destroyed. */
export const hurt = (state: State, id: UnitId, place: Place, ...slots: readonly number[]): State => {
  const { hits } = unitOf(state, id);
  const bits = slots.reduce((all, slot) => all | (1 << slot), hits[place] ?? 0);
  return set(state, id, { hits: hits.with(place, bits) });
};

/** Runs a sequence of events to its end, and returns them and the final state. */
export function play(state: State, happening: Happening): { readonly state: State; readonly events: readonly Event[] } {
  const events: Event[] = [];
  let now = state;
  for (let next = happening.next(); !next.done; next = happening.next(now)) {
    events.push(next.value);
    now = apply(now, next.value);
  }
  return { state: now, events };
}

export const hex = (state: State, label: string): Hex => hexOf(state.rules.map, label);
