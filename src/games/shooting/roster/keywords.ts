import { abilityOf } from '../data/abilities.ts';
import { wrongAbility } from '../rules/abilities/fault.ts';
import { ABILITIES, ABILITY_IDS } from '../rules/abilities/registry.ts';
import { WEAPON_ABILITIES } from '../rules/abilities/weapon.ts';
import { LIMITS } from './limits.ts';
import { plainMarks } from './names.ts';
import { short } from './report.ts';

/** Lower case, without brackets, and with hyphens as spaces. */
const normal = (text: string): string =>
  plainMarks(text)
    .toLowerCase()
    .replace(/[[\]]/g, ' ')
    .replace(/[\s-]+/g, ' ')
    .trim();

/** The keywords of a weapon as separate texts. A slash after a colon belongs to the keyword: `X 1: Infantry/Beasts`. */
export function splitKeywords(text: string): readonly string[] {
  const parts = plainMarks(text.slice(0, LIMITS.lineCharacters))
    .replace(/[[\]]/g, ',')
    .split(/[,;]|\s-\s/)
    .flatMap((part) => (part.includes(':') ? [part] : part.split('/')));
  return parts.map((part) => short(part, LIMITS.nameCharacters)).filter((part) => !/^-*$/.test(part));
}

/** Without its number: `Sustained Hits 1` and `sustained hits` are the same ability. */
export const abilityKey = (text: string): string =>
  normal(text)
    .replace(/:.*$/, '')
    .replace(/ \d*d?\d+(?:\+\d*)?"?$/, '')
    .trim();

const title = (words: string): string => words.replace(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The game's name for an ability in the file's text; undefined if the game does not have it. */
function printedAs(text: string, owner: 'weapon' | 'unit', known: readonly string[]): string | undefined {
  const words = normal(text);
  const anti = /^anti (.{1,25}?) ([2-6])\+?$/.exec(words);
  const id = ABILITY_IDS.find((one) => one.replace(/-/g, ' ') === abilityKey(words));
  let print: string | undefined;
  if (anti) print = `Anti-${title(anti[1] as string)} ${anti[2]}+`;
  else if (id !== undefined && !words.includes(':')) {
    const base = ABILITIES[id as keyof typeof ABILITIES].print.replace(/ (?:X|N\+|-X)$/, '');
    const number = words.slice(id.length).trim().toUpperCase().replace(/"$/, '');
    print = number === '' ? base : `${base} ${id === 'damage' ? '-' : ''}${number}`;
  }
  if (print === undefined) return undefined;
  const ability = abilityOf(print);
  return known.includes(ability.id) && !wrongAbility(ability, owner) ? print : undefined;
}

const OF_WEAPONS: readonly string[] = Object.keys(WEAPON_ABILITIES);
/** Abilities that datasheets print by name only. The game's others are read from the ability's sentence. */
const OF_UNITS: readonly string[] = ['deadly-demise', 'feel-no-pain', 'firing-deck', 'lone-operative', 'stealth'];

export const weaponKeyword = (text: string): string | undefined => printedAs(text, 'weapon', OF_WEAPONS);
export const unitAbility = (text: string): string | undefined => printedAs(text, 'unit', OF_UNITS);

/** Core abilities and headings that never change a shooting attack. */
const WITHOUT_EFFECT: readonly string[] = [
  'deep strike',
  'fights first',
  'hover',
  'infiltrators',
  'leader',
  'scouts',
  'super heavy walker',
  'support',
  'transport',
];
export const isWithoutEffect = (text: string): boolean => WITHOUT_EFFECT.includes(abilityKey(text));
