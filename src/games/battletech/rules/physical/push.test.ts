import { describe, expect, test } from 'vitest';
import { hex } from '../testing.ts';
import { type Clinch, clinch, declaring, only, owed, push, resolved, rising } from './testing.ts';

const pushing = (setting: Clinch, ...dice: readonly number[]) =>
  resolved(declaring(clinch(setting), [0, push()]), ...dice);
const where = (state: ReturnType<typeof clinch>) => state.units.map(({ at }) => at);

describe('a push', () => {
  test('needs one less than the skill, moves the target one hex and the attacker after it', () => {
    const { state, events } = pushing({}, 1, 3);
    expect(where(state)).toEqual([hex(state, '0504'), hex(state, '0503')]);
    expect(state.units.map(({ facing }) => facing)).toEqual([0, 3]);
    expect(owed(events)).toEqual([[1, 'psr-pushed', 0]]);
    expect(only(events, 'struck')).toEqual([]);
  });

  test("goes in the direction of the attacker's legs", () => {
    const { state } = pushing({ one: { facing: 1 }, other: { at: '0604' } }, 6, 6);
    expect(where(state)).toEqual([hex(state, '0604'), hex(state, '0704')]);
  });

  test('that misses moves no unit', () => {
    const { state, events } = pushing({}, 1, 2);
    expect(where(state)).toEqual([hex(state, '0505'), hex(state, '0504')]);
    expect(owed(events)).toEqual([]);
  });

  test('against a slope too high to climb only requires a roll', () => {
    const { state, events } = pushing({ hexes: { '0503': { level: 3 } } }, 6, 6);
    expect(where(state)).toEqual([hex(state, '0505'), hex(state, '0504')]);
    expect(owed(events)).toEqual([[1, 'psr-pushed', 0]]);
  });

  test('over an edge is a fall, with its damage and no roll', () => {
    const state = rising(0, { hexes: { '0503': { level: 0 } } });
    // Dice: the direction of the fall, three hit locations for 15 points, and the pilot's roll.
    const after = resolved(declaring(state, [0, push()]), 6, 6, 1, 4, 4, 4, 4, 4, 4, 6, 6);
    expect(only(after.events, 'fell')[0]).toMatchObject({ unit: 1, levels: 2 });
    expect(after.state.units[1]).toMatchObject({ prone: true, level: 0, at: hex(state, '0503') });
    expect(after.state.units[0]?.at).toBe(hex(state, '0504'));
    expect(owed(after.events)).toEqual([]);
  });

  test('off the map removes the target from the match', () => {
    const { state } = pushing({ one: { at: '0502' }, other: { at: '0501' } }, 6, 6);
    expect(state.units[1]?.destroyed).toBe('destroyed-off-map');
    expect(state.units[0]?.at).toBe(hex(state, '0501'));
  });

  test('pushes on a unit behind the target', () => {
    const { state, events } = pushing({ more: [{ side: '1', at: '0503' }] }, 6, 6);
    expect(where(state)).toEqual(['0504', '0503', '0502'].map((label) => hex(state, label)));
    expect(owed(events)).toContainEqual([2, 'psr-domino', 0]);
    expect(owed(events)).toContainEqual([1, 'psr-pushed', 0]);
  });
});

describe('two units push each other', () => {
  test.each([
    // dice of both units, their final hexes, and the units that must roll
    ['both succeed', [6, 6, 6, 6], ['0505', '0504'], [1, 0]],
    ['the first succeeds', [6, 6, 1, 1], ['0504', '0503'], [1]],
    ['the other succeeds', [1, 1, 6, 6], ['0506', '0505'], [0]],
    ['neither', [1, 1, 1, 1], ['0505', '0504'], []],
  ] as const)('%s', (_, dice, places, rolls) => {
    const both = declaring(clinch(), [0, push(1)], [1, push(0)]);
    const { state, events } = resolved(both, ...dice);
    expect(where(state)).toEqual(places.map((label) => hex(state, label)));
    expect(owed(events)).toEqual(rolls.map((unit) => [unit, 'psr-pushed', 0]));
    expect(only(events, 'strike-rolled')).toHaveLength(2);
  });
});
