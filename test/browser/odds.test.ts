import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button, tabTo } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true }).first();
/** A headline figure of the answer, by its label. */
const figure = (page: Page, name: string): Locator =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: name }) });

async function open(page: Page, address = ''): Promise<void> {
  await page.goto(`/odds/shooting${address}`);
  await figure(page, 'Wounds lost').waitFor();
}

const expectFigures = async (page: Page, damage: string, slain: string): Promise<void> => {
  await figure(page, 'Wounds lost').getByRole('button', { name: damage, exact: true }).waitFor();
  await figure(page, 'Models destroyed').getByRole('button', { name: slain, exact: true }).waitFor();
};

test('ten bolt rifles at ten Intercessors, with a receipt for every figure', async () => {
  const { page } = await server.visitor();
  await open(page, '?1.sheet=boyz&1.weapon=shoota&t.sheet=boyz');
  await field(page, 'Datasheet').selectOption({ label: 'Intercessor Squad' });
  await field(page, 'Weapon').selectOption({ label: 'Bolt rifle' });
  await field(page, 'How many').fill('10');
  const target = page.getByRole('region', { name: 'Target' });
  await target.getByLabel('Datasheet').selectOption({ label: 'Intercessor Squad' });
  await target.getByLabel('Models').fill('10');
  await expectFigures(page, '3.33', '1.42');
  await figure(page, 'Wounds lost').getByRole('button').click();
  await page.getByRole('row', { name: '10 × Bolt rifle 3.33' }).waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'save 4+').click();
  await page.getByRole('row', { name: 'armour penetration 1' }).waitFor();
});

test('the card links to the odds page, which links back home', async () => {
  const { page } = await server.visitor();
  await page.goto('/');
  await page.getByRole('article', { name: 'The Shooting Phase' }).getByRole('link', { name: 'Odds' }).click();
  await expectFigures(page, '3.33', '1.42');
  expect(await page.title()).toBe('Odds of the Shooting Phase · Umpire');
  await page.getByRole('link', { name: 'Back to home', exact: true }).click();
  await page.getByRole('article', { name: 'The Shooting Phase' }).waitFor();
});

test('it works offline', async () => {
  const { page, context } = await server.visitor();
  await open(page);
  await context.setOffline(true);
  await field(page, 'How many').fill('20');
  await expectFigures(page, '6.67', '3.08');
});

test('half range counts, and the URL carries the question to another browser', async () => {
  const { page } = await server.visitor();
  await open(page);
  await field(page, 'Datasheet').selectOption({ label: 'Terminator Squad' });
  await field(page, 'How many').fill('5');
  await expectFigures(page, '1.11', '0.33');
  await page.getByLabel('Within half range').check();
  await expectFigures(page, '2.22', '0.86');
  await page.waitForURL(/half=yes/);
  const { page: other } = await server.visitor();
  await other.goto(page.url());
  await expectFigures(other, '2.22', '0.86');
});

test('the answer is copied as text', async () => {
  const { page, context } = await server.visitor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await button(page, 'Copy as text').click();
  await button(page, 'Copied').waitFor();
  const text = (await page.evaluate('navigator.clipboard.readText()')) as string;
  expect(text).toMatch(/^10 × Bolt rifle\nat 10 × Intercessor Squad\n/);
  expect(text).toMatch(/Wounds lost +3\.33 +80% 1-6/);
});

test('two choices are compared, and the better one is named', async () => {
  const { page } = await server.visitor();
  await open(page);
  await button(page, 'Compare with another choice').click();
  await page.getByRole('status').filter({ hasText: 'Both choices are equal' }).waitFor();
  await field(page, 'Datasheet').selectOption({ label: 'Hellblaster Squad' });
  await field(page, 'Profile').selectOption('supercharge');
  await page.getByRole('status').filter({ hasText: 'Choice B is better' }).waitFor();
  await page.getByRole('row', { name: /^Own models lost 0 / }).waitFor();
  await button(page, 'Choice A').click();
  expect(await field(page, 'Weapon').inputValue()).toBe('bolt-rifle');
  await button(page, 'Stop comparing').click();
  await expectFigures(page, '3.33', '1.42');
});

test('a printed profile can be typed in; missing values are reported and marked', async () => {
  const { page } = await server.visitor();
  await open(page);
  await field(page, 'Datasheet').selectOption({ label: 'Custom…' });
  await field(page, 'Attacks (A)').fill('D6+3');
  await field(page, 'Abilities').fill('Blast, Devastating Wounds');
  await page.getByText('Devastating Wounds: critical wounds become mortal wounds').waitFor();
  await field(page, 'Strength (S)').fill('');
  await page.getByRole('alert').filter({ hasText: 'Line 1: Strength (S) is missing' }).waitFor();
  expect(await field(page, 'Strength (S)').getAttribute('aria-invalid')).toBe('true');
  await field(page, 'Strength (S)').fill('5');
  await page.getByRole('alert').waitFor({ state: 'hidden' });
});

test('Spanish abilities have Spanish names, also when typed', async () => {
  const { page } = await server.visitor({ locale: 'es-ES' });
  await page.goto('/odds/shooting');
  await page.getByText('Asalto, Pesada').waitFor();
  await field(page, 'Hoja de datos').selectOption({ label: 'Personalizado…' });
  await field(page, 'Aptitudes').fill('Fuego rápido 1, Heridas devastadoras');
  await page.getByText('Heridas devastadoras: las heridas críticas pasan a ser mortales').waitFor();
  await page.waitForURL(/Devastating/);
  await field(page, 'Daño (D)').fill('D3');
  await page.locator('.odds-rolls-name', { hasText: '10 × F4 FP−1, daño D3' }).waitFor();
  const leaders = await field(page, 'Personaje agregado').getByRole('option').allTextContents();
  expect(leaders).not.toContain('Hive Tyrant');
});

test('a chart can be read with arrow keys', async () => {
  const { page } = await server.visitor();
  await open(page);
  const chart = page.getByRole('slider', { name: /^Models destroyed/ });
  await tabTo(page, chart);
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/^exactly 2: \d+.%, 2 or more: \d+.%/);
});

describe.each([
  { theme: 'paper', language: 'en' },
  { theme: 'plot-room', language: 'es' },
])('in $theme, $language,', ({ theme, language }) => {
  const remembers = { settings: { theme, language, motion: 'none' } };
  const BOTH =
    '?1.A=D6&1.BS=3&1.S=6&1.AP=-1&1.D=D3&1.abilities=Hazardous&2.sheet=lootas&2.weapon=deffgun&moved=advanced';

  test('axe finds no problems, and everything fits a phone', async () => {
    const { page } = await server.visitor({ remembers, viewport: { width: 390, height: 844 } });
    for (const address of ['', BOTH, `${BOTH}&b.1.sheet=boyz&b.1.weapon=shoota`, `${BOTH}&b.1.count=5`]) {
      await page.goto(`/odds/shooting${address}`);
      await page.getByRole('slider').first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await expectToFit(page, `/odds/shooting${address}`);
    }
  });
});
