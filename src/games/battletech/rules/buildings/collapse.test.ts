import { describe, expect, test } from 'vitest';
import { type Dice, loaded } from '../../../../kernel/dice.ts';
import type { Event } from '../../events.ts';
import type { Building, Ground } from '../../ground.ts';
import { groundAt, type State, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { ground, hex, play, set, table, testMech } from '../testing.ts';
import { mustHold } from './collapse.ts';
import { damageBuilding } from './damage.ts';

const house = (cf: number, height: number, more: Partial<Building> = {}): Partial<Ground> => ({
  building: { kind: 2, bunker: false, cf, height, ...more },
});
const bridge = (cf: number): Partial<Ground> => ({ water: 2, bridge: { level: 1, cf, exits: 9 } });

/** A fifty-tonner at this level of the hex, and another one far away. */
const at = (here: Partial<Ground>, level: number, switches = {}): State =>
  set(table({ map: ground({ '0505': here }), units: [{ at: '0505' }, { at: '0101' }], switches }), 0, { level });

const mean: Dice = { roll: (sides) => (sides === 6 ? 3 : 1) };
const here = (state: State): Ground => groundAt(state, hex(state, '0505'));
const debris = (events: readonly Event[]): number =>
  events.reduce(
    (sum, event) => sum + (event.type === 'struck' && event.source.by === 'collapse' ? event.amount : 0),
    0,
  );

describe('damage to a building', () => {
  test.each([
    [10, 30],
    [39, 1],
  ])('%i points leave %i', (points, cf) => {
    const state = at({ ...house(40, 2) }, 0);
    const { state: after } = play(state, damageBuilding(state, hex(state, '0505'), points, loaded()));
    expect(here(after)).toMatchObject({ building: { cf }, rubble: false });
  });

  test('at 0 it becomes rubble, and its fire goes out', () => {
    const state = set(at({ ...house(40, 2), fire: 1 }, 0), 0, { at: 0 });
    const { state: after } = play(state, damageBuilding(state, hex(state, '0505'), 60, loaded()));
    expect(here(after)).toMatchObject({ building: { cf: 0 }, rubble: true, fire: 0 });
  });

  test('one point remains if collapse is switched off', () => {
    const state = at({ ...house(40, 2) }, 2, { collapse: false });
    const { state: after } = play(state, damageBuilding(state, hex(state, '0505'), 60, loaded()));
    expect(here(after)).toMatchObject({ building: { cf: 1 }, rubble: false });
    expect(play(after, damageBuilding(after, hex(state, '0505'), 60, loaded())).events).toEqual([]);
  });

  test('a bridge is hit if there is no building', () => {
    const state = at(bridge(40), -2);
    const { state: after } = play(state, damageBuilding(state, hex(state, '0505'), 15, loaded()));
    expect(here(after).bridge).toMatchObject({ cf: 25 });
  });

  test('a hex without a building or bridge', () => {
    const state = at({}, 0);
    expect(play(state, damageBuilding(state, hex(state, '0505'), 15, loaded())).events).toEqual([]);
  });
});

describe('a collapse', () => {
  test.each<[string, number, number, number]>([
    ['the ground floor under all levels', 3, 0, 12],
    ['one on the roof under one', 3, 3, 4],
    ['the ground floor of a low house', 1, 0, 4],
  ])('%s', (_, height, level, points) => {
    const state = at(house(40, height), level);
    const { events } = play(state, damageBuilding(state, hex(state, '0505'), 40, mean));
    expect(debris(events)).toBe(points);
  });

  test('uses the load at the start of the phase', () => {
    let state = at(house(40, 3), 0);
    for (let shot = 0; shot < 3; shot++)
      state = play(state, damageBuilding(state, hex(state, '0505'), 12, loaded())).state;
    const { events } = play(state, damageBuilding(state, hex(state, '0505'), 12, mean));
    expect(debris(events)).toBe(12);
  });

  test('a new phase checks the weight again', () => {
    let state = at(house(40, 3), 0);
    state = play(state, damageBuilding(state, hex(state, '0505'), 30, loaded())).state;
    state = play(state, newPhase()).state;
    expect(debris(play(state, damageBuilding(state, hex(state, '0505'), 12, mean)).events)).toBe(3);
  });

  test('units inside are hit on the punch table, units on the roof on the full table', () => {
    const tableOf = (level: number) => {
      const state = at(house(40, 2), level);
      const { events } = play(state, damageBuilding(state, hex(state, '0505'), 40, mean));
      return events.find(({ type }) => type === 'struck');
    };
    expect(tableOf(0)).toMatchObject({ table: 'punch', column: 'front' });
    expect(tableOf(2)).toMatchObject({ table: 'full', column: 'front' });
  });

  test('a unit on the roof falls with it', () => {
    const state = at(house(40, 3), 3);
    const { state: after, events } = play(state, damageBuilding(state, hex(state, '0505'), 40, mean));
    expect(events.find(({ type }) => type === 'fell')).toMatchObject({ levels: 3, level: 0 });
    expect(unitOf(after, 0)).toMatchObject({ level: 0, prone: true });
  });

  test('a unit on the ground floor stays standing', () => {
    const state = at(house(40, 3), 0);
    const { state: after } = play(state, damageBuilding(state, hex(state, '0505'), 40, mean));
    expect(unitOf(after, 0)).toMatchObject({ level: 0, prone: false });
  });

  test('a vehicle falls with the roof too', () => {
    const design = { ...testMech(), kind: 'vehicle' as const };
    const map = ground({ '0505': house(40, 1) });
    const state = set(table({ map, units: [{ at: '0505', design }] }), 0, { level: 1 });
    const { state: after } = play(state, damageBuilding(state, hex(state, '0505'), 40, mean));
    expect(unitOf(after, 0).level).toBe(0);
  });
});

function* newPhase(): Happening {
  return yield { type: 'phase-began', phase: 'physical', queue: [] };
}

describe('weight', () => {
  test.each<[string, Partial<Ground>, number, boolean]>([
    ['a roof that is strong enough', house(50, 2), 2, true],
    ['a roof that is too weak', house(49, 2), 2, false],
    ['the ground floor bears everything', house(10, 2), 0, true],
    ['a bridge that is strong enough', bridge(50), 1, true],
    ['a bridge that is too weak', bridge(49), 1, false],
    ['under the bridge', bridge(10), -2, true],
  ])('%s', (_, ground, level, holds) => {
    const state = at(ground, level);
    const { events } = play(state, mustHold(state, hex(state, '0505'), mean));
    expect(events.length === 0).toBe(holds);
  });

  test('the weights of two units add up; a wreck does not count', () => {
    const two = set(at(house(60, 2), 2), 1, { at: hex(at({}, 0), '0505'), level: 2 });
    expect(play(two, mustHold(two, hex(two, '0505'), mean)).events.length).toBeGreaterThan(0);
    const wreck = set(two, 1, { destroyed: 'destroyed-engine' });
    expect(play(wreck, mustHold(wreck, hex(wreck, '0505'), mean)).events).toEqual([]);
  });

  test('units on a collapsing bridge fall into the water', () => {
    const state = at(bridge(40), 1);
    const { state: after, events } = play(state, mustHold(state, hex(state, '0505'), mean));
    expect(here(after).bridge).toBeNull();
    expect(debris(events)).toBe(4);
    expect(events.find(({ type }) => type === 'fell')).toMatchObject({ levels: 3, level: -2 });
  });

  test('a building collapses if damage leaves too few points for its load', () => {
    const state = at(house(60, 2), 2);
    const { state: after } = play(state, damageBuilding(state, hex(state, '0505'), 11, mean));
    expect(here(after).rubble).toBe(true);
  });

  test('nothing collapses if collapse is switched off', () => {
    const state = at(house(10, 2), 2, { collapse: false });
    expect(play(state, mustHold(state, hex(state, '0505'), loaded())).events).toEqual([]);
  });
});
