import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Seat } from '../../src/kernel/ids.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button, openCourse, place, spoken, status } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

type Hints = 'off' | 'obvious' | 'smart';

/** A captain with this setting, and a count of hint requests to the server. */
async function captainWith(hints: Hints | undefined, how = {}, crew: readonly Seat[] = []) {
  const pass = await server.served.create({
    game: 'radar',
    sit: ['blue.captain', ...crew],
    settings: { pace: 0, takeOver: null, clock: null },
    start: true,
  });
  const here = await server.seated(pass, { remembers: { settings: hints ? { hints } : {} }, ...how });
  const asked: string[] = [];
  here.page.on('request', (request) => {
    if (request.url().endsWith('/hint')) asked.push(request.url());
  });
  return { ...here, pass, asked };
}

const hint = (page: Page): Locator => page.getByRole('region', { name: 'Hint' });
const doIt = (page: Page): Locator => hint(page).getByRole('button', { name: 'Do it' });

/** The boat is placed and the crew has finished its messages before the first course. */
async function toFirstCourse(page: Page): Promise<void> {
  await place(page, 'D4');
  await openCourse(page);
  await spoken(page)
    .getByText(/engineer: /)
    .waitFor({ state: 'attached' });
}

describe('off', () => {
  test('no button, shortcut, help entry or request', async () => {
    const { page, asked } = await captainWith('off');
    await toFirstCourse(page);
    expect(await button(page, 'Hint').count()).toBe(0);
    await page.keyboard.press('h');
    await page.keyboard.press('y');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: /^Keyboard shortcuts/ });
    await help.waitFor();
    expect(await help.getByText(/[Hh]int/).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await hint(page).count()).toBe(0);
    await status(page, /^Your turn: order a course/).waitFor();
    expect(asked).toEqual([]);
  });
});

describe('obvious', () => {
  test('is the default: with several options, no automatic hint appears', async () => {
    const { page, asked } = await captainWith(undefined);
    await toFirstCourse(page);
    await page.waitForTimeout(600); // longer than an automatic hint takes to start
    expect([await hint(page).count(), asked]).toEqual([0, []]);
  });

  test('h shows three options with lines that add up, and Enter plays the first', async () => {
    const { page } = await captainWith('obvious');
    await toFirstCourse(page);
    await page.keyboard.press('h');
    await doIt(page).first().waitFor();
    const texts = await hint(page).locator('.hint-option').allInnerTexts();
    const names = texts.map((text) => text.split('\n')[0] as string);
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(3);
    for (const text of texts) {
      const [total = Number.NaN, ...points] = [...text.matchAll(/[+−]?\d+\.\d$|[+−]\d+$/gm)].map(([figure]) =>
        Number(figure.replace('−', '-')),
      );
      expect(points.length).toBeGreaterThan(0);
      expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(total, 6);
    }
    const course = /^Sail (\w+)/.exec(names[0] as string)?.[1] ?? 'nowhere';
    await eventually(() =>
      doIt(page)
        .first()
        .evaluate((one) => one === one.ownerDocument.activeElement),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await spoken(page).getByText(`blue moves ${course}`).waitFor({ state: 'attached' });
    await hint(page).waitFor({ state: 'hidden' });
  });

  test('Escape dismisses a requested hint', async () => {
    const { page } = await captainWith('obvious');
    await toFirstCourse(page);
    await page.keyboard.press('h');
    await doIt(page).first().waitFor();
    await page.keyboard.press('Escape');
    await hint(page).waitFor({ state: 'hidden' });
  });

  test('equally good options with the same reasons share one entry', async () => {
    const { page } = await captainWith('obvious');
    await page.getByRole('grid').waitFor();
    const judged = (at: number, value: number) => ({
      option: { type: 'place', at },
      tiers: [],
      tally: { lines: [{ why: { code: 'base' }, value }], total: value },
    });
    const kept = [judged(0, 3), judged(1, 3), judged(2, 3), judged(3, 1)];
    const decision = { judged: 4, kept, vetoed: [], margin: 0, iterations: 0, notes: [] };
    await page.route('**/hint', (route) => route.fulfill({ json: { command: kept[0]?.option, ...decision } }));
    await button(page, 'Hint').click();
    await hint(page).getByText('Just as good: start at B1, and others.').waitFor();
    expect(await doIt(page).count()).toBe(2);
  });

  test('the only possible action is suggested automatically and played with one key', async () => {
    const { page } = await captainWith('obvious');
    await toFirstCourse(page);
    await page.keyboard.press('u');
    await button(page, /^Surface/)
      .last()
      .click();
    await spoken(page)
      .getByText(/blue surfaces/)
      .waitFor({ state: 'attached' }); // the turn then ends automatically
    await hint(page).getByRole('heading', { name: 'Suggestion', exact: true }).waitFor();
    expect(await hint(page).locator('.hint-option').count()).toBe(1);
    await hint(page).getByText('Dive', { exact: true }).waitFor();
    await page.keyboard.press('y');
    await spoken(page).getByText('blue dives').waitFor({ state: 'attached' });
    await hint(page).waitFor({ state: 'hidden' });
  });

  test('an outdated hint disappears, and returns only while its question is open', async () => {
    const { page, pass, asked } = await captainWith('obvious', {}, ['blue.engineer']);
    await place(page, 'D4');
    await openCourse(page);
    await button(page, 'Hint').click();
    await doIt(page).first().waitFor();
    const before = asked.length;
    const elsewhere = await server.served.sit(pass.code, pass.token);
    await elsewhere.command('blue.engineer', { type: 'advise', routes: [] } as { type: string });
    await eventually(() => asked.length).toBeGreaterThan(before);
    await doIt(page).first().waitFor();
    const course = /Sail (\w+)/.exec(await hint(page).innerText())?.[1];
    await elsewhere.command('blue.captain', { type: 'move', course } as { type: string });
    await hint(page).waitFor({ state: 'hidden' });
    elsewhere.socket.close();
  });
});

describe('smart', () => {
  test('shows the best three whenever the seat must act, without moving the focus', async () => {
    const { page } = await captainWith('smart');
    await page.getByRole('grid').waitFor();
    await doIt(page).nth(2).waitFor();
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await doIt(page).nth(1).click();
    await spoken(page)
      .getByText(/^blue starts at/)
      .waitFor({ state: 'attached' });
    await hint(page)
      .getByText(/^Sail /)
      .first()
      .waitFor();
    expect(await doIt(page).count()).toBeGreaterThan(1);
    await hint(page).getByRole('button', { name: 'Dismiss' }).click();
    await hint(page).waitFor({ state: 'hidden' });
  });

  test('fits a phone and is played with one tap', async () => {
    const { page } = await captainWith('smart', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await doIt(page).nth(2).waitFor();
    await expectToFit(page, 'hint');
    await doIt(page).first().tap();
    await spoken(page)
      .getByText(/^blue starts at/)
      .waitFor({ state: 'attached' });
  });
});

describe('what a bot answers', () => {
  const answered = async (page: Page, decision: object): Promise<void> => {
    const whole = {
      command: null,
      judged: 5,
      kept: [],
      vetoed: [],
      margin: null,
      iterations: 0,
      notes: [],
      ...decision,
    };
    await page.route('**/hint', (route) => route.fulfill({ json: whole }));
    await button(page, 'Hint').click();
    await doIt(page).first().waitFor();
  };

  test('a bot without scores says so and still suggests a move', async () => {
    const { page } = await captainWith('obvious');
    await page.getByRole('grid').waitFor();
    await answered(page, { command: { type: 'place', at: 0 }, notes: [{ code: 'at-random', options: 206 }] });
    await hint(page)
      .getByText(
        'This bot does not score its options, so it can’t explain its choice. Picked at random from 206 options.',
      )
      .waitFor();
    expect(await doIt(page).count()).toBe(1);
  });

  test('options with the same text are listed once', async () => {
    const { page } = await captainWith('obvious');
    await page.getByRole('grid').waitFor();
    const judged = (at: number, value: number) => ({
      option: { type: 'place', at },
      tiers: [],
      tally: { lines: [{ why: { code: 'base' }, value }], total: value },
    });
    await answered(page, { command: { type: 'place', at: 0 }, kept: [judged(0, 3), judged(0, 2), judged(1, 1)] });
    const names = (await hint(page).locator('.hint-option').allInnerTexts()).map((text) => text.split('\n')[0]);
    expect([names.length, new Set(names).size]).toEqual([2, 2]);
  });
});

test('the setting exists in both languages, applies immediately and is saved', async () => {
  const { page } = await captainWith('obvious');
  await toFirstCourse(page);
  await page.keyboard.press(',');
  const chooser = page.getByRole('combobox', { name: 'Hints' });
  expect(await chooser.inputValue()).toBe('obvious');
  await chooser.selectOption('smart');
  await page.keyboard.press('Escape');
  await doIt(page).first().waitFor();
  await page.keyboard.press(',');
  await chooser.selectOption('off');
  await page.getByText('Bots never suggest moves.').waitFor();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await page.getByText('Los bots no sugieren jugadas.').waitFor();
  await page.keyboard.press('Escape');
  await hint(page).waitFor({ state: 'hidden' });
  await page.reload();
  await button(page, 'Ajustes').click();
  expect(await page.getByRole('combobox', { name: 'Pistas' }).inputValue()).toBe('off');
  expect(await button(page, 'Pista').count()).toBe(0);
});
