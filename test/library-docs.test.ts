import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { libraryPages } from '../scripts/library-docs.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

test('the pages of docs/library are up to date (node scripts/library-docs.mjs)', () => {
  const pages = libraryPages();
  expect(Object.keys(pages).sort()).toEqual(
    readdirSync(`${ROOT}docs/library`)
      .map((name) => `docs/library/${name}`)
      .sort(),
  );
  for (const [path, text] of Object.entries(pages)) expect(read(path), path).toBe(text);
});

test('docs/library.md names every entry point of the package', () => {
  const { exports } = JSON.parse(read('package.json')) as { readonly exports: Readonly<Record<string, unknown>> };
  const names = Object.keys(exports).filter((path) => path !== './package.json');
  const page = read('docs/library.md');
  for (const name of names) expect(page).toContain(`umpire-games${name.slice(1).replace('*', 'NAME')}`);
});

test('docs/library.md names every example', () => {
  const page = read('docs/library.md');
  for (const name of readdirSync(`${ROOT}examples/library`)) expect(page).toContain(`\`${name}\``);
});
