import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../dist/web/', import.meta.url));
const MOST = 150 * 1024;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}
const manifest: readonly Chunk[] = Object.values(
  JSON.parse(readFileSync(join(WEB, '.vite', 'manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>,
);

test('all script of the page together stays under 150 KB, gzipped', () => {
  const scripts = [...new Set(manifest.map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(WEB, file))).length, 0);
  expect(scripts.length).toBeGreaterThan(3);
  expect(bytes).toBeLessThan(MOST);
});

test('no game is in the first chunk', () => {
  const entry = manifest.find(({ isEntry }) => isEntry);
  const text = readFileSync(join(WEB, entry?.file ?? ''), 'utf8');
  expect(text).not.toContain('sonar');
});
