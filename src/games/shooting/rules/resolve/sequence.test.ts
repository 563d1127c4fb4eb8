import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import {
  battle,
  done,
  fire,
  gun,
  marines,
  only,
  orks,
  played,
  rolls,
  types,
  woundsOf as wounds,
} from '../../testing.ts';

const ORDER = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

describe('the attack sequence', () => {
  test('five bolt rifles make 10 attacks: hits, wounds and saves in order', () => {
    const dice = loaded(6, 5, 4, 3, 2, 1, 3, 3, 1, 1, /* to wound */ 5, 6, 4, 3, 2, 1, /* saves against 6+ */ 5, 6);
    const state = battle({ attacker: [marines()], defender: [orks()] });
    const shot = played(
      state,
      [
        ['attacker', { type: 'shoot', unit: 0, aims: [{ group: 'rifle', target: 1 }] }],
        ['defender', { type: 'allocate', models: ORDER }],
      ],
      dice,
    );
    expect(rolls(shot)).toEqual(['attacks 10 of 0', 'to-hit 6 of 10', 'to-wound 2 of 6', 'save 1 of 2']);
    expect(only(shot, 'rolled').map(({ side }) => side)).toEqual(['attacker', 'attacker', 'attacker', 'defender']);
    expect(only(shot, 'volley-resolved')[0]?.sum).toEqual({
      attacks: 10,
      hits: 6,
      wounds: 2,
      unsaved: 1,
      damage: 1,
      slain: 1,
    });
    expect(types(shot)).toEqual([
      'shooter-selected',
      'assigned',
      'confirmed',
      'attacks-begun',
      'rolled',
      'rolled',
      'rolled',
      'worked',
      'ordered',
      'rolled',
      'wounds-lost',
      'model-destroyed',
      'volley-resolved',
      'worked',
      'unit-shot',
      'phase-ended',
      'phase-began',
    ]);
    expect(dice.left).toBe(0);
  });

  test('random attacks are rolled per weapon', () => {
    const shot = played(
      battle({
        attacker: [marines({ models: 2, arms: { gun: gun('24" AD6+1 BS3+ S4 AP0 D1') } })],
        defender: [orks({ models: 1 })],
      }),
      [['attacker', { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] }]],
      loaded(2, 3, ...Array.from({ length: 7 }, () => 1)),
    );
    expect(rolls(shot)).toEqual(['attacks 7 of 2', 'to-hit 0 of 7']);
  });

  test('a D3 of attacks is half a D6', () => {
    expect(rolls(fire({ arms: { gun: gun('24" AD3 BS3+ S4 AP0 D1') } }, orks({ models: 1 }), [5, 1, 1, 1]))).toEqual([
      'attacks 3 of 1',
      'to-hit 0 of 3',
    ]);
  });

  test('automatic hits make no hit roll', () => {
    const torrent = gun('12" AD6 S5 AP-1 D1', 'Torrent');
    expect(rolls(fire({ arms: { gun: torrent } }, orks({ models: 1, W: 5 }), [4, 2, 2, 2, 2]))).toEqual([
      'attacks 4 of 1',
      'to-hit 4 of 0',
      'to-wound 0 of 4',
    ]);
  });

  test('re-rolled dice keep their first face and report the new one', () => {
    const shot = fire(
      { arms: { gun: gun('24" A3 BS3+ S4 AP0 D1') }, abilities: ['Hit Re-roll Ones'] },
      orks({ models: 1 }),
      [1, 5, 1, 3, 1, 1, 1],
    );
    expect(only(shot, 'rolled')[1]).toMatchObject({
      rolls: [1, 5, 1],
      reRolled: [0, 2],
      results: [3, 1],
      successes: 2,
    });
  });
});

describe('damage', () => {
  const cannon = (damage: string, attacks = 2, ...abilities: string[]) => ({
    arms: { gun: gun(`24" A${attacks} BS2+ S8 AP-4 D${damage}`, ...abilities) },
  });

  test('excess damage is lost: two hits of 3 damage destroy two models with one wound', () => {
    const shot = fire(cannon('3'), orks({ T: 4 }), [6, 6, 6, 6]);
    expect(wounds(shot)).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(only(shot, 'volley-resolved')[0]?.sum).toMatchObject({ unsaved: 2, damage: 2, slain: 2 });
  });

  test('random damage is rolled per attack, after its save', () => {
    const shot = fire(cannon('D6'), orks({ models: 2, T: 4, W: 4, Sv: 7 }), [6, 6, 6, 6, 1, 5]);
    expect(only(shot, 'rolled').at(-1)).toMatchObject({ context: 'damage', rolls: [1, 5], successes: 6 });
    expect(wounds(shot)).toEqual([0, 4]); // 1 damage, then 5, of which 3 count
  });

  test('a D3 of damage on a model with one wound destroys exactly one', () => {
    expect(wounds(fire(cannon('D3', 1), orks({ models: 3, T: 4, Sv: 7 }), [6, 6, 6]))).toEqual([0, 1, 1]);
  });

  test('Feel No Pain rolls for every wound of a packet before any is lost', () => {
    const shot = fire(
      cannon('3', 1),
      orks({ models: 1, T: 4, Sv: 7, W: 3, abilities: ['Feel No Pain 5+'] }),
      [6, 6, 5, 1, 6],
    );
    expect(only(shot, 'rolled').at(-1)).toMatchObject({
      context: 'feel-no-pain',
      side: 'defender',
      needs: 5,
      rolls: [5, 1, 6],
      successes: 2,
    });
    expect(wounds(shot)).toEqual([2]);
  });

  test('a packet of 3 on a model with one wound needs all three ignored', () => {
    const target = orks({ models: 1, T: 4, Sv: 7, abilities: ['Feel No Pain 5+'] });
    expect(wounds(fire(cannon('3', 1), target, [6, 6, 5, 6, 4]))).toEqual([0]);
    expect(wounds(fire(cannon('3', 1), target, [6, 6, 5, 6, 5]))).toEqual([1]);
  });

  test('a model without a save rolls no die', () => {
    expect(rolls(fire(cannon('1', 1), orks({ models: 1, T: 4 }), [6, 6]))).not.toContain('save 0 of 1');
  });
});

describe('allocation', () => {
  const two = gun('24" A2 BS2+ S8 AP0 D1');

  test('the defender chooses the model, and no dice are rolled before', () => {
    const dice = loaded(6, 6, 6, 6);
    const asked = done(
      battle({ attacker: [marines({ models: 1, arms: { gun: two } })], defender: [orks({ T: 4 })] }),
      'attacker',
      { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
      dice,
    );
    expect(asked.state).toMatchObject({ stage: 'allocation', work: { step: 'saves', wounds: 2, at: 0 } });
    const one = done(asked.state, 'defender', { type: 'allocate', models: [3] }, loaded(1));
    expect(one.state.wounds[3]).toBe(0);
    expect(one.state).toMatchObject({ stage: 'allocation', work: { wounds: 1 } }); // used up, so asked again
    const last = done(one.state, 'defender', { type: 'allocate', models: [7, 8] }, loaded(1));
    expect(last.state).toMatchObject({ stage: 'select', work: null });
    expect(last.state.wounds[7]).toBe(0);
  });

  test('a single model needs no choice', () => {
    expect(
      fire({ arms: { gun: two } }, orks({ models: 1, T: 4, W: 3 }), [6, 6, 6, 6, 1, 1]).events.some(
        ({ type }) => type === 'ordered',
      ),
    ).toBe(false);
  });

  test('a model that has lost wounds or saved takes the next attack, whatever the order', () => {
    const state = battle({
      attacker: [
        marines({ models: 1, arms: { gun: two } }),
        marines({ id: 'more', models: 1, at: [6, 0], arms: { gun: two } }),
      ],
      defender: [orks({ models: 3, T: 4, W: 2 })],
    });
    const shot = played(
      state,
      [
        ['attacker', { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 2 }] }],
        ['defender', { type: 'allocate', models: [3, 2, 4] }],
        ['attacker', { type: 'shoot', unit: 1, aims: [{ group: 'gun', target: 2 }] }],
      ],
      loaded(6, 6, 6, 6, 6, 6, /* both saved by model 3 */ 6, 6, 6, 6, 1, 1),
    );
    expect([2, 3, 4].map((model) => shot.state.wounds[model])).toEqual([2, 0, 2]);
    expect(only(shot, 'ordered')).toHaveLength(1);
  });

  test('no wounds go to a character, even a wounded one, while a bodyguard is alive; then the rest does', () => {
    const squad = orks({ models: 2, T: 4, Sv: 7, with: [{ name: 'Boss', T: 4, Sv: 7, W: 4 }] });
    const shot = fire({ arms: { gun: gun('24" A3 BS2+ S8 AP0 D1') } }, squad, [6, 6, 6, 6, 6, 6]);
    expect(wounds(shot)).toEqual([0, 0, 3]);
  });

  test('the bodyguard’s toughness applies until the unit has finished', () => {
    const squad = orks({ models: 1, T: 8, Sv: 7, with: [{ name: 'Boss', T: 4, Sv: 7, W: 4 }] });
    const arms = { gun: gun('24" A1 BS2+ S8 AP0 D1'), other: gun('24" A1 BS2+ S8 AP0 D1') };
    const state = battle({ attacker: [marines({ models: 1, arms })], defender: [squad] });
    const aims = [
      { group: 'gun', target: 1 },
      { group: 'other', target: 1 },
    ];
    const shot = done(state, 'attacker', { type: 'shoot', unit: 0, aims }, loaded(6, 4, /* second */ 6, 3));
    expect(
      only(shot, 'rolled')
        .filter(({ context }) => context === 'to-wound')
        .map(({ needs, toughness }) => [needs, toughness]),
    ).toEqual([
      [4, 8],
      [4, 8],
    ]);
    expect([1, 2].map((model) => shot.state.wounds[model])).toEqual([0, 4]);
  });
});

describe('the target is gone', () => {
  test('wounds beyond the last model are lost, and so are the attacks of later weapons', () => {
    const arms = { gun: gun('24" A3 BS2+ S8 AP0 D1'), other: gun('24" A9 BS2+ S8 AP0 D1') };
    const state = battle({
      attacker: [marines({ models: 1, arms })],
      defender: [orks({ models: 1, T: 4, Sv: 7, points: 80 }), orks({ id: 'far', at: [0, 40] })],
    });
    const aims = [
      { group: 'gun', target: 1 },
      { group: 'other', target: 1 },
    ];
    const shot = done(state, 'attacker', { type: 'shoot', unit: 0, aims }, loaded(6, 6, 6, 6, 6, 6));
    expect(only(shot, 'attacks-lost')).toEqual([
      { type: 'attacks-lost', side: 'attacker', unit: 0, group: 'other', target: 1 },
    ]);
    expect(shot.state.points).toEqual({ attacker: 80, defender: 0 });
  });
});
