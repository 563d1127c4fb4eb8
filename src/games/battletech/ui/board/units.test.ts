import { describe, expect, test } from 'vitest';
import { ground, hex, set, table } from '../../rules/testing.ts';
import type { State, Unit } from '../../state.ts';
import { seen } from '../act/testing.ts';
import { conditionsOf, hasFired, hasLetter, isEnemy, movedOf, unitIn, unitLetter } from './units.ts';

const two = (changes: Partial<Unit> = {}, more: Partial<State> = {}): State => ({
  ...set(table({ units: [{ at: '0505' }, { at: '0606', side: '1' }] }), 0, changes),
  ...more,
});
const WENT = { mode: 'run', mp: 6, hexes: 5, backwards: false, skidded: false, stood: 0, masc: false } as const;

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'A2'],
  [53, 'B3'],
])('unit %i is %s', (id, letter) => {
  expect(unitLetter(id)).toBe(letter);
});

test('a letter is shown where a side has several units', () => {
  const view = seen(table({ units: [{ at: '0505' }, { at: '0606', side: '1' }, { at: '0707', side: '1' }] }));
  expect([0, 1, 2].map((id) => hasLetter(view, id))).toEqual([false, true, true]);
});

describe('conditions on a counter', () => {
  test.each<readonly [string, Partial<Unit>, readonly string[]]>([
    ['nothing of one who is well', {}, []],
    ['prone', { prone: true }, ['prone']],
    ['stuck', { stuck: true }, ['stuck']],
    [
      'the gravest first',
      { prone: true, shutDown: true, pilot: { hits: 3, awake: false, out: 1 } },
      ['shut-down', 'unconscious', 'prone'],
    ],
  ])('%s', (_, changes, conditions) => {
    expect(conditionsOf(seen(two(changes)), 0)).toEqual(conditions);
  });

  test('fire and water around it', () => {
    const map = ground({ '0505': { woods: 1, fire: 1 }, '0606': { water: 1 } });
    const view = seen(table({ map, units: [{ at: '0505' }, { at: '0606' }] }));
    expect(conditionsOf(view, 0)).toEqual(['burning']);
    expect(conditionsOf(view, 1)).toEqual(['sunk']);
  });
});

describe('movement this turn', () => {
  test.each<readonly [string, State, object | null]>([
    ['not before its move', two({ went: WENT }), null],
    ['after it', two({ went: WENT, acted: true }), { mode: 'run', hexes: 5 }],
    ['in the middle of it', two({ went: WENT }, { moving: 0 }), { mode: 'run', hexes: 5 }],
    ['in later phases', two({ went: WENT }, { phase: 'weapons' }), { mode: 'run', hexes: 5 }],
  ])('%s', (_, state, moved) => {
    expect(movedOf(seen(state), 0)).toEqual(moved);
  });
});

test('units that have fired or declared fire', () => {
  expect(hasFired(seen(two()), 0)).toBe(false);
  expect(hasFired(seen(two({ fired: 1 })), 0)).toBe(true);
  const shot = { weapon: 0, target: { unit: 1 } };
  const declared = [{ unit: 0, primary: null, shots: [shot], attacks: [] }];
  expect(hasFired(seen(two({}, { declared })), 0)).toBe(true);
  expect(hasFired(seen(two({}, { declared: [{ unit: 0, primary: null, shots: [], attacks: [] }] })), 0)).toBe(false);
});

test('living units come before wrecks', () => {
  const state = set(two(), 0, { destroyed: 'destroyed-engine' });
  expect(unitIn(seen(state), hex(state, '0505'))).toBe(0);
  expect(unitIn(seen(set(state, 1, { at: hex(state, '0505') })), hex(state, '0505'))).toBe(1);
  expect(unitIn(seen(state), hex(state, '0101'))).toBeNull();
});

test('enemies are units of another side', () => {
  expect(isEnemy(seen(two()), 0, 1)).toBe(true);
  expect(isEnemy(seen(two()), 0, 0)).toBe(false);
});
