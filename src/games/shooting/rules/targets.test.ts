import { describe, expect, test } from 'vitest';
import type { Profile } from '../data/sheet.ts';
import type { Piece } from '../scenario.ts';
import { BOLT_RIFLE, battle, gun, marines, orks, PISTOL, type Situation, type Squad } from '../testing.ts';
import { targetsOf, targetsOfUnit, whyNot } from './targets.ts';

const BLAST = gun('48" AD6 BS4+ S10 AP-1 D3', 'Blast');
const LOBBA = gun('48" AD6 BS5+ S5 AP0 D1', 'Indirect Fire');

/** Why one marine at the origin cannot shoot an enemy unit with this gun. */
function reason(profile: Profile, shooter: Partial<Squad>, foe: Partial<Squad>, more: Partial<Situation> = {}) {
  const state = battle({
    attacker: [marines({ models: 1, arms: { gun: profile }, ...shooter }), ...(more.attacker ?? [])],
    defender: [orks({ models: 3, ...foe }), ...(more.defender ?? [])],
    ...(more.ruleset && { ruleset: more.ruleset }),
    ...(more.terrain && { terrain: more.terrain }),
  });
  const target = state.rules.units.find(({ id }) => id === 'orks')?.index ?? -1;
  return whyNot(state, 0, 'gun', 0, 0, target);
}

const WALL: Piece = {
  id: 'wall',
  kind: 'ruins',
  corners: [
    [-20, 5],
    [20, 5],
    [20, 7],
    [-20, 7],
  ],
  height: 9,
};

describe('range', () => {
  test.each([
    [24, undefined],
    [24.01, { code: 'out-of-range', distance: 24.1, range: 24 }],
    [30, { code: 'out-of-range', distance: 30, range: 24 }],
  ])('a 24 inch weapon at %d inches from base to base', (inches, fact) => {
    expect(reason(BOLT_RIFLE, {}, { at: [0, inches + 1] })).toEqual(fact);
  });

  test('each bearer is measured separately', () => {
    const state = battle({
      attacker: [marines({ models: 3, arms: { gun: gun('10" A1 BS3+ S4 AP0 D1') } })],
      defender: [orks({ models: 1, at: [0, 11] })],
    });
    expect(targetsOf(state, 0, 'gun')).toEqual([{ target: 1, distance: 10, able: [0], why: undefined }]);
  });
});

describe('sight', () => {
  test('a ruin in between blocks it', () => {
    expect(reason(BOLT_RIFLE, {}, {}, { terrain: [WALL] })).toEqual({ code: 'no-line-of-sight', unit: 1 });
  });
  test('Indirect Fire does not need it', () => {
    expect(reason(LOBBA, {}, {}, { terrain: [WALL] })).toBeUndefined();
  });
  test('Torrent needs it even with Indirect Fire', () => {
    expect(reason(gun('48" AD6 S5 AP0 D1', 'Indirect Fire', 'Torrent'), {}, {}, { terrain: [WALL] })?.code).toBe(
      'torrent-needs-sight',
    );
  });
  test('in the eleventh edition infantry in a ruin is hidden beyond 15 inches until it fires', () => {
    const ruin: Piece = {
      ...WALL,
      corners: [
        [-5, 18],
        [10, 18],
        [10, 22],
        [-5, 22],
      ],
    };
    const foe = { at: [0, 20] } as const;
    expect(reason(BOLT_RIFLE, {}, foe, { terrain: [ruin] })).toBeUndefined();
    expect(reason(BOLT_RIFLE, {}, foe, { terrain: [ruin], ruleset: '11e' })).toEqual({
      code: 'hidden',
      unit: 1,
      distance: 19,
      within: 15,
    });
    const state = battle({
      ruleset: '11e',
      terrain: [ruin],
      attacker: [marines({ models: 1 })],
      defender: [orks({ models: 3, ...foe })],
    });
    expect(whyNot({ ...state, fired: [1] }, 0, 'rifle', 0, 0, 1)).toBeUndefined();
  });
});

describe('engagement', () => {
  const atIt = { at: [0, 1.5] } as const; // engaged with the shooter
  const away = { at: [0, 12] } as const;
  // engaged with a distant unit
  const friend = (more: Partial<Squad> = {}) => marines({ id: 'friend', models: 1, at: [0, 13.5], ...more });

  test.each<[string, Profile, Partial<Squad>, Partial<Squad>, Partial<Situation>, string | undefined]>([
    ['a rifle of an engaged squad', BOLT_RIFLE, {}, atIt, {}, 'engaged'],
    ['a pistol at who engages it', PISTOL, {}, atIt, {}, undefined],
    ['a pistol at who engages it and a friend', PISTOL, {}, atIt, { attacker: [friend({ at: [4, 0] })] }, undefined],
    [
      'a pistol at another',
      PISTOL,
      {},
      { at: [0, 10] },
      { defender: [orks({ id: 'engaging', models: 1, at: [0, 1.5] })] },
      'pistols-fire-at-who-engages',
    ],
    ['a pistol of nobody who is engaged', PISTOL, {}, { at: [0, 10] }, {}, undefined],
    ['an engaged vehicle at who engages it', BOLT_RIFLE, { keywords: 'vehicle' }, atIt, {}, undefined],
    [
      'an engaged vehicle at another',
      BOLT_RIFLE,
      { keywords: 'vehicle' },
      away,
      { defender: [orks({ id: 'engaging', models: 1, at: [0, 1.5] })] },
      undefined,
    ],
    ['at a unit that a friend fights', BOLT_RIFLE, {}, away, { attacker: [friend()] }, 'target-is-engaged'],
    [
      'at a monster that a friend fights',
      BOLT_RIFLE,
      {},
      { ...away, keywords: 'monster' },
      { attacker: [friend()] },
      undefined,
    ],
    [
      'Blast at a monster that a friend fights',
      BLAST,
      {},
      { ...away, keywords: 'monster' },
      { attacker: [friend()] },
      'blast-near-friends',
    ],
    ['Blast of a vehicle at who engages it', BLAST, { keywords: 'vehicle' }, atIt, {}, 'blast-near-friends'],
    ['Blast at a unit that nobody fights', BLAST, {}, away, {}, undefined],
  ])('%s', (_, profile, shooter, foe, more, code) => {
    expect(reason(profile, shooter, foe, more)?.code).toBe(code);
  });
});

describe('other restrictions', () => {
  const lone = { models: 1, abilities: ['Lone Operative'] };

  test.each<[string, number, Partial<Squad>, string | undefined]>([
    ['a Lone Operative at 12 inches', 12, {}, undefined],
    ['a Lone Operative beyond', 12.5, {}, 'lone-operative'],
    ['one who has joined a unit', 20, { with: [{ name: 'Boss' }] }, undefined],
  ])('%s', (_, inches, more, code) => {
    expect(reason(BOLT_RIFLE, {}, { ...lone, at: [0, inches + 1], ...more })?.code).toBe(code);
  });

  test('after an advance only Assault weapons can fire', () => {
    expect(
      reason(
        BOLT_RIFLE,
        { moved: 'advanced', arms: { gun: BOLT_RIFLE, other: gun('24" A1 BS3+ S4 AP0 D1', 'Assault') } },
        {},
      )?.code,
    ).toBe('advanced');
  });

  test('own, destroyed and unknown units are not targets', () => {
    const state = battle({
      attacker: [marines(), marines({ id: 'friends', at: [0, 4] })],
      defender: [orks({ models: 1 })],
    });
    expect(whyNot(state, 0, 'rifle', 0, 0, 1)?.code).toBe('own-unit');
    expect(whyNot(state, 0, 'rifle', 0, 0, 7)?.code).toBe('no-such-unit');
    expect(whyNot({ ...state, wounds: state.wounds.with(-1, 0) }, 0, 'rifle', 0, 0, 2)?.code).toBe('unit-is-destroyed');
    expect(whyNot({ ...state, wounds: state.wounds.with(0, 0) }, 0, 'rifle', 0, 0, 2)?.code).toBe(
      'bearer-is-destroyed',
    );
  });

  test('a One Shot weapon that has fired is spent', () => {
    const state = battle({
      attacker: [marines({ models: 2, arms: { gun: gun('48" A1 BS4+ S14 AP-3 D6', 'One Shot') } })],
      defender: [orks()],
    });
    const later = { ...state, spent: ['0/gun/1'] };
    expect(whyNot(later, 0, 'gun', 0, 1, 1)?.code).toBe('one-shot-is-spent');
    expect(targetsOf(later, 0, 'gun')[0]?.able).toEqual([0]);
  });
});

describe('lists', () => {
  test('valid targets come first, nearest first; the others have their reasons', () => {
    const state = battle({
      attacker: [marines()],
      defender: [orks({ id: 'far', at: [0, 40] }), orks({ id: 'mid', at: [0, 20] }), orks({ id: 'near', at: [0, 10] })],
    });
    expect(targetsOf(state, 0, 'rifle').map(({ target, able, why }) => [target, able.length, why?.code])).toEqual([
      [3, 5, undefined],
      [2, 5, undefined],
      [1, 0, 'out-of-range'],
    ]);
    expect(targetsOfUnit(state, 0)).toEqual([2, 3]);
  });
});
