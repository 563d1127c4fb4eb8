import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { button } from './hand.ts';
import { openHouse } from './house.ts';

const MOST = 150 * 1024;

const house = await openHouse();
afterEach(async () => expect(await house.emptied()).toEqual([]));
afterAll(() => house.close());

/** Bytes of script that a page has fetched, as gzip makes them. */
function weigh(page: Page): () => Promise<number> {
  const coming: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      coming.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => (await Promise.all(coming)).reduce((sum, bytes) => sum + bytes, 0);
}

test.each([
  [
    'home',
    async (page: Page) => {
      await page.goto('/');
      await button(page, 'Play against bots').first().waitFor();
      await page.getByRole('img', { name: 'Bots at play' }).first().waitFor();
    },
  ],
  [
    'a radar table',
    async (page: Page) => {
      const { code } = await house.served.create({ game: 'radar', settings: { listed: true }, start: true });
      await page.goto(`/m/${code}`);
      await page.getByRole('grid').waitFor();
    },
  ],
])('%s loads less than 150 KB of script, gzipped', async (name, visit) => {
  const { page } = await house.visitor();
  const bytes = weigh(page);
  await visit(page);
  await page.waitForLoadState('networkidle');
  const all = await bytes();
  console.log(`${name}: ${(all / 1024).toFixed(1)} KB of script, gzipped`);
  expect(all).toBeGreaterThan(10 * 1024);
  expect(all).toBeLessThan(MOST);
});
