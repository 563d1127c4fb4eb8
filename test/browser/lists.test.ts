import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FILES } from '../../src/games/shooting/roster/fixtures/files.ts';
import { TEXTS } from '../../src/games/shooting/roster/fixtures/texts.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button, openMoreOptions } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const inputOf = (name: string): Buffer => {
  const input = [...FILES, ...TEXTS].find((one) => one.name === name)?.input ?? '';
  return Buffer.from(input as string);
};
const fileOf = (name: string) => ({ name, mimeType: 'application/octet-stream', buffer: inputOf(name) });

async function openLists(page: Page, title = 'My lists'): Promise<void> {
  await page.goto('/odds/shooting');
  await page.getByText(title, { exact: true }).click();
  await page.locator('.lists-panel').waitFor();
}

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.UMPIRE_LISTS_SHOTS;
  if (folder) writeFileSync(`${folder}/${name}.png`, await page.screenshot({ fullPage: true }));
};

test('files are imported together, and their units are attackers and targets after a reload', async () => {
  const { page } = await server.visitor();
  await openLists(page);
  const broken = { name: 'broken.rosz', mimeType: '', buffer: Buffer.from('PK\u0003\u0004 not a zip') };
  await page.getByLabel('Choose files…').setInputFiles([fileOf('rosz'), fileOf('odd-keywords'), broken]);
  await page.getByText('2 lists imported.').waitFor();
  await page.getByText(/^broken\.rosz: the ZIP archive/).waitFor();
  await page.reload();
  await page.getByText('My lists', { exact: true }).click();
  await button(page, 'Use Sample Squad as attacker').first().click();
  await page.getByRole('status').filter({ hasText: 'Sample Squad is the attacker.' }).waitFor();
  await page.locator('#odds-attackers:focus').waitFor();
  await button(page, 'Use Sample Captain as target').first().click();
  await page.getByRole('status').filter({ hasText: 'Sample Captain is the target.' }).waitFor();
  await page.locator('#odds-target:focus').waitFor();
  await page.locator('.odds-rolls-name', { hasText: '4 × Sample rifle' }).waitFor();
  await page.waitForURL(/t\.W=5/);
  expect(page.url()).toContain('2.S=4');
  expect(await axeFindings(page)).toEqual([]);
  await shot(page, 'desktop');
});

test('one button compares targets for all units of a list, and the link shows the same to others', async () => {
  const { page } = await server.visitor();
  await openLists(page);
  await page.getByLabel('Choose files…').setInputFiles([fileOf('rosz'), fileOf('built-in-names')]);
  await button(page, 'Compare targets for all units').first().click();
  await page.locator('[data-done="true"]').waitFor();
  await button(page, /^Demo against Known names$/).waitFor();
  const cells = (one: Page) => one.locator('.matrix-table td, .matrix-table tbody th').allTextContents();
  expect((await cells(page)).some((text) => text.includes('Sample Squad'))).toBe(true);
  await page.waitForURL(/my=/);
  const { page: other } = await server.visitor();
  await other.goto(page.url());
  await other.locator('[data-done="true"]').waitFor();
  await eventually(() => cells(other)).toEqual(await cells(page));
});

test('a target with several stat lines shows all its models', async () => {
  const { page } = await server.visitor();
  await openLists(page);
  await page
    .getByLabel('Or paste a list')
    .fill(inputOf('built-in-names').toString().replace('Sample Boss', 'Boss Nob'));
  await button(page, 'Import text').click();
  await button(page, 'Use Boyz as target').click();
  const others = page.getByRole('group', { name: 'Models with other values' });
  await others.getByText(/W 2$/).waitFor();
  await others.getByLabel('Models').fill('0');
  await others.waitFor({ state: 'detached' });
});

test('a pasted text says that it has no stat lines, and its units get datasheets by hand', async () => {
  const { page } = await server.visitor();
  await openLists(page);
  await page.getByLabel('Or paste a list').fill(inputOf('app-10e').toString());
  await button(page, 'Import text').click();
  await page.getByText('This list has names but no stat lines.', { exact: false }).waitFor();
  const menu = page.getByLabel('Value for: the list has only names; values needed for Sample Squad', { exact: true });
  await menu.selectOption({ label: 'Intercessor Squad (Built-in)' });
  const rifle = page.getByLabel('Value for: no weapon profile for Sample rifle', { exact: true });
  await rifle.fill('nonsense');
  await rifle.press('Enter');
  await page.getByText('This value is not valid here.', { exact: false }).waitFor();
  await rifle.fill('24" A2 BS3+ S4 AP-1 D1, Assault');
  await rifle.press('Enter');
  await rifle.waitFor({ state: 'detached' });
  await button(page, 'Use Sample Squad as attacker').click();
  await page.waitForURL(/1\.count=4/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export as JSON:/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
});

test('a dropped file, on a phone and in Spanish', async () => {
  const { page } = await server.visitor({
    remembers: { settings: { language: 'es' } },
    viewport: { width: 390, height: 844 },
  });
  await openLists(page, 'Mis listas');
  const bytes = [...inputOf('odd-keywords')];
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(given)], 'army.json'));
    return transfer;
  }, bytes);
  await page.dispatchEvent('.lists-drop', 'drop', { dataTransfer: data });
  await page.getByText('1 lista importada.').waitFor();
  await page.getByText(/^No reconocido/).waitFor();
  await expectToFit(page, 'lists');
  expect(await axeFindings(page)).toEqual([]);
  await shot(page, 'phone');
});

test('a list is an army in a set-up', async () => {
  const { page } = await server.visitor();
  await openLists(page);
  await page.getByLabel('Choose files…').setInputFiles([fileOf('new-recruit-json')]);
  await page.getByText('1 list imported.').waitFor();
  await page.goto('/new/shooting');
  await openMoreOptions(page);
  const army = page.getByLabel('Attacker’s army', { exact: true });
  await army.locator('option', { hasText: 'My list:' }).waitFor({ state: 'attached' });
  const label = (await army.locator('option', { hasText: 'My list:' }).first().textContent()) ?? '';
  await army.selectOption({ label });
  expect(await army.inputValue()).toBe('list-0');
});
