import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import type { State } from '../state.ts';
import { battle, done, gun, marines, orks, played, reloaded } from '../testing.ts';
import { faultIn } from './saved.ts';

const start = () =>
  battle({
    attacker: [marines({ models: 1, arms: { gun: gun('24" A2 BS2+ S8 AP0 D1') } })],
    defender: [orks({ models: 3, T: 4 }), orks({ id: 'far', at: [0, 40] })],
  });
const aiming = () =>
  played(start(), [
    ['attacker', { type: 'select-shooter', unit: 0 }],
    ['attacker', { type: 'assign', group: 'gun', target: 1 }],
  ]).state;
const asked = () =>
  done(start(), 'attacker', { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] }, loaded(6, 6, 6, 6)).state;

const picking = (...abilities: string[]) =>
  done(
    battle({
      attacker: [marines({ models: 1, arms: { gun: gun('24" A2 BS2+ S8 AP0 D1', 'Precision', ...abilities) } })],
      defender: [orks({ models: 3, T: 4, with: [{ W: 2 }] }), orks({ id: 'far', at: [0, 40] })],
    }),
    'attacker',
    { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
    loaded(6, 6, 6, 6),
  ).state;
const OWED = { unit: 1, amount: 1, one: false, cause: 'mortal', volley: 0 };
const precise = () => picking();
const devastating = () => picking('Devastating Wounds');

describe('a saved state', () => {
  test.each([
    ['before anything', start],
    ['with targets', aiming],
    ['in the middle of attacks', asked],
    ['where a character may be picked out', precise],
    ['and for critical wounds', devastating],
  ])('%s is valid', (_, make) => {
    expect(faultIn(reloaded(make()))).toBeUndefined();
  });

  type Spoil = (state: State) => State;
  const inWork =
    (more: object): Spoil =>
    (state) => ({ ...state, work: { ...state.work, ...more } as State['work'] });

  test.each<[string, () => State, Spoil, string]>([
    ['too many wounds', start, (state) => ({ ...state, wounds: state.wounds.with(0, 9) }), 'wounds/0'],
    ['a model less', start, (state) => ({ ...state, wounds: state.wounds.slice(1) }), 'wounds'],
    ['nobody shoots', aiming, (state) => ({ ...state, shooter: null }), 'shooter'],
    ['a stranger shoots', aiming, (state) => ({ ...state, shooter: 9 }), 'shooter'],
    ['the shooter has shot', aiming, (state) => ({ ...state, shot: [0] }), 'shooter'],
    [
      'a target out of range',
      aiming,
      (state) => ({ ...state, assignments: state.assignments.map((one) => ({ ...one, target: 2 })) }),
      'assignments',
    ],
    [
      'an unknown weapon',
      aiming,
      (state) => ({ ...state, assignments: state.assignments.map((one) => ({ ...one, group: 'x' })) }),
      'assignments/0',
    ],
    ['no attacks to make', asked, (state) => ({ ...state, work: null }), 'work'],
    ['beyond the last volley', asked, inWork({ at: 2 }), 'work/at'],
    ['fewer than no wounds', asked, inWork({ wounds: -1 }), 'work/wounds'],
    ['an order of strangers', asked, inWork({ order: [99] }), 'work/order'],
    [
      'a volley at a friend',
      asked,
      (state) => inWork({ volleys: state.work?.volleys.map((volley) => ({ ...volley, target: 0 })) })(state),
      'work/volleys/0/target',
    ],
    [
      'a part that the target has not got',
      asked,
      (state) => inWork({ volleys: state.work?.volleys.map((volley) => ({ ...volley, parts: [0, 7] })) })(state),
      'work/volleys/0/parts',
    ],
    [
      'a question with one answer',
      asked,
      (state) => ({ ...state, wounds: state.wounds.with(1, 0).with(2, 0) }),
      'stage',
    ],
    ['picked out without Precision', asked, (state) => ({ ...state, stage: 'precision' }), 'stage'],
    ['picked out of nobody', devastating, inWork({ devastating: [] }), 'stage'],
    ['asked twice', devastating, inWork({ asked: true }), 'stage'],
    ['picked out before the wounds', precise, inWork({ step: 'hit' }), 'stage'],
    ['while others are owed', devastating, inWork({ owed: [OWED] }), 'stage'],
    ['a bodyguard picked out', precise, inWork({ precise: 1 }), 'work/precise'],
    ['a stranger picked out', precise, inWork({ precise: 99 }), 'work/precise'],
  ])('%s is found and named', (_, make, spoil, field) => {
    expect(faultIn(spoil(make()))).toMatchObject({ code: 'saved-state-is-wrong', field });
  });
});
