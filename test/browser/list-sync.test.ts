import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FILES } from '../../src/games/shooting/roster/fixtures/files.ts';
import type { SignedIn } from '../../src/wire/identity.ts';
import { eventually } from '../eventually.ts';
import { button, openMoreOptions } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const fileOf = (name: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from((FILES.find((one) => one.name === name)?.input ?? '') as string),
});
const SAVED = 'Your lists are saved in this browser and on the server';

async function openLists(page: Page): Promise<void> {
  await page.goto('/odds/shooting');
  await page.getByText('My lists', { exact: true }).click();
  await page.locator('.lists-panel').waitFor();
}

const post = (path: string, body: object): Promise<SignedIn> =>
  server.served.post<SignedIn>(`/api${path}`, body).then((answer) => answer.body);

const stored = (page: Page): Promise<{ lists: { fingerprint: string }[]; changed: Record<string, number> }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('umpire.shooting.lists') ?? '{"lists":[]}'));

test('lists and corrections follow a signed-in player to another browser; a removed list stays removed', async () => {
  const first = await post('/identity', { name: 'Two browsers' });
  const second = await post('/identity/recover', { secret: first.recovery });
  const sessionOf = ({ session, me }: SignedIn) => ({ session: { token: session, name: me.name } });
  const { page: desk } = await server.visitor({ remembers: sessionOf(first) });
  const { page: phone } = await server.visitor({
    remembers: sessionOf(second),
    viewport: { width: 390, height: 844 },
  });

  await openLists(desk);
  await desk.getByText(SAVED, { exact: false }).waitFor();
  await desk.getByLabel('Choose files…').setInputFiles([fileOf('odd-keywords'), fileOf('new-recruit-json')]);
  await desk.getByText('2 lists imported.').waitFor();
  const before = await desk
    .getByText(/^Not understood/)
    .first()
    .textContent();
  await desk
    .getByRole('button', { name: /^Leave as is:/ })
    .first()
    .click();
  await eventually(() =>
    desk
      .getByText(/^Not understood/)
      .first()
      .textContent(),
  ).not.toBe(before);
  const onServer = (): Promise<unknown> =>
    server.served
      .get<{ id: string }[]>('/api/me/lists/shooting', { session: first.session })
      .then(({ body }) => body.length);
  await eventually(onServer).toBe(2);
  await desk.waitForTimeout(2000); // the correction is sent after a pause

  await openLists(phone);
  await phone.locator('.lists-card').nth(1).waitFor();
  await eventually(async () => (await stored(phone)).lists.map(({ fingerprint }) => fingerprint).sort()).toEqual(
    (await stored(desk)).lists.map(({ fingerprint }) => fingerprint).sort(),
  );
  expect(await phone.locator('.lists-panel').innerHTML()).not.toContain('CANARY');
  await phone.goto('/new/shooting');
  await openMoreOptions(phone);
  await phone
    .getByLabel('Attacker’s army', { exact: true })
    .locator('option', { hasText: 'My list:' })
    .first()
    .waitFor({ state: 'attached' });

  await openLists(phone);
  const title = await phone.locator('.lists-name').first().textContent();
  await button(phone, `Remove ${title}`).first().click();
  await eventually(() => phone.locator('.lists-card').count()).toBe(1);
  await phone.waitForTimeout(2500);
  await openLists(desk);
  await eventually(() => desk.locator('.lists-card').count()).toBe(1);
  await desk.waitForTimeout(2500);
  await openLists(phone);
  expect(await phone.locator('.lists-card').count()).toBe(1);
});

test('a guest’s lists stay in the browser, and the server receives nothing about them', async () => {
  const { page } = await server.visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openLists(page);
  await page.getByText('Lists stay in this browser.', { exact: false }).waitFor();
  await page.getByLabel('Choose files…').setInputFiles([fileOf('new-recruit-json')]);
  await page.getByText('1 list imported.').waitFor();
  await page.waitForTimeout(2000);
  expect(asked.filter((url) => url.includes('/me/lists'))).toEqual([]);
});
