import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LA, LT, RA, RT } from '../../data/places.ts';
import { set, testMech } from '../../rules/testing.ts';
import { fire } from '../../rules/weapons/declare.ts';
import { duel } from '../../rules/weapons/testing.ts';
import { view } from '../../view.ts';
import { type Fed, fed, fitting, mostOf, together } from './fitting.ts';
import { batteryOf, isArmed, shotOf } from './guns.ts';

const [LEFT, RIGHT, BODY, OTHER] = [0, 1, 2, 3] as const;

/** A launcher in each arm and two in the body, sharing two bins. */
const design = testMech({
  weapons: [
    ['lrm-5', LA],
    ['lrm-5', RA],
    ['lrm-5', LT],
    ['lrm-5', RT],
  ],
  ammo: [
    ['lrm-5-ammo', LT, 24],
    ['lrm-5-ammo', RT, 24],
  ],
});
const armed = (bins: readonly number[] = [24, 24], more = {}) =>
  view(set(duel({ one: { design, at: '0810' }, other: { at: '0803' } }), 0, { bins: [...bins], ...more }), '0');
const lost = (place: number) => ({ lost: 1 << place });

interface Round extends Fed {
  readonly profit: number;
}
const roundsOf = (sideView: ReturnType<typeof armed>, profits: readonly number[]): readonly Round[] =>
  batteryOf(sideView, 0).guns.map((gun, i) => ({ gun, bin: gun.bin, profit: profits[i] ?? 1 }));
const mountsOf = (rounds: readonly Fed[]): readonly number[] => rounds.map(({ gun }) => gun.mount).toSorted();
const profitOf = ({ profit }: Round): number => profit;

describe('shots that may be fired together', () => {
  test('are legal for any bins and posture, and use everything the bins can supply', () => {
    const profits = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), fc.boolean(), profits, (one, other, prone, each) => {
        const sideView = armed([one, other], { prone });
        const rounds = fitting(sideView, 0, roundsOf(sideView, each));
        const shots = rounds.map(({ gun, bin }) => shotOf({ ...gun, bin }, 1));
        const primary = shots.length > 0 ? { unit: 1 } : null;
        expect(fire.refuse(sideView, '0', { type: 'fire', unit: 0, primary, shots })).toBeUndefined();
        expect(rounds).toHaveLength(Math.min(prone ? 3 : 4, one + other));
      }),
    );
  });

  test('bins supply the most valuable shots first', () => {
    const sideView = armed([1, 1]);
    expect(mountsOf(fed(sideView, 0, roundsOf(sideView, [1, 7, 2, 8]), profitOf))).toEqual([RIGHT, OTHER]);
  });

  test('prone: the weapons of either arm, plus the rest', () => {
    const sideView = armed([24, 24], { prone: true });
    expect(together(sideView, 0, roundsOf(sideView, [])).map(mountsOf)).toEqual([
      [LEFT, BODY, OTHER],
      [RIGHT, BODY, OTHER],
    ]);
    expect(mountsOf(fitting(sideView, 0, roundsOf(sideView, [3, 4])))).toEqual([RIGHT, BODY, OTHER]);
    expect(mountsOf(fitting(sideView, 0, roundsOf(sideView, [4, 4])))).toEqual([LEFT, BODY, OTHER]);
  });

  test('the most valuable set is picked, the first of equals, and none if there are none', () => {
    const worth = (each: number): number => each;
    expect(mostOf([[1, 2], [4], [3, 1]], worth)).toEqual([4]);
    expect(mostOf([], worth)).toEqual([]);
  });
});

describe('a bin', () => {
  test('that is lost or being dumped supplies nothing', () => {
    for (const more of [lost(LT), { dumping: 1 }]) {
      const sideView = armed([24, 1], more);
      expect(batteryOf(sideView, 0).guns.map(({ bin }) => bin)).not.toContain(0);
      expect(batteryOf(sideView, 0).guns[0]).toMatchObject({ bin: 1, shots: 1 });
    }
  });

  test('a gun without a usable bin is left out', () => {
    expect(isArmed(armed([24, 0]), 0)).toBe(true);
    expect(isArmed(armed([0, 0]), 0)).toBe(false);
    expect(isArmed(armed([24, 0], lost(LT)), 0)).toBe(false);
  });
});
