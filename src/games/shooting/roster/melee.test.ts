import { expect, test } from 'vitest';
import { must } from '../../../kernel/result.ts';
import { readLists } from './detect.ts';
import { blade, category, gun, json, line, node, points, roster, weapon } from './fixtures/build.ts';
import type { ImportedList, ImportedUnit } from './imported.ts';
import { unitsFrom, weaponsOf } from './question-parts.ts';

const SLUGGA = gun('Slugga', '12" 1 5+ 4 0 1', 'Pistol');
const CHOPPA = blade('Choppa', '3 3+ 4 -1 1');
const KLAW = blade('Power klaw', '3 4+ 9 -2 2');
const SPIKES = { ...blade('Spikes', '1 4+ 5 0 1', 'Extra Attacks') };
const STATS = '6" 5 5+ 1 7+ 2';

/** Nine Boyz with choppas, and a Nob who has a choppa, a power klaw and spikes. */
const mob = (): ImportedList => {
  const models = [
    node(
      'model',
      'Boy',
      9,
      { profiles: [line('Boy', STATS)] },
      weapon('Slugga', 9, SLUGGA),
      weapon('Choppa', 9, CHOPPA),
    ),
    node(
      'model',
      'Boss Nob',
      1,
      { profiles: [line('Boss Nob', STATS)] },
      weapon('Slugga', 1, SLUGGA),
      weapon('Choppa', 1, CHOPPA),
      weapon('Power klaw', 1, KLAW),
      weapon('Spikes', 1, SPIKES),
    ),
  ];
  const boyz = node('unit', 'Boyz', 1, { ...points(85), ...category('Infantry') }, ...models);
  return must(readLists(json(roster([boyz], points(85)))))[0] as ImportedList;
};

test('each model fights with its best melee weapon, and with all that have Extra Attacks', () => {
  const list = mob();
  const [unit] = unitsFrom(list);
  expect(unit?.melee).toMatchObject([
    { count: 9, name: 'Choppa', A: 3, WS: 3, S: 4, AP: -1, D: 1 },
    { count: 1, name: 'Power klaw', A: 3, WS: 4, S: 9, AP: -2, D: 2 },
    { count: 1, name: 'Spikes', abilities: ['Extra Attacks'] },
  ]);
  expect(unit?.melee?.some(({ BS }) => BS !== undefined)).toBe(false);
});

test('ranged weapons have their names too, and a question has the weapons of both phases', () => {
  const list = mob();
  expect(unitsFrom(list)[0]?.attackers).toMatchObject([{ count: 10, name: 'Slugga', BS: 5 }]);
  expect(unitsFrom(list)[0]?.target?.name).toBe('Boyz');
  const weapons = weaponsOf(list.units[0] as ImportedUnit, list);
  expect(weapons.map(({ name }) => name)).toEqual(['Slugga', 'Choppa', 'Power klaw', 'Spikes']);
});

test('a unit without ranged weapons fights with its abilities', () => {
  const list = mob();
  const [boyz] = list.units as [ImportedUnit];
  const only = { ...list, units: [{ ...boyz, abilities: ['Hit Re-roll Ones'], weapons: fists(boyz) }] };
  expect(unitsFrom(only)[0]).toMatchObject({
    melee: [{ name: 'Choppa' }, { name: 'Power klaw' }, { name: 'Spikes' }],
    shooter: { name: 'Boyz', W: 1, keywords: ['Infantry'], abilities: ['Hit Re-roll Ones'] },
  });
});

const fists = ({ weapons }: ImportedUnit) =>
  weapons.map((one) => (one.kind === 'ranged' ? { ...one, profiles: [] } : one));
