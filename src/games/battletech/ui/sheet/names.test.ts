import { expect, test } from 'vitest';
import { CT, CTR, LA, TURRET } from '../../data/places.ts';
import { designNamed } from '../../rules/build/compile.ts';
import { sideTitle } from '../board/names.ts';
import { boxUnits } from '../set-up/box.ts';
import { designName, itemName, partWords, placeCode, placeName, roleName } from './names.ts';

test.each([
  ['mech', LA, 'left arm', 'brazo izquierdo'],
  ['mech', CTR, 'rear of the centre torso', 'espalda del torso central'],
  ['vehicle', TURRET, 'turret', 'torreta'],
] as const)('location of a %s, number %i, is the %s', (kind, place, english, spanish) => {
  expect([placeName(kind, place, 'en'), placeName(kind, place, 'es')]).toEqual([english, spanish]);
});

test('side headings have no article', () => {
  expect([sideTitle('0', 'en'), sideTitle('1', 'es')]).toEqual(['Blue', 'Rojo']);
});

test('tables use letter codes', () => {
  expect([placeCode('mech', CT, 'en'), placeCode('mech', CT, 'es'), placeCode('vehicle', 0, 'en')]).toEqual([
    'CT',
    'TC',
    'front',
  ]);
});

test('items are capitalized', () => {
  expect([itemName('medium-laser', 'en'), itemName('engine', 'es')]).toEqual(['Medium laser', 'Motor']);
});

test('a design is named by chassis and model, a tank by its single name', () => {
  expect([designName(designNamed('AS7-D')), designName(designNamed('Bulldog'))]).toEqual(['Atlas AS7-D', 'Bulldog']);
});

test('every built-in role has a Spanish name', () => {
  for (const { role } of boxUnits()) expect(roleName(role, 'es')).not.toBe(role);
  expect([roleName('Scout', 'en'), roleName('Oddball', 'es')]).toEqual(['Scout', 'Oddball']);
});

test('a diagram part has its name and what is left', () => {
  const part = { index: LA, name: 'LA', place: LA, gauge: { left: 8, all: 34 }, lost: false } as const;
  expect(partWords('mech', part, 'en')).toBe('Left arm: 8 of 34');
  expect(partWords('mech', { ...part, lost: true }, 'en')).toBe('Left arm: destroyed');
});
