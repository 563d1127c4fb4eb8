import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const TRAINER = '/odds/shooting?view=train';
const plans = (page: Page) => page.getByRole('group', { name: 'Which plan is best?' }).getByRole('radio');
const planTexts = (page: Page) => page.locator('.trainer-plan').allTextContents();

async function answer(page: Page, plan: number, sure: string): Promise<void> {
  await plans(page).nth(plan).check();
  await page.getByRole('radio', { name: sure }).check();
  await button(page, 'Check answer').click();
  await page.getByRole('heading', { name: 'Result' }).waitFor();
}

test('choose a plan, see the exact values, go on; the progress is stored', async () => {
  const { page } = await server.visitor();
  await page.goto('/odds/shooting');
  await button(page, 'Trainer').click();
  await page.waitForURL(/seed=\d+/);
  await plans(page).first().waitFor();
  expect(await plans(page).count()).toBe(4);
  expect(await button(page, 'Check answer').isDisabled()).toBe(true);
  expect(await page.locator('.trainer-bar').count()).toBe(0);
  await answer(page, 1, '60%');
  await page.getByText(/^(Right! )?Plan [A-D] is best: /).waitFor();
  expect(await page.locator('.trainer-value').count()).toBe(4);
  await page.getByRole('heading', { name: /^Why plan [A-D] is best$/ }).waitFor();
  const focused = await page.evaluate('document.activeElement.textContent');
  expect(focused).toBe('Result');

  const first = await planTexts(page);
  await button(page, 'Next exercise').click();
  await button(page, 'Check answer').waitFor();
  expect(await planTexts(page)).not.toEqual(first);
  await answer(page, 2, '95%');
  await page.reload();
  await plans(page).first().waitFor();
  const progress = page.getByRole('region', { name: 'Your progress' });
  expect(await progress.locator('.trainer-figures').textContent()).toMatch(/[012] of 2/);
  const row = progress.getByRole('row', { name: /^60%/ });
  expect(await row.textContent()).toMatch(/^60%1[01] /);

  await answer(page, 0, '25%'); // the same exercise again
  await page.getByText('You have answered this exercise before').waitFor();
  expect(await progress.locator('.trainer-figures').textContent()).toMatch(/[012] of 2/);

  const other = await page.context().newPage(); // two tabs: neither loses the answers of the other
  await other.goto(`${TRAINER}&seed=77`);
  await plans(other).first().waitFor();
  await answer(other, 0, '40%');
  await eventually(() => progress.locator('.trainer-figures').textContent()).toMatch(/[0-3] of 3/);
  await other.close();
  await button(page, 'Next exercise').click();
  await button(page, 'Check answer').waitFor();
  await answer(page, 0, '80%');
  expect(await progress.locator('.trainer-figures').textContent()).toMatch(/[0-4] of 4/);

  await button(page, 'Reset progress…').click();
  await button(page, 'Delete all answers').click();
  await progress.getByText('No answers yet.').waitFor();
  expect(await page.evaluate(`localStorage.getItem('umpire.shooting.trainer')`)).toBeNull();
});

test('a link opens the same exercise for another player', async () => {
  const { page } = await server.visitor();
  await page.goto(`${TRAINER}&level=hard&seed=77`);
  await plans(page).first().waitFor();
  const { page: other } = await server.visitor();
  await other.goto(page.url());
  await plans(other).first().waitFor();
  expect(await planTexts(other)).toEqual(await planTexts(page));
  await other.goto(`${TRAINER}&level=hard&seed=78`);
  await plans(other).first().waitFor();
  expect(await planTexts(other)).not.toEqual(await planTexts(page));
});

test('arrow keys choose, and Enter checks the answer', async () => {
  const { page } = await server.visitor();
  await page.goto(`${TRAINER}&seed=5`);
  await plans(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  expect(await plans(page).nth(1).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Result' }).waitFor();
});

describe.each([
  { theme: 'paper', language: 'en', check: 'Check answer', result: 'Result' },
  { theme: 'plot-room', language: 'es', check: 'Comprobar respuesta', result: 'Resultado' },
])('in $theme, $language,', ({ theme, language, check, result }) => {
  const remembers = {
    settings: { theme, language, motion: 'none' },
    'shooting.trainer': [0.25, 0.6, 0.6, 0.8, 0.8, 0.95].map((sure, i) => ({
      key: `${i}`,
      at: Date.now(),
      level: 'easy',
      sure,
      right: i % 3 > 0,
      loss: i % 3 > 0 ? 0 : 0.2,
    })),
  };

  test('axe finds no problems, and everything fits a phone', async () => {
    const { page } = await server.visitor({ remembers, viewport: { width: 390, height: 844 } });
    for (const seed of [3, 4]) {
      await page.goto(`${TRAINER}&level=hard&seed=${seed}`);
      await page.locator('.trainer-plan').first().waitFor();
      expect(await axeFindings(page, { all: true })).toEqual([]);
      await expectToFit(page, 'question');
      await page.locator('.trainer-plan input').nth(2).check();
      await page.locator('.trainer-sure input').nth(2).check();
      await button(page, check).click();
      await page.getByRole('heading', { name: result, exact: true }).waitFor();
      for (const summary of await page.locator('.trainer-why summary').all()) await summary.click();
      expect(await axeFindings(page, { all: true })).toEqual([]);
      await expectToFit(page, 'result');
    }
  });
});
