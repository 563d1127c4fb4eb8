import { readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, test } from 'vitest';
import { BROKEN } from '../../src/games/shooting/roster/fixtures/broken.ts';
import { EXPECTED } from '../../src/games/shooting/roster/fixtures/expected.ts';
import { FILES } from '../../src/games/shooting/roster/fixtures/files.ts';
import { summaryOf } from '../../src/games/shooting/roster/fixtures/summary.ts';
import { TEXTS } from '../../src/games/shooting/roster/fixtures/texts.ts';
import type { ImportedList } from '../../src/games/shooting/roster/imported.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

type Read = { ok: true; value: ImportedList[] } | { ok: false; error: { code: string } };
const MANIFEST = new URL('../../dist/web/.vite/manifest.json', import.meta.url);
const SOURCE = '../src/games/shooting/roster/roster.ts';

test('the importer runs in the browser, with the same results', async () => {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Readonly<Record<string, { readonly file: string }>>;
  const { page } = await server.visitor();
  await page.goto('/odds/shooting');
  const fixtures = [...FILES, ...TEXTS, ...BROKEN.filter(({ input }) => input.length < 100_000)];
  const inputs = fixtures.map(({ input }) => [
    ...(typeof input === 'string' ? new TextEncoder().encode(input) : input),
  ]);
  // A text, since the test runner would rewrite an `import` in a function.
  const script = `import('/${chunks[SOURCE]?.file}').then(({ reader }) =>
    ${JSON.stringify(inputs)}.map((bytes) => reader.read(new Uint8Array(bytes))))`;
  const results = (await page.evaluate(script)) as readonly Read[];
  for (const [i, { name }] of fixtures.entries()) {
    const result = results[i];
    const broken = BROKEN.find((one) => one.name === name);
    if (!result?.ok) expect(result?.error.code, name).toBe(`roster-${broken?.code}`);
    else
      expect(
        result.value.map((list) => ({ format: list.format, ...summaryOf(list) })),
        name,
      ).toEqual(EXPECTED[name]);
  }
});
