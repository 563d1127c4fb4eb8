import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import type { Building } from '../../ground.ts';
import { groundAt, STILL, type State } from '../../state.ts';
import { ground, hex, play, set, table } from '../testing.ts';
import { enterBuilding, wallModifier } from './walls.ts';

const indoors = (kind: Building['kind'], cf: number, switches = {}): State =>
  table({
    map: ground({ '0505': { building: { kind, bunker: false, cf, height: 2 } } }),
    units: [{ at: '0505' }],
    switches,
  });

describe('breaking through a wall', () => {
  test.each<[Building['kind'], number, number]>([
    [1, 0, 0],
    [2, 0, 1],
    [3, 0, 2],
    [4, 0, 5],
    [1, 2, 0],
    [1, 3, 1],
    [1, 5, 2],
    [2, 7, 4],
    [3, 10, 6],
  ])('kind %i after %i hexes: %i', (kind, hexes, modifier) => expect(wallModifier(kind, hexes)).toBe(modifier));

  test("a passed roll avoids damage, and the walls lose a tenth of the unit's weight", () => {
    const state = indoors(2, 40);
    const { state: after, events } = play(state, enterBuilding(state, 0, hex(state, '0505'), loaded(3, 3)));
    expect(events[0]).toMatchObject({ type: 'piloting-rolled', tally: { total: 6 }, passed: true });
    expect(groundAt(after, hex(state, '0505')).building?.cf).toBe(35);
  });

  test.each([
    [false, 'front'],
    [true, 'rear'],
  ])('a failed roll does a tenth of the factor (backwards: %s) and causes no fall', (backwards, column) => {
    const state = set(indoors(2, 41), 0, { went: { ...STILL, mode: 'walk', hexes: 1, backwards } });
    const { state: after, events } = play(state, enterBuilding(state, 0, hex(state, '0505'), loaded(2, 3, 2, 3)));
    expect(events[1]).toMatchObject({ type: 'struck', table: 'full', column, amount: 5, source: { by: 'building' } });
    expect(groundAt(after, hex(state, '0505')).building?.cf).toBe(36);
    expect(after.units[0]?.prone).toBe(false);
  });

  test('no roll if rolls are switched off', () => {
    const state = indoors(4, 120, { pilotingRolls: false });
    const { events } = play(state, enterBuilding(state, 0, hex(state, '0505'), loaded()));
    expect(events.map(({ type }) => type)).toEqual(['ground-changed']);
  });

  test('without a wall there is no roll', () => {
    const state = indoors(1, 0);
    expect(play(state, enterBuilding(state, 0, hex(state, '0505'), loaded())).events).toEqual([]);
  });
});
