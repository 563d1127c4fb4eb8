import { describe, expect, test } from 'vitest';
import { CT, LA, LL, LT, RT } from '../../data/places.ts';
import { WEAPONS } from '../../data/weapons.ts';
import { heatOutlook } from '../../rules/heat.ts';
import { ground, hurt, set, testMech } from '../../rules/testing.ts';
import { TANK } from '../../rules/weapons/testing.ts';
import type { State } from '../../state.ts';
import { done } from '../../testing.ts';
import { view } from '../../view.ts';
import { heatRoom } from '../gunnery/heat-room.ts';
import { THRESHOLD } from './heat.ts';
import { BRAWLER, decided, facing, ordered, SOLDIER } from './testing.ts';
import { PERSONAS } from './weights.ts';

/** Heat of the soldier's weapons, by number. */
const HEAT = SOLDIER.mounts.map(({ weapon }) => WEAPONS[weapon]?.heat ?? 0);

/** Dice that always show a six. */
const LUCKY = { roll: (sides: number) => sides };

describe('the torso', () => {
  const reaction = { ruleset: 'simulador', phase: 'reaction' } as const;

  test.each([
    ['ahead', '0807', 0],
    ['to the right', '1109', 1],
    ['to the left', '0509', 5],
    ['behind, as far as it goes', '0813', [1, 5]],
  ])('follows the direct path in the Reaction Phase: %s', (_, at, side) => {
    const { facing: to } = ordered(facing({ ...reaction, other: { at } }), 'twist');
    expect([side].flat()).toContain(to);
  });

  test('without a Reaction Phase it twists first, then fires from the new state', () => {
    const state = facing({ phase: 'weapons', other: { at: '1109' } });
    const twist = ordered(state, 'twist');
    expect(twist.facing).toBe(1);
    const after = done(state, '0', twist, LUCKY).state;
    expect(ordered(after, 'fire').shots.length).toBeGreaterThan(0);
  });

  test('a prone unit fires without twisting', () => {
    const state = set(facing({ phase: 'weapons', other: { at: '1109' } }), 0, { prone: true });
    expect(ordered(state, 'fire').type).toBe('fire');
  });

  test('has its own weight, independent of movement', () => {
    const state = facing({ ...reaction, other: { at: '1109' } });
    expect(ordered(state, 'twist', { weights: { torso: -1 } }).facing).toBe(5);
    expect(ordered(state, 'twist', { weights: { turned: -1 } }).facing).toBe(1);
  });

  test('a turret turns all the way around', () => {
    const state = facing({ ...reaction, one: { design: TANK }, other: { at: '0813' } });
    expect(ordered(state, 'twist').facing).toBe(3);
  });
});

describe('firing', () => {
  const weapons = (setting = {}): State => facing({ phase: 'weapons', ...setting });
  const fired = (state: State, how = {}): readonly number[] =>
    ordered(state, 'fire', how)
      .shots.map(({ weapon }) => weapon)
      .toSorted((a, b) => a - b);

  test('fires everything while heat stays below the threshold', () => {
    expect(fired(weapons())).toEqual([0, 1, 2, 3, 4]); // 28 heat, 10 sinks
  });

  test('heat, movement, engine hits and sinks are counted', () => {
    const worse = hurt(set(weapons(), 0, { heat: 5, gained: { move: 2, fire: 0, outside: 0 } }), 0, CT, 0);
    expect(fired(worse)).toEqual([0, 1, 3]); // room for 28 - 5 - 2 - 5
  });

  test.each([
    ['plain', 18],
    ['cool', 9],
  ] as const)('%s ends at heat %i at most, and the reasons state the limit', (name, most) => {
    const weights = PERSONAS[name];
    for (let heat = 0; heat < 30; heat++) {
      const state = set(weapons(), 0, { heat });
      const made = fired(state, { weights }).reduce((sum, weapon) => sum + (HEAT[weapon] ?? 0), 0);
      if (made > 0) expect(heatOutlook(view(state, '0'), 0, made).heat).toBeLessThanOrEqual(most);
      for (const { why } of decided(state, { weights }).vetoed)
        expect(why).toMatchObject({ code: 'agente-too-hot', limit: most + 1, threshold: THRESHOLD });
    }
  });

  test('picks the easiest shots within the heat limit', () => {
    const state = set(weapons(), 0, { heat: 18 }); // room for 10
    expect(heatRoom(view(state, '0'), 0, THRESHOLD - 1)).toBe(10);
    expect(fired(state)).toEqual([0, 1, 3]); // 3 + 3 + 4; the two others make 8 and 10 each
  });

  test('fires nothing if no weapon fits the heat limit', () => {
    const state = set(weapons(), 0, { heat: 26 });
    expect(ordered(state, 'fire')).toEqual({ type: 'fire', unit: 0, primary: null, shots: [] });
  });

  test('fires nothing without a line of sight', () => {
    const state = weapons({ map: ground({ '0808': { level: 9 } }) });
    expect(fired(state)).toEqual([]);
    expect(decided(state).notes).toContainEqual({ code: 'agente-unseen', rival: 1 });
  });

  test('skips weapons that need more than 12 or are out of arc', () => {
    const far = weapons({ one: { at: '0817', gunnery: 8 }, other: { at: '0806' } });
    expect(fired(far)).toEqual([2, 4]); // the others do not reach 11 hexes; these need 12 and 10
    const went = { ...(far.units[1] as State['units'][number]).went, hexes: 3 };
    expect(fired(set(far, 1, { went }))).toEqual([4]); // 13 and 11
    const behind = weapons({ other: { at: '0813' }, one: { design: { ...SOLDIER, twist: 0 } } });
    expect(fired(behind)).toEqual([]);
    expect(decided(behind).notes).toContainEqual({ code: 'agente-nothing-bears', rival: 1 });
  });

  test('does not fire the same round twice', () => {
    const design = testMech({
      weapons: [
        ['srm-6', LT, 2],
        ['srm-6', RT, 2],
      ],
      ammo: [['srm-6-ammo', RT, 15]],
    });
    expect(fired(set(weapons({ one: { design } }), 0, { bins: [1] }))).toHaveLength(1);
    expect(fired(weapons({ one: { design } }))).toHaveLength(2);
  });

  test('a prone unit fires the weapons of one arm only', () => {
    const arms = fired(set(weapons(), 0, { prone: true })).filter((weapon) => weapon < 2);
    expect(arms).toHaveLength(1);
  });

  test('a vehicle fires everything', () => {
    expect(fired(weapons({ one: { design: TANK } }))).toEqual([0, 1]);
  });
});

describe('physical attacks', () => {
  const beside = (ruleset: 'total-warfare' | 'simulador', one = {}): State =>
    facing({ ruleset, phase: 'physical', one: { at: '0808', design: BRAWLER, ...one } });
  const struck = (state: State): readonly string[] =>
    ordered(state, 'strike').attacks.map((attack) =>
      attack.attack === 'punch' ? attack.arm : attack.attack === 'kick' ? 'kick' : attack.attack,
    );

  test('the simulator allows two punches and a kick together', () => {
    expect(struck(beside('simulador'))).toEqual(['LA', 'RA', 'kick']);
  });

  test('other rulesets allow one kind: the kick', () => {
    expect(struck(beside('total-warfare'))).toEqual(['kick']);
  });

  test('a limb that has fired cannot strike', () => {
    const state = set(beside('simulador'), 0, { fired: (1 << LA) | (1 << LL) });
    expect(ordered(state, 'strike').attacks).toMatchObject([{ arm: 'RA' }, { leg: 'RL' }]);
  });

  test('a vehicle is kicked', () => {
    const state = facing({ phase: 'physical', one: { at: '0808', design: BRAWLER }, other: { design: TANK } });
    expect(struck(state)).toEqual(['kick']);
  });
});
