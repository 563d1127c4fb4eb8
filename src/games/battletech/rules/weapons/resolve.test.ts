import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { CT, HD, LA, RA, RL } from '../../data/places.ts';
import type { Event, EventOf, EventType } from '../../events.ts';
import type { Shot } from '../../plan.ts';
import { type Declared, type State, unitOf } from '../../state.ts';
import { ground, play, set, testMech } from '../testing.ts';
import { resolveFire } from './resolve.ts';
import {
  at,
  CLUSTER_BIN,
  duel,
  FLAMER,
  GUNNER,
  helpless,
  LASER,
  LBX,
  LEG_LASER,
  LRM,
  LRM_BIN,
  PPC,
  SLUG_BIN,
  SRM,
  SRM_BIN,
  TANK,
} from './testing.ts';

const declared = (unit: number, ...shots: readonly Shot[]): Declared => ({ unit, primary: null, shots, attacks: [] });

/** Unit 0 fires these shots, using exactly these dice. */
function fired(state: State, shots: readonly Shot[], ...faces: readonly number[]) {
  const dice = loaded(...faces);
  const after = play(state, resolveFire({ ...state, declared: [declared(0, ...shots)] }, dice));
  expect(dice.left).toBe(0);
  return after;
}

const of = <T extends EventType>(events: readonly Event[], type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

describe('a shot', () => {
  test('hits on the number or more, in one location', () => {
    const { events, state } = fired(duel(), [at(LASER)], 2, 2, 4, 3);
    expect(of(events, 'shot-fired')[0]).toMatchObject({
      hit: true,
      dice: [2, 2],
      heat: 3,
      rounds: 0,
      place: CT,
      tally: { total: 4 },
    });
    expect(of(events, 'struck')[0]).toMatchObject({
      unit: 1,
      source: { by: 'weapon', unit: 0, mount: LASER },
      table: 'full',
      column: 'front',
      place: CT,
      amount: 5,
      covered: false,
    });
    expect(unitOf(state, 1).armour[CT]).toBe(21);
    expect(unitOf(state, 0).gained.fire).toBe(3);
    expect(events.at(-1)).toEqual({ type: 'declarations-resolved' });
    expect(state.declared).toEqual([]);
  });

  test('misses on less, but still adds heat', () => {
    const { events, state } = fired(duel(), [at(LASER)], 1, 2);
    expect(of(events, 'shot-fired')[0]).toMatchObject({ hit: false, dice: [1, 2], heat: 3 });
    expect(of(events, 'struck')).toEqual([]);
    expect(unitOf(state, 0).gained.fire).toBe(3);
  });

  test('is not rolled if it cannot hit, but spends its round', () => {
    const state = duel({ one: { gunnery: 8 }, other: { at: '0809' } });
    const after = fired(state, [at(LRM, { bin: LRM_BIN })]);
    expect(of(after.events, 'shot-fired')[0]).toMatchObject({ hit: false, dice: null, rounds: 1, heat: 4 });
    expect(unitOf(after.state, 0).bins[LRM_BIN]).toBe(11);
  });

  test("records the weapon's location", () => {
    expect(unitOf(fired(duel(), [at(PPC)], 1, 1).state, 0).fired).toBe(1 << RA);
  });

  test('adds no heat to a vehicle', () => {
    const { events } = fired(duel({ one: { design: TANK } }), [at(0)], 1, 1);
    expect(of(events, 'shot-fired')[0]).toMatchObject({ heat: 0 });
  });

  test('from behind hits the rear', () => {
    const { events } = fired(duel({ other: { facing: 0 } }), [at(LASER)], 6, 6, 3, 4);
    expect(of(events, 'struck')[0]).toMatchObject({ column: 'rear' });
    expect(of(events, 'damaged')[0]).toMatchObject({ place: CT, armourAt: 10 });
  });
});

describe('salvoes', () => {
  test('short-range missiles hit one by one', () => {
    // To hit, the cluster roll of 7 (four of six), four locations.
    const shots = [at(SRM, { bin: SRM_BIN })];
    const { events, state } = fired(duel(), shots, 6, 6, 3, 4, 3, 4, 3, 3, 1, 2, 6, 5);
    expect(of(events, 'cluster-rolled')).toEqual([
      { type: 'cluster-rolled', unit: 0, mount: SRM, size: 6, dice: [3, 4], modifier: 0, hits: 4 },
    ]);
    expect(of(events, 'struck').map(({ amount }) => amount)).toEqual([2, 2, 2, 2]);
    expect(unitOf(state, 0).bins[SRM_BIN]).toBe(14);
  });

  test('long-range missiles hit in groups of five, then the remainder', () => {
    const state = duel({ other: { at: '0803' } });
    const { events } = fired(state, [at(LRM, { bin: LRM_BIN })], 6, 6, 4, 5, 3, 4, 3, 3);
    expect(of(events, 'cluster-rolled')[0]).toMatchObject({ size: 10, hits: 8 });
    expect(of(events, 'struck').map(({ amount }) => amount)).toEqual([5, 3]);
  });

  test('Artemis adds two to the cluster roll, while it works', () => {
    const slots = GUNNER.slots.map((list, place) =>
      place === 1 ? list.map((slot, i) => (i === 11 ? { item: 'artemis-iv', mount: -1, bin: -1 } : slot)) : list,
    );
    const mounts = GUNNER.mounts.map((mount, i) => (i === LRM ? { ...mount, artemis: true } : mount));
    const state = duel({ one: { design: { ...GUNNER, slots, mounts } }, other: { at: '0803' } });
    const shots = [at(LRM, { bin: LRM_BIN })];
    const { events } = fired(state, shots, 6, 6, 3, 4, 3, 4, 3, 3);
    expect(of(events, 'cluster-rolled')[0]).toMatchObject({ dice: [3, 4], modifier: 2, hits: 8 });
    const broken = set(state, 0, { hits: unitOf(state, 0).hits.with(1, 1 << 11) });
    const plain = fired(broken, shots, 6, 6, 3, 4, 3, 4, 3, 3);
    expect(of(plain.events, 'cluster-rolled')[0]).toMatchObject({ modifier: 0, hits: 6 });
  });

  test('cluster pellets hit one by one, a slug as a whole', () => {
    const burst = fired(duel(), [at(LBX, { bin: CLUSTER_BIN })], 6, 6, 1, 1, 3, 4, 3, 4, 3, 3);
    expect(of(burst.events, 'cluster-rolled')[0]).toMatchObject({ size: 10, hits: 3 });
    expect(of(burst.events, 'struck').map(({ amount }) => amount)).toEqual([1, 1, 1]);
    const slug = fired(duel(), [at(LBX, { bin: SLUG_BIN })], 6, 6, 3, 4);
    expect(of(slug.events, 'struck').map(({ amount }) => amount)).toEqual([10]);
  });
});

describe('aimed shots', () => {
  const still = helpless(duel(), 1);
  test.each([
    ['5 misses the spot', [2, 3], false],
    ['6 strikes it', [3, 3], true],
    ['8 strikes it', [4, 4], true],
    ['9 misses it', [4, 5], false],
  ] as const)('%s', (_, pair, struck) => {
    const location = struck ? [] : [3, 4];
    const { events } = fired(still, [at(LASER, { aim: LA })], 6, 6, ...pair, ...location);
    expect(of(events, 'aim-rolled')).toEqual([{ type: 'aim-rolled', unit: 0, dice: pair, struck }]);
    expect(of(events, 'struck')[0]).toMatchObject({ place: struck ? LA : CT });
  });

  test.each([
    [3, false],
    [4, true],
  ])('a die of %i in the core rules', (die, struck) => {
    const state = helpless(duel({ ruleset: 'core-2026' }), 1);
    const { events } = fired(state, [at(LASER, { aim: RA })], 6, 6, die, ...(struck ? [] : [3, 4]));
    expect(of(events, 'aim-rolled')[0]).toMatchObject({ dice: [die], struck });
  });
});

describe('flamers', () => {
  test('do damage or add heat, as declared', () => {
    const hurts = fired(duel(), [at(FLAMER)], 6, 6, 3, 4);
    expect(of(hurts.events, 'struck')[0]).toMatchObject({ amount: 2 });
    expect(of(hurts.events, 'heated')).toEqual([]);
    const heats = fired(duel(), [at(FLAMER, { heat: true })], 6, 6);
    expect(of(heats.events, 'struck')).toEqual([]);
    expect(unitOf(heats.state, 1).gained.outside).toBe(2);
  });

  test('do both in the core rules', () => {
    const both = fired(duel({ ruleset: 'core-2026' }), [at(FLAMER)], 6, 6, 3, 4);
    expect(of(both.events, 'struck')[0]).toMatchObject({ amount: 2 });
    expect(unitOf(both.state, 1).gained.outside).toBe(2);
  });

  test('only damage a vehicle', () => {
    const state = duel({ ruleset: 'core-2026', other: { design: TANK } });
    const { events } = fired(state, [at(FLAMER)], 6, 6, 3, 4);
    expect(of(events, 'heated')).toEqual([]);
    expect(of(events, 'struck')[0]).toMatchObject({ amount: 2 });
  });
});

test('hits on legs in partial cover hit the cover', () => {
  const state = duel({ map: ground({ '0808': { level: 1 } }) });
  const { events } = fired(state, [at(LASER)], 6, 6, 1, 4); // 5: the right leg
  expect(of(events, 'struck')[0]).toMatchObject({ place: RL, covered: true });
  expect(of(events, 'damaged')).toEqual([]);
});

test('from below the surface only legs can be hit', () => {
  const water = ['07', '08', '09', '10'].map((row) => [`08${row}`, { water: 1 }] as const);
  const { events } = fired(duel({ map: ground(Object.fromEntries(water)) }), [at(LEG_LASER)], 6, 6, 1);
  expect(of(events, 'struck')[0]).toMatchObject({ table: 'kick', place: RL, covered: false });
});

test('walls absorb part of every hit', () => {
  const building = { kind: 2, bunker: false, cf: 40, height: 2 } as const;
  const state = duel({ map: ground({ '0807': { building } }) });
  const { events } = fired(state, [at(LASER)], 6, 6, 3, 4);
  expect(of(events, 'struck')[0]).toMatchObject({ amount: 1 });
  expect(of(events, 'ground-changed')[0]).toMatchObject({ ground: { building: { cf: 36 } } });
});

describe('all fire is simultaneous', () => {
  const both = duel({ other: { design: GUNNER } });
  const answer: Shot = { weapon: LASER, target: { unit: 0 } };

  test('a weapon that is destroyed in this phase still fires', () => {
    const frail = testMech({ ...{ weapons: [['medium-laser', HD]] }, armour: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
    const state = duel({ other: { design: frail } });
    const fight = { ...state, declared: [declared(0, at(PPC)), declared(1, { weapon: 0, target: { unit: 0 } })] };
    // A 12 destroys the head; the wreck still fires back.
    const { events } = play(fight, resolveFire(fight, loaded(6, 6, 6, 6, 6, 6, 3, 4, 3, 4, 3, 4)));
    const shots = of(events, 'shot-fired');
    expect(shots.map(({ unit, hit }) => [unit, hit])).toEqual([
      [0, true],
      [1, true],
    ]);
    expect(of(events, 'unit-destroyed')[0]).toMatchObject({ unit: 1 });
  });

  test('to-hit numbers are fixed before the first hit', () => {
    const fight = { ...both, declared: [declared(0, at(LASER)), declared(1, answer)] };
    const { events } = play(fight, resolveFire(fight, loaded(6, 6, 6, 6, 6, 6, 1, 1)));
    expect(of(events, 'shot-fired').map(({ tally }) => tally.total)).toEqual([4, 4]);
  });

  test('a side that has left does not fire', () => {
    const gone = set(both, 1, { destroyed: 'destroyed-withdrawn' });
    const fight = { ...gone, declared: [declared(1, answer), declared(0, at(LASER))] };
    const { events } = play(fight, resolveFire(fight, loaded()));
    expect(of(events, 'shot-fired')).toMatchObject([{ unit: 0, dice: null, hit: false }]);
  });
});
