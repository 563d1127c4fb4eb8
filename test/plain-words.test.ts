import { describe, expect, test } from 'vitest';
import { hits, PHRASES } from '../scripts/plain-words.mjs';

/** How often a phrase may remain in comments outside tests, where it is the right word. */
const AT_MOST: Readonly<Record<string, number>> = {
  nobody: 5,
  'hand(s)': 10,
  whoever: 3,
  'is/are told': 5,
  'so many/so much': 3,
  'of ours': 3,
  eyes: 3,
  'by itself': 3,
  anew: 2,
};

describe('docs, texts and comments use plain words (docs/writing.md)', () => {
  const all = hits();

  test.each(PHRASES.filter(({ counted }) => !counted).map(({ name }) => name))('"%s" does not occur', (name) => {
    const found = all.filter((hit) => hit.name === name);
    expect(found.map(({ file, line, instead }) => `${file}:${line}: write ${instead}`)).toEqual([]);
  });

  test.each(Object.entries(AT_MOST))('"%s" occurs in at most %i comments', (name, most) => {
    const found = all.filter((hit) => hit.name === name && hit.kind === 'comment' && !hit.test);
    const lines = found.map(({ file, line, instead }) => `${file}:${line}: write ${instead}`);
    expect(found.length, lines.join('\n')).toBeLessThanOrEqual(most);
  });

  test('every counted phrase has a limit', () => {
    expect(PHRASES.flatMap(({ name, counted }) => (counted ? [name] : [])).sort()).toEqual(Object.keys(AT_MOST).sort());
  });
});
