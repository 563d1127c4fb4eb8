import { describe, expect, test } from 'vitest';
import { CT, LA, RA, RT } from '../../data/places.ts';
import { WEAPONS } from '../../data/weapons.ts';
import { set, testMech } from '../../rules/testing.ts';
import { type View, view } from '../../view.ts';
import { powerOf } from './power.ts';
import { FIELDS, opposed, roaming } from './testing.ts';
import { coolness } from './volley.ts';

type Arms = readonly (readonly [weapon: string, at: number, slots?: number])[];
const armed = (weapons: Arms, sinks = 10): View =>
  opposed({ own: { design: testMech({ weapons, sinks, ammo: [['ac-20-ammo', CT, 5]] }) } });

describe('power by distance', () => {
  test.each<[string, Arms, number]>([
    ['nothing', [], 1],
    ['a small laser', [['small-laser', LA]], 1],
    ['an AC/20', [['ac-20', RT, 10]], 3],
    ['a PPC', [['ppc', RA, 3]], 6],
  ])('good range of %s', (_, weapons, range) => expect(powerOf(armed(weapons), 0).range).toBe(range));

  test('at least half of the maximum within good range, less beyond; zero out of range', () => {
    for (const field of FIELDS)
      roaming(field, 9, { most: 200, rarely: 20 }, (sideView) => {
        for (const [id, { design }] of sideView.rules.models.entries()) {
          const { at, range } = powerOf(sideView, id);
          const most = Math.max(...at);
          expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
          if (most === 0) expect(range).toBe(1);
          else expect(at[range]).toBeGreaterThanOrEqual(most / 2);
          const farthest = Math.max(0, ...design.mounts.map(({ weapon }) => WEAPONS[weapon]?.ranges.at(-1) ?? 0));
          for (const [far, points] of at.entries()) {
            if (far > range) expect(points).toBeLessThanOrEqual(most / 2);
            if (far > farthest) expect(points).toBe(0);
          }
        }
      });
  });

  test('stays within the heat limit', () => {
    const two: Arms = [
      ['ppc', LA, 3],
      ['ppc', RA, 3],
    ];
    const [one, both] = [powerOf(armed(two), 0), powerOf(armed(two, 20), 0)];
    expect(coolness(armed(two), 0)).toBe(10);
    for (const far of [4, 8, 14]) expect(both.at[far]).toBeCloseTo(2 * (one.at[far] as number));
    const hot = view(set(armed(two), 0, { heat: 10 }), '0');
    expect(Math.max(...powerOf(hot, 0).at)).toBe(0);
  });
});
