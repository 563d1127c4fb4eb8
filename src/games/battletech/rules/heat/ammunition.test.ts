import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { CT, LT, RT } from '../../data/places.ts';
import type { State } from '../../state.ts';
import { hurt, play, set, type TestMech, table, testMech } from '../testing.ts';
import { ammunition, hottestBin } from './ammunition.ts';

const carrying = (ammo: TestMech['ammo'], switches = {}): State =>
  table({ units: [{ at: '0505', design: testMech({ ammo: ammo ?? [] }) }], phase: 'heat', switches });

describe('the bin that explodes from heat', () => {
  test.each<[string, NonNullable<TestMech['ammo']>, number]>([
    ['nothing to go up', [], -1],
    ['the only one', [['srm-2-ammo', LT, 50]], 0],
    [
      'the most damage a shot',
      [
        ['srm-2-ammo', LT, 50],
        ['ac-20-ammo', RT, 5],
        ['machine-gun-ammo', CT, 200],
      ],
      1,
    ],
    [
      'of equals the fuller one',
      [
        ['ac-20-ammo', LT, 2],
        ['ac-20-ammo', RT, 5],
      ],
      1,
    ],
    ['Gauss rounds do not explode', [['gauss-rifle-ammo', RT, 8]], -1],
  ])('%s', (_, ammo, bin) => expect(hottestBin(carrying(ammo), 0)).toBe(bin));

  test('empty and destroyed bins are safe', () => {
    const state = carrying([
      ['ac-20-ammo', LT, 5],
      ['ac-10-ammo', RT, 10],
    ]);
    expect(hottestBin(set(state, 0, { bins: [0, 10] }), 0)).toBe(1);
    expect(hottestBin(hurt(state, 0, LT, 0), 0)).toBe(1);
    expect(hottestBin(set(state, 0, { lost: 1 << LT }), 0)).toBe(1);
  });
});

describe('ammunition in the heat', () => {
  const mg: NonNullable<TestMech['ammo']> = [['machine-gun-ammo', LT, 1]];

  test.each([
    [18, 0],
    [19, 4],
    [23, 6],
    [28, 8],
    [30, 8],
  ])('at %i needs %i', (heat, needs) => {
    const state = set(carrying(mg), 0, { heat });
    const { events } = play(state, ammunition(state, 0, needs ? loaded(6, 6) : loaded()));
    expect(events).toEqual(needs ? [{ type: 'ammunition-rolled', unit: 0, needs, dice: [6, 6], safe: true }] : []);
  });

  test('explodes on a lower roll', () => {
    const state = set(carrying(mg), 0, { heat: 19 });
    // The roll, no critical from the explosion, and the pilot stays awake twice.
    const { state: after, events } = play(state, ammunition(state, 0, loaded(1, 2, 1, 1, 6, 6, 6, 6)));
    expect(events[1]).toMatchObject({ type: 'exploded', bin: 0, damage: 2, why: 'heat' });
    expect(after.units[0]?.bins).toEqual([0]);
  });

  test('is safe if explosions are switched off', () => {
    const state = set(carrying(mg, { ammunitionExplosions: false }), 0, { heat: 30 });
    expect(play(state, ammunition(state, 0, loaded())).events).toEqual([]);
  });

  test('a unit without ammunition does not roll', () => {
    const state = set(carrying([]), 0, { heat: 30 });
    expect(play(state, ammunition(state, 0, loaded())).events).toEqual([]);
  });
});
