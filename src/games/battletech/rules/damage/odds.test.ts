import { describe, expect, test } from 'vitest';
import { CT, HD, LA, LL } from '../../data/places.ts';
import { table } from '../testing.ts';
import { damageOdds, type Threat } from './odds.ts';
import { points, tank } from './testing.ts';

const fresh = table({ units: [{ at: '0505' }] });
const samples = 8000;
const threat = (changes: Partial<Threat> = {}): Threat => ({
  chance: 1,
  hits: [0, 1],
  amount: 10,
  column: 'front',
  table: 'full',
  ...changes,
});
const close = (found: number, odds: number) =>
  expect(Math.abs(found - odds)).toBeLessThanOrEqual(4 * Math.sqrt((odds * (1 - odds)) / samples) + 1e-12);

describe('the probability that a unit is destroyed', () => {
  test('no hits, no effect', () => {
    expect(damageOdds(fresh, 0, [], 10, 1)).toMatchObject({ destroyed: 0, damage: 0, owes: 0, knockedOut: 0 });
    expect(damageOdds(fresh, 0, [threat({ chance: 0 })], 10, 1).damage).toBe(0);
  });

  test('an AC/20 destroys the head once in 36', () => {
    const quiet = table({ units: [{ at: '0505' }], switches: { criticals: false } });
    const odds = damageOdds(quiet, 0, [threat({ amount: 20 })], samples, 2);
    close(odds.places[HD] as number, 1 / 36);
    close(odds.destroyed, 1 / 36);
    expect(odds.why['destroyed-head']).toBe(odds.destroyed);
  });

  test('a punch that hits strikes the head one time in six', () => {
    const bare = points(fresh, 'armour', { [HD]: 0 });
    const odds = damageOdds(bare, 0, [threat({ table: 'punch', amount: 5, chance: 0.5 })], samples, 3);
    close(odds.destroyed, 1 / 12);
  });

  test('damage adds up over hits and groups', () => {
    const fifteen = threat({ hits: [0, 0, 0.5, 0.5], amount: 1, group: 5, place: CT });
    const odds = damageOdds(fresh, 0, [fifteen], samples, 4);
    expect(Math.abs(odds.damage - 2.5)).toBeLessThan(0.05);
  });

  test('a destroyed leg leaves a fall pending', () => {
    const thin = points(points(fresh, 'armour', { [LL]: 0 }), 'structure', { [LL]: 1 });
    expect(damageOdds(thin, 0, [threat({ place: LL, amount: 1 })], 200, 5)).toMatchObject({ owes: 1, destroyed: 0 });
    expect(damageOdds(thin, 0, [threat({ place: LL, amount: 1 })], 200, 5).places[LL]).toBe(1);
    expect(damageOdds(thin, 0, [threat({ place: LL, amount: 1, cover: true })], 200, 5).owes).toBe(0);
  });

  test('the same seed gives the same odds, and the unit is not changed', () => {
    const before = JSON.stringify(fresh);
    const once = damageOdds(fresh, 0, [threat(), threat({ place: LA })], 300, 6);
    expect(damageOdds(fresh, 0, [threat(), threat({ place: LA })], 300, 6)).toEqual(once);
    expect(JSON.stringify(fresh)).toBe(before);
  });

  test('vehicles work the same way', () => {
    const vehicle = table({ units: [{ at: '0505', design: tank() }] });
    const { destroyed, places } = damageOdds(vehicle, 0, [threat({ amount: 40 })], 500, 7);
    expect(destroyed).toBe(1);
    expect(places).toHaveLength(5);
  });
});
