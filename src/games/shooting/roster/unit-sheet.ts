import type { ImportedList, ImportedModel, ImportedUnit, ImportedWeapon, Stats } from './imported.ts';
import { matchKey } from './names.ts';
import { valuesOf, weaponsNamed } from './resolve.ts';
import { type KnownSheet, linesOf } from './sheets.ts';
import { type Source, type StoredLists, withCorrection } from './stored.ts';

/** The datasheet that gives a unit its values: chosen by hand, or with the same name. */
export function sheetOfUnit(
  { mappings }: Pick<StoredLists, 'mappings'>,
  sources: readonly Source[],
  { fingerprint }: ImportedList,
  { name, printed }: ImportedUnit,
): KnownSheet | undefined {
  const chosen = mappings.find((one) => one.list === fingerprint && one.unit === name);
  const found =
    sources.find(({ from, sheet }) => chosen && from === chosen.from && sheet.id === chosen.sheet) ??
    sources.find(({ from, sheet }) => from !== fingerprint && matchKey(sheet.name) === matchKey(printed));
  return found?.sheet;
}

/** A stat line that a model without one can get, with the abilities and keywords of the models that have it. */
export interface LineChoice extends Pick<ImportedModel, 'name' | 'abilities' | 'keywords'> {
  readonly stats: Stats;
}

/** The stat lines of the unit's other models and of its datasheet. */
export function lineChoices({ models }: ImportedUnit, sheet: KnownSheet | undefined): readonly LineChoice[] {
  const known = [...models, ...(sheet ? linesOf(sheet) : []).map((kind) => ({ name: kind.name, ...valuesOf(kind) }))];
  const found = new Map<string, LineChoice>();
  for (const { name, stats, abilities, keywords } of known) {
    if (!stats || stats.T === null || stats.Sv === null || stats.W === null) continue;
    const print = JSON.stringify([stats.T, stats.Sv, stats.W, stats.inv, stats.invMelee, abilities, keywords]);
    if (!found.has(print)) found.set(print, { name, stats, abilities, keywords });
  }
  return [...found.values()];
}

/** The values of a line as corrections of a model: field and value. */
export const lineValues = (m: number, { stats, abilities, keywords }: LineChoice): readonly SetField[] => {
  const { T, Sv, W, inv, invMelee } = stats;
  return [
    [`models.${m}.stats`, { T, Sv, W, inv, invMelee }],
    ...(abilities.length > 0 ? [[`models.${m}.abilities`, abilities] as const] : []),
    ...(keywords.length > 0 ? [[`models.${m}.keywords`, keywords] as const] : []),
  ];
};

export type SetField = readonly [field: string, value: unknown];

/** Sets several values of a unit. Returns the fields whose value the list refuses; then nothing is set. */
export function withFields(
  stored: StoredLists,
  list: string,
  unit: string | null,
  fields: readonly SetField[],
): { readonly stored: StoredLists; readonly refused: readonly string[] } {
  let now = stored;
  const refused: string[] = [];
  for (const [field, value] of fields) {
    const next = withCorrection(now, { list, unit, field, value });
    if (next) now = next;
    else refused.push(field);
  }
  return refused.length > 0 ? { stored, refused } : { stored: now, refused };
}

const wordsOf = (name: string): readonly string[] => matchKey(name).split(' ');

/** Words that turn a name into a different weapon, as well as all words in known weapon names. */
const MEANING = [
  'twin',
  'heavy',
  'light',
  'long',
  'short',
  'great',
  'master',
  'crafted',
  'relic',
  'combi',
  'two',
  'dual',
];

/**
 * Suggests a datasheet weapon for a longer name: `Grenade launcher` for `Astartes grenade launcher`. The extra words must not
 * be in any known weapon name (`heavy` or `plasma` would be another weapon). Only the player can confirm the match.
 */
export function suggestedWeapon(
  name: string,
  sheet: KnownSheet | undefined,
  all: readonly KnownSheet[],
): ImportedWeapon | undefined {
  const words = wordsOf(name);
  const known = (sheet ? namesOf(sheet) : []).filter((one) => {
    const end = wordsOf(one);
    return end.length < words.length && end.join(' ') === words.slice(-end.length).join(' ');
  });
  const [longest] = known.sort((a, b) => b.length - a.length);
  if (!sheet || longest === undefined) return undefined;
  const before = words.slice(0, words.length - wordsOf(longest).length);
  const meaning = new Set([...MEANING, ...all.flatMap(namesOf).flatMap(wordsOf)]);
  return before.some((word) => meaning.has(word)) ? undefined : weaponsNamed(sheet, longest, 1)[0];
}

const namesOf = ({ weapons, melee = {} }: KnownSheet): string[] =>
  [...Object.values(weapons), ...Object.values(melee)].map(({ name }) => name);
