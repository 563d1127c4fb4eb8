import { expect, test } from 'vitest';
import { abilityOf } from '../../data/abilities.ts';
import { DATASHEETS } from '../../data/datasheets.ts';
import { WEAPONS } from '../../data/weapons.ts';
import { abilityList, abilityName, abilityNames } from './abilities.ts';

const PRINTED = [
  ...new Set([
    ...DATASHEETS.flatMap(({ abilities = [], kinds }) => [
      ...abilities,
      ...Object.values(kinds).flatMap((kind) => kind.abilities ?? []),
    ]),
    ...Object.values(WEAPONS).flatMap(({ profiles }) => profiles.flatMap(({ abilities = [] }) => abilities ?? [])),
  ]),
];

test.each(PRINTED)('%s is read the same in both languages', (printed) => {
  for (const language of ['en', 'es'] as const) {
    const [again = ''] = abilityList(language).read(abilityName(printed, language)) ?? [];
    expect(abilityOf(again)).toEqual(abilityOf(printed));
  }
});

test('they have Spanish names, and both names can be typed', () => {
  const printed = [
    'Rapid Fire 1',
    'Lethal Hits',
    'Anti-Infantry 4+',
    'Sustained Hits D3',
    'Damage -1',
    'Hit Re-roll Ones',
    'Mortal Feel No Pain 5+',
  ];
  const spanish = abilityNames(printed, 'es');
  expect(spanish.join(', ')).toBe(
    'Fuego rápido 1, Impactos letales, Anti-Infantry 4+, Impactos sostenidos D3, Daño -1, repetir los 1 para impactar, No hay dolor 5+ (heridas mortales)',
  );
  expect(abilityList('es').read(spanish.join(', '))).toEqual(printed);
  expect(abilityList('es').read(printed.join(', '))).toEqual(printed);
  expect(abilityNames(['Swift'], 'es')).toEqual(['Swift']);
});
