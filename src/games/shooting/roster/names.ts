import { LIMITS } from './limits.ts';
import { short } from './report.ts';

/** A name from a file, on one line and with plain apostrophes and hyphens. */
export const nameFrom = (text: string): string => short(plainMarks(text), LIMITS.nameCharacters);

/** Typographic quotes, hyphens and minus signs as the ASCII characters. */
export const plainMarks = (text: string): string =>
  text
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212\ufe58\uff0d]/g, '-');

const singular = (word: string): string => {
  if (word.length < 4) return word;
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

/** The form in which two names are compared: no case, plural, accents, punctuation or `[Legends]`. */
export const matchKey = (name: string): string =>
  plainMarks(name.slice(0, 4 * LIMITS.nameCharacters))
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
    .split(' ')
    .map(singular)
    .join(' ');

/** An id for army files: `sample-squad`. */
export const idFrom = (name: string): string =>
  plainMarks(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '') || 'unit';

/** Returns each name, or `name (2)`, `name (3)` if it was used before. */
export function uniqueNames(pattern: (name: string, number: number) => string): (name: string) => string {
  const used = new Set<string>();
  return (name) => {
    let unique = name;
    for (let number = 2; used.has(unique); number++) unique = pattern(name, number);
    used.add(unique);
    return unique;
  };
}
