import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Plan } from '../../src/arena/experiment/plan.ts';
import type { Experiments } from '../../src/store/experiments.ts';
import { openExperiments } from '../../src/store/open-experiments.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { playOne, SPRT, stage } from './experiments.ts';
import { expectToFit } from './fit.ts';
import { taskTimes } from './long-tasks.ts';
import { button, tabTo } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
let experiments: Experiments;
let running: Plan;
const OPTIONS = { ruleset: 'seed' }; // its games are short

beforeAll(async () => {
  experiments = await openExperiments({ data: server.served.data });
  const of = { game: 'radar', options: OPTIONS } as const;
  await stage(experiments, { ...of, id: 'duel22', bots: ['random', 'seed'], pairs: 24, most: 100, test: SPRT });
  await stage(experiments, { ...of, id: 'fixed2', bots: ['seed', 'seed'], pairs: 12 });
  await stage(experiments, { ...of, id: 'swept2', bots: ['seed', 'random'], pairs: 2 });
  await stage(experiments, { ...of, id: 'many22', bots: ['seed', 'random', 'crew@1'], pairs: 3 });
  running = await stage(experiments, {
    ...of,
    id: 'live22',
    bots: ['seed', 'random'],
    pairs: 1,
    most: 40,
    status: 'running',
  });
});
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(async () => {
  await experiments?.close();
  await server.close();
});

const plotted = (page: Page, name: RegExp) => page.getByRole('img', { name }).locator('canvas').waitFor();

test('home leads to a verdict with its curve and numbers', async () => {
  const { page } = await server.visitor();
  await page.goto('/');
  await page.getByRole('link', { name: 'Arena' }).click();
  await eventually(() => page.title()).toBe('Arena · Umpire');
  const row = page.getByRole('listitem').filter({ hasText: 'random against seed' });
  await row.getByText(/^stronger: H1 after \d+ pairs$/).waitFor();
  await row.getByRole('link').click();
  await page.getByText(/^random is stronger than seed\. The test chose H1/).waitFor();
  await plotted(page, /^LLR over \d+ pairs: .* between the bounds −2.94 and 2.94/);
  await page.getByText(/^Biased: the test chose when to stop/).waitFor();
  await page.getByText(/recorded but not counted/).waitFor();
  await page.getByText('Show numbers').click();
  const rows = page.getByRole('region', { name: 'Show numbers' }).getByRole('row');
  expect(await rows.last().textContent()).toMatch(/^\d+(2\.9[4-9]|3\.)/);
  await button(page, 'Elo').click();
  await plotted(page, /^Elo over \d+ pairs/);
});

test('a game opens as a replay with reasons and links back', async () => {
  const { page } = await server.visitor();
  await page.goto('/arena/many22');
  await page
    .getByRole('row', { name: /seed against crew@1/ })
    .getByRole('link', { name: 'Pair 2, game 2' })
    .click();
  await page
    .getByRole('slider', { name: /position/i })
    .first()
    .waitFor({ timeout: 120_000 });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Admiral Radar · pair 2, game 2');
  await page.getByRole('tab', { name: 'Why' }).click();
  const why = page.getByRole('region', { name: 'Why' });
  await why.getByText('For developers').click();
  await why
    .getByText(/options? considered/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Experiment' }).click();
  await page.getByText(/has the best score after 3 pairs/).waitFor();
});

test('a clean sweep shows only what is known', async () => {
  const { page } = await server.visitor();
  await page.goto('/arena/swept2');
  const figures = page.getByLabel('Figures');
  await figures.getByText(/^below −\d+$/).waitFor();
  await figures.getByText('every game lost').waitFor();
  expect(await figures.getByText('Likelihood of superiority').count()).toBe(0);
});

test('the bots of an experiment are compared with what happened; one without predictions is named', async () => {
  const { page } = await server.visitor();
  await page.goto('/arena/fixed2');
  await page.getByRole('link', { name: 'Predictions and outcomes' }).click();
  await page.getByRole('button', { name: 'Compare the first 20 games' }).click();
  await page.getByText('This bot makes no predictions').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Winning, estimated from the position at the start of each turn' }).waitFor();
});

test('many bots get a cross table', async () => {
  const { page } = await server.visitor();
  await page.goto('/arena/many22');
  const cross = page.getByRole('region', { name: 'Cross table' });
  await cross.waitFor();
  const cells = await cross.getByRole('cell').allTextContents();
  expect(cells.filter((text) => /%/.test(text))).toHaveLength(6);
});

test('a running experiment is polled only while the tab is visible', async () => {
  const { page } = await server.visitor();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/arena/experiments/live22')) asked++;
  });
  await experiments.change('live22', { updated: Date.now() });
  await page.goto('/arena/live22');
  await page.getByText('In progress: 1 pair so far, nothing decided yet.').waitFor();
  await playOne(experiments, 'live22', running, 1);
  await page.getByText('In progress: 2 pairs so far, nothing decided yet.').waitFor();
  await page.evaluate(HIDE);
  const then = asked;
  await page.waitForTimeout(2600); // longer than the polling interval
  expect(asked - then).toBeLessThanOrEqual(1); // one request may have been in flight
  await playOne(experiments, 'live22', running, 2);
  await experiments.change('live22', { status: 'stopped', updated: Date.now() });
  await page.evaluate(SHOW);
  await page.getByText('./umpire arena --resume live22').waitFor();
});

const HIDE = `Object.defineProperty(document, 'hidden', { value: true, configurable: true })`;
const SHOW = `delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))`;

test('filters work with mouse and keyboard, and the form builds the command', async () => {
  const { page } = await server.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/arena');
  await page.getByText('random against seed').waitFor();
  await tabTo(page, page.getByRole('combobox', { name: 'Game' }));
  await page.getByRole('combobox', { name: 'Game' }).selectOption('shooting');
  await page.getByText('No experiments match these filters.').waitFor();
  await page.getByRole('heading', { name: 'Start an experiment' }).click();
  await page.getByRole('combobox', { name: 'Game' }).last().selectOption('radar');
  await page.getByLabel('Upper Elo bound (H1)').fill('-1');
  await page.getByText('The upper bound must be above the lower one.').waitFor();
  await page.getByLabel('Upper Elo bound (H1)').fill('30');
  const itself = page.getByText('Both bots are the same');
  expect(await itself.count()).toBe(0);
  await page.getByRole('combobox', { name: 'Strength: Second bot' }).selectOption('5');
  await itself.waitFor();
  await button(page, 'Copy').click();
  await button(page, 'Copied').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
    './umpire arena crew crew --game radar --sprt 0,30',
  );
});

test('the ladder lists every bot, and curves can be hidden', async () => {
  const { page } = await server.visitor();
  await page.goto('/arena/ladder/radar');
  await plotted(page, /^Ratings of 3 bots over time/);
  const names = await page.getByRole('rowheader').allInnerTexts();
  expect(names.toSorted()).toEqual(['crew@1', 'random', 'seed']);
  await page.getByText(/^Ratings based on fewer than 20 games are unreliable: crew@1$/).waitFor();
  await page.getByRole('checkbox', { name: /^Show the curve of seed/ }).uncheck();
  await plotted(page, /^Ratings of 2 bots over time/);
  await page.goto('/arena/ladder/force');
  await page.getByText('No matches of this game are recorded yet.').waitFor();
});

test('missing experiments and games are reported', async () => {
  const visitor = await server.visitor();
  visitor.expectFaults(/status of 404/);
  await visitor.page.goto('/arena/nobody');
  await visitor.page.getByRole('alert').getByText('there is no experiment nobody').waitFor();
  await visitor.page.goto('/arena/duel22/99/1');
  await visitor.page.getByRole('alert').getByText('game 1 of pair 100 has not been recorded').waitFor();
});

test('no main-thread task is long', async () => {
  const { page } = await server.visitor();
  await page.goto('/arena');
  const link = page.getByRole('link', { name: 'random against seed' });
  await link.waitFor();
  const tasks = await taskTimes(page, async () => {
    await link.click();
    await plotted(page, /^LLR over/);
  });
  expect(Math.max(...tasks)).toBeLessThan(100);
});

describe.each([
  ['paper', 'en'],
  ['plot-room', 'es'],
] as const)('%s, %s', (theme, language) => {
  test.each([
    ['a desktop', { width: 1280, height: 800 }],
    ['a phone', { width: 375, height: 812 }],
  ])('everything is readable and reachable on %s', async (where, viewport) => {
    const isPhone = viewport.width < 720;
    const remembers = { settings: { theme, language, motion: 'none' } };
    const { page } = await server.visitor({ viewport, remembers, hasTouch: isPhone });
    for (const [path, there] of [
      ['/arena', '.arena-row'],
      ['/arena/duel22', 'canvas'],
      ['/arena/many22', '.arena-pairs'],
      ['/arena/ladder/radar', 'canvas'],
    ] as const) {
      await page.goto(path);
      await page.locator(there).first().waitFor();
      for (const summary of await page.locator('summary').all()) await summary.click();
      expect(await axeFindings(page)).toEqual([]);
      if (isPhone) await expectToFit(page, `${where}: ${path}`);
    }
  });
});
