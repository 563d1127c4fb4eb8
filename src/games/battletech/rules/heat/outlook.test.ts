import { describe, expect, test } from 'vitest';
import { RT } from '../../data/places.ts';
import type { State } from '../../state.ts';
import { set, type TestTable, table, testMech } from '../testing.ts';
import { heatOutlook } from './outlook.ts';

const design = testMech({ ammo: [['ac-20-ammo', RT, 5]] });
const unit = (heat: number, wanted: Partial<TestTable> = {}): State =>
  set(table({ units: [{ at: '0505', design }], ...wanted }), 0, { heat });

describe('forecast of a plan', () => {
  test.each([
    [0, 10, 0, 0, 0],
    [10, 13, 13, 0, 0],
    [10, 14, 14, 3 / 36, 0],
    [10, 18, 18, 10 / 36, 0],
    [10, 19, 19, 10 / 36, 3 / 36],
    [10, 23, 23, 21 / 36, 10 / 36],
    [10, 28, 28, 30 / 36, 21 / 36],
    [10, 30, 30, 1, 21 / 36],
  ])('heat %i with %i more: %i', (heat, extra, left, shutdown, explosion) => {
    const outlook = heatOutlook(unit(heat), 0, extra);
    expect(outlook.heat).toBe(left);
    expect(outlook.shutdown).toBeCloseTo(shutdown, 12);
    expect(outlook.explosion).toBeCloseTo(explosion, 12);
  });

  test('without shutdown rolls a reactor runs up to heat 30', () => {
    const switches = { shutdownRolls: false };
    expect(heatOutlook(unit(10, { switches }), 0, 29).shutdown).toBe(0);
    expect(heatOutlook(unit(10, { switches }), 0, 30).shutdown).toBe(1);
  });

  test('dice without a six fail more often', () =>
    expect(heatOutlook(unit(10, { switches: { dice: 5 } }), 0, 26).shutdown).toBeCloseTo(24 / 25, 12));

  test('without a Heat Phase there is no heat', () =>
    expect(heatOutlook(unit(10, { switches: { heatPhase: false } }), 0, 40)).toMatchObject({
      heat: 0,
      shutdown: 0,
      explosion: 0,
    }));
});
