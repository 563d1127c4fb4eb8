import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { Random } from '../../../../kernel/random.ts';
import { sumOdds } from '../../../../parts/odds/two-dice.ts';
import { MECH_PLACES } from '../../data/places.ts';
import type { Column, HitTable } from '../../events.ts';
import type { RulesetName } from '../../rulesets.ts';
import { table } from '../testing.ts';
import { land } from './blow.ts';

const COLUMNS: readonly Column[] = ['front', 'rear', 'left', 'right'];
const of = (ruleset: RulesetName = 'total-warfare') => table({ ruleset, units: [{ at: '0505' }] });
const state = of();
const aimed = (hitTable: HitTable, column: Column) =>
  ({ source: { by: 'fall' }, table: hitTable, column, amount: 5 }) as const;
const place = (hitTable: HitTable, column: Column, faces: readonly number[], on = state) =>
  MECH_PLACES[land(on, aimed(hitTable, column), loaded(...faces)).place];

const pair = (total: number): readonly [number, number] => [Math.max(1, total - 6), Math.min(6, total - 1)];

describe('the full table', () => {
  test.each([
    [2, 'CT', 'LT', 'RT'],
    [3, 'RA', 'LL', 'RL'],
    [4, 'RA', 'LA', 'RA'],
    [5, 'RL', 'LA', 'RA'],
    [6, 'RT', 'LL', 'RL'],
    [7, 'CT', 'LT', 'RT'],
    [8, 'LT', 'CT', 'CT'],
    [9, 'LL', 'RT', 'LT'],
    [10, 'LA', 'RA', 'LA'],
    [11, 'LA', 'RL', 'LL'],
    [12, 'HD', 'HD', 'HD'],
  ])('%i: front and rear %s, left %s, right %s', (total, front, left, right) => {
    expect(COLUMNS.map((column) => place('full', column, pair(total)))).toEqual([front, front, left, right]);
  });

  test('only a 2 can cause a critical hit through the armour', () => {
    expect(land(state, aimed('full', 'front'), loaded(1, 1)).through).toBe(true);
    expect(land(state, aimed('full', 'front'), loaded(1, 2)).through).toBe(false);
  });
});

describe('the punch table', () => {
  test.each([
    [1, 'LA', 'LT', 'RT', 'RA'],
    [2, 'LT', 'LT', 'RT', 'RT'],
    [3, 'CT', 'CT', 'CT', 'CT'],
    [4, 'RT', 'LA', 'RA', 'LT'],
    [5, 'RA', 'LA', 'RA', 'LA'],
    [6, 'HD', 'HD', 'HD', 'HD'],
  ])('%i: front and rear %s, left %s, right %s; in 2026 front and rear %s', (die, front, left, right, mirrored) => {
    expect(COLUMNS.map((column) => place('punch', column, [die]))).toEqual([front, front, left, right]);
    const core = of('core-2026');
    expect(COLUMNS.map((column) => place('punch', column, [die], core))).toEqual([mirrored, mirrored, left, right]);
  });
});

describe('the kick table', () => {
  test.each([
    [1, 'RL'],
    [3, 'RL'],
    [4, 'LL'],
    [6, 'LL'],
  ])('%i: front and rear %s, otherwise the side that is hit', (die, front) => {
    expect(COLUMNS.map((column) => place('kick', column, [die]))).toEqual([front, front, 'LL', 'RL']);
  });
});

test('a given location needs no dice', () => {
  expect(land(state, { ...aimed('full', 'front'), place: 7 }, loaded())).toEqual({
    dice: [],
    place: 7,
    through: false,
  });
});

describe('how often each location is hit', () => {
  const rolls = 20_000;

  test.each(COLUMNS.flatMap((column) => (['full', 'punch', 'kick'] as const).map((kind) => [kind, column] as const)))(
    '%s table, %s column',
    (kind, column) => {
      const expected = MECH_PLACES.map(() => 0);
      const add = (at: number, odds: number) => {
        expected[at] = (expected[at] as number) + odds;
      };
      if (kind === 'full')
        for (let total = 2; total <= 12; total++)
          add(land(state, aimed(kind, column), loaded(...pair(total))).place, sumOdds()[total] as number);
      else for (let die = 1; die <= 6; die++) add(land(state, aimed(kind, column), loaded(die)).place, 1 / 6);
      const found = MECH_PLACES.map(() => 0);
      const random = new Random(7);
      for (let roll = 0; roll < rolls; roll++) {
        const { place: at } = land(state, aimed(kind, column), random);
        found[at] = (found[at] as number) + 1;
      }
      for (const [at, odds] of expected.entries()) {
        const error = Math.sqrt((odds * (1 - odds)) / rolls);
        expect(Math.abs((found[at] as number) / rolls - odds)).toBeLessThanOrEqual(4 * error);
      }
    },
  );
});
