import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import type { Event } from '../events.ts';
import { battle, done, gun, marines, orks } from '../testing.ts';
import { luckOf } from './luck.ts';
import { balanceOf, luckShare, parOf, type SelfPlayed } from './par-fit.ts';

const RULES = { ruleset: '10e', devastating: 'one-model' } as const;
const games = (...points: readonly (readonly [number, number])[]): SelfPlayed[] =>
  points.map(([attacker, defender], i) => ({ points: { attacker, defender }, luck: i }));

describe('par', () => {
  test('the pars add up to the average of all points, and both sides win half of the games', () => {
    const results = games([100, 10], [120, 20], [140, 20], [160, 30]);
    const par = parOf(results, RULES);
    expect(par).toMatchObject({ ...RULES, games: 4, luck: expect.any(Array) });
    expect(par.attacker + par.defender).toBeCloseTo(150, -0.5);
    expect(balanceOf(results, par)).toEqual({ attacker: 2, defender: 2, draws: 0 });
    expect(balanceOf(results, null)).toEqual({ attacker: 4, defender: 0, draws: 0 });
  });

  test('many equal results: a value between two of them, if that is more even than draws', () => {
    const results = games([30, 0], [30, 0], [30, 0], [46, 0], [46, 0], [46, 0]);
    expect(balanceOf(results, parOf(results, RULES))).toEqual({ attacker: 3, defender: 3, draws: 0 });
  });

  test('par is never negative', () => {
    expect(parOf(games([0, 0]), RULES)).toMatchObject({ attacker: 0, defender: 0 });
    expect(parOf(games([0, 80], [0, 80], [0, 81]), RULES).attacker).toBeGreaterThanOrEqual(0);
  });
});

describe('luck', () => {
  const arms = { gun: gun('24" A2 BS4+ S8 AP-4 D1') };
  const target = orks({ models: 2, T: 4, W: 1, Sv: 7, points: 60 });
  const state = battle({ attacker: [marines({ models: 1, arms })], defender: [target], rounds: 1 });
  const luck = (...dice: number[]): number => {
    const start: Event[] = [{ type: 'began' }, { type: 'phase-began', side: 'attacker', round: 1 }];
    const aims = [{ group: 'gun', target: 1 }];
    const fired = done(state, 'attacker', { type: 'shoot', unit: 0, aims }, loaded(...dice));
    const hurt = fired.state.stage === 'allocation';
    const after = hurt ? done(fired.state, 'defender', { type: 'allocate', models: [1, 2] }, loaded()).events : [];
    return luckOf(state.rules, [...start, ...fired.events, ...after]).attacker;
  };

  // Each of two attacks hits on 4+ and wounds on 2+: 5/12 of 30 points each, 25 points on average.
  test.each([
    ['two kills', [6, 6, 6, 6], 35],
    ['one kill', [6, 1, 6], 5],
    ['no hit', [1, 1], -25],
  ])('%s', (_title, dice, expected) => expect(luck(...dice)).toBeCloseTo(expected, 6));

  test.each([
    [-20, 0.01],
    [-10, 0.01],
    [-5, 0.25],
    [0, 0.5],
    [5, 0.75],
    [30, 0.99],
  ])('a luck of %i is more than that of the share %d of games', (value, share) =>
    expect(luckShare({ luck: [-10, 0, 10] }, value)).toBeCloseTo(share, 6),
  );
});
