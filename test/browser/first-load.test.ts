import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startServer } from './server.ts';

const KB = 1024;

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

/** Gzipped bytes of script that a page has fetched. */
function weigh(page: Page): () => Promise<number> {
  const coming: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      coming.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => (await Promise.all(coming)).reduce((sum, bytes) => sum + bytes, 0);
}

const visitTable = async (page: Page, game: string): Promise<void> => {
  const { code } = await server.served.create({ game, settings: { listed: true }, start: true });
  await page.goto(`/m/${code}`);
  await page.getByRole('grid').waitFor();
};

test.each([
  [
    'home',
    150,
    async (page: Page) => {
      await page.goto('/');
      for (const game of ['Admiral Radar', 'BattleTech', 'The Shooting Phase']) {
        const card = page.getByRole('article', { name: game });
        await card.scrollIntoViewIfNeeded(); // a card loads when it scrolls into view
        await card.getByRole('img', { name: 'Bots playing' }).locator('svg').first().waitFor();
      }
    },
  ],
  ['a radar table', 150, (page: Page) => visitTable(page, 'radar')],
  ['a battletech table', 230, (page: Page) => visitTable(page, 'battletech')],
  ['a shooting table', 200, (page: Page) => visitTable(page, 'shooting')],
])('%s loads less than %i KB of script, gzipped', async (name, most, visit) => {
  const { page } = await server.visitor();
  const bytes = weigh(page);
  await visit(page);
  await page.waitForLoadState('networkidle');
  const all = await bytes();
  console.log(`${name}: ${(all / KB).toFixed(1)} KB of script, gzipped`);
  expect(all).toBeGreaterThan(10 * KB);
  expect(all).toBeLessThan(most * KB);
});
