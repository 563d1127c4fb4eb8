import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { startProxy } from './network-proxy.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';
import { storedFiles, storePages } from './stored-files.ts';

const server = await startServer();
let code: string;
beforeAll(async () => {
  code = await server.finished();
});
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const WORKER = readFileSync(fileURLToPath(new URL('../../dist/web/sw.js', import.meta.url)), 'utf8');

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the match' });

const ready = (page: Page): Promise<void> => storePages(page, WORKER);

/** A visitor behind a proxy; `cut` takes the server away. */
async function visitor(how: Parameters<typeof server.visitor>[0] = {}) {
  const proxy = await startProxy(server.served.server.port);
  const { page, context, expectFaults } = await server.visitor({ baseURL: proxy.url, serviceWorkers: 'allow', ...how });
  context.on('close', () => void proxy.close());
  expectFaults(/ERR_|Failed to (load|fetch)|WebSocket/);
  return { page, context, cut: () => proxy.cut() };
}

test('lessons, rules, odds and a saved replay open without the server; other pages say so', async () => {
  const { page, cut } = await visitor();
  await page.goto(`/replay/${code}`);
  await slider(page).waitFor();
  await button(page, 'Save for offline').click();
  await button(page, 'Remove offline copy').waitFor();
  await ready(page);
  expect((await storedFiles(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
  cut();

  await page.goto('/');
  await page.getByRole('heading', { name: 'Available offline' }).waitFor();
  await page.getByRole('link', { name: 'BattleTech: rules' }).click();
  await page.getByRole('heading', { level: 1, name: /BattleTech/ }).waitFor();
  await page.getByRole('heading', { name: 'Heat', exact: true }).waitFor();

  await page.goto('/');
  await page.getByRole('link', { name: 'Lessons' }).click();
  await page.locator('.lesson-card a').first().click();
  await page.locator('.coach').waitFor();

  await page.goto('/odds/shooting');
  await page.locator('dl > div').filter({ hasText: 'Wounds lost' }).first().waitFor();

  await page.goto('/replay');
  await button(page, `Watch Admiral Radar · ${code}`).click();
  await slider(page).waitFor();
  await page.waitForURL(`/replay/${code}`);
  await page.getByRole('tab', { name: 'Why' }).click();
  const why = page.getByRole('region', { name: 'Why' });
  await why.getByText('For developers').click();
  await why.getByRole('table').first().waitFor();

  for (const path of ['/new/radar', '/lab', '/arena', '/m/K7QXM']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Available offline' }).waitFor();
    await page.getByRole('link', { name: 'Umpire home' }).waitFor();
  }
});

test('a saved file is listed, opens offline and can be removed', async () => {
  const { page, cut } = await visitor();
  await page.goto('/replay');
  const log = await server.served.get<string>(`/api/matches/${code}/log`);
  const file = { name: 'friday.jsonl', mimeType: 'text/plain', buffer: Buffer.from(log.body) };
  await page.locator('input[type=file]').setInputFiles(file);
  await slider(page).waitFor();
  await button(page, 'Save for offline').click();
  await button(page, 'Remove offline copy').waitFor();
  await ready(page);
  cut();
  await page.goto('/replay');
  await button(page, 'Watch Admiral Radar · friday.jsonl').click();
  await slider(page).waitFor();
  await page.goto('/replay');
  await button(page, 'Remove Admiral Radar · friday.jsonl').click();
  await page.getByText('No saved replays.').waitFor();
});

test('a match is played with the worker active, and none of it is stored', async () => {
  const pass = await server.served.create({ game: 'radar', sit: ['blue.captain'], settings: { pace: 0 }, start: true });
  const { page } = await visitor({ remembers: { [`pass.${pass.code}`]: { ...pass, game: 'radar', at: 1 } } });
  await page.goto('/');
  await ready(page);
  await page.goto(`/m/${pass.code}`);
  await page.getByRole('gridcell', { name: /^D4,/ }).click();
  await button(page, /^Start at D4,/).click();
  await button(page, /Sail north/).waitFor();
  const paths = await storedFiles(page);
  expect(paths.filter((path) => /^\/(api|m)\//.test(path))).toEqual([]);
});

test('the browser can install the page, in the language of the page', async () => {
  const { page, context } = await visitor({ locale: 'es-ES' });
  await page.goto('/');
  await ready(page);
  const debug = await context.newCDPSession(page);
  const { errors, url, data = '' } = await debug.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/manifest\.es\.webmanifest$/);
  expect(data).toContain('"Repeticiones"');
  const { installabilityErrors } = await debug.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

describe.each([
  { theme: 'paper', language: 'en', heading: 'Available offline' },
  { theme: 'plot-room', language: 'es', heading: 'Disponible sin conexión' },
])('in $theme, $language,', ({ theme, language, heading }) => {
  test('the offline pages fit a phone, and axe finds no problems', async () => {
    const remembers = { settings: { theme, language, motion: 'none' } };
    const { page, cut } = await visitor({ remembers, viewport: { width: 390, height: 844 } });
    await page.goto(`/replay/${code}`);
    await button(page, /^(Save for offline|Guardar para)/).click();
    await button(page, /^(Remove offline copy|Quitar la copia)/).waitFor();
    await ready(page);
    cut();
    for (const path of ['/', '/lab', '/m/K7QXM']) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.getByRole('link', { name: /BattleTech/ }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await expectToFit(page, path);
    }
    await page.goto('/replay');
    await page.locator('.saved-replay').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expectToFit(page, '/replay');
  });
});
