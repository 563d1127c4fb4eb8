import { expect, test } from 'vitest';
import { AMMO } from './ammo.ts';
import { GEAR } from './gear.ts';
import { WEAPONS } from './weapons.ts';

const range = (ranges: readonly number[] | null): string => ranges?.join('/') ?? 'none';

/** The printed row: heat, damage, minimum, ranges, tons, slots, shots per ton, ranges under water, battle value. */
const printed = (id: string): readonly unknown[] => {
  const weapon = WEAPONS[id];
  if (!weapon) return [];
  const shots = weapon.ammo ? AMMO[`${weapon.ammo}-ammo`]?.shots : 0;
  const { heat, damage, minimum, ranges, tons, slots, underwater, battleValue } = weapon;
  return [heat, damage, minimum, range(ranges), tons, slots, shots, range(underwater), battleValue];
};

test.each([
  ['small-laser', 1, 3, 0, '1/2/3', 0.5, 1, 0, '1/2/2', 9],
  ['medium-laser', 3, 5, 0, '3/6/9', 1, 1, 0, '2/4/6', 46],
  ['large-laser', 8, 8, 0, '5/10/15', 5, 2, 0, '3/6/9', 123],
  ['ppc', 10, 10, 3, '6/12/18', 7, 3, 0, '4/7/10', 176],
  ['flamer', 3, 2, 0, '1/2/3', 1, 1, 0, 'none', 6],
  ['machine-gun', 0, 2, 0, '1/2/3', 0.5, 1, 200, 'none', 5],
  ['ac-2', 1, 2, 4, '8/16/24', 6, 1, 45, 'none', 37],
  ['ac-5', 1, 5, 3, '6/12/18', 8, 4, 20, 'none', 70],
  ['ac-10', 3, 10, 0, '5/10/15', 12, 7, 10, 'none', 123],
  ['ac-20', 7, 20, 0, '3/6/9', 14, 10, 5, 'none', 178],
  ['srm-2', 2, 2, 0, '3/6/9', 1, 1, 50, 'none', 21],
  ['srm-4', 3, 2, 0, '3/6/9', 2, 1, 25, 'none', 39],
  ['srm-6', 4, 2, 0, '3/6/9', 3, 2, 15, 'none', 59],
  ['lrm-5', 2, 1, 6, '7/14/21', 2, 1, 24, 'none', 45],
  ['lrm-10', 4, 1, 6, '7/14/21', 5, 2, 12, 'none', 90],
  ['lrm-15', 5, 1, 6, '7/14/21', 7, 3, 8, 'none', 136],
  ['lrm-20', 6, 1, 6, '7/14/21', 10, 5, 6, 'none', 181],
  ['er-large-laser', 12, 8, 0, '7/14/19', 5, 2, 0, '3/9/12', 163],
  ['er-ppc', 15, 10, 0, '7/14/23', 7, 3, 0, '4/10/16', 229],
  ['lb-10-x', 2, 10, 0, '6/12/18', 11, 6, 10, 'none', 148],
  ['gauss-rifle', 1, 15, 2, '7/15/22', 15, 7, 8, 'none', 320],
])('%s is as printed', (id, ...row) => {
  expect(printed(id)).toEqual(row);
});

test('introductory technology has seventeen weapons', () => {
  expect(Object.values(WEAPONS).filter(({ advanced }) => !advanced)).toHaveLength(17);
});

test('an exploding shot does the damage of the whole salvo', () => {
  for (const { feeds, damage } of Object.values(AMMO)) {
    const weapon = WEAPONS[feeds];
    expect([feeds, (weapon?.damage ?? 0) * (weapon?.rack ?? 0)]).toEqual([feeds, damage]);
  }
});

test('long-range missiles hit in groups of five, short-range missiles one by one', () => {
  const racks = Object.values(WEAPONS).filter(({ kind }) => kind === 'missile');
  expect(racks.map(({ id, rack, group }) => `${id}: ${rack} by ${group}`)).toEqual([
    'srm-2: 2 by 2',
    'srm-4: 4 by 2',
    'srm-6: 6 by 2',
    'lrm-5: 5 by 5',
    'lrm-10: 10 by 5',
    'lrm-15: 15 by 5',
    'lrm-20: 20 by 5',
  ]);
});

test('half a ton of machine gun ammunition is half the shots', () => {
  expect(AMMO['machine-gun-half-ammo']).toMatchObject({ shots: 100, tons: 0.5, feeds: 'machine-gun' });
});

test('every item is listed under its own id', () => {
  for (const table of [WEAPONS, AMMO, GEAR]) for (const [id, item] of Object.entries(table)) expect(item.id).toBe(id);
});
