import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
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

test('a tab is as it was left', async () => {
  const { page } = await server.visitor();
  await open(page, '?v=2&1.count=20&1.sheet=intercessor-squad&1.weapon=bolt-rifle');
  await button(page, 'Trainer').click();
  await page.waitForURL(/view=train/);
  await button(page, 'One attack').click();
  await expectFigures(page, '6.67', '3.08');
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

test('melee asks for a melee weapon instead of firing a gun, and hides what has no effect', async () => {
  const { page } = await server.visitor();
  await open(page);
  await page.getByLabel('Melee', { exact: true }).check();
  await page.getByText('This datasheet has no melee weapons here. Enter one.').waitFor();
  await page.getByRole('alert').filter({ hasText: 'Enter a melee weapon to see the result.' }).waitFor();
  expect(await figure(page, 'Wounds lost').count()).toBe(0);
  for (const label of ['Within half range', 'Benefit of Cover', 'Fire Overwatch', 'Plunging Fire', 'Movement'])
    expect(await page.getByLabel(label, { exact: true }).count()).toBe(0);
  await field(page, 'Attacks (A)').pressSequentially('3');
  await field(page, 'Weapon skill (WS)').selectOption({ label: '3+' });
  await field(page, 'Strength (S)').fill('4');
  await field(page, 'Armour penetration (AP)').selectOption({ label: '0' });
  await field(page, 'Damage (D)').fill('1');
  await figure(page, 'Wounds lost').waitFor();
  await page.getByLabel('Melee', { exact: true }).uncheck();
  await expectFigures(page, '3.33', '1.42');
});

test('in melee the target strikes back, and the URL carries both sides', async () => {
  const { page } = await server.visitor();
  await open(page, '?v=2&melee=yes&1.count=5&1.A=3&1.WS=3&1.S=5&1.AP=-2&1.D=2&t.T=5&t.Sv=5&t.W=1&t.models=10');
  await button(page, 'Let the target strike back').click();
  await page.getByRole('alert').waitFor();
  expect(await field(page, 'How many').inputValue()).toBe('10');
  expect(await page.getByRole('region', { name: 'Losses: Strikes back', exact: true }).count()).toBe(0);
  await field(page, 'Attacks (A)').fill('2');
  await field(page, 'Weapon skill (WS)').selectOption({ label: '3+' });
  await field(page, 'Strength (S)').fill('4');
  await field(page, 'Armour penetration (AP)').selectOption({ label: '0' });
  await field(page, 'Damage (D)').fill('1');
  const target = page.getByRole('region', { name: 'Target' });
  expect(await target.getByLabel('Models').inputValue()).toBe('5');
  await target.getByLabel('Toughness (T)').fill('4');
  await target.getByLabel('Save (Sv)', { exact: true }).selectOption({ label: '3+' });
  await target.getByLabel('Wounds (W)').fill('2');
  const back = page.getByRole('region', { name: 'Losses: Strikes back', exact: true }).getByRole('status');
  await back.filter({ hasText: 'of 10 models destroyed' }).waitFor();
  const first = page.getByRole('region', { name: 'Losses: First to fight', exact: true }).getByRole('status');
  const before = await first.textContent();
  await page.getByLabel('Roll for fallen models to strike back').selectOption({ label: '2+' });
  await eventually(() => first.textContent()).not.toBe(before);
  await page.waitForURL(/fight=yes&death=2/);
  const { page: other } = await server.visitor();
  await other.goto(page.url());
  const there = other.getByRole('region', { name: 'Losses: First to fight', exact: true }).getByRole('status');
  await there.waitFor();
  expect(await there.textContent()).toBe(await first.textContent());
  await button(page, 'Stop striking back').click();
  await figure(page, 'Wounds lost').waitFor();
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
  const FIGHT =
    '?v=2&melee=yes&1.count=5&1.A=3&1.WS=3&1.S=5&1.AP=-2&1.D=2&t.T=5&t.Sv=5&t.W=1&t.models=10' +
    '&b.1.count=10&b.1.A=3&b.1.WS=3&b.1.S=4&b.1.AP=-1&b.1.D=1&b.t.T=4&b.t.Sv=3&b.t.W=2&b.t.models=5&fight=yes';

  test('axe finds no problems, and everything fits a phone', async () => {
    const { page } = await server.visitor({ remembers, viewport: { width: 390, height: 844 } });
    const against = `${BOTH}&b.1.sheet=boyz&b.1.weapon=shoota`;
    const answered = ['', BOTH, against, `${BOTH}&b.1.count=5`, FIGHT, `${FIGHT}&death=4`];
    const refused = [`${against}&fight=yes`, '?v=2&melee=yes'];
    for (const address of [...answered, ...refused]) {
      await page.goto(`/odds/shooting${address}`);
      await (refused.includes(address) ? page.getByRole('alert') : page.getByRole('slider')).first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await expectToFit(page, `/odds/shooting${address}`);
    }
  });
});
