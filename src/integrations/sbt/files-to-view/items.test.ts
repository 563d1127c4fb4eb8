import { describe, expect, test } from 'vitest';
import { AMMO } from '../../../games/battletech/data/ammo.ts';
import { WEAPONS } from '../../../games/battletech/data/weapons.ts';
import { AMMO_CODES, WEAPON_CODES } from '../files/codes.ts';
import type { Component } from '../files/definition.ts';
import { ammoOf, weaponOf } from './items.ts';

const component = (changes: Partial<Component>): Component => ({
  code: 7777,
  name: '?',
  class: 'ARMA',
  rear: false,
  place: 0,
  second: -1,
  type: 'Energía',
  heat: 0,
  damage: 0,
  shots: 1,
  minimum: 0,
  short: 1,
  medium: 2,
  long: 3,
  works: true,
  feeds: -1,
  left: 0,
  special: 'No',
  toHit: 0,
  ...changes,
});

describe('weapons', () => {
  test.each(Object.keys(WEAPONS))('%s by its code or its name', (id) => {
    const { code = 0, name = '' } = WEAPON_CODES[id] ?? {};
    expect(weaponOf(component({ code }))).toBe(id);
    expect(weaponOf(component({ name }))).toBe(id);
  });

  test.each<[string, Partial<Component>, string | undefined]>([
    ['a stranger by what it is most like', { heat: 8, damage: 8, short: 5, medium: 10, long: 15 }, 'large-laser'],
    ['and of its own type', { type: 'Balística', heat: 1, damage: 5, short: 6, medium: 12, long: 18 }, 'ac-5'],
    [
      'racks by all their missiles',
      { type: 'Misiles', heat: 4, damage: 2, shots: 6, short: 4, medium: 8, long: 12 },
      'srm-6',
    ],
    ['what has no reach is no gun', { type: 'Balística', short: 0, medium: 0, long: 0 }, undefined],
    ['nor is what is of no type', { type: 'Nada' }, undefined],
    ['nor equipment', { class: 'EQUIPO' }, undefined],
  ])('%s', (_, changes, id) => expect(weaponOf(component(changes))).toBe(id));
});

describe('ammunition', () => {
  test.each(Object.keys(AMMO))('%s by its code', (id) =>
    expect(ammoOf(component({ class: 'MUNICION', code: AMMO_CODES[id]?.code ?? 0 }), [])).toBe(id),
  );

  test('of an unknown kind is that of its weapon', () => {
    const gun = component({ type: 'Balística', code: 88, heat: 1, damage: 5, short: 6, medium: 12, long: 18 });
    const bin = component({ class: 'MUNICION', type: 'Nada', feeds: 88 });
    expect(ammoOf(bin, [gun, bin])).toBe('ac-5-ammo');
    expect(ammoOf(bin, [bin])).toBeUndefined();
  });
});
