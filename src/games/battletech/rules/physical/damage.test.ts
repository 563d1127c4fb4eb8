import { describe, expect, test } from 'vitest';
import { LL, RA, RL } from '../../data/places.ts';
import { hurt, testMech } from '../testing.ts';
import { chargeDamage, recoil, strikeDamage } from './damage.ts';
import { changed, clinch, club, hatchetMech, kick, punch, push } from './testing.ts';

const weighing = (tons: number, other = 50) =>
  clinch({ one: { design: testMech({ tons }) }, other: { design: testMech({ tons: other }) } });

describe('damage by weight', () => {
  test.each([
    // tons punch kick club  leap  own legs
    [20, 2, 4, 4, 6, 4],
    [35, 4, 7, 7, 11, 7],
    [50, 5, 10, 10, 15, 10],
    [75, 8, 15, 15, 23, 15],
    [100, 10, 20, 20, 30, 20],
  ])('%i tons', (tons, punches, kicks, clubs, leaps, legs) => {
    const state = changed(weighing(tons), { club: 'club' });
    const leap = { attack: 'death-from-above', target: 1 } as const;
    expect(strikeDamage(state, 0, punch())).toBe(punches);
    expect(strikeDamage(state, 0, kick())).toBe(kicks);
    expect(strikeDamage(state, 0, club())).toBe(clubs);
    expect(strikeDamage(state, 0, push())).toBe(0);
    expect([strikeDamage(state, 0, leap), recoil(state, 0, leap)]).toEqual([leaps, legs]);
  });

  test('a hatchet does the damage of a club', () => {
    expect(strikeDamage(clinch({ one: { design: hatchetMech(RA) } }), 0, club())).toBe(10);
  });

  test('no limb, no damage', () => {
    expect(strikeDamage(clinch(), 0, club())).toBe(0);
  });
});

describe('half for each upper and lower actuator, fractions dropped', () => {
  test.each([
    [[1], 4],
    [[2], 4],
    [[1, 2], 2],
    [[3], 8],
  ])('a punch of 75 tons with slots %j gone does %i', (slots, points) => {
    expect(strikeDamage(hurt(weighing(75), 0, RA, ...slots), 0, punch('RA'))).toBe(points);
  });
  test.each([
    [[1], 5],
    [[1, 2], 2],
    [[3], 11],
  ])('a kick of 55 tons with slots %j gone does %i', (slots, points) => {
    expect(strikeDamage(hurt(weighing(55), 0, RL, ...slots), 0, kick('RL'))).toBe(points);
    expect(strikeDamage(hurt(weighing(55), 0, LL, ...slots), 0, kick('RL'))).toBe(11);
  });
  test('an arm built without its lower half', () => {
    const stump = clinch({ one: { design: testMech({ tons: 65, hands: false }) } });
    expect(strikeDamage(stump, 0, punch())).toBe(3);
  });
});

test.each([
  [0, 5, 10],
  [1, 5, 5],
  [2, 3, 5],
])('limbs under water of depth %i: a punch does %i, a kick %i', (water, punches, kicks) => {
  const state = clinch({ hexes: { '0505': { water } } });
  expect([strikeDamage(state, 0, punch()), strikeDamage(state, 0, kick())]).toEqual([punches, kicks]);
});

describe('a charge', () => {
  test.each([
    // ruleset, tons, hexes up to the one next to the target, points
    ['total-warfare', 50, 1, 5],
    ['total-warfare', 35, 5, 18],
    ['total-warfare', 100, 4, 40],
    ['core-2026', 50, 1, 10],
    ['core-2026', 35, 5, 21],
    ['core-2026', 100, 7, 80],
  ] as const)('%s: %i tons over %i hexes: %i', (ruleset, tons, hexes, points) => {
    const state = clinch({ ruleset, one: { design: testMech({ tons }) } });
    expect(chargeDamage(state, 0, hexes)).toBe(points);
    const charging = changed(state, { charge: { kind: 'charge', target: 1, hexes } });
    expect(strikeDamage(charging, 0, { attack: 'charge', target: 1 })).toBe(points);
  });

  test("the target's hex counts too if the ruleset says so", () => {
    expect(chargeDamage(clinch({ switches: { chargeHexes: 'into-target' } }), 0, 3)).toBe(20);
  });

  test.each([
    [20, 2],
    [35, 4],
    [95, 10],
  ])('a target of %i tons does a tenth of its weight in return: %i', (tons, points) => {
    expect(recoil(weighing(100, tons), 0, { attack: 'charge', target: 1 })).toBe(points);
  });
});
