import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button, cell, place, tabTo } from './player.ts';
import { startServer } from './server.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const captain = () =>
  server.served.create({
    game: 'radar',
    sit: ['blue.captain'],
    settings: { pace: 0, takeOver: null, clock: null },
    start: true,
  });

const slip = (page: Page): Locator => page.getByRole('tooltip');
const legend = (page: Page): Locator => page.getByRole('region', { name: 'Legend' });

/** A finger that stays down longer than a tap. */
async function longPress(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await slip(page).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('hovering over the chart or the panel shows an explanation; Escape closes it', async () => {
  const { page } = await server.seated(await captain());
  await place(page, 'D4');
  await button(page, /Sail north/).waitFor();
  await cell(page, 'D4').hover();
  await slip(page).getByText('D4, sea, sector 1, your boat').waitFor();
  await slip(page).getByText('Submarine.').waitFor();
  expect(await cell(page, 'D4').getAttribute('aria-describedby')).toBe('explainer');
  await page.keyboard.press('Escape');
  await slip(page).waitFor({ state: 'hidden' });
  expect(await cell(page, 'D4').getAttribute('aria-describedby')).toBeNull();

  await page.getByText('Torpedo', { exact: true }).hover();
  await slip(page)
    .getByText(/^Torpedo\. Hits a cell/)
    .waitFor();
  await slip(page).getByRole('link', { name: 'See the rule' }).click();
  const dialog = page.getByRole('dialog', { name: /rules$/ });
  await dialog.getByRole('heading', { name: 'Systems' }).waitFor();
  await eventually(() =>
    dialog.getByRole('heading', { name: 'Systems' }).evaluate((one) => one === document.activeElement),
  ).toBe(true);
  expect(new URL(page.url()).pathname).toMatch(/^\/m\//);
});

test('keyboard focus shows the explanation of an element', async () => {
  const { page } = await server.seated(await captain());
  await place(page, 'D4');
  await button(page, /Sail north/).waitFor();
  await tabTo(page, cell(page, 'D4'));
  await slip(page).getByText('Submarine.').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight'); // open sea
  await slip(page).waitFor({ state: 'hidden' });
});

test('the legend opens, can be pinned, and stays pinned in the next match', async () => {
  const { page, context } = await server.seated(await captain());
  await button(page, 'Legend').click();
  await legend(page).getByText('Where the enemy may be').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await legend(page).waitFor({ state: 'hidden' });
  await button(page, 'Legend').click();
  await button(page, 'Pin the legend').click();
  await cell(page, 'D4').click();
  expect(await legend(page).isVisible()).toBe(true);
  const [board, pinned] = [await page.getByRole('grid').boundingBox(), await legend(page).boundingBox()];
  expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(pinned?.x ?? 0);
  expect(await axeFindings(page)).toEqual([]);
  const other = await context.newPage();
  const next = await captain();
  await other.goto(`/m/${next.code}`);
  await legend(other).waitFor();
  await button(other, 'Close the legend').click();
  await other.reload();
  await button(other, 'Legend').waitFor();
  expect(await legend(other).isVisible()).toBe(false);
});

test('on a phone, a long press explains without choosing, and the legend does not cover the board', async () => {
  const { page } = await server.seated(await captain(), PHONE);
  await cell(page, 'D4').tap();
  await button(page, /^Start at D4/).tap();
  await button(page, /Sail north/).waitFor();
  await longPress(page, cell(page, 'D4'));
  await slip(page).getByText('Submarine.').waitFor();
  await expectToFit(page, 'help');
  await page.getByText('Systems', { exact: true }).tap();
  await slip(page).waitFor({ state: 'hidden' });
  await longPress(page, button(page, 'Hint'));
  await slip(page)
    .getByText(/What would a bot do/)
    .waitFor();
  expect(await button(page, 'Do it').count()).toBe(0); // not pressed
  await page.getByText('Systems', { exact: true }).tap();

  await button(page, 'Legend').tap();
  await legend(page).waitFor();
  const over = async (): Promise<number> => {
    const [board, list] = [await page.getByRole('grid').boundingBox(), await legend(page).boundingBox()];
    return (board?.y ?? 0) + (board?.height ?? 0) - (list?.y ?? 0);
  };
  expect(await over()).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  await button(page, 'Pin the legend').tap();
  await eventually(over).toBeLessThanOrEqual(0);
  await expectToFit(page, 'pinned legend');
});

test('a refusal links to its rule', async () => {
  const { page } = await server.seated(await captain());
  await place(page, 'D4');
  await page.getByRole('button', { name: /Sail north/, disabled: false }).waitFor(); // keys do nothing until then
  await page.keyboard.press('t'); // before the move
  const refusal = page.getByRole('alert').filter({ hasText: /must move/ });
  await refusal.getByRole('link', { name: 'See the rule' }).click();
  await page.getByRole('dialog', { name: /rules$/ }).waitFor();
});
