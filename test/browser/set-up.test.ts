import type { Locator } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { SeatPass } from '../../src/wire/matches.ts';
import { expectToFit } from './fit.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const isFocused = (one: Locator): Promise<boolean> => one.evaluate((e) => e === e.ownerDocument.activeElement);

test.each([
  ['en', 'paper', 'Your name', 'Bot speed', { width: 1440, height: 900 }],
  ['es', 'plot-room', 'Tu nombre', 'Velocidad de los bots', { width: 390, height: 844 }],
] as const)('the form asks for name and seats; the rest is under More options (%s)', async (...given) => {
  const [language, theme, name, speed, viewport] = given;
  const isPhone = viewport.width < 720;
  const { page } = await server.visitor({ viewport, remembers: { settings: { language, theme } } });
  await page.goto('/new/shooting');
  const more = page.locator('.set-up-more > summary');
  await more.waitFor();
  const fields = page.locator('main').locator('input, select').filter({ visible: true });
  expect(await fields.count()).toBe(3); // the name, and who plays each side
  if (isPhone) await expectToFit(page, 'set-up');

  await page.getByLabel(name).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  expect(await isFocused(more)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused(page.locator('.set-up-end button').first())).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByLabel(speed).waitFor();
  if (isPhone) await expectToFit(page, 'set-up with all options');
  await page.keyboard.press('Tab');
  expect(
    await page
      .locator('.set-up-more select')
      .first()
      .evaluate((e) => e === e.ownerDocument.activeElement),
  ).toBe(true);
});

test('when a friend takes a seat, both see that there is a time limit now', async () => {
  const { body: host } = await server.served.post<SeatPass>('/api/matches', { game: 'force', sit: ['dark'] });
  const [mine, friend] = [await server.seated(host), await server.visitor()];
  for (const { page } of [mine, friend]) {
    await page.goto(`/m/${host.code}`);
    await page.getByText('No limit').waitFor();
  }
  await friend.page
    .getByRole('button', { name: /^Take seat/ })
    .first()
    .click();
  for (const { page } of [mine, friend])
    await page
      .getByText('Two or more people are now playing, so each decision has a time limit: 90 seconds.')
      .waitFor();
});
