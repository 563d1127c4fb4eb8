import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { AMMO } from '../../data/ammo.ts';
import { CLUSTER, clusterHits } from '../../data/cluster.ts';
import { HD, LL } from '../../data/places.ts';
import { WEAPONS } from '../../data/weapons.ts';
import type { Shot } from '../../plan.ts';
import type { State } from '../../state.ts';
import { ground, play, set } from '../testing.ts';
import { clusterMean, clusterOdds, damageDistribution, expectedDamage, hitOdds, meanOf } from './odds.ts';
import { resolveFire } from './resolve.ts';
import { at, CLUSTER_BIN, duel, FLAMER, helpless, LASER, LBX, LRM, LRM_BIN, PPC, SRM, SRM_BIN } from './testing.ts';

describe('clusters', () => {
  test.each([
    [2, 1.417],
    [4, 2.639],
    [5, 3.167],
    [6, 4.0],
    [10, 6.306],
    [15, 9.5],
    [20, 12.694],
  ])('of %i: %f hit on average', (size, mean) => {
    expect(clusterMean(size)).toBeCloseTo(mean, 3);
    expect(clusterOdds(size).reduce((all, share) => all + share, 0)).toBeCloseTo(1, 12);
  });

  test('better fire control, more hits', () => {
    expect(clusterMean(20, 2)).toBeGreaterThan(clusterMean(20));
    expect(clusterHits(20, 14)).toBe(20);
  });

  test('dice without a six miss the top of the table', () => {
    expect(clusterMean(20, 0, 5)).toBeLessThan(clusterMean(20));
    expect(clusterOdds(20, 0, 5)[20]).toBe(0);
  });

  test('every rack and every cluster round of the catalogue has its column', () => {
    const sizes = [
      ...Object.values(WEAPONS).map(({ rack }) => rack),
      ...Object.values(AMMO).map(({ pellets }) => pellets),
    ].filter((size) => size > 1);
    for (const size of sizes) expect(CLUSTER, `${size}`).toHaveProperty(String(size));
  });
});

/** Average points that the target loses to one shot, over many resolved shots. */
function played(state: State, shot: Shot, times: number): number {
  const random = new Random(5);
  const fight = { ...state, declared: [{ unit: 0, primary: null, shots: [shot], attacks: [] }] };
  let points = 0;
  for (let i = 0; i < times; i++)
    for (const event of play(fight, resolveFire(fight, random)).events)
      if (event.type === 'struck' && !event.covered) points += event.amount;
  return points / times;
}

describe('expected damage', () => {
  test.each([
    ['a laser, certain', helpless(duel({ one: { gunnery: 4 } }), 1), at(LASER), 5],
    ['a laser on 4', duel(), at(LASER), (33 / 36) * 5],
    ['missiles on 4', duel(), at(SRM, { bin: SRM_BIN }), (33 / 36) * 4 * 2],
    ['a cluster round on 3', duel(), at(LBX, { bin: CLUSTER_BIN }), (35 / 36) * clusterMean(10)],
    ['more than twelve', duel({ one: { gunnery: 13 } }), at(LASER), 0],
    ['out of range', duel({ one: { at: '0817' }, other: { at: '0801' } }), at(LASER), 0],
    ['a flamer that only heats', duel({ other: { at: '0809' } }), at(FLAMER, { heat: true }), 0],
  ] as const)('%s', (_, state, shot, expected) => {
    expect(expectedDamage(state, 0, shot)).toBeCloseTo(expected, 10);
  });

  test('partial cover absorbs the hits on the legs', () => {
    const state = duel({ map: ground({ '0808': { level: 1 } }) });
    expect(expectedDamage(state, 0, at(LASER))).toBeCloseTo((30 / 36) * 5 * (28 / 36), 10);
  });

  test('an aimed shot at a covered leg mostly hits the cover', () => {
    const state = helpless(duel({ map: ground({ '0808': { level: 1 } }) }), 1);
    const hidden = (20 / 36) * (8 / 36) + 16 / 36;
    expect(expectedDamage(state, 0, at(LASER, { aim: LL }))).toBeCloseTo(5 * (1 - hidden), 10);
    expect(hitOdds(state, 0, at(LASER, { aim: HD }))).toBeCloseTo(15 / 36, 10);
  });

  test('walls absorb part of every group', () => {
    const building = { kind: 2, bunker: false, cf: 40, height: 2 } as const;
    const state = duel({ map: ground({ '0807': { building } }) });
    expect(expectedDamage(state, 0, at(LASER))).toBeCloseTo((33 / 36) * 1, 10);
    expect(expectedDamage(state, 0, at(SRM, { bin: SRM_BIN }))).toBe(0);
  });

  test.each([
    ['a PPC', at(PPC)],
    ['long-range missiles', at(LRM, { bin: LRM_BIN })],
    ['short-range missiles', at(SRM, { bin: SRM_BIN })],
    ['a cluster round', at(LBX, { bin: CLUSTER_BIN })],
  ] as const)('%s: matches resolved shots', (_, shot) => {
    const state = set(duel({ map: ground({ '0805': { level: 1 } }), other: { at: '0804' } }), 0, { heat: 8 });
    const expected = expectedDamage(state, 0, shot);
    expect(Math.abs(played(state, shot, 4000) / expected - 1)).toBeLessThan(0.08);
  });
});

describe('the distribution of damage', () => {
  test.each([
    ['a laser', duel(), at(LASER)],
    ['missiles in groups', duel({ other: { at: '0803' } }), at(LRM, { bin: LRM_BIN })],
    ['behind cover', duel({ map: ground({ '0808': { level: 1 } }) }), at(SRM, { bin: SRM_BIN })],
    ['hopeless', duel({ one: { gunnery: 13 } }), at(LASER)],
  ] as const)('%s: adds up to 1, and has the expected mean', (_, state, shot) => {
    const odds = damageDistribution(state, 0, shot);
    expect(odds.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 10);
    expect(meanOf(odds)).toBeCloseTo(expectedDamage(state, 0, shot), 10);
  });

  test('all or nothing for a single hit', () => {
    const odds = damageDistribution(duel(), 0, at(LASER));
    expect(odds.map((share) => Math.round(share * 36))).toEqual([3, 0, 0, 0, 0, 33]);
  });
});
