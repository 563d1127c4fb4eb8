import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { button, followHint } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
let code: string;
beforeAll(async () => {
  code = await server.finished();
});
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the match' });
const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const last = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('max'));
const view = (page: Page) => page.getByRole('combobox', { name: 'View' });

async function replay(address = `/replay/${code}`) {
  const visitor = await server.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await visitor.page.goto(address);
  await slider(visitor.page).waitFor();
  return visitor;
}

test('a finished match can be scrubbed, stepped and played, with its key moments', async () => {
  const { page } = await replay();
  expect(await at(page)).toBe(0);
  await button(page, 'Next entry').click();
  expect(await at(page)).toBeGreaterThan(0);
  await slider(page).fill('60');
  expect(await at(page)).toBe(60);
  await button(page, 'Next turn').click();
  const turn = await at(page);
  expect(turn).toBeGreaterThan(60);
  await button(page, 'Previous turn').click();
  expect(await at(page)).toBeLessThan(turn);

  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ index: 0 });
  await button(page, 'Play').click();
  const from = await at(page);
  await eventually(() => at(page)).toBeGreaterThan(from);
  await button(page, 'Pause').click();

  await button(page, 'Go to the start').click();
  expect(await at(page)).toBe(0);
  await button(page, 'Next key moment').click();
  const moment = await at(page);
  await page
    .getByRole('region', { name: 'Log' })
    .locator('[aria-current]')
    .getByText(String(moment), { exact: true })
    .waitFor();
  await button(page, 'Go to the end').click();
  expect(await at(page)).toBe(await last(page));
  expect(await button(page, 'Play from here').isDisabled()).toBe(true);
});

test('a view shows what its watcher saw, and a shared link opens the same position and view', async () => {
  const { page } = await replay();
  await slider(page).fill('80');
  await view(page).selectOption('archive');
  await page.getByRole('gridcell', { name: /Red’s boat/ }).waitFor();
  await view(page).selectOption('blue.captain');
  await page.getByRole('gridcell', { name: /your boat/ }).waitFor();
  expect(await page.getByRole('gridcell', { name: /Red’s/ }).count()).toBe(0);

  await button(page, 'Copy link').click();
  await button(page, 'Copied').waitFor();
  const link = (await page.evaluate('navigator.clipboard.readText()')) as string;
  const { page: friend } = await replay(link);
  expect([await at(friend), await view(friend).inputValue()]).toEqual([80, 'blue.captain']);
});

test('a log can be downloaded and opened from the file', async () => {
  const { page } = await replay();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[0] as string)).toMatchObject({ game: 'radar' });

  const places = await last(page);
  const { page: other } = await server.visitor();
  await other.goto('/replay');
  const [chooser] = await Promise.all([other.waitForEvent('filechooser'), button(other, 'Choose a file').click()]);
  await chooser.setFiles({ name: 'kept.jsonl', mimeType: 'application/jsonl', buffer: readFileSync(file) });
  await other.getByRole('heading', { name: /kept\.jsonl/ }).waitFor();
  expect(await last(other)).toBe(places);
});

test('a match can be forked from an entry and played', async () => {
  const { page } = await replay();
  await slider(page).fill('40');
  await view(page).selectOption('blue.captain');
  await button(page, 'Play from here').click();
  const dialog = page.getByRole('dialog', { name: 'Play from here' });
  await dialog.getByText(/after entry 40/).waitFor();
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/m/') && !url.pathname.endsWith(code));
  expect(await followHint(page)).toBe('done');
});

test('a decision shows options, lines that add up, the runner-up and what would change it; hovering shows an option on the board', async () => {
  const { page } = await replay();
  await view(page).selectOption('archive');
  await slider(page).fill('30');
  await page.getByRole('tab', { name: 'Why' }).click();
  const why = page.getByRole('region', { name: 'Why' });
  await why.getByText('For developers').click();
  const seats = why.getByRole('combobox', { name: 'Seat' });
  await seats.selectOption('blue.captain');
  const decision = why.getByRole('combobox', { name: 'Decision' });
  const isFiltered = (texts: readonly string[]): boolean => texts.every((text) => /blue captain/i.test(text));
  await eventually(async () => isFiltered(await decision.locator('option').allTextContents())).toBe(true);
  const reasons = why.and(page.locator('[aria-busy="false"]')); // they belong to the chosen decision
  const table = why.getByRole('table');
  await reasons.waitFor();
  while (!(await table.getByRole('columnheader', { name: /^Runner-up/ }).isVisible())) {
    const before = await decision.inputValue();
    await why.getByRole('button', { name: 'Next decision' }).click();
    await eventually(() => decision.inputValue()).not.toBe(before);
    await reasons.waitFor();
  }
  await table.getByRole('columnheader', { name: /^Chosen/ }).waitFor();

  for (const column of [0, 1]) {
    const figures = await table.getByRole('row').evaluateAll(
      (rows, i) =>
        rows.slice(1).map((row) => {
          const { cells } = row as unknown as { cells: ArrayLike<{ textContent: string }> };
          return cells[i + 1]?.textContent ?? '';
        }),
      column,
    );
    const total = numberIn(figures.at(-1) ?? '');
    const sum = figures.slice(0, -1).reduce((all, text) => all + numberIn(text), 0);
    const shown = figures.at(-1)?.split(/[.,]/)[1]?.length ?? 0; // number of decimals; each figure is rounded to them
    expect(Math.abs(sum - total)).toBeLessThanOrEqual(0.5 * 10 ** -shown * figures.length + 1e-9);
  }

  const options = why.getByRole('button', { name: /for, .* against/ });
  await eventually(() => options.count()).toBeGreaterThan(1);
  await options.nth(1).hover();
  await page.getByText(/^What blue captain saw before deciding$/i).waitFor();
  await page.getByRole('gridcell', { selected: true }).first().waitFor();
  // The margin, then the weight that would change the choice, or why there is none.
  await why.locator('.why-developers .why-sentence').nth(1).waitFor({ timeout: 120_000 });
});

/** `−4.20`, `+1.5`, `·` for nothing, `[2]` for a rank, which adds nothing. */
function numberIn(text: string): number {
  const plain = text.trim().replace('−', '-').replace('+', '').replace(',', '');
  return /^-?[\d.]+$/.test(plain) ? Number(plain) : 0;
}
