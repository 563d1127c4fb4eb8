import { expect, test } from 'vitest';
import type { Design } from '../../design.ts';
import { designNamed } from '../../rules/build/compile.ts';
import { boxUnits, CLASSES, classOf, designIn, found, totalsOf, weaponsOf } from './box.ts';

test.each([
  ['mech', 20, 'light'],
  ['mech', 35, 'light'],
  ['mech', 40, 'medium'],
  ['mech', 60, 'heavy'],
  ['mech', 75, 'heavy'],
  ['mech', 80, 'assault'],
  ['vehicle', 60, 'vehicle'],
] as const)('a %s of %i tons is %s', (kind, tons, weight) => {
  expect(classOf({ kind, tons })).toBe(weight);
});

test('built-in units are sorted by weight', () => {
  const ranks = boxUnits().map((design) => CLASSES.indexOf(classOf(design)));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(boxUnits().length).toBeGreaterThan(50);
});

const spoken = (design: Design): string =>
  `${design.chassis} ${design.model} ${design.role} ${weaponsOf(design, (id) => id)}`;
const idsOf = (text: string, ...classes: Parameters<typeof found>[2]): readonly string[] =>
  found(boxUnits(), text, classes, spoken).map(({ id }) => id);

test('finds units by name, role and weapon, in any word order', () => {
  expect(idsOf('atl')).toEqual(['AS7-D']);
  expect(idsOf('  ATLÁS as7 ')).toEqual(['AS7-D']);
  expect(idsOf('juggernaut ac-20')).toEqual(['HBK-4G', 'CP-10-Z', 'AS7-D']);
  expect(idsOf('no such thing')).toEqual([]);
});

test('and by class', () => {
  expect(idsOf('', 'vehicle')).toEqual(['Scorpion', 'Vedette', 'Bulldog', 'Manticore', 'SRM-Carrier']);
  expect(idsOf('phoenix', 'light')).toEqual([]);
  expect(idsOf('phoenix', 'light', 'medium')).toEqual(['PXH-1']);
});

test('weapons are counted', () => {
  expect(weaponsOf(designNamed('HBK-4G'), (id) => id)).toBe('ac-20, 2× medium-laser, small-laser');
});

test('a side adds up', () => {
  expect(totalsOf([{ design: 'AS7-D' }, { design: 'LCT-1V' }])).toEqual({
    units: 2,
    tons: 120,
    battleValue: 2329,
    unknown: 0,
  });
  expect(totalsOf([{ design: 'nothing' }])).toEqual({ units: 1, tons: 0, battleValue: 0, unknown: 1 });
});

test('a design that cannot be read is refused', () => {
  expect(designIn({ kind: 'mech' }).ok).toBe(false);
  expect(designIn('AS7-D').ok).toBe(true);
});
