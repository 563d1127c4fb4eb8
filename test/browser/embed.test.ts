import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { decoded } from '../../src/parts/picture/testing.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
let code: string;
let elsewhere: Server; // another website
beforeAll(async () => {
  code = await server.finished();
  elsewhere = createServer((request, response) => {
    const target = new URL(request.url ?? '/', 'http://elsewhere').searchParams.get('show') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Blog</title><iframe title="Match" width=720 height=560 src="${target}"></iframe>`,
    );
  });
  await new Promise<void>((ready) => elsewhere.listen(0, ready));
});
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(async () => {
  elsewhere?.close();
  await server.close();
});

/** A page of another website that shows this address in a frame. */
async function framed(path: string, fault?: RegExp) {
  const visitor = await server.visitor();
  if (fault) visitor.expectFaults(fault);
  const { port } = elsewhere.address() as AddressInfo;
  await visitor.page.goto(`http://127.0.0.1:${port}/?show=${encodeURIComponent(`${server.url}${path}`)}`);
  return { ...visitor, frame: visitor.page.frameLocator('iframe') };
}

describe('another website', () => {
  test('shows a replay, which starts at the position and plays', async () => {
    const { frame } = await framed(`/embed/replay/${code}?at=40`);
    const slider = frame.getByRole('slider', { name: 'Position in the match' });
    await slider.waitFor();
    expect(await slider.inputValue()).toBe('40');
    await frame.getByRole('button', { name: 'Play' }).click();
    await frame.getByRole('button', { name: 'Pause' }).waitFor();
    await eventually(async () => Number(await slider.inputValue())).toBeGreaterThan(40);
    const link = frame.getByRole('link', { name: 'Open in Umpire' });
    expect(await link.getAttribute('href')).toBe(`/replay/${code}`);
  });

  test('shows a board', async () => {
    const { frame } = await framed(`/embed/board/${code}`);
    const picture = frame.getByRole('img', { name: `Board, match ${code}` });
    await picture.waitFor();
    await eventually(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(1200);
  });

  test.each(['/', '/m/CODE', '/replay/CODE'])('cannot show %s', async (path) => {
    const { page } = await framed(path.replace('CODE', code), /frame-ancestors 'none'/);
    await eventually(() => page.frames()[1]?.url() ?? '').toMatch(/^chrome-error:/);
  });
});

test('a page for frames stores nothing and reads no token', async () => {
  const { page } = await server.visitor({ remembers: { 'umpire-seats': { [code]: { token: 'secret' } } } });
  await page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(globalThis, { used });
    for (const name of ['getItem', 'setItem'] as const) {
      const own = Storage.prototype[name] as (...args: string[]) => string & undefined;
      Storage.prototype[name] = function (this: Storage, ...args: string[]) {
        used.push(`${name} ${args[0]}`);
        return own.apply(this, args);
      };
    }
  });
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => sent.push(request.headers().authorization, request.headers()['x-umpire-browser']));
  await page.goto(`/embed/replay/${code}`);
  await page.getByRole('slider').waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { used: string[] }).used)).toEqual([]);
  expect(sent.filter(Boolean)).toEqual([]);
});

test.each(['en-GB', 'es-ES'])('a page for frames has no accessibility findings (%s)', async (locale) => {
  const { page } = await server.visitor({ locale, viewport: { width: 390, height: 500 } });
  await page.goto(`/embed/replay/${code}`);
  await page.getByRole('slider').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

async function exporting(page: Page): Promise<void> {
  await page.goto(`/replay/${code}?at=40`);
  await button(page, 'Export…').click();
  await page.getByRole('heading', { name: 'Export and embed' }).waitFor();
}

describe('the replay page', () => {
  test('exports the position as PNG and SVG, and the match as GIF', async () => {
    const { page } = await server.visitor({ acceptDownloads: true });
    await exporting(page);
    const saved = async (name: string): Promise<{ readonly file: string; readonly content: Buffer }> => {
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
      return { file: download.suggestedFilename(), content: readFileSync(await download.path()) };
    };
    const png = await saved('Save as PNG');
    expect(png.file).toBe(`umpire-radar-${code}-40.png`);
    expect(png.content.readUInt32BE(16)).toBe(2400);
    const svg = await saved('Save as SVG');
    expect([svg.file, svg.content.toString()]).toEqual([
      `umpire-radar-${code}-40.svg`,
      expect.stringMatching(/^<svg /),
    ]);
    const gif = await saved('Save as GIF');
    expect(gif.file).toBe(`umpire-radar-${code}.gif`);
    const { frames, width } = decoded(gif.content);
    expect(width).toBe(640);
    expect(frames.length).toBeGreaterThan(10);
    expect(frames.length).toBeLessThanOrEqual(60);
    await page.getByText('Saved.').waitFor();
  });

  test('shows the code for other websites, optionally from the current position', async () => {
    const { page } = await server.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    await exporting(page);
    await page.getByRole('checkbox', { name: 'Start at this position' }).check();
    await button(page, 'Copy code').click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `<iframe src="${server.url}/embed/replay/${code}?at=40"`,
    );
    expect(await axeFindings(page)).toEqual([]);
  });
});
