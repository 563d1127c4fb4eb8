import { describe, expect, test } from 'vitest';
import { must } from '../../../kernel/result.ts';
import { armyOf } from './army.ts';
import { type Correction, corrected } from './corrections.ts';
import { readLists } from './detect.ts';
import { FILES } from './fixtures/files.ts';
import type { ImportedList } from './imported.ts';

const read = (name: string): ImportedList =>
  must(readLists(FILES.find((one) => one.name === name)?.input ?? ''))[0] as ImportedList;
const correction = (list: ImportedList, unit: string | null, field: string, value: unknown): Correction => ({
  list: list.fingerprint,
  unit,
  field,
  value,
});

describe('corrections', () => {
  test('set what the report names, and remove it from the report', () => {
    const list = read('odd-values');
    const fixes = [
      correction(list, 'Sample Walker', 'weapons.2.profiles.0.skill', 5),
      correction(list, 'Sample Walker', 'weapons.2.profiles.0.S', 7),
      correction(list, 'Sample Walker', 'weapons.2.profiles.0.AP', -1),
      correction(list, 'Sample Walker', 'weapons.2.profiles.0.D', 'D3'),
      correction(list, 'Sample Ghost', 'models.0.stats.T', 4),
    ];
    const { list: fixed, refused } = corrected(list, fixes);
    expect(refused).toEqual([]);
    expect(fixed.report.map(({ unit, field }) => [unit, field])).toEqual([
      ['Sample Walker', 'weapons.1.profiles.0.range'],
      [null, 'units'],
    ]);
    expect(fixed.units[0]?.weapons[2]?.profiles[0]).toMatchObject({ skill: 5, S: 7, AP: -1, D: 'D3' });
    expect(armyOf(list).left).toEqual(['Sample Ghost']);
    expect(armyOf(fixed).left).toEqual([]);
  });

  test('apply to the same list when it is imported again, and to no other list', () => {
    const fixes = [
      correction(read('odd-keywords'), 'Sample Walker', 'weapons.0.profiles.0.abilities', ['Sustained Hits 1']),
    ];
    const again = corrected(read('odd-keywords'), fixes).list;
    expect(again.units[0]?.weapons[0]?.profiles[0]?.abilities).toEqual(['Sustained Hits 1']);
    expect(again.report.filter(({ field }) => field === 'weapons.0.profiles.0.abilities')).toEqual([]);
    expect(corrected(read('modes'), fixes).list).toEqual(read('modes'));
  });

  test('address units of the same name separately, and attach leaders', () => {
    const list = read('same-names');
    const { list: fixed } = corrected(list, [correction(list, 'Sample Squad (2)', 'points', 170)]);
    expect(fixed.units.map(({ points }) => points)).toEqual([90, 170, 90]);
    expect(fixed.points.counted).toBe(350);
    const army = read('new-recruit-json');
    const { list: led } = corrected(army, [correction(army, 'Sample Captain', 'attachedTo', 'Sample Squad')]);
    expect(armyOf(led).army?.units[0]?.attachedTo).toBe('sample-squad');
    expect(led.report.some(({ what }) => what === 'attachment')).toBe(false);
  });

  test('set a missing stat line and fields of the list; null dismisses what cannot be set', () => {
    const list = read('several-stat-lines');
    const stats = { T: 4, Sv: 5, W: 2, inv: null, invMelee: null };
    const { list: fixed, refused } = corrected(list, [
      correction(list, 'Sample Squad', 'models.2.stats', stats),
      correction(list, null, 'edition', '11e'),
      correction(list, null, 'units', null),
    ]);
    expect(refused).toEqual([]);
    expect(fixed.units[0]?.models[2]?.stats).toMatchObject(stats);
    expect(fixed.edition).toBe('11e');
    expect(fixed.report).toEqual([]);
  });

  test.each([
    ['Sample Walker', 'weapons.0.profiles.0.S', 0],
    ['Sample Walker', 'weapons.0.profiles.0.S', '7'],
    ['Sample Walker', 'weapons.9.profiles.0.S', 7],
    ['Sample Walker', 'weapons.0.profiles.0.abilities', ['Bubblesample']],
    ['Sample Walker', 'weapons.0.profiles.0.D', 'D7'],
    ['Sample Walker', 'models.0.stats', { T: 4 }],
    ['Sample Walker', 'models.0.weapons', [{ weapon: '0', count: 1 }]],
    ['Sample Walker', 'models.0.weapons', [{ weapon: null, count: 1 }]],
    ['Sample Walker', 'models.0.weapons', [{ weapon: 99, count: 1 }]],
    ['Sample Walker', 'models.0.weapons', [{ weapon: 0, count: 1, name: 'x' }]],
    ['Sample Walker', 'attachedTo', 'Sample Walker'],
    ['Sample Walker', 'attachedTo', 'Stranger'],
    ['Sample Walker', '__proto__.polluted', true],
    ['Sample Walker', 'constructor', null],
    ['Sample Walker', 'name', 'Other'],
    ['Stranger', 'points', 5],
    [null, 'edition', '9e'],
    [null, 'fingerprint', 'x'],
  ])('of %s, field %s, value %j are refused', (unit, field, value) => {
    const list = read('odd-values');
    const wrong = correction(list, unit, field, value);
    expect(corrected(list, [wrong])).toEqual({ list, refused: [wrong] });
  });
});

test('a text list without datasheets can be completed by hand', () => {
  const text =
    'L (90 points)\n\nBATTLELINE\n\nSample Squad (90 points)\n  • 4x Sample Trooper\n     ◦ 4x Sample rifle\n';
  const list = must(readLists(text))[0] as ImportedList;
  const profile = { name: '', range: 24, A: 2, skill: 3, S: 4, AP: -1, D: 1, abilities: ['Heavy'] };
  const { list: fixed, refused } = corrected(list, [
    correction(list, 'Sample Squad', 'models.0.stats', { T: 4, Sv: 3, W: 2, inv: null, invMelee: null }),
    correction(list, 'Sample Squad', 'weapons.0', { kind: 'ranged', profiles: [profile] }),
    correction(list, 'Sample Squad', 'weapons.0', { kind: 'ranged', profiles: [{ ...profile, S: 0 }] }),
  ]);
  expect(refused.length).toBe(1);
  expect(fixed.report.map(({ what }) => what)).toEqual(['edition']);
  expect(armyOf(fixed).army?.units[0]?.models).toEqual([
    { kind: 'sample-trooper', count: 4, weapons: ['sample-rifle'] },
  ]);
});
