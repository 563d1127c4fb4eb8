import { describe, expect, test } from 'vitest';
import type { Moved } from '../scenario.ts';
import { BOLT_RIFLE, battle, gun, marines, orks, PISTOL, refused, type Squad } from '../testing.ts';
import { cannotShoot, shootersOf } from './eligibility.ts';

const ASSAULT = gun('24" A2 BS3+ S4 AP-1 D1', 'Assault');
const foe = orks();
const facing = (squad: Partial<Squad>, enemy: Partial<Squad> = {}) =>
  battle({
    attacker: [marines(squad), marines({ id: 'others', at: [30, 0] })],
    defender: [orks({ ...foe, ...enemy })],
  });
const close = { at: [0, 1.5] } as const; // half an inch from base to base

describe('which units can shoot', () => {
  test.each([
    ['stood still', 'stationary', { rifle: BOLT_RIFLE }, undefined],
    ['made a normal move', 'normal', { rifle: BOLT_RIFLE }, undefined],
    ['advanced', 'advanced', { rifle: BOLT_RIFLE }, 'advanced'],
    ['advanced with an Assault weapon among others', 'advanced', { rifle: BOLT_RIFLE, carbine: ASSAULT }, undefined],
    ['fell back', 'fell-back', { rifle: BOLT_RIFLE }, 'fell-back'],
    ['fell back with an Assault weapon', 'fell-back', { carbine: ASSAULT }, 'fell-back'],
    ['has no weapons', 'stationary', {}, 'no-weapons'],
  ] as const)('a unit that %s', (_, moved: Moved, arms, code) => {
    expect(cannotShoot(facing({ moved, arms }), 0)?.code).toBe(code);
  });

  test.each([
    ['with rifles', { arms: { rifle: BOLT_RIFLE } }, 'engaged'],
    ['with a pistol', { arms: { rifle: BOLT_RIFLE, pistol: PISTOL } }, undefined],
    ['a vehicle', { arms: { rifle: BOLT_RIFLE }, keywords: 'vehicle' }, undefined],
    ['a monster', { arms: { rifle: BOLT_RIFLE }, keywords: 'monster' }, undefined],
  ] as const)('an engaged unit %s', (_, squad, code) => {
    expect(cannotShoot(facing(squad, close), 0)?.code).toBe(code);
  });

  test('the refusal of an engaged unit names the enemy', () => {
    expect(cannotShoot(facing({}, close), 0)).toEqual({ code: 'engaged', unit: 0, by: 2 });
  });

  test('a scenario can declare engagements', () => {
    const state = battle({
      attacker: [marines(), marines({ id: 'more', at: [30, 0] })],
      defender: [foe],
      engaged: [['orks', 'marines']],
    });
    expect(cannotShoot(state, 0)?.code).toBe('engaged');
    expect(cannotShoot(state, 1)).toBeUndefined();
  });

  test('some abilities allow shooting after an advance or a fall back', () => {
    expect(cannotShoot(facing({ moved: 'advanced', abilities: ['Advance and Shoot'] }), 0)).toBeUndefined();
    expect(cannotShoot(facing({ moved: 'fell-back', abilities: ['Fall Back and Shoot'] }), 0)).toBeUndefined();
  });

  test('not enemy units, destroyed units or units that have already shot', () => {
    const state = facing({});
    expect(cannotShoot(state, 2)?.code).toBe('not-your-unit');
    expect(cannotShoot(state, 9)).toEqual({ code: 'no-such-unit', unit: 9 });
    expect(cannotShoot({ ...state, shot: [0] }, 0)?.code).toBe('already-shot');
    expect(
      cannotShoot({ ...state, wounds: state.wounds.map((wounds, model) => (model < 5 ? 0 : wounds)) }, 0)?.code,
    ).toBe('unit-is-destroyed');
    expect(shootersOf(state).map(({ index }) => index)).toEqual([0, 1]);
  });

  test('a unit whose bearers are dead or whose One Shot weapons are spent has nothing to fire', () => {
    const state = facing({ models: 1, arms: { missile: gun('48" A1 BS4+ S14 AP-3 D1', 'One Shot') } });
    expect(cannotShoot(state, 0)).toBeUndefined();
    expect(cannotShoot({ ...state, spent: ['0/missile/0'] }, 0)?.code).toBe('one-shot-is-spent');
  });

  test('movement can differ by round', () => {
    const state = facing({ moved: ['advanced', 'stationary'] });
    expect(cannotShoot(state, 0)?.code).toBe('advanced');
    expect(cannotShoot({ ...state, round: 2 }, 0)).toBeUndefined();
    expect(cannotShoot({ ...state, round: 5 }, 0)).toBeUndefined();
  });

  test('whose phase it is comes before other checks', () => {
    const state = facing({ moved: 'advanced' });
    expect(refused(state, 'defender', { type: 'select-shooter', unit: 0 })).toBe('not-your-phase');
    expect(refused(state, 'attacker', { type: 'select-shooter', unit: 0 })).toBe('advanced');
    expect(refused(state, 'spectator', { type: 'select-shooter', unit: 1 })).toBe('unknown-seat');
    expect(refused(state, 'attacker', { type: 'begin' })).toBe('umpire-only');
    expect(refused(state, 'umpire', { type: 'begin' })).toBe('already-begun');
  });
});
