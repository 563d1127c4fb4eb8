import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { testOptions } from '../../src/server/testing.ts';
import type { TableInfo } from '../../src/wire/messages.ts';
import type { OpponentSearch } from '../../src/wire/opponents.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';

const OFFER_AFTER = 3000; // milliseconds instead of a minute
const server = await startServer({ limits: testOptions('', { botOfferAfter: OFFER_AFTER }).limits });
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const GAME = 'Admiral Radar';
const find = (page: Page) =>
  page.getByRole('article', { name: GAME }).getByRole('button', { name: 'Find an opponent' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: `${GAME}: find an opponent` });
const tableAt = async (page: Page): Promise<TableInfo> => {
  await page.waitForURL(/\/m\//);
  return (await server.served.get<TableInfo>(`/api/matches/${page.url().split('/').at(-1)}`)).body;
};

test('two players who look for an opponent get a match, on different sides', async () => {
  const { page: ann } = await server.visitor({ remembers: { settings: { name: 'Ann' } } });
  const { page: bob } = await server.visitor({ remembers: { settings: { name: 'Bob' } } });
  await ann.goto('/');
  await find(ann);
  await dialog(ann).getByText('Looking for an opponent…').waitFor();
  await eventually(() => ann.title()).toBe('Looking for an opponent… · Umpire');
  await bob.goto('/me');
  await bob.getByLabel('Game').selectOption({ label: GAME });
  await button(bob, 'Find an opponent').click();
  const [one, other] = [await tableAt(ann), await tableAt(bob)];
  expect([one.code, one.status]).toEqual([other.code, 'playing']);
  const names = one.seats.flatMap(({ holder }) => (holder.kind === 'human' ? holder.name : []));
  expect(names.toSorted()).toEqual(['Ann', 'Bob']);
  await ann.getByText('Ann (you)').first().waitFor();
  await bob.getByText('Bob (you)').first().waitFor();
  await eventually(() => ann.title()).toMatch(/^● Your turn/);
});

test('without an opponent a bot is offered; the player can keep waiting, or play against it', async () => {
  const { page } = await server.visitor({ remembers: { settings: { name: 'Cy' } } });
  await page.goto('/');
  await find(page);
  await dialog(page).getByText('No opponent yet. You can play against Crew 3, a bot of medium strength.').waitFor();
  await eventually(() => page.title()).toBe('● No opponent yet · Looking for an opponent…');
  await button(page, 'Keep waiting').click();
  await dialog(page).getByText('Looking for an opponent…').waitFor();
  await eventually(() => page.title()).toBe('Looking for an opponent… · Umpire');
  await button(page, 'Play against Crew 3').click();
  const table = await tableAt(page);
  expect(table).toMatchObject({ status: 'playing', settings: { listed: true } });
  expect(Object.fromEntries(table.seats.map(({ seat, holder }) => [seat, holder]))).toMatchObject({
    'blue.captain': { kind: 'human', name: 'Cy' },
    'red.captain': { kind: 'bot', bot: 'crew@3' },
  });
});

test('Cancel, Esc and closing the page leave the queue at once', async () => {
  const { page } = await server.visitor();
  const { page: gone } = await server.visitor();
  await page.goto('/');
  const left = () => page.waitForResponse((answer) => answer.url().endsWith('/api/opponents/leave'));
  for (const leave of [() => button(page, 'Cancel').click(), () => page.keyboard.press('Escape')]) {
    await find(page);
    await dialog(page).getByRole('timer').waitFor();
    const answer = left();
    await leave();
    expect(await (await answer).json()).toEqual({ state: 'left' });
    await dialog(page).waitFor({ state: 'hidden' });
    await eventually(() => page.title()).toBe('Umpire');
  }
  await gone.goto('/');
  const joined = gone.waitForResponse((answer) => answer.url().endsWith('/api/opponents'));
  await find(gone);
  const { ticket } = (await (await joined).json()) as OpponentSearch;
  await dialog(gone).getByRole('timer').waitFor();
  await gone.goto('about:blank');
  const status = async () => (await server.served.post('/api/opponents/status', { ticket })).status;
  await eventually(status).toBe(404);
});

test('a second tab of the same browser takes over; the first one can look again', async () => {
  const { page, context, expectFaults } = await server.visitor();
  expectFaults(/status of 404/);
  await page.goto('/');
  await find(page);
  await dialog(page).getByRole('timer').waitFor();
  const tab = await context.newPage();
  await tab.goto('/');
  await find(tab);
  await dialog(page).getByRole('alert').getByText('The search has stopped.').waitFor();
  await button(page, 'Search again').click();
  await dialog(page).getByRole('timer').waitFor();
  await button(page, 'Cancel').click(); // or the next test would be paired with this player
  await dialog(page).waitFor({ state: 'hidden' });
});

describe.each([
  { theme: 'paper', language: 'en', locale: 'en-GB', size: { width: 1440, height: 900 }, find: 'Find an opponent' },
  { theme: 'plot-room', language: 'es', locale: 'es-ES', size: { width: 390, height: 844 }, find: 'Buscar rival' },
] as const)('$theme, $language', ({ theme, language, locale, size, find: label }) => {
  test('by keyboard; no axe findings, everything fits', async () => {
    const { page } = await server.visitor({
      viewport: size,
      locale,
      remembers: { settings: { theme, language, motion: 'none' } },
    });
    const isPhone = size.width < 500;
    await page.goto('/');
    const first = page.getByRole('article').first().getByRole('button', { name: label });
    await first.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('timer').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    if (isPhone) await expectToFit(page, page.url());
    await page
      .getByRole('dialog')
      .getByRole('status')
      .getByText(/^No opponent yet\.|^Aún no hay rival\./)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    if (isPhone) await expectToFit(page, page.url());
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await eventually(() => first.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.goto('/me');
    await page.getByRole('button', { name: label }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    if (isPhone) await expectToFit(page, page.url());
  });
});
