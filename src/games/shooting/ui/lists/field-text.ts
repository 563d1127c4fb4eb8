import type { Language } from '../../../../kernel/game.ts';
import type { ImportedUnit, Stats } from '../../roster/imported.ts';
import { unitAbility, weaponKeyword } from '../../roster/keywords.ts';
import { plainMarks } from '../../roster/names.ts';
import { abilityList, abilityNames } from '../calculator/abilities.ts';
import { statsText, statsTyped, weaponTyped } from './profile-text.ts';

/** How the player types the value of a report entry's field. */
export interface TypedField {
  readonly like: Readonly<Record<Language, string>>; // an example
  read(text: string): unknown; // undefined: not readable; the list checks the value
}

const same = (like: string): TypedField['like'] => ({ en: like, es: like });
const number: TypedField['read'] = (text) => {
  const plain = plainMarks(text).trim();
  return /^-?\d{1,4}$/.test(plain) ? Number(plain) + 0 : undefined;
};
const roll: TypedField['read'] = (text) => number(text.trim().replace(/\+$/, ''));
const dice: TypedField['read'] = (text) => number(text) ?? text.trim().toUpperCase().replaceAll(' ', '');
const names = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Abilities in either language, as datasheets print them. */
const abilities =
  (print: (text: string) => string | undefined) =>
  (text: string): string[] =>
    names(text).map((one) => {
      const [english = one] = abilityList('es').read(one) ?? [];
      return print(english) ?? english;
    });
const ofWeapon = abilities(weaponKeyword);

/** Examples of a weapon and a stat line, in the letters of the page's language; both are read in both languages. */
export const EXAMPLES = {
  ranged: { en: '24" A2 BS3+ S4 AP-1 D1', es: '24" A2 HP3+ F4 FP-1 D1' },
  melee: { en: 'A3 WS4+ S8 AP-2 D2', es: 'A3 HA4+ F8 FP-2 D2' },
  stats: { en: 'T4 Sv3+ W2 inv4+', es: 'R4 S3+ H2 inv4+' },
  keywords: same('Infantry, Fly'),
  abilities: { en: 'Stealth, Feel No Pain 5+', es: 'Sigilo, No hay dolor 5+' },
} as const;

const FIELDS: readonly (readonly [field: RegExp, typed: TypedField])[] = [
  [/^points$/, { like: same('90'), read: number }],
  [/\.count$/, { like: same('5'), read: number }],
  [/\.AP$/, { like: same('-1'), read: number }],
  [/\.(?:T|W|S|range)$/, { like: same('4'), read: number }],
  [/\.(?:Sv|inv|invMelee|skill)$/, { like: same('3+'), read: roll }],
  [/\.(?:A|D)$/, { like: same('D6+1'), read: dice }],
  [
    /\.profiles\.\d+\.abilities$/,
    { like: { en: 'Rapid Fire 1, Lethal Hits', es: 'Fuego rápido 1, Impactos letales' }, read: ofWeapon },
  ],
  [/(?:^|\.)abilities$/, { like: EXAMPLES.abilities, read: abilities(unitAbility) }],
  [/(?:^|\.)keywords$|^detachments$/, { like: EXAMPLES.keywords, read: names }],
  [/^models\.\d+\.stats$/, { like: EXAMPLES.stats, read: statsTyped }],
  [/^weapons\.\d+$/, { like: EXAMPLES.ranged, read: (text) => weaponTyped(text, ofWeapon) }],
];

/** Undefined for fields that cannot be typed: those can only be left as they are. */
export const typedField = (unit: string | null, field: string): TypedField | undefined =>
  unit === null && field === 'points' ? undefined : FIELDS.find(([pattern]) => pattern.test(field))?.[1];

/** What the field has now, as text. Lists are shown, so that the player adds to them. */
export function shownField(unit: ImportedUnit | undefined, field: string, language: Language): string {
  let value: unknown = unit;
  for (const key of field.split('.')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (Array.isArray(value)) {
    const texts = value.filter((one): one is string => typeof one === 'string');
    return (/abilities$/.test(field) ? abilityNames(texts, language) : texts).join(', ');
  }
  if (/\.stats$/.test(field) && value) return statsText(value as Stats, language);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
