import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { SeatPass } from '../../src/wire/matches.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button, openMoreOptions, status } from './player.ts';
import { type Remembered, startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

// All cards but the start are the same, so draws are predictable: both reach a battle in the third turn.
const deckOf = (name: string, side: string, start: string, card: string) => ({
  name,
  side,
  start,
  cards: { [start]: 1, [card]: 59 },
});
const decks = {
  dark: deckOf('All guards', 'dark', 'foundry-gate', 'shadow-guard'),
  light: deckOf('All sentinels', 'light', 'terraces', 'sentinel'),
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const KEPT = { settings: { motion: 'none', hints: 'off' }, 'known.force': true } as const;
type Desk = BrowserContextOptions & { readonly remembers?: Remembered };

/** Two people in one match, each in a separate browser. */
async function seated(how: Desk = {}): Promise<{ readonly dark: Page; readonly light: Page }> {
  const { served } = server;
  const host = await served.create({
    game: 'force',
    options: { decks },
    sit: ['dark'],
    settings: { takeOver: null, clock: null },
  });
  const guest = await served.post<SeatPass>(`/api/matches/${host.code}/join`, { seats: ['light'] });
  await served.post(`/api/matches/${host.code}/start`, {}, host.token);
  const [dark, light] = await Promise.all([
    server.seated(host, { ...how, remembers: { ...KEPT, ...how.remembers } }),
    server.seated(guest.body, { remembers: KEPT }),
  ]);
  return { dark: dark.page, light: light.page };
}

/** Parts of the table that overlap or are not completely on the board, and hand cards whose names do not fit. */
const COVERED = `(() => {
  const board = document.querySelector('.frame-board').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.fo-bar, .fo-battle, .fo-table, .fo-hand .fo-card')];
  const boxes = parts.map((e) => [e.className, e.getBoundingClientRect()]);
  const out = boxes.filter(([, a]) => a.bottom > board.bottom + 1 || a.top < board.top - 1 || a.right > board.right + 1);
  const over = boxes.filter(([, a], i) => boxes.some(([, b], j) => i !== j && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
  const cut = [...document.querySelectorAll('.fo-hand .fo-name')].filter((e) => e.scrollHeight > e.clientHeight + 1 || e.getBoundingClientRect().bottom > e.closest('.fo-face').getBoundingClientRect().bottom);
  return [...out.map(([name]) => 'outside ' + name), ...over.map(([name]) => 'overlaps ' + name), ...cut.map((e) => 'cut ' + e.textContent)];
})()`;

const place = (page: Page, name: string): Locator =>
  page.getByRole('grid').getByRole('row', { name }).getByRole('gridcell').filter({ hasText: name }).first();
/** What a screen reader announces for the focused card. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(`document.activeElement.querySelector('.spoken').textContent`) as Promise<string>;
const line = (page: Page, words: RegExp): Locator => page.locator('.fo-row').filter({ hasText: words });
const battle = (page: Page): Locator => page.getByRole('region', { name: 'Battle at Terraces' });

/** Deploys the two cards to Terraces with the mouse. */
async function deployAtTerraces(page: Page): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /can be played$/ })
      .first()
      .click();
    await place(page, 'Terraces').click();
    if (i === 0) await button(page, /^Deploy .* at Terraces/).click();
    else await page.keyboard.press('Enter'); // as the button says, although the location has the focus
    await eventually(() => page.locator('.fo-strip').count()).toBeGreaterThan(i);
  }
}

/** The same with the keyboard: a number for the card, a number for the location, Enter. */
async function deployByKeys(page: Page): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await status(page, /^Your turn: deploy/).waitFor();
    const before = await page.locator('.fo-strip').count();
    await page.keyboard.press('1');
    await page.getByRole('heading', { name: 'Destination' }).waitFor();
    await page.keyboard.press(
      await line(page, /Terraces/)
        .locator('kbd')
        .innerText(),
    );
    await page.keyboard.press('Enter');
    await eventually(() => page.locator('.fo-strip').count()).toBe(before + 1);
  }
}

/** Both have two cards at Terraces, and it is dark's third turn. */
async function faceToFace(how: Desk = {}) {
  const { dark, light } = await seated(how);
  await button(dark, /^Activate 4 Force/).click();
  await status(dark, /^Your turn: deploy/).waitFor();
  await deployAtTerraces(dark);
  await button(dark, /^End turn/).click();
  await status(light, /^Your turn: activate/).waitFor();
  await light.keyboard.press('Enter');
  await deployByKeys(light);
  await light.keyboard.press('e');
  await status(dark, /^Your turn: activate/).waitFor();
  return { dark, light };
}

describe('a turn with a battle', () => {
  test('is played with mouse and keyboard, and both players see the same result', async () => {
    const { dark, light } = await faceToFace();
    await button(dark, /^Activate 4 Force/).click();
    await button(dark, /^Next: battle phase/).click();
    expect(await axeFindings(dark)).toEqual([]);

    await line(dark, /Terraces/).click(); // four against four, and both draw a two
    expect(await line(dark, /Terraces/).innerText()).toMatch(/0\s*%/);
    await button(dark, /^Start a battle at Terraces/).click();
    await battle(dark).waitFor();
    await button(dark, /^Don’t fire/).click();
    await status(light, /^Your turn: fire/).waitFor();
    await light.keyboard.press('e');

    await button(dark, /Draw$/).click();
    await light.getByText('Draw battle destiny?').waitFor();
    await light.keyboard.press('y');
    await eventually(() => battle(dark).innerText()).toMatch(/Dominion\s+6[\s\S]*Compact\s+6/);
    expect(await axeFindings(dark)).toEqual([]);

    await dark
      .getByRole('gridcell', { name: /^Shadow Guard/ })
      .first()
      .click();
    await button(dark, /^Forfeit Shadow Guard/).click();
    await status(light, /^Your turn: cover .*2 attrition/).waitFor();
    await light.keyboard.press('1');
    await light.keyboard.press('Enter');
    for (const page of [dark, light]) {
      await battle(page).getByText('Battle over.').waitFor();
      expect(await page.locator('.fo-strip').count()).toBe(2);
      await button(page, 'Show the Dominion Lost Pile: 1 card').click();
      await page.getByRole('dialog', { name: 'Dominion Lost Pile' }).getByText('Shadow Guard').first().waitFor();
      await page.keyboard.press('Escape');
    }
    await dark.getByRole('tab', { name: 'Log' }).click();
    await dark.locator('.log-line', { hasText: /^The Dominion 6, the Compact 6: a tie/ }).waitFor();
  });

  test('arrow keys move over the table, and unavailable actions say why', async () => {
    const { dark } = await faceToFace();
    await dark.keyboard.press('Enter');
    await button(dark, /^Next: battle phase/).waitFor();
    await place(dark, 'Terraces').focus();
    expect(await focused(dark)).toMatch(/^Terraces, site, .* both sides are here, Dominion power 4, ability 4/);
    await dark.keyboard.press('ArrowDown');
    expect(await focused(dark)).toMatch(/^Shadow Guard, Dominion, character/);
    await dark.keyboard.press('ArrowUp');
    await dark.keyboard.press('ArrowRight');
    expect(await focused(dark)).toMatch(/^Foundry Gate/);
    await dark.keyboard.press('e');
    await status(dark, /^Your turn: start a battle/).waitFor();
    await place(dark, 'Foundry Gate').click();
    await dark.getByText(/has no presence at Foundry Gate/).waitFor();
    await place(dark, 'Terraces').click();
    await button(dark, /^Start a battle at Terraces/).waitFor();
    await dark.keyboard.press('Escape');
    await button(dark, /^Start a battle at Terraces/).waitFor({ state: 'hidden' });
  });
});

test('one button drains at every location while the opponent loses Force in between', async () => {
  const { dark, light } = await seated();
  await button(dark, /^Activate 4 Force/).click();
  await status(dark, /^Your turn: deploy/).waitFor();
  for (const where of ['Terraces', 'Foundry Gate']) {
    await dark
      .getByRole('toolbar')
      .getByRole('button', { name: /can be played$/ })
      .first()
      .click();
    await place(dark, where).click();
    await button(dark, new RegExp(`^Deploy .* at ${where}`)).click();
    await dark.getByRole('row', { name: where }).locator('.fo-strip').waitFor();
  }
  await button(dark, /^End turn/).click();
  await status(light, /^Your turn: activate/).waitFor();
  await light.keyboard.press('Enter');
  await status(light, /^Your turn: deploy/).waitFor();
  await light.keyboard.press('e');
  await status(light, /^Your turn: draw/).waitFor();
  await light.keyboard.press('e');
  await status(dark, /^Your turn: activate/).waitFor();
  await button(dark, /^Activate \d+ Force/).click();
  await button(dark, /^Drain at all 2: \d+ Force/).click();
  for (const [where, left] of [
    ['Foundry Gate', 1],
    ['Terraces', 2],
    ['Terraces', 1],
  ] as const) {
    const prompt = light.locator('.fo-act').filter({ hasText: `Your opponent drains at ${where}.` });
    await prompt.getByText(`Force to lose ${left}`).waitFor();
    await button(light, /^Lose the top card of/).click();
  }
  await status(dark, /^Your turn: deploy/).waitFor();
  await button(dark, 'Show the Compact Lost Pile: 3 cards').waitFor();
});

test('everything fits a narrow phone, with large enough touch targets', async () => {
  const { dark } = await faceToFace({ ...PHONE, viewport: { width: 360, height: 740 } });
  await expectToFit(dark, 'activate');
  await button(dark, /^Activate 4 Force/).tap();
  await button(dark, /^Next: battle phase/).waitFor();
  await expectToFit(dark, 'deploy');
  const [card, large] = [dark.locator('.fo-hand .fo-card').last(), dark.locator('.fo-big')];
  expect(await dark.locator('.fo-hand .fo-card').count()).toBeGreaterThan(5);
  await card.tap();
  await large.getByText(/^Shadow Guard\./).waitFor();
  await large.tap();
  await large.waitFor({ state: 'hidden' });
  await button(dark, /^Next: battle phase/).tap();
  await line(dark, /Terraces/).tap();
  await button(dark, /^Start a battle at Terraces/).tap();
  await battle(dark).waitFor();
  await expectToFit(dark, 'battle');
  expect(await dark.evaluate(COVERED)).toEqual([]);
  expect(await axeFindings(dark)).toEqual([]);
  const [open, sides] = [await battle(dark).boundingBox(), battle(dark).getByText('destiny not drawn yet')];
  await button(dark, 'Collapse the battle').tap();
  await sides.first().waitFor({ state: 'hidden' });
  expect((await battle(dark).boundingBox())?.height).toBeLessThan(open?.height ?? 0);
});

test('decks are chosen in the form, and errors in a pasted deck show immediately', async () => {
  const { page } = await server.visitor({ remembers: KEPT });
  await page.goto('/new/force');
  await openMoreOptions(page);
  const field = page.locator('.fo-deck').first();
  await field.getByText('Paste a deck').click();
  await field.getByRole('textbox').fill(JSON.stringify({ ...decks.dark, start: 'terraces' }));
  await field.getByRole('button', { name: 'Use this deck' }).click();
  await field.getByRole('alert').getByText('"terraces" is not in the deck').waitFor();
  await field.getByRole('textbox').fill(JSON.stringify(decks.dark));
  await field.getByRole('button', { name: 'Use this deck' }).click();
  await field.getByRole('alert').waitFor({ state: 'hidden' });
  expect(await field.getByRole('combobox').locator('option:checked').innerText()).toBe('custom deck: All guards');
  await page.getByLabel('Turn limit', { exact: false }).fill('40');
  expect(await axeFindings(page)).toEqual([]);
  await button(page, 'Start now').click();
  await button(page, /^Activate 4 Force/).waitFor();
});
