import { describe, expect, test } from 'vitest';
import { CT, LA, RL } from '../../data/places.ts';
import { MECH_PARTS } from '../../picture/silhouettes.ts';
import { designNamed } from '../../rules/build/compile.ts';
import { set, table } from '../../rules/testing.ts';
import type { State, Unit } from '../../state.ts';
import { seen } from '../act/testing.ts';
import { pipsOf, wornPaths } from './wear.ts';

const fresh = (design = 'GRF-1N'): State =>
  table({
    units: [
      { at: '0505', design: designNamed(design) },
      { at: '0606', side: '1' },
    ],
  });
const hit = (state: State, change: (unit: Unit) => Partial<Unit>): State =>
  set(state, 0, change(state.units[0] as Unit));
const at = (list: readonly number[], place: number, value: number): readonly number[] => list.with(place, value);
const wears = (state: State) => Object.fromEntries(wornPaths(seen(state), 0));

describe('the silhouette', () => {
  test('is one path while everything is whole', () => {
    expect(Object.keys(wears(fresh()))).toEqual(['whole']);
  });

  test.each<readonly [string, (unit: Unit) => Partial<Unit>, string, string]>([
    [
      'half of the arm’s armour',
      ({ armour }) => ({ armour: at(armour, LA, Math.floor((armour[LA] ?? 0) / 2)) }),
      'worn',
      MECH_PARTS.medium.LA,
    ],
    ['no armour on a leg', ({ armour }) => ({ armour: at(armour, RL, 0) }), 'open', MECH_PARTS.medium.RL],
    [
      'structure hit behind armour',
      ({ structure }) => ({ structure: at(structure, CT, 3) }),
      'open',
      MECH_PARTS.medium.CT,
    ],
    ['a lost arm', () => ({ lost: 1 << LA }), 'gone', MECH_PARTS.medium.LA],
  ])('shows %s', (_, change, wear, path) => {
    expect(wears(hit(fresh(), change))).toMatchObject({ [wear]: path });
  });

  test('of a vehicle shows its worst location', () => {
    const tank = fresh('Vedette');
    expect(Object.keys(wears(tank))).toEqual(['whole']);
    expect(Object.keys(wears(hit(tank, ({ armour }) => ({ armour: at(armour, 0, 2) }))))).toEqual(['worn']);
    expect(Object.keys(wears(hit(tank, ({ structure }) => ({ structure: at(structure, 3, 1) }))))).toEqual(['open']);
  });
});

test.each([
  [1, 6],
  [0.84, 6],
  [0.83, 5],
  [0.5, 3],
  [0.01, 1],
  [0, 1],
])('with %f left, %i of six pips are filled', (share, filled) => {
  expect(pipsOf(share).filter(Boolean).length).toBe(filled);
});
