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

/** What only shows after some clicks, by its labels in each language. axe-pages.test.ts opens every page. */
const LOOKS = [
  {
    theme: 'paper',
    language: 'en',
    locale: 'en-GB',
    settings: 'Settings',
    help: /^Keyboard shortcuts/,
    options: /^Change… .Admiral/,
    why: 'Why',
    developers: 'For developers',
  },
  {
    theme: 'plot-room',
    language: 'es',
    locale: 'es-ES',
    settings: 'Ajustes',
    help: /^Atajos/,
    options: /^Cambiar… .Almirante/,
    why: 'Por qué',
    developers: 'Para desarrolladores',
  },
] as const;

describe.each(LOOKS)('$theme, $language', ({ theme, language, locale, settings, help, options, why, developers }) => {
  const remembers = { settings: { theme, language, motion: 'none' } };
  const visitor = (): Promise<Visitor> => server.visitor({ locale, remembers });
  const expectNone = async (page: Page): Promise<void> => expect(await axeFindings(page)).toEqual([]);

  test('home, settings, help and the options of a game', async () => {
    const { page } = await visitor();
    await page.goto('/');
    await page.getByRole('article').nth(3).getByRole('button').first().waitFor();
    await page
      .getByRole('link', { name: /Replay|Repetici/ })
      .first()
      .waitFor();
    await expectNone(page);
    for (const name of [settings, help, options]) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await expectNone(page);
      await page.keyboard.press('Escape');
    }
  });

  test('the lobby', async () => {
    const { page } = await visitor();
    await page.goto('/new/radar');
    const open = page.locator('form button[type=submit]');
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
    await page.getByRole('group', { name: /Engine board|Tablero de máquinas/ }).waitFor();
    await expectNone(page);
    await page.keyboard.press('4');
    await page.getByRole('group', { name: /^Show$|^Mostrar$/ }).waitFor();
    await expectNone(page);
  });

  test('the inspector', async () => {
    const { page } = await visitor();
    await page.goto(`/replay/${finished}?at=60`);
    await page.getByRole('tab', { name: why }).click();
    const reasons = page.getByRole('region', { name: why });
    await reasons.getByText(developers).waitFor();
    await expectNone(page);
    await reasons.getByText(developers).click();
    await reasons.getByRole('table').first().waitFor();
    await expectNone(page);
  });
});
