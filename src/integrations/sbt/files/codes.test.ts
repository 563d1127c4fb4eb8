import { describe, expect, test } from 'vitest';
import { AMMO } from '../../../games/battletech/data/ammo.ts';
import { GEAR } from '../../../games/battletech/data/gear.ts';
import { PARTS } from '../../../games/battletech/data/items.ts';
import { WEAPONS } from '../../../games/battletech/data/weapons.ts';
import { AMMO_CODES, type Code, GEAR_CODES, PART_CODES, WEAPON_CODES } from './codes.ts';
import { cp1252, fromCp1252 } from './lines.ts';

describe.each<[string, readonly string[], Readonly<Record<string, Code>>]>([
  ['weapons', Object.keys(WEAPONS), WEAPON_CODES],
  ['ammunition', Object.keys(AMMO), AMMO_CODES],
  ['parts', PARTS, PART_CODES],
  ['equipment', Object.keys(GEAR), GEAR_CODES],
])('%s', (_, items, codes) => {
  test('all have a code, and nothing else does', () => expect(Object.keys(codes).sort()).toEqual([...items].sort()));

  test('no two share a code or a name', () => {
    const { 'double-heat-sink': _same, ...rest } = codes;
    expect(new Set(Object.values(rest).map(({ code }) => code)).size).toBe(Object.keys(rest).length);
    expect(new Set(Object.values(rest).map(({ name }) => name)).size).toBe(Object.keys(rest).length);
  });

  test('their names can be written in the Windows code page', () => {
    for (const { name } of Object.values(codes)) expect(fromCp1252(cp1252(name))).toBe(name);
  });
});

test.each([
  ['large-laser', 21, 'Láser Pesado'],
  ['medium-laser', 22, 'Láser Medio'],
  ['lrm-15', 32, 'AMLA 15'],
  ['lrm-20', 34, 'AMLA 20'],
  ['srm-6', 42, 'AMCA 6'],
  ['gauss-rifle', 65, 'Rifle Gauss'],
])('the simulator calls %s %i, %s', (item, code, name) => expect(WEAPON_CODES[item]).toEqual({ code, name }));
