import { describe, expect, test } from 'vitest';
import { CT, HD, LA, LL, RA, RT } from '../../data/places.ts';
import { unitOf } from '../../state.ts';
import { tank, withCrew } from '../damage/testing.ts';
import { hurt, set, table, testMech } from '../testing.ts';
import {
  active,
  actuator,
  alive,
  gyroDestroyed,
  hasPlace,
  heightOf,
  hitsOn,
  isMech,
  slotWorks,
  weaponWorks,
  working,
} from './body.ts';

const design = testMech({
  hands: false,
  weapons: [
    ['ac-20', RT, 10],
    ['medium-laser', LA],
  ],
});
const state = table({
  units: [
    { at: '0505', design },
    { at: '0606', design: tank() },
  ],
});

describe('units that can act', () => {
  test.each([
    ['unhurt', {}, true, true],
    ['shut down', { shutDown: true }, true, false],
    ['unconscious', { pilot: { hits: 2, awake: false, out: 1 } }, true, false],
    ['destroyed', { destroyed: 'destroyed-head' }, false, false],
  ])('%s', (_, changes, lives, acts) => {
    const unit = unitOf(set(state, 0, changes), 0);
    expect([alive(unit), active(unit)]).toEqual([lives, acts]);
  });

  test('a stunned crew does nothing', () => {
    const stunned = withCrew(table({ units: [{ at: '0505', design: tank() }] }), { stunned: 1 });
    expect(active(unitOf(stunned, 0))).toBe(false);
  });
});

test("a 'Mech is two levels high, one when prone; a vehicle is one", () => {
  expect([isMech(state, 0), isMech(state, 1)]).toEqual([true, false]);
  expect(heightOf(state, 0)).toBe(2);
  expect(heightOf(set(state, 0, { prone: true }), 0)).toBe(1);
  expect(heightOf(state, 1)).toBe(1);
});

describe('slots', () => {
  test('hits are counted by part', () => {
    expect(hitsOn(state, 0, 'engine')).toBe(0);
    expect(hitsOn(hurt(state, 0, CT, 0, 3, 8), 0, 'engine')).toBe(2);
    expect(hitsOn(hurt(state, 0, CT, 0, 3, 8), 0, 'gyro')).toBe(1);
    expect(hitsOn(hurt(state, 0, HD, 1), 0, 'sensors')).toBe(1);
    expect(hitsOn(state, 1, 'sensors')).toBe(0);
  });

  test('the gyro is destroyed by its second hit', () => {
    expect(gyroDestroyed(hurt(state, 0, CT, 3), 0)).toBe(false);
    expect(gyroDestroyed(hurt(state, 0, CT, 3, 6), 0)).toBe(true);
  });

  test('an empty slot never works, a filled one works until it is hit or its location is destroyed', () => {
    expect(slotWorks(state, 0, HD, 3)).toBe(false);
    expect(slotWorks(state, 0, HD, 1)).toBe(true);
    expect(slotWorks(hurt(state, 0, HD, 1), 0, HD, 1)).toBe(false);
    expect(slotWorks(set(state, 0, { lost: 1 << HD }), 0, HD, 1)).toBe(false);
    expect(hasPlace(unitOf(set(state, 0, { lost: 1 << HD }), 0), HD)).toBe(false);
    expect(working(hurt(state, 0, CT, 0), 0, 'engine', CT)).toBe(5);
  });

  test('actuators work, are destroyed or were never there', () => {
    expect(actuator(state, 0, RA, 'upper-arm')).toBe('works');
    expect(actuator(state, 0, RA, 'hand')).toBe('absent');
    expect(actuator(hurt(state, 0, RA, 0), 0, RA, 'shoulder')).toBe('destroyed');
    expect(actuator(set(state, 0, { lost: 1 << LL }), 0, LL, 'foot')).toBe('destroyed');
  });
});

describe('weapons', () => {
  test('a hit on any slot destroys the whole weapon', () => {
    expect(weaponWorks(state, 0, 0)).toBe(true);
    expect(weaponWorks(hurt(state, 0, RT, 9), 0, 0)).toBe(false);
    expect(weaponWorks(hurt(state, 0, RT, 10), 0, 0)).toBe(true);
    expect(weaponWorks(set(state, 0, { lost: 1 << LA }), 0, 1)).toBe(false);
    expect(weaponWorks(state, 0, 7)).toBe(false);
  });

  test("a vehicle's weapons can be destroyed, or jammed for a while", () => {
    const vehicle = table({ units: [{ at: '0505', design: tank() }] });
    expect(weaponWorks(vehicle, 0, 1)).toBe(true);
    expect(weaponWorks(set(vehicle, 0, { broken: 0b10 }), 0, 1)).toBe(false);
    expect(weaponWorks(withCrew(vehicle, { jammed: 0b10 }), 0, 1)).toBe(false);
    expect(weaponWorks(withCrew(vehicle, { jammed: 0b10 }), 0, 2)).toBe(true);
  });
});
