import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { HD } from '../../data/places.ts';
import type { RulesetName } from '../../rulesets.ts';
import { type State, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { hurt, play, set, type TestTable, table, testMech } from '../testing.ts';
import { heatPhase } from './phase.ts';

const one = (heat: number, wanted: Partial<TestTable> = {}): State =>
  set(table({ units: [{ at: '0505' }], phase: 'heat', turn: 3, ...wanted }), 0, { heat });

describe('the Heat Phase', () => {
  test('adds up the heat and resets the count', () => {
    const state = set(one(3), 0, { gained: { move: 2, fire: 9, outside: 2 } });
    const { state: after, events } = play(state, heatPhase(state, loaded()));
    expect(events).toMatchObject([{ type: 'heat-counted', heat: 6, tally: { total: 6 } }]);
    expect(unitOf(after, 0)).toMatchObject({ heat: 6, gained: { move: 0, fire: 0, outside: 0 } });
  });

  test('heat never falls below 0', () => {
    const { state } = play(one(4), heatPhase(one(4), loaded()));
    expect(unitOf(state, 0).heat).toBe(0);
  });

  test('wrecks and vehicles have no heat', () => {
    const vehicle = { ...testMech(), kind: 'vehicle' as const };
    const fresh = table({ units: [{ at: '0505' }, { at: '0606', design: vehicle }], phase: 'heat' });
    const state = set(fresh, 0, { destroyed: 'destroyed-engine', heat: 20 });
    expect(play(state, heatPhase(state, loaded())).events).toEqual([]);
  });

  test('is skipped if it is switched off, and gained heat is dropped', () => {
    const before = set(one(0, { switches: { heatPhase: false } }), 0, { gained: { move: 2, fire: 50, outside: 0 } });
    const { state, events } = play(before, heatPhase(before, loaded()));
    expect(events).toEqual([]);
    const { state: next } = play(state, nextTurn());
    expect(unitOf(next, 0)).toMatchObject({ heat: 0, gained: { move: 0, fire: 0, outside: 0 } });
  });
});

function* nextTurn(): Happening {
  return yield { type: 'initiative-rolled', turn: 4, rolls: [], order: ['0'] };
}

describe('damaged life support', () => {
  test.each<[RulesetName, number, number]>([
    ['total-warfare', 14, 0],
    ['total-warfare', 15, 1],
    ['total-warfare', 24, 1],
    ['total-warfare', 25, 2],
    ['simulador', 25, 1],
    ['simulador', 26, 2],
    ['core-2026', 9, 0],
    ['core-2026', 10, 1],
    ['core-2026', 20, 2],
  ])('%s: heat %i does %i to the pilot', (ruleset, heat, hits) => {
    const state = hurt(one(heat + 10, { ruleset, switches: { shutdownRolls: false } }), 0, HD, 0);
    const faces = Array.from({ length: 2 * hits }, () => 5);
    const { state: after } = play(state, heatPhase(state, loaded(...faces)));
    expect(unitOf(after, 0).pilot.hits).toBe(hits);
  });

  test('intact life support protects the pilot', () => {
    const state = one(38, { switches: { shutdownRolls: false } });
    expect(unitOf(play(state, heatPhase(state, loaded())).state, 0).pilot.hits).toBe(0);
  });
});
