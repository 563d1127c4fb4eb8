import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { battle, done, fire, gun, marines, only, orks, played, rolls, types, woundsOf } from '../../testing.ts';

const devastator = (attacks: number, damage: string, ...abilities: string[]) => ({
  arms: { gun: gun(`24" A${attacks} BS2+ S4 AP0 D${damage}`, 'Devastating Wounds', ...abilities) },
});

const SPILL = { rules: { devastating: 'spill' } } as const;

describe('Devastating Wounds', () => {
  test('a critical wound allows no save and is dealt after all other attacks of the unit', () => {
    // Hits; wounds 6 (critical) and 5; one save for the 5, failed; then the mortal wound.
    const shot = fire(devastator(2, '1'), orks({ models: 2 }), [6, 6, 6, 5, 1]);
    expect(rolls(shot)).toEqual(['attacks 2 of 0', 'to-hit 2 of 2', 'to-wound 2 of 2', 'save 0 of 1']);
    expect(only(shot, 'wounds-lost').map(({ cause }) => cause)).toEqual(['attack', 'mortal']);
    expect(only(shot, 'volley-resolved').map(({ sum }) => sum)).toEqual([
      { attacks: 2, hits: 2, wounds: 2, unsaved: 2, damage: 2, slain: 2 },
    ]);
  });

  test('three critical wounds with 1 damage kill three models with one wound', () => {
    expect(woundsOf(fire(devastator(3, '1'), orks({ models: 4 }), [6, 6, 6, 6, 6, 6]))).toEqual([0, 0, 0, 1]);
  });

  test('with the spill switch, excess mortal wounds carry over: 5 on models with two wounds kill 2 and leave 1', () => {
    expect(woundsOf(fire(devastator(1, '5'), orks({ models: 4, W: 2 }), [6, 6], SPILL))).toEqual([0, 0, 1, 2]);
  });

  test('the excess of each critical wound is lost', () => {
    expect(woundsOf(fire(devastator(1, '5'), orks({ models: 4, W: 2 }), [6, 6]))).toEqual([0, 2, 2, 2]);
    expect(woundsOf(fire(devastator(2, '5'), orks({ models: 4, W: 2 }), [6, 6, 6, 6]))).toEqual([0, 0, 2, 2]);
  });

  test('damage is halved or reduced before it becomes mortal wounds', () => {
    const tough = (ability: string) => orks({ models: 1, W: 9, each: [ability] });
    expect(woundsOf(fire(devastator(1, '5'), tough('Half Damage'), [6, 6]))).toEqual([6]);
    expect(woundsOf(fire(devastator(1, '5'), tough('Damage -1'), [6, 6]))).toEqual([5]);
  });

  test('a printed damage of 0 deals no mortal wound, but the critical wound counts as unsaved', () => {
    const shot = fire(devastator(1, '0'), orks({ models: 1 }), [6, 6]);
    expect(woundsOf(shot)).toEqual([1]);
    expect(only(shot, 'volley-resolved')[0]?.sum).toMatchObject({ wounds: 1, unsaved: 1, damage: 0 });
  });

  test('Feel No Pain applies to each mortal wound', () => {
    const shot = fire(devastator(1, '3'), orks({ models: 1, W: 9, abilities: ['Feel No Pain 5+'] }), [6, 6, 5, 4, 6]);
    expect(only(shot, 'rolled').at(-1)).toMatchObject({ context: 'feel-no-pain', rolls: [5, 4, 6], successes: 2 });
    expect(woundsOf(shot)).toEqual([8]);
  });

  test('Lethal Hits wound automatically, so they are never devastating; Anti makes wounds critical sooner', () => {
    const lethal = fire(devastator(1, '1', 'Lethal Hits'), orks({ models: 1 }), [6, 1]);
    expect(rolls(lethal)).toEqual(['attacks 1 of 0', 'to-hit 1 of 1', 'save 0 of 1']);
    const anti = fire(devastator(1, '1', 'Anti-Infantry 4+'), orks({ models: 1 }), [2, 4]);
    expect(rolls(anti)).toEqual(['attacks 1 of 0', 'to-hit 1 of 1', 'to-wound 1 of 1']);
    expect(woundsOf(anti)).toEqual([0]);
  });

  test('the owner is asked in the middle of a packet, and the rest of it waits', () => {
    const state = battle({
      attacker: [marines({ models: 1, ...devastator(1, '3') })],
      defender: [orks({ models: 4 })],
      ...SPILL,
    });
    const asked = done(
      state,
      'attacker',
      { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
      loaded(6, 6),
    );
    expect(asked.state).toMatchObject({ stage: 'allocation', work: { step: 'mortals', devastating: [{ target: 1 }] } });
    const first = done(asked.state, 'defender', { type: 'allocate', models: [3] });
    expect(first.state).toMatchObject({ stage: 'allocation', work: { owed: [{ unit: 1, amount: 2 }] } });
    const last = done(first.state, 'defender', { type: 'allocate', models: [1, 2] });
    expect(woundsOf(last)).toEqual([0, 0, 0, 1]);
    expect(only(last, 'volley-resolved')[0]?.sum).toMatchObject({ unsaved: 1, damage: 3, slain: 3 });
  });

  test('all normal damage comes first, including that of other weapons', () => {
    const arms = { ...devastator(1, '1').arms, rifle: gun('24" A1 BS2+ S4 AP0 D1') };
    const state = battle({ attacker: [marines({ models: 1, arms })], defender: [orks({ models: 1, W: 3 })] });
    const aims = [
      { group: 'gun', target: 1 },
      { group: 'rifle', target: 1 },
    ];
    const shot = done(state, 'attacker', { type: 'shoot', unit: 0, aims }, loaded(6, 6, 6, 6, 1));
    expect(only(shot, 'wounds-lost').map(({ cause }) => cause)).toEqual(['attack', 'mortal']);
    expect(only(shot, 'volley-resolved').map(({ group }) => group)).toEqual(['rifle', 'gun']);
  });
});

describe('Hazardous', () => {
  const plasma = gun('24" A1 BS3+ S8 AP-3 D2', 'Hazardous');
  const miss = [1, 1, 1]; // three missed shots

  const burnt = (squad: Parameters<typeof marines>[0], tests: readonly number[], before: readonly number[] = []) => {
    const start = battle({ attacker: [marines({ models: 3, arms: { gun: plasma }, ...squad })], defender: [orks()] });
    const state = { ...start, wounds: start.wounds.map((wounds, model) => before[model] ?? wounds) };
    return done(
      state,
      'attacker',
      { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
      loaded(...miss, ...tests),
    );
  };

  test('one die per weapon after the attacks; each 1 deals three mortal wounds to one bearer', () => {
    const shot = burnt({}, [1, 2, 1]);
    expect(only(shot, 'rolled').at(-1)).toMatchObject({
      context: 'hazardous',
      needs: 2,
      rolls: [1, 2, 1],
      successes: 1,
    });
    expect(woundsOf(shot, 0)).toEqual([0, 0, 2]); // two wounds each: the third is lost
  });

  test.each([
    ['a wounded bearer first', {}, [2, 1, 2], [2, 0, 2]],
    ['else one who is no character', { models: 2, with: [{ W: 4, arms: { gun: plasma } }] }, [], [0, 2, 4]],
    [
      'a wounded character before an unhurt bearer',
      { models: 2, with: [{ W: 4, arms: { gun: plasma } }] },
      [2, 2, 3],
      [2, 2, 0],
    ],
    ['a big one survives with what it has more', { models: 3, W: 8, keywords: 'vehicle' }, [], [5, 8, 8]],
  ] as const)('%s', (_, squad, before, after) => {
    expect(woundsOf(burnt(squad, [1, 6, 6], before), 0)).toEqual(after);
  });

  test('the tests are due even if the target was gone before the weapon fired', () => {
    const arms = { first: gun('24" A1 BS2+ S8 AP0 D1'), gun: plasma };
    const state = battle({
      attacker: [marines({ models: 1, arms })],
      defender: [orks({ models: 1, T: 4, Sv: 7 }), orks({ id: 'others', at: [0, 30] })],
    });
    const aims = [
      { group: 'first', target: 1 },
      { group: 'gun', target: 1 },
    ];
    const shot = done(state, 'attacker', { type: 'shoot', unit: 0, aims }, loaded(6, 6, 4));
    expect(types(shot)).toContain('attacks-lost');
    expect(rolls(shot).at(-1)).toBe('hazardous 1 of 1');
  });

  test('in the eleventh edition 1 and 2 fail, and the unit takes one mortal wound that its owner allocates', () => {
    const state = battle({
      ruleset: '11e',
      attacker: [marines({ models: 3, arms: { gun: plasma } })],
      defender: [orks()],
    });
    const shot = done(
      state,
      'attacker',
      { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] },
      loaded(...miss, 2, 3, 4),
    );
    expect(shot.state).toMatchObject({ stage: 'allocation', work: { owed: [{ unit: 0, amount: 1 }] } });
    expect(woundsOf(done(shot.state, 'attacker', { type: 'allocate', models: [1] }), 0)).toEqual([2, 1, 2]);
  });
});

describe('Deadly Demise', () => {
  const tank = {
    id: 'tank',
    models: 1,
    at: [0, 12],
    W: 1,
    T: 4,
    Sv: 7,
    keywords: 'vehicle',
    abilities: ['Deadly Demise D3'],
  } as const;
  const near = orks({ id: 'near', models: 2, at: [3, 14] });
  const far = orks({ id: 'far', models: 1, at: [0, 20] });

  const blown = (...faces: number[]) => {
    const arms = { gun: gun('24" A1 BS2+ S8 AP0 D1') };
    const state = battle({ attacker: [marines({ models: 1, arms })], defender: [tank, near, far] });
    const dice = loaded(6, 6, ...faces);
    return {
      shot: done(state, 'attacker', { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] }, dice),
      dice,
    };
  };

  test('on a 6 every unit within six inches takes mortal wounds', () => {
    const { shot, dice } = blown(6, 3);
    expect(rolls(shot).slice(-2)).toEqual(['deadly-demise 1 of 1', 'mortal-wounds 2 of 1']);
    expect(shot.state).toMatchObject({ stage: 'allocation', work: { owed: [{ unit: 2, amount: 2 }] } });
    expect(woundsOf(done(shot.state, 'defender', { type: 'allocate', models: [2] }, dice), 2)).toEqual([0, 0]);
  });

  test('below 6, nothing happens', () => {
    expect(blown(5).shot.state).toMatchObject({ work: null, stage: 'select' });
  });

  test('explosions can set each other off', () => {
    const arms = { gun: gun('24" A1 BS2+ S8 AP0 D1') };
    const second = { ...tank, id: 'second', at: [3, 12], abilities: ['Deadly Demise 1'] } as const;
    const state = battle({ attacker: [marines({ models: 1, arms })], defender: [tank, second, far] });
    const shot = played(
      state,
      [['attacker', { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] }]],
      loaded(6, 6, 6, 1, 6),
    );
    expect(rolls(shot).slice(-3)).toEqual(['deadly-demise 1 of 1', 'mortal-wounds 1 of 1', 'deadly-demise 1 of 1']);
    expect(woundsOf(shot, 2)).toEqual([0]);
    expect(shot.state.points.attacker).toBe(200);
  });
});
