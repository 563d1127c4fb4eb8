import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../dist/web/', import.meta.url));
const KB = 1024;
const textOf = (file: string): string => readFileSync(join(WEB, file), 'utf8');

interface Manifest {
  readonly lang: string;
  readonly description: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}
const manifestOf = (file: string): Manifest => JSON.parse(textOf(file));
const ENGLISH = manifestOf('manifest.webmanifest');
const SPANISH = manifestOf('manifest.es.webmanifest');

describe('the manifest', () => {
  test('differs between the languages only in its texts', () => {
    const { lang, description, shortcuts, ...rest } = ENGLISH;
    expect(SPANISH).toMatchObject(rest);
    expect([lang, SPANISH.lang]).toEqual(['en', 'es']);
    expect(SPANISH.description).not.toBe(description);
    expect(SPANISH.shortcuts.map(({ url }) => url)).toEqual(shortcuts.map(({ url }) => url));
  });

  test.each(ENGLISH.icons)('$src is a picture of $sizes', ({ src, sizes }) => {
    const picture = readFileSync(join(WEB, src));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  });

  test('has the icons that browsers ask for', () => {
    expect(ENGLISH.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });
});

describe('the service worker', () => {
  const worker = textOf('sw.js');
  const listed = (name: string): string[] =>
    JSON.parse(new RegExp(`${name}:(\\[[^\\]]*\\])`).exec(worker)?.[1] ?? '[]');
  const [shell, rest] = [listed('shell'), listed('rest')];

  test('stores files that exist, each once, and nothing from the API', () => {
    const all = [...shell, ...rest];
    expect(all.length).toBeGreaterThan(50);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((file) => !existsSync(join(WEB, file)) || file.startsWith('/api'))).toEqual([]);
  });

  test('starts with less than 80 KB, which a first visit has loaded anyway', () => {
    const bytes = shell.reduce((sum, file) => sum + gzipSync(readFileSync(join(WEB, file))).length, 0);
    expect(bytes).toBeLessThan(80 * KB);
    expect(gzipSync(worker).length).toBeLessThan(6 * KB);
  });

  test('leaves out the pages that need the server', () => {
    const chunks = JSON.parse(textOf('.vite/manifest.json')) as Readonly<Record<string, { readonly file: string }>>;
    const fileOf = (source: string): string => `/${chunks[source]?.file}`;
    for (const source of ['lesson/index.tsx', 'rules/index.tsx', 'odds/index.tsx', 'replay/index.tsx'])
      expect(rest).toContain(fileOf(source));
    for (const source of ['admin/index.tsx', 'arena/index.tsx', 'lab/index.tsx'])
      expect([...shell, ...rest]).not.toContain(fileOf(source));
  });
});
