import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../dist/web/', import.meta.url));
const KB = 1024;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[]; // imported chunks
}
const manifest = JSON.parse(readFileSync(join(WEB, '.vite', 'manifest.json'), 'utf8')) as Readonly<
  Record<string, Chunk>
>;

/** The files of these sources with everything they import. */
function filesOf(sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (source: string): void => {
    const { file, imports } = manifest[source] ?? { file: `nothing is built from ${source}` };
    if (files.has(file)) return;
    files.add(file);
    imports?.forEach(add);
  };
  sources.forEach(add);
  return files;
}

const textOf = (file: string): string => readFileSync(join(WEB, file), 'utf8');
const weigh = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0);

const ENTRY = 'index.html';
const FIRST = filesOf([ENTRY]);
const partOf = (game: string, part: string): string => `../src/games/${game}/${part}`;

describe('gzipped script size', () => {
  test('the page starts with less than 60 KB', () => {
    expect(weigh(FIRST)).toBeLessThan(60 * KB);
  });

  test.each([
    ['radar', 150],
    ['battletech', 230],
    ['force', 200],
  ])('a match of %s needs less than %i KB', (game, most) => {
    const table = weigh(filesOf([ENTRY, partOf(game, 'game.ts'), partOf(game, 'ui/index.tsx')]));
    expect(table).toBeGreaterThan(weigh(FIRST));
    expect(table).toBeLessThan(most * KB);
  });

  test('the lab adds less than 15 KB to the home page, and no game', () => {
    const added = [...filesOf(['lab/index.tsx'])].filter((file) => !FIRST.has(file));
    expect(added.length).toBeGreaterThan(0);
    expect(weigh(added)).toBeLessThan(15 * KB);
    for (const file of added) expect(textOf(file)).not.toMatch(/sonar|gyro/);
  });

  test('the arena adds less than 20 KB to the home page, and no game; the charts are loaded later', () => {
    const added = [...filesOf(['arena/index.tsx'])].filter((file) => !FIRST.has(file));
    expect(added.length).toBeGreaterThan(0);
    expect(weigh(added)).toBeLessThan(20 * KB);
    for (const file of added) expect(textOf(file)).not.toMatch(/sonar|gyro|uplot/);
    const drawing = [...filesOf(['arena/draw-plot.ts'])].filter((file) => !FIRST.has(file) && !added.includes(file));
    expect(drawing.length).toBeGreaterThan(0);
    expect(weigh(drawing)).toBeLessThan(26 * KB);
  });

  test('the army list importer adds less than 60 KB, and only when a list is imported', () => {
    const importer = filesOf([partOf('shooting', 'roster/roster.ts')]);
    const table = filesOf([ENTRY, partOf('shooting', 'game.ts'), partOf('shooting', 'ui/index.tsx')]);
    const added = [...importer].filter((file) => !table.has(file));
    expect(added.length).toBeGreaterThan(0);
    expect(weigh(added)).toBeLessThan(60 * KB);
    for (const game of ['radar', 'battletech', 'shooting', 'force']) {
      const files = filesOf([ENTRY, partOf(game, 'game.ts'), partOf(game, 'ui/index.tsx')]);
      expect(added.filter((file) => files.has(file))).toEqual([]);
    }
  });

  test.each([['shooting', 120]])('the odds page of %s needs less than %i KB', (game, most) => {
    const odds = weigh(filesOf([ENTRY, 'odds/index.tsx', partOf(game, 'ui/calculator.tsx')]));
    expect(odds).toBeGreaterThan(weigh(FIRST));
    expect(odds).toBeLessThan(most * KB);
  });

  test.each([
    ['radar', 15],
    ['battletech', 40],
    ['force', 10],
  ])('the card of %s adds less than %i KB to the home page', (game, most) => {
    const added = [...filesOf([partOf(game, 'ui/card.tsx')])].filter((file) => !FIRST.has(file));
    expect(added.length).toBeGreaterThan(0);
    expect(weigh(added)).toBeLessThan(most * KB);
  });
});

test('the first chunk contains no game', () => {
  for (const file of FIRST) expect(textOf(file)).not.toMatch(/sonar|gyro/);
});
