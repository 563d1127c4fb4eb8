import { describe, expect, test } from 'vitest';
import { must } from '../../../kernel/result.ts';
import { DATASHEETS } from '../data/datasheets.ts';
import { readLists } from './detect.ts';
import { TEXTS } from './fixtures/texts.ts';
import type { ImportedList, ImportedUnit } from './imported.ts';
import { canBeLed, canLead } from './leaders.ts';
import { finishedLists, NO_LISTS, type StoredLists, sourcesOf } from './stored.ts';
import { lineChoices, lineValues, sheetOfUnit, suggestedWeapon, withFields } from './unit-sheet.ts';
import { whyNotAttacker, whyNotTarget } from './usable.ts';

const lists = must(readLists(TEXTS.find(({ name }) => name === 'built-in-names')?.input ?? ''));
const STORED: StoredLists = { ...NO_LISTS, lists };
const listOf = (stored: StoredLists): ImportedList => finishedLists(stored)[0] as ImportedList;
const unitOf = (stored: StoredLists, name: string): ImportedUnit =>
  listOf(stored).units.find((unit) => unit.name === name) as ImportedUnit;
const sheetNamed = (name: string) => DATASHEETS.find((sheet) => sheet.name === name);

describe('a weapon name with words before it', () => {
  test.each([
    ['Astartes grenade launcher', 'Intercessor Squad', 'Grenade launcher'],
    ['Sample bolt rifle', 'Intercessor Squad', 'Bolt rifle'],
    ['Twin bolt rifle', 'Intercessor Squad', undefined],
    ['Plasma grenade launcher', 'Intercessor Squad', undefined],
    ['Master-crafted bolt rifle', 'Intercessor Squad', undefined],
    ['Bolt rifle', 'Intercessor Squad', undefined],
    ['Sample big shoota', 'Intercessor Squad', undefined],
    ['Sample bolt rifle', 'No such unit', undefined],
  ])('%s of %s: %s', (name, unit, weapon) => {
    expect(suggestedWeapon(name, sheetNamed(unit), DATASHEETS)?.name.toLowerCase()).toBe(weapon?.toLowerCase());
  });
});

describe('leaders', () => {
  const withKeywords = (...keywords: string[]) => ({ ...unitOf(STORED, 'Boyz'), keywords });
  test.each([
    [['Infantry', 'Battleline'], { leads: false, isLed: true }],
    [[], { leads: false, isLed: true }],
    [['Infantry', 'Character'], { leads: true, isLed: false }],
    [['CHARACTER', 'VEHICLE'], { leads: false, isLed: false }],
    [['Monster', 'Character'], { leads: false, isLed: false }],
    [['Vehicle', 'Walker'], { leads: false, isLed: false }],
    [['Aircraft'], { leads: false, isLed: false }],
  ])('%j: %j', (keywords, can) => {
    const unit = withKeywords(...keywords);
    expect({ leads: canLead(unit), isLed: canBeLed(unit) }).toEqual(can);
  });
});

describe('why a unit cannot be used', () => {
  const edited = (change: (unit: ImportedUnit) => ImportedUnit): ImportedList => {
    const list = listOf(STORED);
    return { ...list, units: list.units.map((unit, u) => (u === 0 ? change(unit) : unit)) };
  };
  const list = listOf(STORED);
  const noWeapons = edited((unit) => ({
    ...unit,
    weapons: [],
    models: unit.models.map((m) => ({ ...m, weapons: [] })),
  }));
  const noValues = edited((unit) => ({
    ...unit,
    weapons: unit.weapons.map((weapon) => ({ ...weapon, kind: null, profiles: [] })),
  }));
  const names = unitOf(STORED, 'Intercessor Squad').weapons.map(({ name }) => name);
  test.each([
    ['nothing is missing', list, 0, undefined, undefined],
    ['one model has no stat line', list, 1, ['no-stat-line', 'Sample Boss'], ['no-stat-line', 'Sample Boss']],
    ['no datasheet', list, 3, ['names-only'], ['names-only']],
    ['no weapons', noWeapons, 0, ['no-ranged-weapon'], undefined],
    ['no weapon values', noValues, 0, ['weapon-values', ...names], undefined],
    ['no models', edited((unit) => ({ ...unit, models: [] })), 0, ['no-models'], ['no-models']],
  ])('%s', (_, of, at, attacker, target) => {
    const unit = of.units[at] as ImportedUnit;
    const said = (why: ReturnType<typeof whyNotTarget>) => why && [why.code, ...why.names];
    expect([said(whyNotAttacker(unit, of)), said(whyNotTarget(unit, of))]).toEqual([attacker, target]);
  });
});

describe('values set by hand', () => {
  const { fingerprint } = listOf(STORED);

  test('a model gets one of the stat lines of its datasheet', () => {
    const boyz = unitOf(STORED, 'Boyz');
    const sheet = sheetOfUnit(STORED, sourcesOf(STORED), listOf(STORED), boyz);
    const lines = lineChoices(boyz, sheet);
    expect(lines.map(({ name, stats }) => [name, stats.W])).toEqual([
      ['Boy', 1],
      ['Boss Nob', 2],
    ]);
    const { stored, refused } = withFields(STORED, fingerprint, 'Boyz', lineValues(0, lines[1] as (typeof lines)[0]));
    expect(refused).toEqual([]);
    expect(unitOf(stored, 'Boyz').models[0]?.stats).toMatchObject({ T: 5, Sv: 5, W: 2 });
    const list = listOf(stored);
    expect(whyNotTarget(list.units[1] as ImportedUnit, list)).toBeUndefined();
  });

  test('a unit without a datasheet: if one field is wrong, nothing is set', () => {
    const stats = { T: 4, Sv: 3, W: 2, inv: null, invMelee: null };
    const weapon = {
      kind: 'melee',
      profiles: [{ name: '', range: 0, A: 3, skill: 4, S: 8, AP: -2, D: 2, abilities: [] }],
    };
    const wrong = withFields(STORED, fingerprint, 'Sample Rider', [
      ['models.0.stats', stats],
      ['weapons.0', 'sharp'],
    ]);
    expect(wrong).toEqual({ stored: STORED, refused: ['weapons.0'] });
    const { stored } = withFields(STORED, fingerprint, 'Sample Rider', [
      ['models.0.stats', stats],
      ['weapons.0', weapon],
      ['keywords', ['Mounted']],
    ]);
    const rider = unitOf(stored, 'Sample Rider');
    expect(rider).toMatchObject({ resolved: true, keywords: ['Mounted'], weapons: [{ kind: 'melee', count: 1 }] });
    expect(listOf(stored).report.filter(({ unit }) => unit === 'Sample Rider')).toEqual([]);
  });

  test('with only a stat line, the report asks for the weapons', () => {
    const stats = { T: 4, Sv: 3, W: 2, inv: null, invMelee: null };
    const { stored } = withFields(STORED, fingerprint, 'Sample Rider', [['models.0.stats', stats]]);
    expect(listOf(stored).report.filter(({ unit }) => unit === 'Sample Rider')).toEqual([
      { unit: 'Sample Rider', what: 'weapon-profile', text: 'Sample lance', field: 'weapons.0' },
    ]);
  });
});
