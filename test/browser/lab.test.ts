import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
let code: string;
let turning: { readonly n: number; readonly weight: string; readonly to: number }; // a decision that one weight can change
beforeAll(async () => {
  code = await server.finished();
  turning = await findTurning();
});
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

type Sways = { readonly weights: readonly { weight: string; value: number; up: Turn | null; down: Turn | null }[] };
type Turn = { readonly to: number };

async function findTurning(): Promise<typeof turning> {
  const at = `${server.url}/api/matches/${code}/decisions`;
  const list = (await (await fetch(at)).json()) as readonly {
    n: number;
    seat: string;
    kind: string;
    by: string | null;
  }[];
  for (const { n } of list.filter(({ seat, kind, by }) => seat === 'blue.captain' && kind === 'move' && by !== null)) {
    const { weights } = (await (await fetch(`${at}/${n}/sensitivity`)).json()) as Sways;
    for (const { weight, value, up, down } of weights)
      for (const turn of [up, down])
        if (turn && Math.abs(turn.to - value) > 0.2 * Math.max(1, Math.abs(value))) return { n, weight, to: turn.to }; // far enough to change the totals
  }
  throw new Error('no weight turns any decision of blue’s captain');
}

/** A visitor who has opened the section for developers before. */
const developer = ({ remembers, ...how }: Parameters<typeof server.visitor>[0] = {}) =>
  server.visitor({ ...how, remembers: { ...remembers, 'why.developers': true } });

const why = (page: Page): Locator => page.getByRole('region', { name: 'Why' });
const options = (page: Page): Locator => why(page).getByRole('button', { name: /for, .* against/ });

async function inspect(page: Page, n = turning.n): Promise<void> {
  await page.goto(`/replay/${code}?at=${n}&why=1`);
  await options(page).first().waitFor();
}

test('decisions are filtered by seat, kind and rule, and by the rule that decided', async () => {
  const { page } = await developer();
  await inspect(page);
  const summary = why(page).locator('summary', { hasText: 'Filter' });
  await summary.click();
  const all = await summary.textContent();
  const pick = (name: string): Locator => why(page).getByRole('combobox', { name, exact: true });
  await pick('Seat').selectOption('blue.captain');
  await pick('Order').selectOption('move');
  await eventually(() => summary.textContent()).not.toBe(all);
  const rules = await pick('Rule').locator('option').allTextContents();
  expect(rules).toContain('in-danger');
  await pick('Rule').selectOption('in-danger');
  const spoke = await summary.textContent();
  await why(page).getByLabel('Only where the rule decided').check();
  await eventually(() => summary.textContent()).not.toBe(spoke);
  const listed = await pick('Decision').locator('option').allTextContents();
  for (const line of listed) expect(line).toMatch(/blue captain · move$/);
});

test('changing a weight reorders the options, and Reset undoes it', async () => {
  const { page } = await developer();
  await inspect(page);
  const before = await options(page).first().textContent();
  await page.getByText('What if…').click();
  const field = why(page).getByRole('spinbutton', { name: new RegExp(`^${turning.weight}`) });
  await field.fill(String(turning.to));
  await why(page)
    .getByText(/^With your changes it chooses/)
    .waitFor();
  expect(await options(page).first().textContent()).not.toBe(before);
  await why(page).getByText(/^was /).first().waitFor();
  await button(page, 'Reset').click();
  await eventually(() => options(page).first().textContent()).toBe(before);

  const slider = why(page).getByRole('slider', { name: `Change ${turning.weight}` });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await why(page)
    .getByText(/^With your changes it/)
    .waitFor();
  expect(new URL(page.url()).searchParams.get('at')).toBe(String(turning.n));
});

test('a fact of a reason can be changed too', async () => {
  const { page } = await developer();
  await inspect(page);
  await page.getByText('What if…').click();
  await page.getByText('Facts behind the reasons').click();
  const facts = why(page).getByRole('group').last();
  await facts.getByRole('spinbutton').first().fill('7');
  await why(page)
    .getByText(/^With your changes it/)
    .waitFor();
});

test('the log links to decisions and back, and a decision can be copied as text', async () => {
  const { page } = await developer({ permissions: ['clipboard-read', 'clipboard-write'] });
  await inspect(page);
  await button(page, 'Copy as text').click();
  await button(page, 'Copied').waitFor();
  const text = (await page.evaluate('navigator.clipboard.readText()')) as string;
  expect(text).toMatch(/^Decision: .+\nAvailable Actions:\n {2}1\. .+score=.+\n/);
  expect(text).toMatch(/\nSelected: .+$/);
  await button(page, 'Show in the log').click();
  const line = page.getByRole('region', { name: 'Log' }).locator('[aria-current]');
  await line.getByText(String(turning.n), { exact: true }).waitFor();
  await eventually(() => line.evaluate(IN_SIGHT)).toBe(true);
  await button(page, `Why entry ${turning.n}`).click();
  await options(page).first().waitFor();
});

const IN_SIGHT = (line: unknown): boolean => {
  const { top, bottom } = (
    line as { getBoundingClientRect(): { top: number; bottom: number } }
  ).getBoundingClientRect();
  return top >= 0 && bottom <= (globalThis as unknown as { innerHeight: number }).innerHeight;
};

async function openLab(page: Page): Promise<void> {
  await page.goto(`/lab?game=radar&matches=${code}`);
  await button(page, 'Analyse rules').waitFor();
}

test('home and replays link to the lab', async () => {
  const { page } = await developer();
  await page.goto('/');
  await page.getByRole('link', { name: 'Decision lab' }).click();
  await button(page, 'Run ten matches and analyse them').waitFor();
  expect(await page.title()).toBe('Decision lab · Umpire');
  await inspect(page);
  await page.getByRole('link', { name: 'Decision lab' }).click();
  expect(await page.getByRole('checkbox', { name: code }).isChecked()).toBe(true);
});

test('rule coverage can be sorted and filtered', async () => {
  const { page } = await developer();
  await openLab(page);
  await button(page, 'Analyse rules').click();
  await page.getByRole('heading', { name: 'Rule coverage: crew' }).waitFor({ timeout: 120_000 });
  const rows = page.getByRole('table').getByRole('row');
  const first = async (): Promise<string> => (await rows.nth(1).getByRole('rowheader').textContent()) ?? '';
  const most = await first();
  await page.getByRole('columnheader', { name: 'Rule' }).getByRole('button').click();
  expect(await page.getByRole('columnheader', { name: 'Rule' }).getAttribute('aria-sort')).toBe('ascending');
  expect(await first()).not.toBe(most);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('never-fired');
  const sifted = await rows.allTextContents();
  expect(sifted.length).toBeGreaterThan(1);
  for (const row of sifted.slice(1)) expect(row).toContain('never fired');
});

test('without a match, the bots play ten first', async () => {
  const { page } = await server.visitor();
  await page.goto('/lab?game=shooting');
  await button(page, 'Run ten matches and analyse them').click();
  await page.getByText(/^Playing: \d of 10 matches$/).waitFor();
  await page.getByRole('heading', { name: 'Rule coverage: gunner' }).waitFor({ timeout: 120_000 });
  await page.getByText(/choices analysed/).waitFor();
});

test('predictions are compared with outcomes, with a plot of each kind', async () => {
  const { page } = await server.visitor();
  await page.goto(`/lab?game=radar&matches=${code}`);
  await button(page, 'Predictions').click();
  await button(page, 'Compare with outcomes').click();
  await page.getByRole('heading', { name: 'Predictions and outcomes: crew' }).waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Damage taken until the next move' }).click();
  await page.getByRole('heading', { name: 'Damage taken until the next move (crew)' }).waitFor();
  await page.getByRole('img', { name: /^Damage taken until the next move \(crew\)/ }).waitFor();
});

test('two weight tables are compared, and a difference links to the replay of that decision', async () => {
  const { page } = await developer();
  await openLab(page);
  await button(page, 'Compare two bots').click();
  const other = page.getByRole('group', { name: 'Second bot' });
  await other.getByText('Weights').click();
  await other.getByLabel('danger', { exact: true }).fill('0');
  await other.getByText('Weights (1 changed)').waitFor();
  await button(page, 'Compare').click();
  await page.getByRole('heading', { name: 'crew against crew:danger=0' }).waitFor({ timeout: 120_000 });
  await button(page, 'in-danger').click();
  const row = page.getByRole('list', { name: 'Differences' }).getByRole('link').first();
  const place = /entry (\d+)/.exec((await row.getAttribute('aria-label')) ?? '')?.[1];
  await row.click();
  await why(page).getByRole('combobox', { name: 'Decision' }).waitFor();
  expect(await why(page).getByRole('combobox', { name: 'Decision' }).inputValue()).toBe(place);
});

test('a corpus file is read, and errors in another are reported', async () => {
  const visitor = await developer();
  const { page } = visitor;
  visitor.expectFaults(/status of 400/);
  await page.goto('/lab?game=radar');
  const choose = async (text: string): Promise<void> => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Choose a file').click()]);
    await chooser.setFiles({ name: 'corpus.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
    await page.getByText('From the file corpus.jsonl.').waitFor();
    await button(page, 'Analyse rules').click();
  };
  await choose('Dear all,');
  await page.getByRole('alert').getByText('Line 1 is not a JSON object').waitFor();
  await choose(readFileSync(fileURLToPath(new URL('../corpus/radar.jsonl', import.meta.url)), 'utf8'));
  await page.getByRole('heading', { name: 'Rule coverage: crew' }).waitFor({ timeout: 120_000 });
});

describe.each([
  ['paper', 'en', 'Analyse rules', /^Rule coverage/, 'What if…'],
  ['plot-room', 'es', 'Analizar las reglas', /^Cobertura de/, '¿Y si…?'],
] as const)('%s, %s', (theme, language, count, found, whatIf) => {
  test.each([
    ['a desktop', { width: 1280, height: 800 }],
    ['a phone', { width: 390, height: 844 }],
  ])('everything is readable and reachable on %s', async (where, viewport) => {
    const isPhone = viewport.width < 720;
    const remembers = { settings: { theme, language, motion: 'none' } };
    const { page } = await developer({ viewport, remembers, hasTouch: isPhone });
    await openLabIn(page, count);
    await page.getByRole('heading', { name: found }).waitFor({ timeout: 120_000 });
    expect(await axeFindings(page)).toEqual([]);
    if (isPhone) await expectToFit(page, `${where}: laboratory`);
    await page.goto(`/replay/${code}?at=${turning.n}&why=1`);
    await page.getByText(whatIf).click();
    await page.getByRole('slider', { name: new RegExp(turning.weight) }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    if (isPhone) await expectToFit(page, `${where}: what if`);
  });
});

async function openLabIn(page: Page, count: string): Promise<void> {
  await page.goto(`/lab?game=radar&matches=${code}`);
  await button(page, count).click();
}
