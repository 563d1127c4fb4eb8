import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { done, gun, type Happened, marines, only, orks, played, refused, table, woundsOf } from '../../testing.ts';

const sniper = gun('36" A2 BS2+ S8 AP-4 D1', 'Precision');
const boss = { name: 'Boss', T: 4, W: 2, Sv: 5 };
const mob = orks({ models: 3, T: 4, with: [boss] });
const shots = (target = mob, faces: readonly number[] = [6, 6, 6, 6]): Happened =>
  done(
    table({ attacker: [marines({ models: 1, arms: { gun: sniper } })], defender: [target] }),
    'attacker',
    { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
    loaded(...faces),
  );

describe('Precision', () => {
  test('the attacker is asked before the wounds are allocated', () => {
    expect(shots().state).toMatchObject({ stage: 'precision', work: { wounds: 2, precise: null } });
  });

  test('the character takes the wounds although its bodyguard lives', () => {
    const { state } = shots();
    const shot = done(state, 'attacker', { type: 'precision', model: 4 });
    expect(woundsOf(shot)).toEqual([1, 1, 1, 0]);
    expect(only(shot, 'picked-out')).toEqual([{ type: 'picked-out', side: 'attacker', model: 4 }]);
  });

  test('nobody need be picked out', () => {
    const { state } = done(shots().state, 'attacker', { type: 'precision', model: null });
    expect(state.stage).toBe('allocation');
    expect(woundsOf(done(state, 'defender', { type: 'allocate', models: [1, 2, 3] }))).toEqual([0, 0, 1, 2]);
  });

  test('what is left when the character is destroyed goes to the others, or to the next whom he picks out', () => {
    const weak = { ...boss, W: 1 };
    const one = done(shots(orks({ models: 3, T: 4, with: [weak] })).state, 'attacker', { type: 'precision', model: 4 });
    expect(one.state.stage).toBe('allocation');
    const two = done(shots(orks({ models: 3, T: 4, with: [weak, weak] })).state, 'attacker', {
      type: 'precision',
      model: 4,
    });
    expect(two.state).toMatchObject({ stage: 'precision', work: { asked: false, wounds: 1 } });
    expect(woundsOf(done(two.state, 'attacker', { type: 'precision', model: 5 }))).toEqual([1, 1, 1, 0, 0]);
  });

  test('bodyguards and strangers cannot be picked out', () => {
    const { state } = shots();
    expect(refused(state, 'attacker', { type: 'precision', model: 1 })).toBe('not-to-be-picked-out');
    expect(refused(state, 'attacker', { type: 'precision', model: 99 })).toBe('no-such-model');
    expect(refused(state, 'defender', { type: 'precision', model: 4 })).toBe('not-your-phase');
  });

  test('a character that is not seen is not asked about', () => {
    const wall = {
      id: 'wall',
      kind: 'ruins',
      corners: [
        [8, 8],
        [30, 8],
        [30, 10],
        [8, 10],
      ],
      height: 6,
    } as const;
    const state = table({
      attacker: [marines({ models: 1, arms: { gun: sniper } })],
      defender: [orks({ models: 3, T: 4, with: [{ ...boss, at: [20, 14] }] })],
      terrain: [wall],
    });
    const shot = done(
      state,
      'attacker',
      { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
      loaded(6, 6, 6, 6),
    );
    expect(shot.state.stage).toBe('allocation');
  });

  test('without wounds there is no question', () => {
    expect(shots(mob, [1, 1]).state.work).toBeNull();
  });
});

describe('answers in the middle', () => {
  const state = () => {
    const { state: asked } = played(
      table({
        attacker: [marines({ models: 1, arms: { gun: gun('24" A3 BS2+ S8 AP-4 D1') } })],
        defender: [orks({ models: 3, T: 4, W: 2, with: [boss] }), orks({ id: 'others', at: [0, 30] })],
      }),
      [['attacker', { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] }]],
      loaded(6, 6, 6, 6, 6, 6),
    );
    return asked;
  };

  test.each([
    ['attacker', [1], 'not-yours-to-allocate'],
    ['defender', [99], 'no-such-model'],
    ['defender', [0], 'not-in-the-unit'],
    ['defender', [1, 5], 'not-in-the-unit'],
    ['defender', [4, 1], 'bodyguards-first'],
  ] as const)('%s names %j: %s', (who, models, code) => {
    expect(refused(state(), who, { type: 'allocate', models })).toBe(code);
  });

  test('the destroyed are not named, and the wounded come first', () => {
    const hurt = { ...state(), wounds: [2, 0, 1, 2, 2, ...Array<number>(10).fill(1)] };
    expect(refused(hurt, 'defender', { type: 'allocate', models: [1] })).toBe('model-is-destroyed');
    expect(refused(hurt, 'defender', { type: 'allocate', models: [3] })).toBe('wounded-first');
    expect(refused(hurt, 'defender', { type: 'allocate', models: [2, 3, 4] })).toBeUndefined();
  });
});

describe('the eleventh edition saves all at once', () => {
  test('the lowest dice are applied first', () => {
    const start = table({
      ruleset: '11e',
      attacker: [marines({ models: 1, arms: { gun: gun('24" A3 BS2+ S8 AP0 D1') } })],
      defender: [{ ...orks({ models: 1, T: 4, Sv: 3, W: 2 }), with: [{ ...boss, Sv: 6, W: 2 }] }],
    });
    // Three wounds; saves fall 5, 2, 2: both 2s go to the bodyguard, who dies, and the 5 to the character, who fails on 6+.
    const shot = done(
      start,
      'attacker',
      { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
      loaded(6, 6, 6, 6, 6, 6, 5, 2, 2),
    );
    expect(woundsOf(shot)).toEqual([0, 1]);
    expect(only(shot, 'rolled').at(-1)).toMatchObject({ context: 'save', rolls: [5, 2, 2], successes: 0 });
  });
});
