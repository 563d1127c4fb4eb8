import type { Page } from 'playwright-core';
import { afterAll, describe, type TestContext, test } from 'vitest';
import { lessons as battletech } from '../../src/games/battletech/lessons.ts';
import { lessons as force } from '../../src/games/force/lessons.ts';
import { lessons as radar } from '../../src/games/radar/lessons.ts';
import { lessons as shooting } from '../../src/games/shooting/lessons.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { status } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterAll(() => server.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
const LESSONS = Object.entries({ radar, battletech, force, shooting }).flatMap(([game, { list }]) =>
  list.map(({ id }) => `${game}/${id}`),
);

/** What the coach shows, read at one moment: the page may change between two calls. */
interface Moment {
  readonly step: string;
  readonly text: string;
  readonly continues: boolean;
  readonly ring: readonly [x: number, y: number] | null; // its middle
  readonly isOver: boolean;
  readonly covered: string | null; // what the card covers: the target, or something else that its text is about
}

const MOMENT = `(() => {
  const one = (selector) => document.querySelector(selector);
  const boxesOf = (selector) => [...document.querySelectorAll(selector)].map((found) => found.getBoundingClientRect());
  const [box] = boxesOf('.coach-ring');
  const [card] = boxesOf('.coach');
  const isCovered = ({ x, y, right, bottom, width }) =>
    card && width > 0 && card.x < right && x < card.right && card.y < bottom && y < card.bottom;
  const also = one('.coach')?.dataset.also;
  return {
    step: one('.coach-step')?.textContent ?? '',
    text: one('.coach-words')?.textContent ?? '',
    continues: one('.coach .is-main') !== null,
    ring: box ? [box.x + box.width / 2, box.y + box.height / 2] : null,
    isOver: one('.lesson-end') !== null,
    covered: box && isCovered(box) ? 'the target' : also && boxesOf(also).some(isCovered) ? also : null,
  };
})()`;

/** What the coach shows once it has stopped moving: panels and boards still change after a step. */
async function settled(page: Page): Promise<Moment> {
  const momentNow = () => page.evaluate<Moment>(MOMENT);
  let last = await momentNow();
  for (;;) {
    await page.waitForTimeout(150);
    const now = await momentNow();
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
}

/** A new visitor, whose page must have no errors by the end of the test. */
async function visit(
  { expect, onTestFinished }: TestContext,
  how: Parameters<typeof server.visitor>[0],
): Promise<Page> {
  const { page, close } = await server.visitor(how);
  onTestFinished(async () => expect(await close()).toEqual([]));
  return page;
}

/** Does only what the instructions say: presses Continue, or the middle of what is highlighted. */
async function follow(page: Page, { expect }: TestContext): Promise<void> {
  for (let now = await settled(page); !now.isOver; now = await settled(page)) {
    expect(now.covered, `${now.step}: ${now.text}`).toBe(null);
    if (now.continues) await page.locator('.coach .is-main').click();
    else if (now.ring) await page.mouse.click(...now.ring);
    const message = `nothing happens at ${JSON.stringify(now)}`;
    await eventually(() => page.evaluate(MOMENT), { message, expect }).not.toEqual(now);
  }
}

// Most of a lesson is waiting, so several run at the same time.
describe.concurrent.each(LESSONS)('the lesson %s', (lesson) => {
  test.for([
    ['desktop', 'en', 'paper', DESKTOP],
    ['phone', 'es', 'plot-room', PHONE],
  ] as const)(
    'on a %s: doing what the instructions say leads to the win',
    async ([, language, theme, how], context) => {
      const { expect } = context;
      const remembers = { settings: { language, theme, motion: 'none' } };
      const page = await visit(context, { ...how, remembers });
      await page.goto(`/learn/${lesson}`);
      await page.locator('.coach').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await follow(page, context);
      expect(await axeFindings(page)).toEqual([]);
      await page.goto('/learn');
      await page.locator('.lesson-card .is-brass').first().waitFor(); // marked as finished
    },
  );
});

test.for(['paper', 'plot-room'])(
  'a list with finished lessons has no accessibility problems in %s',
  async (theme, context) => {
    const page = await visit(context, { ...DESKTOP, remembers: { settings: { theme }, lessons: LESSONS } });
    await page.goto('/learn');
    await page.locator('.lesson-card .is-brass').first().waitFor();
    context.expect(await axeFindings(page)).toEqual([]);
  },
);

test('after a lesson, a real match against bots is one click away', async (context) => {
  const page = await visit(context, { ...DESKTOP, remembers: { settings: { motion: 'none' } } });
  await page.goto('/learn/radar/radio-operator');
  await page.locator('.coach').waitFor();
  await follow(page, context);
  await page.getByRole('button', { name: 'Play a real match' }).click();
  await page.waitForURL(/\/m\//);
  await status(page, /^Your turn/).waitFor();
});

test('anything else is refused, and the instruction stays', async (context) => {
  const { expect } = context;
  const page = await visit(context, DESKTOP);
  await page.goto('/learn/radar/captain');
  await page.locator('.coach .is-main').click();
  const instruction = await page.locator('.coach-words').textContent();
  await page.locator('[data-cell="0"]').click();
  expect((await settled(page)).text).toBe(instruction); // it does not point at the button that would place the boat there
  await page.locator('[data-order="place"]').click();
  await page.getByText('Not yet: follow the highlighted step.').first().waitFor();
  expect(await page.locator('.coach-words').textContent()).not.toBe('');
  expect(await page.locator('.coach-step').textContent()).toContain('Step 2');
  expect(instruction).toContain('C7');
});

test('leaving asks first once the lesson has started', async (context) => {
  const { expect } = context;
  const page = await visit(context, { ...PHONE, remembers: { settings: { motion: 'none' } } });
  const leave = page.locator('.coach').getByRole('button', { name: 'Leave lesson' });
  const dialog = page.getByRole('dialog', { name: 'Leave lesson' });
  await page.goto('/learn/radar/captain');
  await page.locator('.coach .is-main').click();
  await settled(page);
  await leave.click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep learning' }).click();
  expect(await page.locator('.coach-step').textContent()).toContain('Step 2');
  await leave.click();
  await dialog.getByRole('button', { name: 'Leave lesson' }).click();
  await page.waitForURL(/\/learn$/);
  await page.goto('/learn/radar/captain');
  await leave.click();
  await page.waitForURL(/\/learn$/);
});

test('a press that started before the card moved does nothing', async (context) => {
  const { expect } = context;
  const page = await visit(context, { ...DESKTOP, remembers: { settings: { motion: 'none' } } });
  await page.goto('/learn/radar/captain');
  const proceed = page.locator('.coach .is-main');
  const { x = 0, y = 0 } = (await proceed.boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.setViewportSize({ width: 1440, height: 896 }); // moves the card, but not away from the pointer
  await eventually(async () => (await proceed.boundingBox())?.y, { expect }).not.toBe(y);
  await page.mouse.up();
  expect((await settled(page)).step).toContain('Step 1');
  await proceed.click();
  expect((await settled(page)).step).toContain('Step 2');
});
