import { expect, test } from 'vitest';
import { UNITS } from '../data/units.ts';
import { designNamed } from '../rules/build/compile.ts';
import { MECH_PARTS, SILHOUETTES, weightNamed, weightOf } from './silhouettes.ts';

test.each([
  ['LCT-1V', 'light'],
  ['PNT-9R', 'light'],
  ['CDA-2A', 'medium'],
  ['GRF-1N', 'medium'],
  ['RFL-3N', 'heavy'],
  ['ON1-K', 'heavy'],
  ['AWS-8Q', 'assault'],
  ['AS7-D', 'assault'],
  ['Manticore', 'tank'],
  ['SRM-Carrier', 'carrier'],
])('%s is %s', (id, weight) => {
  expect(weightOf(designNamed(id))).toBe(weight);
});

test.each(Object.keys(UNITS))('%s has the same class without its design', (id) => {
  expect(weightNamed(id)).toBe(weightOf(designNamed(id)));
});

test('a custom unit looks like its class or, if that is unknown, like a medium machine', () => {
  expect(weightNamed({ kind: 'mech', tons: 100 })).toBe('assault');
  expect(weightNamed({ kind: 'vehicle', tons: 50, armour: { front: 20, turret: 9 } })).toBe('tank');
  expect(weightNamed({ mtf: 'chassis:…' })).toBe('medium');
});

test.each(Object.keys(SILHOUETTES))('the %s silhouette stays inside its square', (weight) => {
  const numbers = (SILHOUETTES[weight as keyof typeof SILHOUETTES].match(/-?\d*\.?\d+/g) ?? []).map(Number);
  for (const number of numbers) expect(Math.abs(number)).toBeLessThanOrEqual(16);
});

test('the right half mirrors the left', () => {
  for (const { LA, RA } of Object.values(MECH_PARTS)) {
    const xs = (path: string) => (path.match(/-?\d*\.?\d+/g) ?? []).map(Number).filter((_, i) => i % 2 === 0);
    expect(xs(RA)).toEqual(xs(LA).map((x) => -x));
  }
});
