import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { BROWSER_ARGS, browserOrExit } from '../../scripts/browser.mjs';
import { built } from '../../src/server/http/testing.ts';
import { eventually, LIMIT } from '../eventually.ts';
import { storePages } from './stored-files.ts';

const web = mkdtempSync(join(tmpdir(), 'umpire-build-'));
cpSync(fileURLToPath(new URL('../../dist/web', import.meta.url)), web, { recursive: true });
const { app } = await built({ web, limits: { requestsPerMinute: 100_000 } });
await app.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: browserOrExit(), args: BROWSER_ARGS });
afterAll(async () => {
  await browser.close();
  await app.close();
  rmSync(web, { recursive: true, force: true });
});

const worker = (): string => readFileSync(join(web, 'sw.js'), 'utf8');
const OLD = /build:"(\w+)"/.exec(worker())?.[1] ?? '';
const NEW = 'ffffffffffff';

/** Another build of the page, without the chunk of the odds page. */
function deploy(): void {
  const rewrite = (file: string, from: string, to: string): void => {
    const text = readFileSync(join(web, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(web, file), text.replaceAll(from, to));
  };
  const odds = /\/assets\/odds-[\w-]+\.js/.exec(worker())?.[0] ?? '';
  rmSync(join(web, odds));
  rewrite('sw.js', OLD, NEW);
  rewrite('sw.js', `"${odds}",`, '');
  rewrite('index.html', '<title>', '<meta name="build" content="2" /><title>');
}

const caches = (page: Page): Promise<string[]> => page.evaluate('caches.keys()');

test('a new build takes over at the next navigation; a page of the old one works until it is closed', async () => {
  const { port } = app.server.address() as AddressInfo;
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, locale: 'en-GB' });
  context.setDefaultTimeout(LIMIT); // the browser may let the old worker finish first
  const old = await context.newPage();
  await old.goto('/rules/radar');
  await storePages(old, worker());

  deploy();
  const next = await context.newPage();
  await next.goto('/rules/radar');
  expect(await next.locator('meta[name=build]').count()).toBe(1);
  await next.evaluate('navigator.serviceWorker.ready.then((found) => found.update())');
  await eventually(() => caches(next)).toEqual([`umpire-${OLD}`, `umpire-${NEW}`]);

  // The old page loads a chunk that the server no longer has.
  await old.evaluate(`history.pushState(null, '', '/odds/shooting'); dispatchEvent(new Event('popstate'))`);
  await old.locator('dl > div').filter({ hasText: 'Wounds lost' }).first().waitFor();

  await old.close();
  // The browser activates a worker once the old one has stopped. That may take minutes while a debugger is attached.
  const debug = await context.newCDPSession(next);
  await debug.send('ServiceWorker.enable');
  await debug.send('ServiceWorker.stopAllWorkers');
  const isActive = () => next.evaluate('navigator.serviceWorker.ready.then((it) => !it.installing && !it.waiting)');
  await eventually(isActive).toBe(true);
  // Every visit asks the worker to store its pages; one that asks while the old page closes is too early.
  const visit = async (): Promise<string[]> => {
    await storePages(next, worker());
    return caches(next);
  };
  await eventually(visit, { interval: 2000 }).toEqual([`umpire-${NEW}`]);
  await context.close();
});

test('an old worker does not delete the cache of a build that is being installed', async () => {
  const { port } = app.server.address() as AddressInfo;
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, locale: 'en-GB' });
  context.setDefaultTimeout(LIMIT);
  const page = await context.newPage();
  await page.goto('/rules/radar');
  await storePages(page, worker());
  await page.evaluate(`Promise.all(['umpire-newer', 'other'].map((name) => caches.open(name)))`);
  await storePages(page, worker());
  const own = `umpire-${/build:"(\w+)"/.exec(worker())?.[1]}`;
  await eventually(() => caches(page)).toEqual([own, 'umpire-newer', 'other']);
  await context.close();
});
