import { expect, test } from 'vitest';
import { LA, RT } from '../../data/places.ts';
import { WEAPONS } from '../../data/weapons.ts';
import { designNamed } from '../../rules/build/compile.ts';
import { ground, hurt, set, table } from '../../rules/testing.ts';
import { type Unit, unitOf, view } from '../../view.ts';
import { damageWords, type WeaponRow, weaponRows } from './weapons.ts';

const atlas = designNamed('AS7-D');
const state = table({
  units: [
    { at: '0505', design: atlas },
    { at: '0606', design: designNamed('Bulldog') },
  ],
});
const cannon = atlas.mounts.findIndex(({ weapon }) => weapon === 'ac-20');
const rowsOf = (now = state, id = 0): readonly WeaponRow[] => weaponRows(view(now, 'spectator'), id);
const ofCannon = (now = state): WeaponRow => rowsOf(now)[cannon] as WeaponRow;

test('the table has a row for every weapon as mounted', () => {
  expect(rowsOf().map(({ weapon }) => weapon.id)).toEqual(atlas.mounts.map(({ weapon }) => weapon));
  expect(rowsOf().filter(({ rear }) => rear)).toHaveLength(2);
  expect(ofCannon()).toMatchObject({ at: RT, ranges: [3, 6, 9], ammunition: { left: 10, all: 10 }, state: 'ready' });
});

test('shots of a destroyed bin are lost', () => {
  const slot = atlas.bins.find(({ ammo }) => ammo === 'ac-20-ammo')?.slot as number;
  expect(ofCannon(hurt(state, 0, RT, slot)).ammunition).toEqual({ left: 5, all: 10 });
});

test('a weapon is destroyed, empty, damaged or ready', () => {
  const [slot] = atlas.mounts[cannon]?.slots ?? [];
  expect(ofCannon(hurt(state, 0, RT, slot as number)).state).toBe('destroyed');
  expect(ofCannon(set(state, 0, { lost: 1 << RT })).state).toBe('destroyed');
  expect(ofCannon(set(state, 0, { bins: atlas.bins.map(() => 0) })).state).toBe('no-ammunition');
  expect(ofCannon(set(state, 0, { broken: 1 << cannon })).state).toBe('damaged');
  expect(rowsOf()[atlas.mounts.findIndex(({ at }) => at === LA)]?.state).toBe('ready');
});

test("a vehicle's weapon can be jammed temporarily", () => {
  const crew = unitOf(state, 1).crew as NonNullable<Unit['crew']>;
  expect(rowsOf(set(state, 1, { crew: { ...crew, jammed: 1 } }), 1)[0]?.state).toBe('jammed');
  expect(rowsOf(set(state, 1, { crew: { ...crew, jammed: 1 }, broken: 1 }), 1)[0]?.state).toBe('destroyed');
});

test('underwater ranges differ, or there are none', () => {
  const deep = table({ map: ground({ '0505': { water: 2 } }), units: [{ at: '0505', design: atlas }] });
  expect(ofCannon(deep)).toMatchObject({ ranges: null, state: 'under-water' });
  const laser = rowsOf(deep).find(({ weapon }) => weapon.id === 'medium-laser');
  expect(laser).toMatchObject({ ranges: [2, 4, 6], state: 'ready' });
});

test.each([
  ['medium-laser', '5'],
  ['lrm-20', '1×20'],
  ['srm-6', '2×6'],
])('%s does %s', (id, words) => {
  expect(damageWords(WEAPONS[id] as WeaponRow['weapon'])).toBe(words);
});
