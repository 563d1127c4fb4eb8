import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startPushService, testBrowser } from '../../src/server/push/testing/push-service.ts';
import type { SignedIn } from '../../src/wire/identity.ts';
import type { SeatPass } from '../../src/wire/matches.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';

const service = await startPushService();
const server = await startServer({}, { push: { trusted: service.trusted, timing: { grace: 300 } } });
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(async () => {
  await server.close();
  await service.close();
});

const NOTIFY = 'Notify me when it’s my turn';

/** Two captains; the match has not started. */
async function captains(): Promise<{ readonly ann: SeatPass; readonly bob: SeatPass; start(): Promise<unknown> }> {
  const { served } = server;
  const ann = await served.create({ game: 'radar', name: 'Ann', sit: ['blue.captain'], settings: { pace: 0 } });
  const at = `/api/matches/${ann.code}`;
  const { body: bob } = await served.post<SeatPass>(`${at}/join`, { name: 'Bob', seats: ['red.captain'] });
  return { ann, bob, start: () => served.post(`${at}/start`, {}, ann.token) };
}

/** The browser's own push service is elsewhere, so subscriptions lead to the one of this test. */
async function subscribesHere(context: BrowserContext, name: string) {
  const browser = testBrowser(service.trusted.origin, name);
  const { endpoint, ...keys } = browser.subscription;
  await context.addInitScript(
    ({ endpoint, keys }) => {
      const scope = globalThis as unknown as { PushManager: { prototype: object }; subscribed: unknown };
      const found = {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => true,
      };
      Object.assign(scope.PushManager.prototype, { getSubscription: async () => null, subscribe: async () => found });
    },
    { endpoint, keys },
  );
  return browser;
}

const PUSH = { serviceWorkers: 'allow' as const, permissions: ['notifications'] };

test('a player turns notifications on in the lobby, is notified when away, and the click opens the match', async () => {
  const { ann, start } = await captains();
  const { code, token, seats } = ann;
  const pass = { token, game: 'radar', seats, at: 1 };
  const { page, context } = await server.visitor({ ...PUSH, remembers: { [`pass.${code}`]: pass } });
  const browser = await subscribesHere(context, 'ann');
  await page.goto(`/m/${code}`);
  await button(page, NOTIFY).click();
  await page.getByText('This browser will notify you').waitFor();
  await page.goto('/rules/radar');
  const from = service.posted.length;
  await start();
  await service.until(from + 1);
  const message = browser.read(service.posted.at(-1)?.body ?? Buffer.alloc(0));
  expect(message).toEqual({
    title: 'Your turn · Admiral Radar',
    body: `Match ${code} against Bob`,
    code,
    language: 'en',
  });

  const debug = await context.newCDPSession(page);
  await deliver(debug, page, JSON.stringify(message));
  const shown = (): Promise<unknown> =>
    page.evaluate(`navigator.serviceWorker.ready
      .then((found) => found.getNotifications())
      .then((all) => all.map(({ title, body, tag, icon, lang }) => ({ title, body, tag, icon: new URL(icon).pathname, lang })))`);
  const notification = {
    title: 'Your turn · Admiral Radar',
    body: `Match ${code} against Bob`,
    tag: code,
    icon: '/icon-192.png',
    lang: 'en',
  };
  await eventually(shown).toEqual([notification]);
  await deliver(debug, page, JSON.stringify(message)); // replaces the first
  await eventually(shown).toEqual([notification]);

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker');
  expect(await click(worker)).toEqual([`opened /m/${code}`]);
  await page.goto(`/m/${code}`);
  await deliver(debug, page, JSON.stringify(message));
  await eventually(shown).toHaveLength(1);
  expect(await click(worker)).toEqual([`focused /m/${code}`]);
  await eventually(shown).toEqual([]);
});

/** Delivers a message as the browser's push service would. */
async function deliver(debug: CDPSession, page: Page, data: string): Promise<void> {
  const registered = new Promise<string>((then) =>
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found) then(found.registrationId);
    }),
  );
  await debug.send('ServiceWorker.enable');
  const registrationId = await registered;
  await debug.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
  await debug.send('ServiceWorker.disable');
}

/** Only a real click may open or focus a window, so this records what the worker wants to do. */
const click = (worker: Worker): Promise<string[]> =>
  worker.evaluate(`(async () => {
    const done = [];
    self.clients.openWindow = async (path) => done.push('opened ' + path);
    WindowClient.prototype.focus = async function () { done.push('focused ' + new URL(this.url).pathname); };
    const [notification] = await self.registration.getNotifications();
    const waits = [];
    const event = new NotificationEvent('notificationclick', { notification });
    event.waitUntil = (work) => waits.push(work);
    self.dispatchEvent(event);
    await Promise.all(waits);
    return done;
  })()`);

test('the setting is for this browser; later matches subscribe on their own', async () => {
  const { ann, bob, start } = await captains();
  const passOf = ({ code, token, seats }: SeatPass) => ({ [`pass.${code}`]: { token, game: 'radar', seats, at: 1 } });
  const { page, context } = await server.visitor({ ...PUSH, remembers: passOf(bob) });
  const browser = await subscribesHere(context, 'bob');
  await page.goto('/');
  await button(page, 'Settings').click();
  const box = page.getByRole('checkbox', { name: NOTIFY });
  await box.click({ force: true });
  await eventually(() => box.isChecked()).toBe(true);
  const from = service.posted.length;
  await start();
  await service.until(from + 1);
  expect(browser.read(service.posted.at(-1)?.body ?? Buffer.alloc(0))).toMatchObject({
    body: `Match ${ann.code} against Ann`,
  });

  const next = await captains();
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [`umpire.pass.${next.bob.code}`, JSON.stringify(Object.values(passOf(next.bob))[0])],
  );
  const sent = page.waitForResponse((answer) => answer.url().endsWith(`/${next.bob.code}/push`));
  await page.goto(`/m/${next.bob.code}`);
  expect((await sent).status()).toBe(200);
  await page.getByRole('heading', { name: 'Waiting to start' }).waitFor();
  expect(await button(page, NOTIFY).count()).toBe(0);
});

test('a signed-in player is notified of the matches they hold and of later ones, and can turn it off', async () => {
  const { served } = server;
  const { body: dora } = await served.post<SignedIn>('/api/identity', { name: 'Dora' });
  const access = { session: dora.session };
  const hosted = async () => {
    const wish = { game: 'radar', sit: ['blue.captain'], settings: { pace: 0 } };
    const { code } = (await served.post<SeatPass>('/api/matches', wish, access)).body;
    const at = `/api/matches/${code}`;
    await served.post(`${at}/join`, { name: 'Bob', seats: ['red.captain'] });
    return { code, start: () => served.post(`${at}/start`, {}, access) };
  };
  const read = (from: number): unknown => browser.read(service.posted[from]?.body ?? Buffer.alloc(0));
  const first = await hosted();
  const second = await hosted();
  const { page, context } = await server.visitor({
    ...PUSH,
    remembers: { session: { token: dora.session, name: 'Dora' } },
  });
  const browser = await subscribesHere(context, 'dora');
  await page.goto('/');
  await button(page, 'Settings').click();
  const box = page.getByRole('checkbox', { name: NOTIFY });
  await box.click({ force: true });
  await eventually(() => box.isChecked()).toBe(true);
  const from = service.posted.length;
  await first.start();
  await service.until(from + 1);
  expect(read(from)).toMatchObject({ code: first.code, body: `Match ${first.code} against Bob` });

  const third = await hosted();
  const sent = page.waitForResponse((answer) => answer.url().endsWith(`/${third.code}/push`));
  await page.goto(`/m/${third.code}`);
  expect((await sent).status()).toBe(200);
  await page.goto('/');
  await third.start();
  await service.until(from + 2);
  expect(read(from + 1)).toMatchObject({ code: third.code });

  await page.evaluate(`PushManager.prototype.getSubscription = PushManager.prototype.subscribe`);
  const removed = page.waitForResponse((answer) => answer.url().endsWith(`/${second.code}/push/remove`));
  await button(page, 'Settings').click();
  await box.click({ force: true });
  expect((await removed).status()).toBe(200);
});

test.each([
  { theme: 'paper', language: 'en', blocked: 'This browser blocks notifications', name: NOTIFY },
  {
    theme: 'plot-room',
    language: 'es',
    blocked: 'Este navegador bloquea los avisos',
    name: 'Avisarme cuando me toque',
  },
])('if the browser denies it, the page says so ($theme, $language)', async ({ theme, language, blocked, name }) => {
  const { ann } = await captains();
  const { code, token, seats } = ann;
  const remembers = {
    [`pass.${code}`]: { token, game: 'radar', seats, at: 1 },
    settings: { theme, language, motion: 'none' },
  };
  const { page } = await server.visitor({
    serviceWorkers: 'allow',
    remembers,
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`/m/${code}`);
  await button(page, name).waitFor();
  expect(await page.getByText(blocked).count()).toBe(0); // the player has not asked yet
  await button(page, name).click();
  await page.getByText(blocked).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await expectToFit(page, 'lobby');
});

test('without HTTPS there are no service workers, and nothing is offered', async () => {
  const { ann } = await captains();
  const { code, token, seats } = ann;
  const { page, context } = await server.visitor({
    remembers: { [`pass.${code}`]: { token, game: 'radar', seats, at: 1 } },
  });
  await context.addInitScript(`delete Navigator.prototype.serviceWorker`);
  await page.goto(`/m/${code}`);
  await page.getByRole('heading', { name: 'Waiting to start' }).waitFor();
  expect(await button(page, NOTIFY).count()).toBe(0);
  await button(page, 'Settings').click();
  await page.getByRole('checkbox').first().waitFor();
  expect(await page.getByRole('checkbox', { name: NOTIFY }).count()).toBe(0);
});
