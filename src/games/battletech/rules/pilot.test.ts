import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { type Pilot, type State, unitOf } from '../state.ts';
import { ofType, tank } from './damage/testing.ts';
import { hurtPilot, settlePilots, wakeUp } from './pilot.ts';
import { play, set, table } from './testing.ts';

const pilot = (changes: Partial<Pilot> = {}, turn = 3): State =>
  set(table({ units: [{ at: '0505' }], turn }), 0, { pilot: { hits: 0, awake: true, out: 0, ...changes } });

describe('a hit', () => {
  test.each([
    [0, 3],
    [1, 5],
    [2, 7],
    [3, 10],
    [4, 11],
  ])('after %i hits, one more needs %i to stay awake', (hits, needs) => {
    const dice = (total: number) => loaded(Math.min(6, total - 1), total - Math.min(6, total - 1));
    const holds = play(pilot({ hits }), hurtPilot(pilot({ hits }), 0, 1, 'head', dice(needs))).state;
    expect(unitOf(holds, 0).pilot).toEqual({ hits: hits + 1, awake: true, out: 0 });
    const faints = play(pilot({ hits }), hurtPilot(pilot({ hits }), 0, 1, 'head', dice(needs - 1))).state;
    expect(unitOf(faints, 0).pilot).toEqual({ hits: hits + 1, awake: false, out: 3 });
  });

  test('the sixth kills', () => {
    const state = pilot({ hits: 5 });
    expect(unitOf(play(state, hurtPilot(state, 0, 1, 'head', loaded())).state, 0).destroyed).toBe('destroyed-pilot');
  });

  test('each of several has its own roll', () => {
    const state = pilot();
    const { events, state: after } = play(state, hurtPilot(state, 0, 2, 'explosion', loaded(1, 2, 2, 3)));
    expect(ofType(events, 'consciousness-rolled').map(({ needs, awake }) => [needs, awake])).toEqual([
      [3, true],
      [5, true],
    ]);
    expect(unitOf(after, 0).pilot.hits).toBe(2);
  });

  test('an unconscious pilot does not roll again', () => {
    const state = pilot({ hits: 1, awake: false, out: 2 });
    const after = play(state, hurtPilot(state, 0, 2, 'explosion', loaded())).state;
    expect(unitOf(after, 0).pilot).toEqual({ hits: 3, awake: false, out: 2 });
  });

  test('vehicle crews and dead pilots take no hits', () => {
    const vehicle = table({ units: [{ at: '0505', design: tank() }] });
    expect(play(vehicle, hurtPilot(vehicle, 0, 2, 'head', loaded())).events).toEqual([]);
    const dead = set(pilot(), 0, { destroyed: 'destroyed-engine' });
    expect(play(dead, hurtPilot(dead, 0, 2, 'head', loaded())).events).toEqual([]);
  });
});

describe('if the roll waits for the end of the phase', () => {
  const core = (phase: State['phase']): State =>
    table({ units: [{ at: '0505' }], ruleset: 'core-2026', phase, turn: 3 });

  test('hits add up, and one roll covers all of them', () => {
    const state = core('weapons');
    const { state: hit, events } = play(state, hurtPilot(state, 0, 2, 'head', loaded()));
    expect(ofType(events, 'consciousness-rolled')).toEqual([]);
    expect(unitOf(hit, 0)).toMatchObject({ shaken: true, pilot: { hits: 2, awake: true } });
    const { state: after, events: rolls } = play(hit, settlePilots(hit, loaded(2, 2)));
    expect(ofType(rolls, 'consciousness-rolled')).toMatchObject([{ needs: 5, awake: false }]);
    expect(unitOf(after, 0)).toMatchObject({ shaken: false, pilot: { hits: 2, awake: false, out: 3 } });
    expect(play(after, settlePilots(after, loaded())).events).toEqual([]);
  });

  test('the sixth hit kills immediately', () => {
    const state = set(core('physical'), 0, { pilot: { hits: 5, awake: true, out: 0 } });
    const { state: after } = play(state, hurtPilot(state, 0, 1, 'fall', loaded()));
    expect(unitOf(after, 0).destroyed).toBe('destroyed-pilot');
    expect(play(after, settlePilots(after, loaded())).events).toEqual([]);
  });

  test('in the Movement Phase it does not wait', () => {
    const state = core('movement');
    const { events } = play(state, hurtPilot(state, 0, 1, 'fall', loaded(6, 6)));
    expect(ofType(events, 'consciousness-rolled')).toMatchObject([{ needs: 3, awake: true }]);
  });

  test('other rulesets roll for every hit, and no roll stays pending', () => {
    const state: State = { ...pilot(), phase: 'weapons' };
    const { state: after } = play(state, hurtPilot(state, 0, 1, 'head', loaded(6, 6)));
    expect(unitOf(after, 0).shaken).toBe(false);
    expect(play(after, settlePilots(after, loaded())).events).toEqual([]);
  });
});

describe('waking up', () => {
  test('needs the same number, from the next turn on', () => {
    const out = pilot({ hits: 2, awake: false, out: 2 });
    expect(unitOf(play(out, wakeUp(out, 0, loaded(2, 3))).state, 0).pilot.awake).toBe(true);
    expect(unitOf(play(out, wakeUp(out, 0, loaded(2, 2))).state, 0).pilot.awake).toBe(false);
  });

  test('not in the turn of the knockout, and not when awake', () => {
    const now = pilot({ hits: 2, awake: false, out: 3 });
    expect(play(now, wakeUp(now, 0, loaded())).events).toEqual([]);
    expect(play(pilot(), wakeUp(pilot(), 0, loaded())).events).toEqual([]);
  });
});
