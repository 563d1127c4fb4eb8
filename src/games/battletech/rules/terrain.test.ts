import { expect, test } from 'vitest';
import { CLEAR, type Ground } from '../ground.ts';
import type { State, Unit } from '../state.ts';
import { bedOf, depthAt, floorAt, sunk, topOf } from './terrain.ts';

const ground = (changes: Partial<Ground>): Ground => ({ ...CLEAR, ...changes });
const on = (changes: Partial<Ground>): Pick<State, 'ground' | 'rules'> => ({
  ground: { 0: ground(changes) },
  rules: {} as State['rules'],
});
const house = { kind: 2, bunker: false, cf: 40, height: 3 } as const;

test.each<[string, Partial<Ground>, depth: number, bed: number]>([
  ['dry land', { level: 2 }, -1, 2],
  ['shallow water', { water: 0 }, 0, 0],
  ['water of depth 1', { water: 1 }, 1, -1],
  ['a mountain lake of depth 2', { level: 3, water: 2 }, 2, 1],
  ['a river on dry land', { river: 0b001001 }, 1, -1],
  ['a river through shallow water', { water: 0, river: 1 }, 1, -1],
  ['a river through water of depth 1', { water: 1, river: 1 }, 2, -2],
  ['a river that a road crosses', { river: 0b001001, road: 0b100100 }, -1, 0],
  ['a road that fords water of depth 1', { water: 1, river: 1, road: 1 }, 1, -1],
])('%s', (_, changes, depth, bed) => {
  expect(depthAt(ground(changes))).toBe(depth);
  expect(bedOf(ground(changes))).toBe(bed);
});

test.each<[string, Partial<Ground>, number]>([
  ['a hill', { level: 3 }, 3],
  ['water', { water: 2 }, 0],
  ['a building on a hill', { level: 1, building: house }, 4],
  ['a bunker', { building: { ...house, bunker: true, height: 0 } }, 0],
  ['a collapsed building', { building: { ...house, cf: 0 } }, 0],
  ['woods, which are not solid', { woods: 2 }, 0],
])('the top of %s', (_, changes, top) => expect(topOf(ground(changes))).toBe(top));

test.each<[string, Partial<Ground>, 'roof' | 'bridge' | undefined, number]>([
  ['on the ground', { level: 1, building: house }, undefined, 1],
  ['on the roof', { level: 1, building: house }, 'roof', 4],
  ['where the roof was', { level: 1, building: { ...house, cf: 0 } }, 'roof', 1],
  ['under a bridge', { water: 2, bridge: { level: 1, cf: 40, exits: 9 } }, undefined, -2],
  ['on a bridge', { water: 2, bridge: { level: 1, cf: 40, exits: 9 } }, 'bridge', 1],
  ['where the bridge was', { water: 2 }, 'bridge', -2],
])('the floor %s', (_, changes, place, floor) => expect(floorAt(on(changes), 0, place)).toBe(floor));

test("a vehicle is as low as a prone 'Mech", () => {
  const tank = { at: 0, level: -1, prone: false, crew: {} } as Unit;
  expect(sunk(on({ water: 1 }), tank)).toBe('all');
});

test.each<[string, Partial<Ground>, Partial<Unit>, 'none' | 'legs' | 'all']>([
  ['stands on land', {}, { level: 0 }, 'none'],
  ['stands in shallow water', { water: 0 }, { level: 0 }, 'none'],
  ['stands in depth 1', { water: 1 }, { level: -1 }, 'legs'],
  ['stands in a river', { river: 1 }, { level: -1 }, 'legs'],
  ['lies in depth 1', { water: 1 }, { level: -1, prone: true }, 'all'],
  ['stands in depth 2', { water: 2 }, { level: -2 }, 'all'],
  ['stands in a mountain lake', { level: 3, water: 1 }, { level: 2 }, 'legs'],
  ['stands on a bridge', { water: 2, bridge: { level: 0, cf: 40, exits: 9 } }, { level: 0 }, 'none'],
  ['stands in a dry hole', { level: -2 }, { level: -2 }, 'none'],
])('a Mech that %s', (_, changes, unit, covered) => {
  const mech = { at: 0, prone: false, crew: null, ...unit } as Unit;
  expect(sunk(on(changes), mech)).toBe(covered);
});
