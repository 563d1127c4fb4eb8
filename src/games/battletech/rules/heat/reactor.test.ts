import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import type { State } from '../../state.ts';
import { play, set, type TestTable, table } from '../testing.ts';
import { reactor } from './reactor.ts';

const hot = (heat: number, changes: Parameters<typeof set>[2] = {}, wanted: Partial<TestTable> = {}): State =>
  set(table({ units: [{ at: '0505' }], phase: 'heat', turn: 3, ...wanted }), 0, { heat, ...changes });

const types = (state: State, ...faces: readonly number[]): readonly string[] => {
  const dice = loaded(...faces);
  const { events } = play(state, reactor(state, 0, dice));
  expect(dice.left).toBe(0);
  return events.map(({ type }) => type);
};

describe('a running reactor', () => {
  test('no roll below 14', () => expect(types(hot(13))).toEqual([]));

  test.each<[number, [number, number], [number, number]]>([
    [14, [2, 2], [1, 2]],
    [17, [2, 2], [1, 2]],
    [18, [3, 3], [2, 3]],
    [22, [4, 4], [3, 4]],
    [26, [5, 5], [4, 5]],
    [29, [5, 5], [4, 5]],
  ])('at %i keeps running with %j and shuts down with %j', (heat, enough, tooLittle) => {
    expect(types(hot(heat), ...enough)).toEqual(['shutdown-rolled']);
    expect(types(hot(heat, { prone: true }), ...tooLittle)).toEqual(['shutdown-rolled', 'shut-down']);
  });

  test('at 30 stops without dice', () =>
    expect(types(hot(30, { prone: true }))).toEqual(['shutdown-rolled', 'shut-down']));

  test('shuts down without a roll if the pilot is unconscious', () => {
    const state = hot(14, { prone: true, pilot: { hits: 2, awake: false, out: 2 } });
    const { events } = play(state, reactor(state, 0, loaded()));
    expect(events[0]).toMatchObject({ type: 'shutdown-rolled', dice: null, running: false });
    expect(events[1]).toMatchObject({ type: 'shut-down', why: 'heat' });
  });

  test.each([
    [14, []],
    [29, []],
    [30, ['shutdown-rolled', 'shut-down']],
  ])('at %i without shutdown rolls: %j', (heat, expected) => {
    expect(types(hot(heat, { prone: true }, { switches: { shutdownRolls: false } }))).toEqual(expected);
  });
});

describe('a standing unit that shuts down rolls first, at +3', () => {
  test('stays standing if the roll succeeds', () => {
    const state = hot(14);
    const { state: after, events } = play(state, reactor(state, 0, loaded(1, 1, 4, 4)));
    expect(events.find(({ type }) => type === 'piloting-rolled')).toMatchObject({ tally: { total: 8 }, passed: true });
    expect(after.units[0]).toMatchObject({ shutDown: true, stayDown: false, prone: false, owed: [] });
  });

  test('falls if the roll fails', () => {
    const state = hot(14);
    // Dice: shutdown, piloting, facing, the hit location of five points, and pilot injury.
    const { state: after } = play(state, reactor(state, 0, loaded(1, 1, 4, 3, 1, 3, 4, 6, 6)));
    expect(after.units[0]).toMatchObject({ shutDown: true, prone: true, owed: [] });
  });
});

describe('a reactor that is shut down', () => {
  test.each([0, 13])('starts automatically at %i', (heat) =>
    expect(types(hot(heat, { shutDown: true }))).toEqual(['started-up']),
  );

  test.each<[number, [number, number], [number, number]]>([
    [14, [2, 2], [1, 2]],
    [18, [3, 3], [2, 3]],
    [26, [6, 4], [5, 4]],
  ])('at %i starts with %j and not with %j', (heat, enough, tooLittle) => {
    expect(types(hot(heat, { shutDown: true }), ...enough)).toEqual(['shutdown-rolled', 'started-up']);
    expect(types(hot(heat, { shutDown: true }), ...tooLittle)).toEqual(['shutdown-rolled']);
  });

  test('stays down at 30', () => expect(types(hot(30, { shutDown: true }))).toEqual([]));

  test('stays down if ordered to, even when cool', () =>
    expect(types(hot(0, { shutDown: true, stayDown: true }))).toEqual([]));

  test('needs a conscious pilot if it needs a roll', () => {
    const pilot = { hits: 1, awake: false, out: 1 };
    expect(types(hot(14, { shutDown: true, pilot }))).toEqual(['shutdown-rolled']);
    expect(types(hot(13, { shutDown: true, pilot }))).toEqual(['started-up']);
  });

  test('starts below 30 if rolls are switched off', () => {
    const switches = { shutdownRolls: false };
    expect(types(hot(29, { shutDown: true }, { switches }))).toEqual(['started-up']);
    expect(types(hot(30, { shutDown: true }, { switches }))).toEqual([]);
  });
});
