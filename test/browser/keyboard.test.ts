import { afterAll, afterEach, expect, test } from 'vitest';
import { button, cell, focused, openCourse, spoken, status, tabTo } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

test('a full turn from the home page works without a mouse', async () => {
  const { page } = await server.visitor({ remembers: { 'choice.radar': { seat: 'crew', bot: 'crew@3' } } });
  await page.goto('/');
  await tabTo(page, button(page, 'Play Admiral Radar'));
  await page.keyboard.press('Enter');

  await page.getByRole('grid').waitFor();
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'));
  const walk = async (key: string, to: RegExp): Promise<void> => {
    await page.keyboard.press(key);
    expect(await focused(page)).toMatch(to);
  };
  await walk('Home', /^A8, sea, sector/);
  await walk('PageUp', /^A1, sea, sector 1/);
  for (const name of ['B', 'C', 'D']) await walk('ArrowRight', new RegExp(`^${name}1, `));
  for (const row of [2, 3, 4]) await walk('ArrowDown', new RegExp(`^D${row}, `));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, /^Start at D4/));
  await page.keyboard.press('Enter');

  await status(page, /^Your turn as captain: order a course/).waitFor({ timeout: 120_000 });
  await tabTo(page, await openCourse(page));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, /^Charge torpedo/));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, /Mark \d$/).first());
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'End turn'));
  await page.keyboard.press('Enter');
  await spoken(page)
    .getByText(/^blue ends the turn/)
    .waitFor();
});

test('a turn can be played by accessible roles and names, and the log announces it', async () => {
  const pass = await server.served.create({
    game: 'radar',
    sit: ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'],
    settings: { pace: 0, takeOver: null, clock: null },
    start: true,
  });
  const { page } = await server.seated(pass);
  const log = page.getByRole('log');
  expect(await log.getAttribute('aria-live')).toBe('polite');
  await cell(page, 'D4').click();
  await page.getByRole('button', { name: 'Start at D4, sector 1' }).click();
  await log.getByText('blue starts at D4').waitFor();
  await page
    .getByRole('group', { name: 'Course' })
    .getByRole('button', { name: /Sail east/ })
    .click();
  await log.getByText('blue moves east to E4').waitFor();
  await page.getByRole('button', { name: /^Charge mine/ }).click();
  await log.getByText(/blue.*mine/).waitFor();
  await page.getByRole('button', { name: /Mark 1$/ }).click();
  await log.getByText(/blue.*mark/).waitFor();
  await page.getByRole('toolbar', { name: 'Your seats' }).getByRole('button', { name: 'Radio operator' }).click();
  await page.getByRole('button', { name: 'Report to the captain' }).click();
  await log.getByText(/radio operator/).waitFor();
  await page
    .getByRole('toolbar', { name: 'Your seats' })
    .getByRole('button', { name: /^Captain/ })
    .click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await log.getByText(/^blue ends the turn/).waitFor();
});
