import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { options } from '../../options.ts';
import {
  battle,
  done,
  gun,
  type Happened,
  marines,
  only,
  orks,
  played,
  refused,
  reloaded,
  type Situation,
  type Squad,
  woundsOf,
} from '../../testing.ts';
import { view } from '../../view.ts';
import { faultIn } from '../saved.ts';

const sniper = gun('36" A2 BS2+ S8 AP-4 D1', 'Precision');
const boss = { name: 'Boss', T: 4, W: 2, Sv: 5 };
const mob = orks({ models: 3, T: 4, with: [boss] });
const shots = (target = mob, faces: readonly number[] = [6, 6, 6, 6]): Happened =>
  done(
    battle({ attacker: [marines({ models: 1, arms: { gun: sniper } })], defender: [target] }),
    'attacker',
    { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
    loaded(...faces),
  );

describe('Precision', () => {
  test('the attacker is asked before the wounds are allocated', () => {
    expect(shots().state).toMatchObject({ stage: 'precision', work: { wounds: 2, precise: null } });
  });

  test('the character takes the wounds although its bodyguard is alive', () => {
    const { state } = shots();
    const shot = done(state, 'attacker', { type: 'precision', model: 4 });
    expect(woundsOf(shot)).toEqual([1, 1, 1, 0]);
    expect(only(shot, 'picked-out')).toEqual([{ type: 'picked-out', side: 'attacker', model: 4 }]);
  });

  test('picking out no one is allowed', () => {
    const { state } = done(shots().state, 'attacker', { type: 'precision', model: null });
    expect(state.stage).toBe('allocation');
    expect(woundsOf(done(state, 'defender', { type: 'allocate', models: [1, 2, 3] }))).toEqual([0, 0, 1, 2]);
  });

  test('wounds left when the character is destroyed go to the others, or to the next one picked out', () => {
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

  test('bodyguards and other units cannot be picked out', () => {
    const { state } = shots();
    expect(refused(state, 'attacker', { type: 'precision', model: 1 })).toBe('not-to-be-picked-out');
    expect(refused(state, 'attacker', { type: 'precision', model: 99 })).toBe('no-such-model');
    expect(refused(state, 'defender', { type: 'precision', model: 4 })).toBe('not-your-phase');
  });

  test('characters that are not visible are not offered', () => {
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
    const state = battle({
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

  test('without wounds the attacker is not asked', () => {
    expect(shots(mob, [1, 1]).state.work).toBeNull();
  });
});

describe('Precision with Devastating Wounds: the critical wound is allocated too, at the end', () => {
  const shooting = (
    damage: number,
    target: Squad,
    faces: readonly number[],
    more: Partial<Situation> = {},
    ...abilities: readonly string[]
  ): Happened =>
    done(
      battle({
        attacker: [
          marines({
            models: 1,
            arms: { gun: gun(`36" A2 BS2+ S4 AP0 D${damage}`, 'Precision', 'Devastating Wounds', ...abilities) },
          }),
        ],
        defender: [target],
        ...more,
      }),
      'attacker',
      { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
      loaded(...faces),
    );
  const CRITICALS = [6, 6, 6, 6]; // both hit, both wound critically
  const picked = (shot: Happened, model: number | null, dice = loaded()): Happened =>
    done(shot.state, 'attacker', { type: 'precision', model }, dice);

  test('the attacker is asked before the mortal wounds are dealt, once per volley', () => {
    const shot = shooting(1, mob, CRITICALS);
    expect(shot.state).toMatchObject({ stage: 'precision', work: { step: 'mortals', devastating: [{}, {}] } });
    expect(faultIn(reloaded(shot.state))).toBeUndefined();
    expect([...options(view(shot.state, 'attacker'), 'attacker')]).toEqual([
      { type: 'precision', model: 4 },
      { type: 'precision', model: null },
    ]);
    expect(refused(shot.state, 'attacker', { type: 'precision', model: 1 })).toBe('not-to-be-picked-out');
    const end = picked(shot, 4);
    expect(woundsOf(end)).toEqual([1, 1, 1, 0]);
    expect(end.state).toMatchObject({ stage: 'select', work: null });
    expect(only(end, 'wounds-lost')).toMatchObject([{ model: 4, amount: 2, cause: 'mortal' }]);
  });

  test('picking out no one: mortal wounds are allocated as usual', () => {
    const { state } = picked(shooting(1, mob, CRITICALS), null);
    expect(state.stage).toBe('allocation');
    expect(woundsOf(done(state, 'defender', { type: 'allocate', models: [1, 2, 3] }))).toEqual([0, 0, 1, 2]);
  });

  test.each([
    ['what he has not got goes on to the others', 'spill', [0, 1, 1, 0]],
    ['or is lost, where a critical wound stops at one model', 'one-model', [1, 1, 1, 0]],
  ] as const)('%s', (_, devastating, left) => {
    // The first wounds critically with 3 damage, the second misses.
    const shot = shooting(3, mob, [6, 1, 6], { rules: { devastating } });
    const then = picked(shot, 4);
    const asked = then.state.stage === 'allocation';
    expect(asked).toBe(devastating === 'spill');
    const end = asked ? done(then.state, 'defender', { type: 'allocate', models: [1] }) : then;
    expect(woundsOf(end)).toEqual(left);
  });

  test('saveable wounds are asked about separately', () => {
    const shot = shooting(1, mob, [6, 6, 6, 5]); // one critical wound, one other
    expect(shot.state).toMatchObject({ stage: 'precision', work: { step: 'saves', wounds: 1 } });
    const then = picked(shot, 4, loaded(1));
    expect(then.state).toMatchObject({ stage: 'precision', work: { step: 'mortals', asked: false, precise: null } });
    expect(woundsOf(picked(then, 4))).toEqual([1, 1, 1, 0]);
  });

  test('once the character is destroyed, another can be picked out for the next critical wound', () => {
    const weak = { ...boss, W: 1 };
    const then = picked(shooting(1, orks({ models: 3, T: 4, with: [weak, weak] }), CRITICALS), 4);
    expect(then.state).toMatchObject({ stage: 'precision', work: { asked: false, devastating: [{}] } });
    expect(woundsOf(picked(then, 5))).toEqual([1, 1, 1, 0, 0]);
  });

  test('wounds ignored by Feel No Pain are not lost', () => {
    const tough = orks({ models: 3, T: 4, with: [{ ...boss, each: ['Feel No Pain 5+'] }] });
    expect(woundsOf(picked(shooting(1, tough, CRITICALS), 4, loaded(5, 4)))).toEqual([1, 1, 1, 1]);
  });

  test('a weapon without Precision asks nothing', () => {
    const arms = { gun: sniper, cannon: gun('24" A1 BS2+ S4 AP0 D1', 'Devastating Wounds') };
    const state = battle({ attacker: [marines({ models: 1, arms })], defender: [mob] });
    const aims = [{ group: 'cannon', target: 1 }];
    const shot = done(state, 'attacker', { type: 'shoot', unit: 0, aims }, loaded(6, 6));
    expect(shot.state).toMatchObject({ stage: 'allocation', work: { step: 'mortals' } });
  });
});

describe('which characters are visible to Precision', () => {
  const woods = {
    id: 'woods',
    kind: 'woods',
    corners: [
      [18, 18],
      [30, 18],
      [30, 30],
      [18, 30],
    ],
    height: 4,
  } as const;
  type Row = ['10e' | '11e', readonly number[], string, string];
  const shotAt = (ruleset: '10e' | '11e', fired: readonly number[]) => {
    const start = battle({
      ruleset,
      attacker: [marines({ models: 1, arms: { gun: sniper } })],
      defender: [orks({ models: 3, T: 4, with: [{ ...boss, at: [24, 24] }] })],
      terrain: [woods],
    });
    const aims = [{ group: 'gun', target: 1 }];
    return done({ ...start, fired }, 'attacker', { type: 'shoot', unit: 0, aims }, loaded(6, 6, 6, 6)).state.stage;
  };

  test.each<Row>([
    ['10e', [], 'precision', 'nobody is hidden'],
    ['11e', [], 'allocation', 'infantry in dense terrain, farther than 15 inches away, is hidden'],
    ['11e', [1], 'precision', 'its unit has fired and shows itself'],
  ])('%s, fired %j: %s (%s)', (ruleset, fired, stage) => {
    expect(shotAt(ruleset, fired)).toBe(stage);
  });

  test('the unit stays attached until all attacks on it are made: one of two characters can be picked out', () => {
    const two = orks({ models: 1, T: 4, Sv: 7, with: [boss, { ...boss, W: 3 }] });
    const arms = { rifle: gun('36" A1 BS2+ S8 AP0 D1'), gun: sniper };
    const start = battle({ attacker: [marines({ models: 1, arms })], defender: [two] });
    const aims = [
      { group: 'rifle', target: 1 },
      { group: 'gun', target: 1 },
    ];
    // The rifle destroys the last bodyguard; then both shots wound.
    const shot = done(start, 'attacker', { type: 'shoot', unit: 0, aims }, loaded(6, 6, 6, 6, 6, 6));
    expect(shot.state.stage).toBe('precision');
    expect(woundsOf(done(shot.state, 'attacker', { type: 'precision', model: 3 }))).toEqual([0, 2, 1]);
  });
});

describe('answers during attacks', () => {
  const state = () => {
    const { state: asked } = played(
      battle({
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

  test('destroyed models cannot be named, and wounded ones come first', () => {
    const hurt = { ...state(), wounds: [2, 0, 1, 2, 2, ...Array<number>(10).fill(1)] };
    expect(refused(hurt, 'defender', { type: 'allocate', models: [1] })).toBe('model-is-destroyed');
    expect(refused(hurt, 'defender', { type: 'allocate', models: [3] })).toBe('wounded-first');
    expect(refused(hurt, 'defender', { type: 'allocate', models: [2, 3, 4] })).toBeUndefined();
  });
});

describe('the eleventh edition rolls all saves together', () => {
  test('the lowest dice are applied first', () => {
    const start = battle({
      ruleset: '11e',
      attacker: [marines({ models: 1, arms: { gun: gun('24" A3 BS2+ S8 AP0 D1') } })],
      defender: [{ ...orks({ models: 1, T: 4, Sv: 3, W: 2 }), with: [{ ...boss, Sv: 6, W: 2 }] }],
    });
    // Three wounds, saves of 5, 2 and 2: the 2s destroy the bodyguard, and the character needs a 6+ but gets the 5.
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
