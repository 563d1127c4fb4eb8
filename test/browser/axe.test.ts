import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { startServer, type Visitor } from './server.ts';

const server = await startServer();
let finished: string;
beforeAll(async () => {
  finished = await server.finished();
});
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

/** The pages, by their labels in each language. */
const LOOKS = [
  { theme: 'paper', language: 'en', locale: 'en-GB', settings: 'Settings', help: /^Keyboard shortcuts/, why: 'Why' },
  { theme: 'plot-room', language: 'es', locale: 'es-ES', settings: 'Ajustes', help: /^Atajos/, why: 'Por qué' },
] as const;

describe.each(LOOKS)('$theme, $language', ({ theme, language, locale, settings, help, why }) => {
  const remembers = { settings: { theme, language, motion: 'none' } };
  const visitor = (): Promise<Visitor> => server.visitor({ locale, remembers });
  const expectNone = async (page: Page): Promise<void> => expect(await axeFindings(page)).toEqual([]);

  test('home, settings and help', async () => {
    const { page } = await visitor();
    await page.goto('/');
    await page.getByRole('combobox').first().waitFor();
    await page
      .getByRole('link', { name: /Replay|Repetici/ })
      .first()
      .waitFor();
    await expectNone(page);
    for (const name of [settings, help]) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await expectNone(page);
      await page.keyboard.press('Escape');
    }
  });

  test('set-up and lobby', async () => {
    const { page } = await visitor();
    await page.goto('/new/radar');
    const open = page.locator('form button[type=submit]');
    await open.waitFor();
    await expectNone(page);
    await open.click();
    await page.waitForURL(/\/m\//);
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await expectNone(page);
  });

  test('the four roles mid-turn', async () => {
    const crew = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
    const pass = await server.served.create({
      game: 'radar',
      sit: crew,
      settings: { pace: 0, takeOver: null, clock: null },
      start: true,
    });
    const { page } = await server.seated(pass, { locale, remembers });
    await page.getByRole('gridcell', { name: /^D4,/ }).click();
    await page.getByRole('button', { name: /D4, sector 1/ }).click();
    await page.getByRole('button', { name: /Sail north|Navegar al norte/ }).waitFor();
    await expectNone(page);
    await page.getByRole('button', { name: /Sail east|Navegar al este/ }).click();
    await page.getByRole('button', { name: /^Charge torpedo|^Cargar torpedo/ }).waitFor();
    await expectNone(page);
    await page.keyboard.press('3');
    await page.getByRole('group', { name: /Engine board|Panel de máquinas/ }).waitFor();
    await expectNone(page);
    await page.keyboard.press('4');
    await page.getByRole('group', { name: /^Show$|^Mostrar$/ }).waitFor();
    await expectNone(page);
  });

  test('replay and inspector', async () => {
    const { page } = await visitor();
    await page.goto(`/replay/${finished}?at=60`);
    await page.getByRole('slider').waitFor();
    await expectNone(page);
    await page.getByRole('tab', { name: why }).click();
    await page.getByRole('region', { name: why }).getByRole('table').first().waitFor();
    await expectNone(page);
  });
});
