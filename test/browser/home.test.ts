import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { button } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const card = (page: Page, game = 'Admiral Radar') => page.getByRole('article', { name: game });

test('every game has a picture and one Play button with its length and level; the rest is quiet', async () => {
  const { page } = await server.visitor();
  await page.goto('/');
  for (const game of ['Admiral Radar', 'BattleTech', 'The Shooting Phase', 'Lines of Force']) {
    await card(page, game).scrollIntoViewIfNeeded();
    await button(page, `Play ${game}`).waitFor();
    await card(page, game)
      .getByText(/^\d+ min, easy$/)
      .waitFor();
    await card(page, game).getByRole('img', { name: 'Bots playing' }).locator('svg').first().waitFor();
    await card(page, game).getByRole('link', { name: 'Play with friends' }).waitFor();
    await card(page, game).getByRole('button', { name: 'Watch bots' }).waitFor();
    await card(page, game).getByRole('button', { name: 'Rules' }).waitFor();
  }
  const builders = page.getByRole('contentinfo');
  await builders.getByRole('link', { name: 'Decision lab' }).waitFor();
  await builders.getByRole('link', { name: 'Arena' }).waitFor();
});

test('Play starts an easy match as captain; changed options are remembered', async () => {
  const { page } = await server.visitor();
  await page.goto('/');
  await button(page, 'Play Admiral Radar').click();
  await page.waitForURL(/\/m\//);
  const first = await server.served.get<{ seats: { seat: string; holder: object }[]; settings: object }>(
    `/api/matches/${page.url().split('/').at(-1)}`,
  );
  const holders = Object.fromEntries(first.body.seats.map(({ seat, holder }) => [seat, holder]));
  expect(holders).toMatchObject({
    'blue.captain': { kind: 'human', name: 'Guest' },
    'blue.engineer': { kind: 'bot', bot: 'crew' },
    'red.captain': { kind: 'bot', bot: 'crew@2' },
  });
  expect(first.body.settings).toMatchObject({ pace: 1200 });

  await page.goto('/');
  await button(page, 'Change… (Admiral Radar)').click();
  const options = page.getByRole('dialog', { name: 'Admiral Radar: options' });
  await options.getByLabel('Your seat').selectOption({ label: 'Engineer' });
  await options.getByLabel('Strength: Admiral Radar').selectOption({ label: '4 · strong' });
  await options.getByLabel('Bot speed').selectOption({ label: 'fast' });
  await page.keyboard.press('Escape');
  await card(page).getByText('hard', { exact: true }).waitFor();

  await page.reload();
  await card(page).getByText('hard', { exact: true }).waitFor();
  await button(page, 'Play Admiral Radar').click();
  await page.waitForURL(/\/m\//);
  const again = await server.served.get<typeof first.body>(`/api/matches/${page.url().split('/').at(-1)}`);
  expect(again.body.settings).toMatchObject({ pace: 400 });
  expect(Object.fromEntries(again.body.seats.map(({ seat, holder }) => [seat, holder]))).toMatchObject({
    'blue.engineer': { kind: 'human' },
    'red.captain': { kind: 'bot', bot: 'crew@4' },
  });
});

test('a chosen scenario is played, also after a reload', async () => {
  const { page } = await server.visitor();
  await page.goto('/');
  await button(page, 'Change… (The Shooting Phase)').click();
  await page.getByRole('dialog').getByLabel('Scenario').selectOption({ label: 'Duel' });
  await page.reload();
  await button(page, 'Play The Shooting Phase').click();
  await page.waitForURL(/\/m\//);
  const { body } = await server.served.get<{ setup: { scenario: { name: string } } }>(
    `/api/matches/${page.url().split('/').at(-1)}`,
  );
  expect(body.setup.scenario.name).toBe('Duel');
});

test('with animation off the pictures stand still, and no animation is loaded', async () => {
  const { page } = await server.visitor({ remembers: { settings: { motion: 'none' } } });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await card(page).getByRole('img', { name: 'Bots playing' }).locator('svg').first().waitFor();
  await page.waitForTimeout(2500);
  expect(loaded.filter((path) => path.endsWith('/miniature'))).toEqual([]);
});

test('a game that is new to the visitor offers its lesson first, with Play next to it; later it is one of the quiet links', async () => {
  const { page } = await server.visitor();
  await page.goto('/');
  const learn = card(page).getByRole('link', { name: 'Learn to play, 5 min: Admiral Radar' });
  expect(await learn.getAttribute('class')).toMatch('is-main');
  expect(await button(page, 'Play Admiral Radar').getAttribute('class')).not.toMatch('is-main');
  await learn.click();
  await page.waitForURL('/learn/radar');

  const { page: again } = await server.visitor({ remembers: { lessons: ['radar/captain'] } });
  await again.goto('/');
  expect(await button(again, 'Play Admiral Radar').getAttribute('class')).toMatch('is-main');
  expect(await card(again).getByRole('link', { name: 'Learn', exact: true }).getAttribute('href')).toBe('/learn/radar');
  expect(await button(again, 'Play BattleTech').getAttribute('class')).not.toMatch('is-main');
});

test('a match that waits for me is one click away, wherever the page is scrolled', async () => {
  const pass = await server.served.create({ game: 'radar', sit: ['blue.captain'], start: true });
  const { page } = await server.seated(pass, { viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.getByRole('link', { name: 'It’s your turn', exact: true }).click();
  await page.waitForURL(`/m/${pass.code}`);
});
