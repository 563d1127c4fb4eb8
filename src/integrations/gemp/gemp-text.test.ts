import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GEMP_CODES, sayGemp } from './gemp-text.ts';

const FACTS = { at: 'in-hall', why: { code: 'gemp-late', within: 2000 }, known: ['a'], within: 1000 };
const inner = (): string => 'something';

test.each(GEMP_CODES)('%s has a text in both languages', (code) => {
  const [en, es] = (['en', 'es'] as const).map((language) => sayGemp({ code, ...FACTS }, language, inner));
  expect(en).toMatch(/\w/);
  expect(es).toMatch(/\w/);
  expect(es).not.toBe(en);
});

test('facts of other modules have no text', () => {
  expect(sayGemp({ code: 'toString' }, 'en', inner)).toBeUndefined();
});

test('there are no texts for unused codes', () => {
  const folders = ['.', '../../cli'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/(\.test|-text)\.ts$/.test(path))
      .map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
  );
  expect(GEMP_CODES.filter((code) => !sources.some((text) => text.includes(`'${code}'`)))).toEqual([]);
});
