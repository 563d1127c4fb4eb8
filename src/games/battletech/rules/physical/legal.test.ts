import { describe, expect, test } from 'vitest';
import { LA, LL, RA, RL } from '../../data/places.ts';
import type { Building } from '../../ground.ts';
import type { Attack } from '../../plan.ts';
import type { Unit } from '../../state.ts';
import { hurt, set, testMech } from '../testing.ts';
import { mayStrike, physicalRefusal, strikesOf } from './legal.ts';
import {
  type Clinch,
  changed,
  charge,
  clinch,
  club,
  declaring,
  hatchetMech,
  kick,
  leap,
  punch,
  push,
  rising,
  TANK,
} from './testing.ts';

const code = (state: Parameters<typeof physicalRefusal>[0], attack: Attack, id = 0): string | undefined =>
  physicalRefusal(state, id, attack)?.code;

describe('legal attackers and targets', () => {
  test.each<[string, Partial<Unit>, Partial<Unit>, string | undefined]>([
    ['two that stand face to face', {}, {}, undefined],
    ['an attacker that lies', { prone: true }, {}, 'attacker-is-prone'],
    ['an attacker that is shut down', { shutDown: true }, {}, 'cannot-act'],
    ['an attacker out cold', { pilot: { hits: 3, awake: false, out: 1 } }, {}, 'cannot-act'],
    ['an attacker that charges', { charge: charge(3) }, {}, 'is-charging'],
    ['an attacker that picked up a club', { club: 'club', tookClub: true }, {}, 'took-a-club'],
    ['a wreck', {}, { destroyed: 'destroyed-cockpit' }, 'target-is-destroyed'],
    ['one that comes down from above', {}, { charge: leap(3, 0) }, 'target-is-leaping'],
    ['one that charges', {}, { charge: charge(3, 0) }, undefined],
  ])('%s', (_, one, other, expected) => {
    expect(code(changed(clinch(), one, other), kick())).toBe(expected);
  });

  test.each<[string, Clinch, number, string]>([
    ['a vehicle strikes nobody', { one: { design: TANK } }, 1, 'only-mechs-strike'],
    ['nobody', {}, 7, 'no-such-target'],
    ['a friend', { more: [{ side: '0', at: '0604' }] }, 2, 'not-an-enemy'],
    ['oneself', {}, 0, 'not-an-enemy'],
    ['too far off', { other: { at: '0503' } }, 1, 'not-adjacent'],
  ])('%s', (_, setting, target, expected) => {
    expect(code(clinch(setting), kick('RL', target))).toBe(expected);
  });

  const building: Building = { kind: 2, bunker: false, cf: 40, height: 2 };
  test.each<[string, Clinch['hexes'], string | undefined]>([
    ['from outside', { '0504': { building } }, 'inside-a-building'],
    ['from another building', { '0504': { building }, '0505': { building } }, 'in-another-building'],
    ['out of one', { '0505': { building } }, undefined],
    ['in the ruins', { '0504': { building: { ...building, cf: 0 } } }, undefined],
  ])('walls: %s', (_, hexes = {}, expected) => {
    expect(code(clinch({ hexes }), kick())).toBe(expected);
  });

  const town = (switches: Clinch['switches'] = {}, levels: readonly [number, number] = [0, 0]) => {
    const state = clinch({ hexes: { '0504': { building }, '0505': { building } }, switches });
    return set(set(state, 0, { level: levels[0] }), 1, { level: levels[1] });
  };
  test('walls: from roof to roof, and from another building in older logs', () => {
    expect(code(town({}, [2, 2]), kick())).toBeUndefined();
    expect(code(town({ walls: 'from-outside' }), kick())).toBeUndefined();
  });
  test('no options through walls', () => {
    expect([strikesOf(town(), 0), mayStrike(town(), 0)]).toEqual([[], false]);
    expect(strikesOf(town({ walls: 'from-outside' }), 0)).not.toEqual([]);
  });
});

describe('arcs', () => {
  // Hexes around 0505, clockwise from the north.
  const AROUND = ['0504', '0604', '0605', '0506', '0405', '0404'];
  const yes = (attack: Attack, torso: 0 | 1 | 5 = 0, one: Clinch['one'] = {}) =>
    AROUND.map((at) => {
      const state = changed(clinch({ one, other: { at } }), {
        torso,
        ...(attack.attack === 'club' && { club: 'club' }),
      });
      const no = code(state, attack);
      expect([undefined, 'not-in-arc', 'not-straight-ahead']).toContain(no);
      return no === undefined ? 1 : 0;
    });

  test.each<[string, Attack, 0 | 1 | 5, number[]]>([
    //                                          N NE SE S SW NW
    ['left punch', punch('LA'), 0, [1, 1, 0, 0, 1, 1]],
    ['right punch', punch('RA'), 0, [1, 1, 1, 0, 0, 1]],
    ['right punch, torso to the right', punch('RA'), 1, [1, 1, 1, 1, 0, 0]],
    ['left punch, torso to the left', punch('LA'), 5, [1, 0, 0, 1, 1, 1]],
    ['kick', kick(), 0, [1, 1, 0, 0, 0, 1]],
    ['kick, torso to the right', kick(), 1, [1, 1, 0, 0, 0, 1]],
    ['club', club(), 0, [1, 1, 0, 0, 0, 1]],
    ['club, torso to the right', club(), 1, [1, 1, 1, 0, 0, 0]],
    ['push', push(), 0, [1, 0, 0, 0, 0, 0]],
    ['push, torso to the right', push(), 1, [1, 0, 0, 0, 0, 0]],
  ])('%s', (_, attack, torso, expected) => {
    expect(yes(attack, torso)).toEqual(expected);
  });

  test('a hatchet reaches as far as its arm', () => {
    const axe = (at: string) => code(clinch({ one: { design: hatchetMech(RA) }, other: { at } }), club());
    expect(AROUND.map((at) => axe(at) ?? 'yes')).toEqual(['yes', 'yes', 'yes', 'not-in-arc', 'not-in-arc', 'yes']);
  });
});

describe('limbs', () => {
  const gone = (...places: number[]) => ({ lost: places.reduce((bits, place) => bits | (1 << place), 0) });
  const fired = (...places: number[]) => ({ fired: places.reduce((bits, place) => bits | (1 << place), 0) });
  const held = { club: 'club' } as const;

  test.each<[string, Attack, Partial<Unit>, string | undefined]>([
    ['punch without that arm', punch('RA'), gone(RA), 'limb-is-gone'],
    ['punch without the other arm', punch('RA'), gone(LA), undefined],
    ['punch with an arm that fired', punch('RA'), fired(RA), 'limb-has-fired'],
    ['punch when others fired', punch('RA'), fired(LA, LL), undefined],
    ['punch with arms flipped', punch('RA'), { flipped: true }, 'arms-are-flipped'],
    ['kick without the other leg', kick('RL'), gone(LL), 'limb-is-gone'],
    ['kick with a leg that fired', kick('RL'), fired(RL), 'limb-has-fired'],
    ['kick when the other leg fired', kick('RL'), fired(LL, RA), undefined],
    ['kick with arms flipped', kick('RL'), { flipped: true }, undefined],
    ['kick out of a swamp', kick('RL'), { stuck: true }, 'stuck-in-swamp'],
    ['club without one', club(), {}, 'no-club'],
    ['club', club(), held, undefined],
    ['club, an arm gone', club(), { ...held, ...gone(LA) }, 'limb-is-gone'],
    ['club, an arm fired', club(), { ...held, ...fired(RA) }, 'limb-has-fired'],
    ['club, arms flipped', club(), { ...held, flipped: true }, 'arms-are-flipped'],
    ['push', push(), {}, undefined],
    ['push, an arm gone', push(), gone(RA), 'limb-is-gone'],
    ['push, an arm fired', push(), fired(LA), 'limb-has-fired'],
    ['push, arms flipped', push(), { flipped: true }, 'arms-are-flipped'],
  ])('%s', (_, attack, one, expected) => {
    expect(code(changed(clinch(), one), attack)).toBe(expected);
  });

  test.each<[string, Attack, number, number[], string | undefined]>([
    ['punch, that shoulder', punch('RA'), RA, [0], 'actuator-does-not-work'],
    ['punch, everything below it', punch('RA'), RA, [1, 2, 3], undefined],
    ['kick, that hip', kick('RL'), RL, [0], 'actuator-does-not-work'],
    ['kick, the other hip', kick('RL'), LL, [0], 'actuator-does-not-work'],
    ['kick, everything below', kick('RL'), RL, [1, 2, 3], undefined],
    ['club, a shoulder', club(), LA, [0], 'actuator-does-not-work'],
    ['club, a hand', club(), LA, [3], 'actuator-does-not-work'],
    ['club, the rest', club(), LA, [1, 2], undefined],
    ['push, a whole arm', push(), LA, [0, 1, 2, 3], undefined],
  ])('%s', (_, attack, place, slots, expected) => {
    expect(code(hurt(changed(clinch(), { club: 'club' }), 0, place, ...slots), attack)).toBe(expected);
  });

  test('arms without hands can punch and push, but not use a club', () => {
    const state = changed(clinch({ one: { design: testMech({ hands: false }) } }), { club: 'club' });
    expect([punch(), push(), club()].map((attack) => code(state, attack))).toEqual([
      undefined,
      undefined,
      'actuator-does-not-work',
    ]);
  });

  test.each<[string, number, number[], Partial<Unit>, string | undefined]>([
    ['whole', RA, [], {}, undefined],
    ['the other arm fired', RA, [], fired(LA), undefined],
    ['its arm fired', RA, [], fired(RA), 'limb-has-fired'],
    ['its blade hit', RA, [5], {}, 'no-club'],
    ['its hand hit', RA, [3], {}, 'actuator-does-not-work'],
  ])('hatchet: %s', (_, place, slots, one, expected) => {
    const state = hurt(changed(clinch({ one: { design: hatchetMech(RA) } }), one), 0, place, ...slots);
    expect(code(state, club())).toBe(expected);
  });
});

describe('levels', () => {
  test.each<[Attack, string, string, string]>([
    //        lower        level        higher
    [punch(), 'out-of-reach', 'yes', 'yes'],
    [kick(), 'yes', 'yes', 'out-of-reach'],
    [push(), 'out-of-reach', 'yes', 'out-of-reach'],
  ])('%o', (attack, ...expected) => {
    expect([-1, 0, 1].map((rise) => code(rising(rise), attack) ?? 'yes')).toEqual(expected);
    expect([-2, 2].map((rise) => code(rising(rise), attack))).toEqual(['out-of-reach', 'out-of-reach']);
  });

  test.each<[Attack, string, string]>([
    //        level        higher
    [punch(), 'out-of-reach', 'yes'],
    [kick(), 'yes', 'out-of-reach'],
    [push(), 'target-is-prone', 'target-is-prone'],
  ])('%o at a prone target', (attack, ...expected) => {
    expect([0, 1].map((rise) => code(changed(rising(rise), {}, { prone: true }), attack) ?? 'yes')).toEqual(expected);
  });

  test.each<[Attack, string]>([
    [punch(), 'out-of-reach'],
    [kick(), 'yes'],
    [push(), 'only-mechs-are-pushed'],
  ])('%o at a vehicle', (attack, expected) => {
    expect(code(clinch({ other: { design: TANK } }), attack) ?? 'yes').toBe(expected);
  });
});

describe('no unit is displaced by two others', () => {
  // The attacker 0 in 0505, its target 1 in 0504, and 2 on the attacker's side behind the target.
  const three = () => clinch({ more: [{ side: '0', at: '0503', facing: 3 }] });

  test.each<[string, ReturnType<typeof clinch>, string | undefined]>([
    ['the target pushes back', declaring(three(), [1, push(0)]), undefined],
    ['the target pushes another', declaring(three(), [1, push(2)]), 'target-pushes-another'],
    ['the target is pushed by another', declaring(three(), [2, push(1)]), 'target-is-being-pushed'],
    ['the target is charged by another', set(three(), 2, { charge: charge(2, 1) }), 'target-is-being-pushed'],
    ['that one has blacked out', set(three(), 2, { charge: charge(2, 1), shutDown: true }), undefined],
    ['the target charges', set(three(), 1, { charge: charge(2, 2) }), 'target-is-charging'],
    ['others punch it', declaring(three(), [2, punch('RA', 1)]), undefined],
  ])('%s', (_, state, expected) => {
    expect(code(state, push())).toBe(expected);
  });

  test('a unit that is charged by a third cannot push back', () => {
    const state = clinch({ more: [{ side: '1', at: '0506', facing: 0 }] });
    expect(code(set(state, 2, { charge: charge(4, 0) }), push())).toBe('is-being-pushed');
  });
});

describe('whether a unit has something to declare', () => {
  test.each<[string, ReturnType<typeof clinch>, boolean]>([
    ['face to face', clinch(), true],
    ['nobody near', clinch({ other: { at: '0501' } }), false],
    ['the enemy behind', clinch({ other: { at: '0506' } }), false],
    ['a charge needs no further word', changed(clinch(), { charge: charge(2) }), false],
    ['prone', changed(clinch(), { prone: true }), false],
    ['a vehicle', clinch({ one: { design: TANK } }), false],
    ['a wreck in front', changed(clinch(), {}, { destroyed: 'destroyed-engine' }), false],
  ])('%s', (_, state, expected) => {
    expect(mayStrike(state, 0)).toBe(expected);
    expect(strikesOf(state, 0).length > 0).toBe(expected);
  });

  test('every attack that is allowed', () => {
    expect(strikesOf(clinch(), 0)).toEqual([punch('LA'), punch('RA'), kick('LL'), kick('RL'), push()]);
    expect(strikesOf(clinch({ other: { at: '0605' } }), 0)).toEqual([punch('RA')]);
  });
});
