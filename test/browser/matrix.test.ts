import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readLists } from '../../src/games/shooting/roster/detect.ts';
import { FILES } from '../../src/games/shooting/roster/fixtures/files.ts';
import { NO_LISTS, withLists } from '../../src/games/shooting/roster/stored.ts';
import { LISTS_KEY } from '../../src/games/shooting/ui/lists/lists-key.ts';
import { entryOf } from '../../src/games/shooting/ui/matrix/entries.ts';
import { must } from '../../src/kernel/result.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { LONGEST, taskTimes } from './long-tasks.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const MATRIX = '/odds/shooting?view=matrix';
const done = (page: Page) => page.locator('[data-done="true"]').waitFor();

async function open(page: Page, address = MATRIX): Promise<void> {
  await page.goto(address);
  await done(page);
}

test('the matrix is a tab of the odds page; a cell opens its distribution and its one-attack question', async () => {
  const { page } = await server.visitor();
  await page.goto('/odds/shooting');
  await button(page, 'Matrix').click();
  await done(page);
  await page.getByRole('button', { name: /^Hellblaster Squad at 5 × Marine \(MEQ\): \d/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('slider', { name: /^Models destroyed/ }).waitFor();
  await dialog.getByRole('button', { name: 'Open as one attack' }).click();
  await page.waitForURL(/1\.sheet=hellblaster-squad/);
  await page.locator('dl > div').first().waitFor();
});

test('measures, sorting, pins and swapped sides are in the link', async () => {
  const { page } = await server.visitor();
  await open(page);
  await page.getByLabel('Show').selectOption({ label: 'Chance to destroy all' });
  await button(page, 'Sort by 10 × Guard (GEQ)').click();
  await button(page, 'Pin Scouts').click();
  await page.waitForURL(/pin-rows/);
  const { page: other } = await server.visitor();
  await open(other, page.url());
  const first = other.locator('.matrix-table tbody th').first();
  expect(await first.textContent()).toContain('Scouts');
  const cells = async (one: Page) => one.locator('.matrix-table td').allTextContents();
  expect(await cells(other)).toEqual(await cells(page));
  expect((await cells(page)).every((text) => text.endsWith('%'))).toBe(true);
  await button(other, 'Swap sides').click();
  await other.getByText('Add at least one unit and one target.').waitFor();
});

test('curves overlay cells, and are copied as text, CSV, SVG and PNG', async () => {
  const { page, context } = await server.visitor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${MATRIX}&curve=0.0&curve=1.0`);
  const curves = page.getByRole('region', { name: 'At least this many' });
  expect(await curves.locator('svg.matrix-picture path').count()).toBe(2);
  const copied = () => page.evaluate('navigator.clipboard.readText()') as Promise<string>;
  await curves.getByRole('button', { name: 'Copy CSV' }).click();
  await curves.getByText('Copied').waitFor();
  expect(await copied()).toMatch(/^at least,/);
  await curves.getByRole('button', { name: 'Copy SVG' }).click();
  await eventually(copied).toMatch(/^<svg/);
  await curves.getByRole('button', { name: 'Copy text' }).click();
  await eventually(copied).toMatch(/^Models destroyed: at least/);
  await curves.getByRole('button', { name: 'Copy PNG' }).click();
  const types = () =>
    page.evaluate('navigator.clipboard.read().then((items) => items[0].types.join())') as Promise<string>;
  await eventually(types).toContain('image/png');
});

test('arrow keys move between cells and Enter opens one', async () => {
  const { page } = await server.visitor();
  await open(page);
  await page.locator('[data-cell="0-0"]').focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('dialog', { name: /^Hellblaster Squad at 5 × Marine/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('the best plan names its method and gives reasons', async () => {
  const { page } = await server.visitor();
  await page.goto('/odds/shooting?view=plan&my=strike-force.intercessors&my=armoured-fist.tank-a&their=geq&their=veq');
  await page.getByText('Exact: every assignment and order was compared.').waitFor();
  await page
    .getByText(/^adds .* models? destroyed on average$/)
    .first()
    .waitFor();
  await page.getByLabel('Maximise').selectOption({ label: 'Chance to destroy the chosen targets' });
  await page.getByRole('checkbox', { name: '10 × Guard (GEQ)' }).uncheck();
  await page.waitForURL(/must=1/);
  await page
    .getByText(/→ Tank \(VEQ\)/)
    .nth(1)
    .waitFor();
});

test('20 × 20 cells are computed without long tasks', async () => {
  const units = ['strike-force', 'ork-mob', 'armoured-fist'].flatMap((army) =>
    ({
      'strike-force': ['intercessors', 'hellblasters', 'dreadnought'],
      'ork-mob': ['boyz', 'lootas', 'nobz', 'gunz'],
      'armoured-fist': ['tank-a', 'tank-b', 'scouts'],
    })[army]!.map((unit) => `${army}.${unit}`),
  );
  const twenty = [...units, ...units];
  const address = [...twenty.map((one) => `my=${one}`), ...twenty.map((one) => `their=${one}`)].join('&');
  const { page } = await server.visitor();
  for (const visit of ['first', 'second']) {
    const times = await taskTimes(page, async () => {
      await open(page, `${MATRIX}&${address}`);
      await eventually(() => page.locator('.matrix-table td').count()).toBe(400);
    });
    expect(Math.max(...times), `${visit} visit`).toBeLessThan(LONGEST);
  }
});

test('400 worst cases show their progress, without long tasks', async () => {
  const { page } = await server.visitor();
  const twenty = <T>(one: (i: number) => T): T[] => Array.from({ length: 20 }, (_, i) => one(i));
  const abilities = ['Blast', 'Devastating Wounds', 'Sustained Hits D3'];
  const mine = twenty((i) => ({
    count: 20,
    A: 'D6+3',
    BS: 3 + (i % 3),
    S: 4 + (i % 7),
    AP: -(i % 3),
    D: 3,
    abilities,
  }));
  const theirs = twenty((i) => ({ T: 4 + (i % 7), Sv: 4, W: 3, models: 20, fnp: 4 + (i % 3) }));
  const params = new URLSearchParams({ view: 'matrix' });
  for (const [i, line] of mine.entries())
    params.append('my', entryOf({ name: `Unit ${i + 1}`, points: null, attackers: [line] }));
  for (const [i, target] of theirs.entries())
    params.append('their', entryOf({ name: `Target ${i + 1}`, points: null, target }));
  const times = await taskTimes(page, async () => {
    await page.goto(`/odds/shooting?${params}`);
    await page.locator('.matrix-verbs progress').waitFor();
    await done(page);
  });
  expect(Math.max(...times)).toBeLessThan(LONGEST);
  expect(await page.locator('.matrix-table td').filter({ hasText: '…' }).count()).toBe(0);
});

test('units of an imported list are added to both sides, and the link works in another browser', async () => {
  const lists = must(readLists(FILES.find(({ name }) => name === 'new-recruit-json')?.input ?? ''));
  const { page } = await server.visitor({ remembers: { [LISTS_KEY]: withLists(NO_LISTS, lists) } });
  await open(page, `${MATRIX}&my=armoured-fist.scouts&their=meq`);
  for (const summary of [/^My units/, /^Targets/]) await page.locator('summary').filter({ hasText: summary }).click();
  await page.getByLabel('Add to my units').selectOption({ label: 'Sample Squad' });
  await page.getByLabel('Add a target').selectOption({ label: 'Sample Squad' });
  await eventually(() => page.locator('.matrix-table td').count()).toBe(4);
  await done(page);
  const cells = async (one: Page) => one.locator('.matrix-table td').allTextContents();
  await page.waitForURL(
    (url) => url.searchParams.getAll('my').length === 2 && url.searchParams.getAll('their').length === 2,
  );
  const { page: other } = await server.visitor();
  await open(other, page.url());
  await eventually(() => cells(other)).toEqual(await cells(page));
  await other
    .locator('summary')
    .filter({ hasText: /^My units/ })
    .click();
  await button(other, 'Split into weapons').click();
  await other
    .getByRole('button', { name: /^Sample Squad.*: \d+ × .* at / })
    .first()
    .waitFor();
});

describe.each([
  { theme: 'paper', language: 'en' },
  { theme: 'plot-room', language: 'es' },
])('in $theme, $language,', ({ theme, language }) => {
  const remembers = { settings: { theme, language, motion: 'none' } };

  test('axe finds no problems, and everything fits a phone', async () => {
    const { page } = await server.visitor({ remembers, viewport: { width: 390, height: 844 } });
    for (const address of [`${MATRIX}&curve=0.0&curve=1.2`, '/odds/shooting?view=plan&goal=wipe']) {
      await page.goto(address);
      await page.locator('[data-done="true"], .matrix-shots').first().waitFor();
      for (const summary of await page.locator('summary').all()) await summary.click();
      expect(await axeFindings(page)).toEqual([]);
      await expectToFit(page, address);
    }
  });
});
