import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const PHONE = { width: 390, height: 844 };

describe.each(['radar', 'battletech', 'shooting', 'force'])('the rules of %s', (game) => {
  test.each([
    ['en', 'en-GB', 'paper', undefined],
    ['es', 'es-ES', 'plot-room', PHONE],
  ] as const)('in %s: has chapters, and nothing wider than the page', async (language, locale, theme, viewport) => {
    const remembers = { settings: { theme, language, motion: 'none' } };
    const { page } = await server.visitor({ locale, remembers, ...(viewport && { viewport }) });
    await page.goto(`/rules/${game}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('an address with an anchor opens that chapter, and the list of chapters changes the address', async () => {
  const { page } = await server.visitor();
  await page.goto('/rules/radar#surface');
  const surfacing = page.getByRole('heading', { name: 'Surfacing' });
  await surfacing.waitFor();
  await eventually(() => surfacing.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Systems' }).click();
  expect(new URL(page.url()).hash).toBe('#systems');
});

test('at the table, the rules of this match open in a dialog', async () => {
  const pass = await server.served.create({
    game: 'radar',
    sit: ['blue.captain'],
    options: { ruleset: 'classic' },
    start: true,
  });
  const { page } = await server.seated(pass);
  await button(page, 'Rules').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('row', { name: /^stealth 6/ }).waitFor();
  await dialog.getByRole('link', { name: 'Surfacing' }).click();
  expect(new URL(page.url()).pathname).toBe(`/m/${pass.code}`);
});

test('a card on the home page opens the rules, with the colours of the page and a visible cross to close them', async () => {
  const { page } = await server.visitor();
  await page.goto('/');
  await page.getByRole('article', { name: 'Admiral Radar' }).getByRole('button', { name: 'Rules' }).click();
  const close = page.getByRole('dialog', { name: 'Admiral Radar: rules' }).getByRole('button', { name: 'Close' });
  await close.locator('svg').waitFor(); // waits until it is visible
  const [cross, text] = await Promise.all(
    [close, page.locator('body')].map((one) => one.evaluate((element) => getComputedStyle(element).color)),
  );
  expect(cross).toBe(text);
});

test('the tab says when it is your turn', async () => {
  const pass = await server.served.create({ game: 'radar', sit: ['blue.captain'], start: true });
  const { page } = await server.seated(pass);
  await eventually(() => page.title()).toBe(`● Your turn · ${pass.code}`);
  await page.goto('/');
  await eventually(() => page.title()).toBe('Umpire');
});
