import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dial } from '../../../../parts/hex/bearing.ts';
import { CTR, LTR, RTR } from '../../data/places.ts';
import { set } from '../../rules/testing.ts';
import { TANK } from '../../rules/weapons/testing.ts';
import { modelOf, type Unit, type View, view } from '../../view.ts';
import { opposed } from './testing.ts';
import { healthOf, worthOf } from './worth.ts';

const fresh = opposed();
const { armour } = fresh.units[1] as Unit;
const wearing = (points: readonly number[]): View => view(set(fresh, 1, { armour: points }), '0');
const [AHEAD, BEHIND] = [0, 12];
const scaled = (share: readonly number[]): readonly number[] =>
  armour.map((all, i) => Math.floor(all * (share[i] ?? 1)));
const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 11, maxLength: 11 });

describe('the value of a point of damage', () => {
  test('is at least 1 from every side, and never drops when armour is lost', () => {
    fc.assert(
      fc.property(shares, shares, (some, more) => {
        const before = worthOf(wearing(scaled(some)), 1);
        const after = worthOf(wearing(scaled(some.map((share, i) => share * (more[i] ?? 1)))), 1);
        for (const bearing of dial((one) => one)) {
          expect(before[bearing]).toBeGreaterThanOrEqual(1);
          expect(after[bearing]).toBeGreaterThanOrEqual((before[bearing] ?? 0) - 1e-9);
        }
      }),
    );
  });

  test('higher for the rear if its armour is thinner', () => {
    const worth = worthOf(fresh, 1);
    expect(worth[BEHIND]).toBeGreaterThan(worth[AHEAD] as number);
  });

  test('rear armour counts only from behind', () => {
    const bare = worthOf(wearing(armour.with(LTR, 0).with(RTR, 0).with(CTR, 0)), 1);
    const whole = worthOf(fresh, 1);
    for (const bearing of dial((one) => one))
      if (bearing > 10 && bearing < 14) expect(bare[bearing]).toBeGreaterThan(whole[bearing] as number);
      else expect(bare[bearing]).toBe(whole[bearing]);
  });

  test('a tank counts by its weakest remaining side', () => {
    const tank = opposed({ foe: { design: TANK } });
    const cracked = view(set(tank, 1, { armour: (tank.units[1] as Unit).armour.with(3, 0) }), '0');
    expect(worthOf(cracked, 1)[AHEAD]).toBeGreaterThan(worthOf(tank, 1)[AHEAD] as number);
  });
});

describe('health', () => {
  test('is 1 as built, 0 when destroyed, and proportional in between', () => {
    expect(healthOf(fresh, 1)).toBe(1);
    expect(healthOf(view(set(fresh, 1, { destroyed: 'destroyed-engine' }), '0'), 1)).toBe(0);
    const { design } = modelOf(fresh, 1);
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    fc.assert(
      fc.property(shares, (some) => {
        const left = scaled(some);
        const all = sum(design.armour) + sum(design.structure);
        expect(healthOf(wearing(left), 1)).toBeCloseTo((sum(left) + sum(design.structure)) / all);
      }),
    );
  });
});
