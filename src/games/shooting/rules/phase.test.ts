import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { battle, done, gun, marines, only, orks, played, refused, types } from '../testing.ts';
import { awaiting } from './awaiting.ts';

const armies = { attacker: [marines(), marines({ id: 'others', at: [30, 0] })], defender: [orks()] };

describe('the phase', () => {
  test('starts with the attacker, who can select, shoot, skip and end', () => {
    const state = battle(armies);
    expect(state).toMatchObject({ round: 1, active: 'attacker', stage: 'select' });
    expect(awaiting(state)).toEqual([
      { seat: 'attacker', kinds: ['select-shooter', 'shoot', 'skip-unit', 'end-phase'], must: true },
    ]);
  });

  test('ends automatically when no unit is left that can shoot', () => {
    const skipped = played(battle(armies), [
      ['attacker', { type: 'skip-unit', unit: 0 }],
      ['attacker', { type: 'skip-unit', unit: 1 }],
    ]);
    expect(only(skipped, 'phase-ended')).toEqual([
      { type: 'phase-ended', side: 'attacker', round: 1, why: { code: 'no-unit-left-to-shoot' } },
    ]);
    expect(skipped.state).toMatchObject({ active: 'defender', round: 1, stage: 'select', shot: [] });
  });

  test('ends immediately if no unit can shoot', () => {
    const state = battle({ ...armies, attacker: [marines({ moved: 'fell-back' })] });
    expect(state).toMatchObject({ active: 'defender', round: 1 });
  });

  test('can be ended by the player, even with a unit selected', () => {
    const ended = played(battle(armies), [
      ['attacker', { type: 'select-shooter', unit: 0 }],
      ['attacker', { type: 'end-phase' }],
    ]);
    expect(ended.state).toMatchObject({ active: 'defender', shooter: null, stage: 'select' });
    expect(only(ended, 'phase-ended')[0]?.why.code).toBe('ended-by-hand');
  });

  test('while a unit is selected, only that one can be skipped', () => {
    const { state } = done(battle(armies), 'attacker', { type: 'select-shooter', unit: 0 });
    expect(refused(state, 'attacker', { type: 'skip-unit', unit: 1 })).toBe('another-is-shooting');
    expect(done(state, 'attacker', { type: 'skip-unit', unit: 0 }).state).toMatchObject({ shooter: null, shot: [0] });
  });

  test('no side acts out of turn', () => {
    expect(refused(battle(armies), 'defender', { type: 'end-phase' })).toBe('not-your-phase');
  });
});

describe('rounds and points', () => {
  const END = { type: 'end-phase' } as const;

  test('both sides have a phase each round; at the end the most points destroyed win, and equal points draw', () => {
    const drawn = played(battle({ ...armies, rounds: 2 }), [
      ['attacker', END],
      ['defender', END],
      ['attacker', END],
      ['defender', END],
    ]);
    expect(only(drawn, 'phase-began').map(({ side, round }) => `${side} ${round}`)).toEqual([
      'defender 1',
      'attacker 2',
      'defender 2',
    ]);
    expect(drawn.state).toMatchObject({
      stage: 'ended',
      outcome: { winners: ['attacker', 'defender'], reason: { code: 'points-even', points: 0 } },
    });
    expect(awaiting(drawn.state)).toEqual([]);
    expect(refused(drawn.state, 'attacker', END)).toBe('match-over');
  });

  test('a destroyed part scores its points, and the match ends when an army is destroyed', () => {
    const arms = { gun: gun('24" A2 BS2+ S8 AP-4 D1') };
    const target = orks({ models: 1, T: 4, points: 60, with: [{ name: 'Boss', W: 1, points: 70 }] });
    const shot = done(
      battle({ attacker: [marines({ models: 1, arms })], defender: [target], rounds: 5 }),
      'attacker',
      { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
      loaded(6, 6, 6, 6),
    );
    expect(only(shot, 'part-destroyed').map(({ part, points }) => [part, points])).toEqual([
      [0, 60],
      [1, 70],
    ]);
    expect(types(shot).at(-1)).toBe('ended');
    expect(shot.state.outcome).toEqual({
      winners: ['attacker'],
      reason: { code: 'points-lead', side: 'attacker', attacker: 130, defender: 0 },
    });
  });

  test('a wounded unit scores nothing yet', () => {
    const arms = { gun: gun('24" A1 BS2+ S8 AP-4 D1') };
    const shot = done(
      battle({ attacker: [marines({ models: 1, arms })], defender: [orks({ models: 1, T: 4, W: 2 })], rounds: 1 }),
      'attacker',
      { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
      loaded(6, 6),
    );
    expect(shot.state.points).toEqual({ attacker: 0, defender: 0 });
  });
});
