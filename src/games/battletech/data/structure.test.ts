import { describe, expect, test } from 'vitest';
import { FIXED } from './fixed-parts.ts';
import { CT, HD, LA, LL, LT, RA, RL, RT, SLOTS } from './places.ts';
import { mechArmourLimit, mechStructure, vehicleStructure } from './structure.ts';

describe('internal structure by tonnage', () => {
  test.each([
    [20, 3, 6, 5, 3, 4],
    [25, 3, 8, 6, 4, 6],
    [30, 3, 10, 7, 5, 7],
    [35, 3, 11, 8, 6, 8],
    [40, 3, 12, 10, 6, 10],
    [45, 3, 14, 11, 7, 11],
    [50, 3, 16, 12, 8, 12],
    [55, 3, 18, 13, 9, 13],
    [60, 3, 20, 14, 10, 14],
    [65, 3, 21, 15, 10, 15],
    [70, 3, 22, 15, 11, 15],
    [75, 3, 23, 16, 12, 16],
    [80, 3, 25, 17, 13, 17],
    [85, 3, 27, 18, 14, 18],
    [90, 3, 29, 19, 15, 19],
    [95, 3, 30, 20, 16, 20],
    [100, 3, 31, 21, 17, 21],
  ])('%i tons: head %i, centre %i, side %i, arm %i, leg %i', (tons, head, centre, side, arm, leg) => {
    const points = mechStructure(tons) ?? [];
    expect([HD, CT, LT, RT, LA, RA, LL, RL].map((place) => points[place])).toEqual([
      head,
      centre,
      side,
      side,
      arm,
      arm,
      leg,
      leg,
    ]);
  });

  test.each([15, 52, 105])("no 'Mech weighs %i tons", (tons) => {
    expect(mechStructure(tons)).toBeUndefined();
  });

  test.each([
    [20, 2],
    [35, 4],
    [60, 6],
    [100, 10],
  ])('a vehicle of %i tons has %i in every location', (tons, points) => {
    expect(vehicleStructure(tons)).toEqual([points, points, points, points, points]);
    expect(vehicleStructure(tons, false)).toEqual([points, points, points, points, 0]);
  });

  test('armour goes up to twice the structure, and to nine on the head', () => {
    expect(mechArmourLimit(CT, 31)).toBe(62);
    expect(mechArmourLimit(HD, 3)).toBe(9);
  });
});

test("every 'Mech has six engine and four gyro slots, and legs and a head of one kind", () => {
  expect(FIXED.map(({ length }) => length)).toEqual(SLOTS);
  expect(FIXED[CT]?.filter((part) => part === 'engine')).toHaveLength(6);
  expect(FIXED[CT]?.slice(3, 7)).toEqual(['gyro', 'gyro', 'gyro', 'gyro']);
  expect(FIXED[LL]).toEqual(['hip', 'upper-leg', 'lower-leg', 'foot', null, null]);
  expect(FIXED[HD]).toEqual(['life-support', 'sensors', 'cockpit', null, 'sensors', 'life-support']);
});
