import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../../kernel/tally.ts';
import { LL, LT, type Place, RL, RT } from '../../data/places.ts';
import type { RulesetName } from '../../rulesets.ts';
import { type State, type Unit, unitOf } from '../../state.ts';
import { fitted, tank } from '../damage/testing.ts';
import { ground, hurt, set, table, testMech } from '../testing.ts';
import { immobile, jumpMp, mascWorks, runMp, walkMp, walkTally } from './mobility.ts';

const HIP = 0;
const UPPER = 1;
const LOWER = 2;
const FOOT = 3;

const mech = (walk: number, ruleset: RulesetName = 'total-warfare'): State =>
  table({ ruleset, units: [{ at: '0505', design: testMech({ walk }) }] });
const struck = (state: State, ...hits: readonly (readonly [Place, number])[]): State =>
  hits.reduce((now, [place, slot]) => hurt(now, 0, place, slot), state);
const without = (state: State, ...places: readonly Place[]): State =>
  set(state, 0, { lost: places.reduce((bits, place) => bits | (1 << place), unitOf(state, 0).lost) });

describe('walking and running MP', () => {
  test.each<readonly [string, number, (state: State) => State, number, number]>([
    ['unhurt', 4, (state) => state, 4, 6],
    ['unhurt, of five', 5, (state) => state, 5, 8],
    ['a foot', 5, (state) => struck(state, [LL, FOOT]), 4, 6],
    ['three actuators of one leg', 5, (state) => struck(state, [LL, UPPER], [LL, LOWER], [LL, FOOT]), 2, 3],
    ['a hip halves, rounded up', 5, (state) => struck(state, [LL, HIP]), 3, 5],
    ['a hip hides the rest of its leg', 5, (state) => struck(state, [LL, HIP], [LL, FOOT]), 3, 5],
    ['a hip, and a foot of the other leg', 5, (state) => struck(state, [LL, HIP], [RL, FOOT]), 2, 3],
    ['both hips', 8, (state) => struck(state, [LL, HIP], [RL, HIP]), 0, 0],
    ['a leg gone', 8, (state) => without(state, LL), 1, 0],
    ['a leg gone and a foot of the other', 8, (state) => struck(without(state, LL), [RL, FOOT]), 1, 0],
    ['a leg gone and a hip of the other', 8, (state) => struck(without(state, LL), [RL, HIP], [RL, FOOT]), 1, 0],
    ['a leg gone, then heat 5', 8, (state) => set(struck(without(state, LL), [RL, HIP]), 0, { heat: 5 }), 0, 0],
    ['both legs gone', 8, (state) => without(state, LL, RL), 0, 0],
    ['heat 4', 4, (state) => set(state, 0, { heat: 4 }), 4, 6],
    ['heat 5', 4, (state) => set(state, 0, { heat: 5 }), 3, 5],
    ['heat 14', 4, (state) => set(state, 0, { heat: 14 }), 2, 3],
    ['heat 25', 4, (state) => set(state, 0, { heat: 25 }), 0, 0],
    ['a hip first, then heat', 6, (state) => set(struck(state, [LL, HIP]), 0, { heat: 10 }), 1, 2],
  ])('%s', (_, walk, change, walks, runs) => {
    const state = change(mech(walk));
    expect([walkMp(state, 0), runMp(state, 0)]).toEqual([walks, runs]);
    expect(walkTally(state, 0).total).toBe(walks);
    expect(addsUp(walkTally(state, 0))).toBe(true);
  });

  test.each<readonly [string, number, (state: State) => State, number, number]>([
    ['a hip costs one', 5, (state) => struck(state, [LL, HIP]), 4, 6],
    ['and so does each other actuator', 5, (state) => struck(state, [LL, HIP], [LL, FOOT]), 3, 5],
    ['but one is left', 2, (state) => struck(state, [LL, HIP], [RL, HIP], [RL, FOOT]), 1, 2],
    ['it can run on one leg', 5, (state) => without(state, LL), 1, 2],
    ['and with its hip and foot hit', 5, (state) => struck(without(state, LL), [RL, HIP], [RL, FOOT]), 1, 2],
    ['not on none', 5, (state) => without(state, LL, RL), 0, 0],
  ])('core rules of 2026: %s', (_, walk, change, walks, runs) => {
    const state = change(mech(walk, 'core-2026'));
    expect([walkMp(state, 0), runMp(state, 0)]).toEqual([walks, runs]);
    expect(walkTally(state, 0).total).toBe(walks);
  });

  test('MASC runs at twice the walk', () => {
    expect(runMp(mech(5), 0, true)).toBe(10);
  });

  test('every loss has its own receipt line', () => {
    const state = set(struck(mech(8), [LL, HIP], [RL, FOOT]), 0, { heat: 7 });
    expect(walkTally(state, 0).lines.map(({ why, value }) => [why.code, value])).toEqual([
      ['mp-walk', 8],
      ['mp-hips', -4],
      ['mp-leg-actuators', -1],
      ['mp-heat', -1],
    ]);
  });
});

test('MASC works while all its slots are undamaged', () => {
  const design = fitted({ ...testMech(), masc: true }, 'masc', LT, 2);
  const state = table({ units: [{ at: '0505', design }] });
  expect(mascWorks(state, 0)).toBe(true);
  expect(mascWorks(hurt(state, 0, LT, 1), 0)).toBe(false);
  expect(mascWorks(without(state, LT), 0)).toBe(false);
  expect(mascWorks(mech(4), 0)).toBe(false);
});

describe('jumping MP', () => {
  const bare = { ...testMech(), jump: 4 };
  const design = [LT, RT, LL, RL].reduce((built, place) => fitted(built, 'jump-jet', place), bare);
  const jumper = (water = 0): State => table({ map: ground({ '0505': { water } }), units: [{ at: '0505', design }] });

  test('one for each jet that works', () => {
    expect(jumpMp(jumper(), 0)).toBe(4);
    expect(jumpMp(hurt(jumper(), 0, LT, 0), 0)).toBe(3);
    expect(jumpMp(without(jumper(), LT), 0)).toBe(3);
  });

  test.each([
    [0, false, 4],
    [1, false, 2],
    [1, true, 0],
    [2, false, 0],
  ])('in water %i deep (prone: %s) %i', (water, prone, mp) => {
    expect(jumpMp(set(jumper(water), 0, { prone }), 0)).toBe(mp);
  });
});

describe('vehicles', () => {
  const vehicle = (crew: Partial<NonNullable<Unit['crew']>>): State => {
    const state = table({ units: [{ at: '0505', design: tank() }] });
    return set(state, 0, { crew: { ...(unitOf(state, 0).crew as NonNullable<Unit['crew']>), ...crew } });
  };

  test.each([
    ['unhurt', {}, 4, 6],
    ['slowed by 1', { slowed: 1 }, 3, 5],
    ['immobile', { immobile: true }, 0, 0],
  ])('%s', (_, crew, cruise, flank) => {
    const state = vehicle(crew);
    expect([walkMp(state, 0), runMp(state, 0), walkTally(state, 0).total]).toEqual([cruise, flank, cruise]);
  });

  test('heat does not slow them', () => {
    expect(walkMp(set(vehicle({}), 0, { heat: 20 }), 0)).toBe(4);
  });
});

describe('immobile', () => {
  test.each<readonly [string, (state: State) => State, boolean]>([
    ['unhurt', (state) => state, false],
    ['shut down', (state) => set(state, 0, { shutDown: true }), true],
    ['unconscious', (state) => set(state, 0, { pilot: { hits: 1, awake: false, out: 1 } }), true],
    ['both legs gone', (state) => without(state, LL, RL), true],
    ['both hips hit', (state) => struck(state, [LL, HIP], [RL, HIP]), true],
    ['too hot to walk', (state) => set(state, 0, { heat: 29 }), false],
    ['one leg gone', (state) => without(state, LL), false],
  ])('%s', (_, change, is) => {
    expect(immobile(change(mech(4)), 0)).toBe(is);
  });
});
