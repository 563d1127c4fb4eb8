import { describe, expect, test } from 'vitest';
import { splitKeywords, unitAbility, weaponKeyword } from './keywords.ts';
import { matchKey } from './names.ts';
import { diceOf, isNone, penetrationOf, rangeOf, rollOf, saveOf, strengthOf } from './values.ts';

describe('values as list builders write them', () => {
  test.each([
    [rangeOf, '24"', 24],
    [rangeOf, '18', 18],
    [rangeOf, '240"', 240],
    [rangeOf, 'N/A', undefined],
    [saveOf, '3+', 3],
    [saveOf, '2', 2],
    [saveOf, '7+', 7],
    [saveOf, '8+', undefined],
    [rollOf, '4', 4],
    [rollOf, '1+', undefined],
    [strengthOf, '8+', 8],
    [strengthOf, '2D6', undefined],
    [strengthOf, 'User', undefined],
    [penetrationOf, '-', 0],
    [penetrationOf, '0', 0],
    [penetrationOf, '\u22123', -3],
    [penetrationOf, '*', undefined],
    [penetrationOf, '2', undefined],
    [diceOf, '4', 4],
    [diceOf, 'D6', 'D6'],
    [diceOf, '2d6 + 3', '2D6+3'],
    [diceOf, '3D3', '3D3'],
    [diceOf, 'D7', 'D6+1'],
    [diceOf, 'D4', 'D3+1'],
    [diceOf, 'D7+2', 'D6+3'],
    [diceOf, '2D7', undefined],
    [diceOf, 'many', undefined],
  ])('%o reads %s as %s', (read, text, value) => {
    expect(read(text)).toBe(value);
  });

  test.each(['', '-', 'N/A', 'n/a', ' - '])('"%s" is no value', (text) => expect(isNone(text)).toBe(true));
});

describe('weapon keywords', () => {
  test.each([
    ['TWIN-LINKED', 'Twin-linked'],
    ['Twin Linked', 'Twin-linked'],
    ['[Anti-INFANTRY 4+]', 'Anti-Infantry 4+'],
    ['Anti Vehicle 3+', 'Anti-Vehicle 3+'],
    ['Anti-FLY 2', 'Anti-Fly 2+'],
    ['anti\u2011epic hero 2+', 'Anti-Epic Hero 2+'],
    ['Sustained hits 1', 'Sustained Hits 1'],
    ['sustained hits d3', 'Sustained Hits D3'],
    ['Rapid Fire D6+3', 'Rapid Fire D6+3'],
    ['Melta 2', 'Melta 2'],
    ['Devastating wounds', 'Devastating Wounds'],
    ['Blast 2', 'Blast 2'],
    ['Close-Quarters', 'Close-quarters'],
    ['Conversion 12"', 'Conversion 12'],
  ])('%s is %s', (text, print) => expect(weaponKeyword(text)).toBe(print));

  test.each([
    'Sustained Hits',
    'Rapid Fire',
    'Melta D3',
    'Anti-Infantry',
    'Anti-Infantry 7+',
    'Conversion',
    'Bubblesample',
    'Stealth',
    'Lethal Hits: Vehicle',
    'Feel No Pain 5+',
  ])('%s is not understood', (text) => expect(weaponKeyword(text)).toBeUndefined());

  test.each([
    ['Assault, Heavy', ['Assault', 'Heavy']],
    ['[ANTI-INFANTRY 4+, DEVASTATING WOUNDS]', ['ANTI-INFANTRY 4+', 'DEVASTATING WOUNDS']],
    ['Blast; Torrent / Pistol - Heavy', ['Blast', 'Torrent', 'Pistol', 'Heavy']],
    ['Sustained Hits 1: Infantry/Beasts', ['Sustained Hits 1: Infantry/Beasts']],
    ['-', []],
    ['', []],
  ])('"%s" is split into %j', (text, parts) => expect(splitKeywords(text)).toEqual(parts));
});

test.each([
  ['Feel No Pain 5+', 'Feel No Pain 5+'],
  ['DEADLY DEMISE D3', 'Deadly Demise D3'],
  ['Stealth', 'Stealth'],
  ['Lone Operative', 'Lone Operative'],
  ['Firing Deck 2', 'Firing Deck 2'],
  ['Feel No Pain', undefined],
  ['Smokescreen', undefined],
  ['Torrent', undefined],
])('the unit ability %s is %s', (text, print) => expect(unitAbility(text)).toBe(print));

test.each([
  ['Sample Rangers', 'sample ranger', true],
  ['T\u2019sample Warriors', "T'SAMPLE WARRIOR", true],
  ['Sample Walker [Legends]', 'Sample Walker', true],
  ['Sample  Bat\u00a0ties', 'sample bat ty', true],
  ['Sample Glass', 'Sample Glas', false],
  ['Sample Squad', 'Sample Squad Sergeant', false],
])('"%s" and "%s" are the same name: %s', (a, b, same) => expect(matchKey(a) === matchKey(b)).toBe(same));
