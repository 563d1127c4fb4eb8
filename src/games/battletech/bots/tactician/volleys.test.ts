import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { set } from '../../rules/testing.ts';
import { LRM, LRM_BIN } from '../../rules/weapons/testing.ts';
import { view } from '../../view.ts';
import { fed } from '../gunnery/fitting.ts';
import { batteryOf, type Gun } from '../gunnery/guns.ts';
import { duel, weighing } from './testing.ts';
import { loadOf, type Round, worthAShot } from './volleys.ts';

const sideView = view(duel(), '0');
const gunOf = (own: Partial<Gun>): Gun => ({ ...(batteryOf(sideView, 0).guns[0] as Gun), ...own });
const round = (heat: number, worth: number): Round => ({
  gun: gunOf({ heat }),
  bin: undefined,
  target: 1,
  points: worth,
  worth,
});
const heatOf = (rounds: readonly Round[]): number => rounds.reduce((sum, { gun }) => sum + gun.heat, 0);
const worthOf = (rounds: readonly Round[]): number => rounds.reduce((sum, { worth }) => sum + worth, 0);

const anyRounds = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 40 })).map(([heat, worth]) => round(heat, worth)),
  { maxLength: 8 },
);

describe('the load', () => {
  test('is the most valuable within the heat limit', () => {
    fc.assert(
      fc.property(anyRounds, fc.integer({ min: -4, max: 40 }), (rounds, room) => {
        const load = loadOf(rounds, room);
        expect(heatOf(load)).toBeLessThanOrEqual(Math.max(0, room));
        let most = 0;
        for (let bits = 0; bits < 1 << rounds.length; bits++) {
          const some = rounds.filter((_, i) => bits & (1 << i));
          if (heatOf(some) <= Math.max(0, room)) most = Math.max(most, worthOf(some));
        }
        expect(worthOf(load)).toBe(most);
      }),
    );
  });

  test('ties go to the cooler one', () => {
    const [hot, cool] = [round(5, 8), round(4, 8)];
    expect(loadOf([hot, cool], 5)).toEqual([cool]);
    expect(loadOf([cool, hot], 5)).toEqual([cool]);
  });

  test('is everything without a limit', () => {
    fc.assert(
      fc.property(anyRounds, (rounds) => {
        expect(loadOf(rounds, Number.POSITIVE_INFINITY)).toEqual(rounds);
      }),
    );
  });
});

describe('saving ammunition', () => {
  test.each([
    // shots left, odds, k, fires
    [12, 0.2, 3, true],
    [12, 0.19, 3, false],
    [1, 0.75, 3, true],
    [1, 0.74, 3, false],
    [3, 0.5, 3, true],
    [1, 0.1, 0, true],
    [Number.POSITIVE_INFINITY, 0.01, 3, true],
  ])('%s shots left, odds %s, k = %s', (shots, odds, saving, fires) => {
    expect(worthAShot(gunOf({ shots }), odds, weighing({ saving }))).toBe(fires);
  });

  test('two launchers and one shot: the more valuable one fires', () => {
    const state = set(duel(), 0, { bins: [1, 15, 10, 10] });
    const gun = batteryOf(view(state, '0'), 0).guns.find(({ mount }) => mount === LRM) as Gun;
    const rounds = [2, 5].map((worth): Round => ({ gun, bin: LRM_BIN, target: 1, points: worth, worth }));
    expect(fed(view(state, '0'), 0, rounds, ({ worth }) => worth).map(({ worth }) => worth)).toEqual([5]);
  });
});
