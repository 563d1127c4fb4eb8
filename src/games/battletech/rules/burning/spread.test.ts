import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { type Facing, labelOf } from '../../../../parts/hex/hex.ts';
import type { Ground } from '../../ground.ts';
import type { State } from '../../state.ts';
import { ground, hex, play, table } from '../testing.ts';
import { spread } from './spread.ts';

const WOODS: Partial<Ground> = { woods: 1 };
const FIRE: Partial<Ground> = { woods: 1, fire: 1 };

// 0505 burns. Its neighbours from the north, clockwise: 0504 0604 0605 0506 0405 0404; two to the north is 0503.
const fire = (hexes: Record<string, Partial<Ground>>, wind: Facing | null = 0): State => ({
  ...table({ map: ground({ '0505': FIRE, ...hexes }), units: [{ at: '0101' }], turn: 4 }),
  wind,
});

/** The hexes rolled for, with the number needed and whether they now burn. */
function rolled(state: State, ...faces: readonly number[]) {
  const dice = loaded(...faces);
  const { events } = play(state, spread(state, hex(state, '0505'), dice));
  expect(dice.left).toBe(0);
  return events.flatMap((event) =>
    event.type === 'hex-rolled' ? [[labelOf(state.rules.map, event.hex), event.needs, event.happens]] : [],
  );
}

describe('a fire spreads', () => {
  test('downwind on 9', () => {
    expect(rolled(fire({ '0504': WOODS }), 4, 5)).toEqual([['0504', 9, true]]);
    expect(rolled(fire({ '0504': WOODS }), 4, 4)).toEqual([['0504', 9, false]]);
  });

  test('to either side of that on 11', () =>
    expect(rolled(fire({ '0604': WOODS, '0404': WOODS }), 5, 6, 5, 5)).toEqual([
      ['0604', 11, true],
      ['0404', 11, false],
    ]));

  test('over a hex that does not burn on 12', () => {
    expect(rolled(fire({ '0503': WOODS }), 6, 6)).toEqual([['0503', 12, true]]);
    expect(rolled(fire({ '0504': WOODS, '0503': WOODS }), 1, 1, 5, 6)).toEqual([
      ['0504', 9, false],
      ['0503', 12, false],
    ]);
  });

  test('not across a hex that burns', () => expect(rolled(fire({ '0504': FIRE, '0503': WOODS }))).toEqual([]));

  test('never upwind', () => expect(rolled(fire({ '0605': WOODS, '0506': WOODS, '0405': WOODS }))).toEqual([]));

  test('with the wind', () => expect(rolled(fire({ '0506': WOODS }, 3), 6, 6)).toEqual([['0506', 9, true]]));

  test('nowhere without wind', () => expect(rolled(fire({ '0504': WOODS, '0506': WOODS }, null))).toEqual([]));

  test('no more than four levels up or down', () => {
    expect(rolled(fire({ '0504': { ...WOODS, level: 4 } }), 6, 6)).toEqual([['0504', 9, true]]);
    expect(rolled(fire({ '0504': { ...WOODS, level: 5 } }))).toEqual([]);
    expect(rolled(fire({ '0504': { ...WOODS, level: -5 } }))).toEqual([]);
  });

  test('not across a hex that is higher than both', () =>
    expect(rolled(fire({ '0504': { level: 3 }, '0503': WOODS }))).toEqual([]));

  test('not off the map', () => {
    const state = { ...table({ map: ground({ '0101': FIRE }), units: [{ at: '0505' }], turn: 4 }), wind: 0 as const };
    expect(play(state, spread(state, hex(state, '0101'), loaded())).events).toEqual([]);
  });
});
