import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from '../../src/server/testing.ts';
import { type NetworkProxy, startProxy } from './network-proxy.ts';
import { button, openCourse, place, spoken, status } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
let proxy: NetworkProxy;
beforeEach(async () => {
  proxy = await startProxy(server.served.server.port);
});
afterEach(async () => {
  const faults = await server.closeVisitors();
  await proxy?.close();
  expect(faults).toEqual([]);
});
afterAll(() => server.close());

const LINE_FAULTS = /net::ERR_|WebSocket connection|Failed to load resource/;
const BROKEN = /Connection lost. Reconnecting/;

/** What the first mate is asked after the boat has moved. */
const charge = (page: Page): Locator => button(page, /^Charge torpedo/);

/** A captain who holds the whole crew, mid-turn: the boat is placed and a course is due. */
async function captain() {
  const pass = await server.served.create({
    game: 'radar',
    sit: ['blue.captain', 'blue.engineer', 'blue.first-mate', 'blue.radio-operator'],
    settings: { pace: 0, takeOver: null, clock: null },
    start: true,
  });
  const { page, expectFaults } = await server.seated(pass, { baseURL: proxy.url });
  await place(page, 'D4');
  await button(page, /Sail north/).waitFor();
  expectFaults(LINE_FAULTS);
  return { page, pass };
}

test('a lost connection is reported, disables actions, and resumes where it broke', async () => {
  const { page, pass } = await captain();
  proxy.cut();
  await status(page, BROKEN).waitFor();
  expect(await button(page, /Sail north/).getAttribute('aria-disabled')).toBe('true');

  proxy.restore(server.served.server.port);
  await status(page, BROKEN).waitFor({ state: 'hidden' });
  await (await openCourse(page)).click();
  await charge(page).waitFor();
  await spoken(page)
    .getByText(/^blue moves/)
    .waitFor();
  expect((await movesOf(pass)).length).toBe(1);
});

test.each(['server', 'page'] as const)(
  'a command pending while messages of the %s are lost counts once',
  async (end) => {
    const { page, pass } = await captain();
    const way = await openCourse(page);
    proxy.drop(end);
    await way.click();
    if (end === 'server') {
      const other = await server.served.sit(pass.code, pass.token);
      await other.until(() => other.asks.get('blue.engineer')?.must === true); // the move was accepted
      other.socket.close();
    }
    proxy.cut();
    await status(page, BROKEN).waitFor();
    proxy.restore(server.served.server.port);
    await charge(page).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    expect((await movesOf(pass)).length).toBe(1);
  },
);

test('a page reloaded mid-turn continues where it was', async () => {
  const { page } = await captain();
  await (await openCourse(page)).click();
  await charge(page).waitFor();
  await page.reload();
  await charge(page).waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page
    .getByRole('tabpanel')
    .getByText(/^Blue moves/)
    .waitFor();
  await page.getByRole('tab', { name: 'Act' }).click();
  await charge(page).click();
  await button(page, /Mark 1$/).waitFor();
});

test('the page waits for a restarting server, and the match continues', async () => {
  const data = mkdtempSync(join(tmpdir(), 'umpire-browser-'));
  const first = await serve({ data });
  const pass = await first.create({ game: 'radar', sit: ['blue.captain'], settings: { pace: 0 }, start: true });
  proxy.restore(first.server.port);
  const { page, expectFaults } = await server.seated(pass, { baseURL: proxy.url });
  await place(page, 'D4');
  await button(page, /Sail north/).waitFor();
  expectFaults(LINE_FAULTS);
  const closed = first.close();
  await status(page, /The server is restarting/).waitFor();
  proxy.cut();
  await closed;

  const second = await serve({ data });
  proxy.restore(second.server.port);
  await status(page, /The server is restarting|Connection lost/).waitFor({ state: 'hidden' });
  await (await openCourse(page)).click();
  await button(page, 'End turn').waitFor();
  await page.close();
  await second.close();
  rmSync(data, { recursive: true, force: true });
});

/** The moves of the player's boat, as the server sends them to a new connection. */
async function movesOf({ code, token }: { readonly code: string; readonly token: string }) {
  const client = await server.served.sit(code, token);
  await client.until(() => client.views.size > 0);
  const heard = client.messages.flatMap((message) =>
    message.type === 'heard' ? (message.events['blue.captain'] ?? []) : [],
  );
  client.socket.close();
  return heard.filter((event) => event.type === 'moved' && 'side' in event && event.side === 'blue');
}
