import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Wish } from '../../src/wire/desk.ts';
import { button, status } from './hand.ts';
import { openHouse, type Visitor } from './house.ts';

const house = await openHouse();
afterEach(async () => expect(await house.emptied()).toEqual([]));
afterAll(() => house.close());

const DUEL: Wish = {
  game: 'battletech',
  options: {
    map: 'meadows',
    units: [
      { side: '0', design: 'WVR-6R', at: '0510', facing: 0 },
      { side: '0', design: 'LCT-1V', at: '0712', facing: 0 },
      { side: '1', design: 'GRF-1N', at: '1402', facing: 3 },
    ],
  },
  sit: ['0'],
  bots: { 1: 'random' },
  settings: { pace: 0, takeOver: null, clock: null },
  start: true,
};

/** At the table, when it is this side's turn to move. */
async function seated(remembers = {}): Promise<Visitor> {
  const visitor = await house.seated(await house.served.create(DUEL), { remembers: { settings: remembers } });
  await status(visitor.page, /to move a unit/).waitFor();
  await visitor.page.locator('.hex-cell').first().waitFor({ state: 'attached' });
  return visitor;
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(`document.activeElement.getAttribute('aria-label') ?? ''`) as Promise<string>;

/** Where on the screen a hex lies, by its label. */
const spot = (page: Page, label: string): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(`(() => {
    const sheet = document.querySelector('.hex-sheet');
    const box = sheet.getBoundingClientRect();
    const [left, top, width, height] = sheet.getAttribute('viewBox').split(' ').map(Number);
    const scale = Math.min(box.width / width, box.height / height);
    const [col, row] = [Number('${label}'.slice(0, 2)) - 1, Number('${label}'.slice(2)) - 1];
    const [x, y] = [60 * col, Math.sqrt(3) * 40 * (row + (col % 2) / 2)];
    return {
      x: box.left + (box.width - width * scale) / 2 + (x - left) * scale,
      y: box.top + (box.height - height * scale) / 2 + (y - top) * scale,
    };
  })()`) as Promise<{ readonly x: number; readonly y: number }>;

async function click(page: Page, label: string): Promise<void> {
  const { x, y } = await spot(page, label);
  await page.mouse.click(x, y);
}

describe('a board of hexes', () => {
  test('is one stop of Tab, and keys walk on it', async () => {
    const { page } = await seated();
    const board = page.getByRole('grid');
    expect(await board.locator('[tabindex="0"]').count()).toBe(1);
    await board.locator('[tabindex="0"]').focus();
    const walk = async (key: string, to: RegExp): Promise<void> => {
      await page.keyboard.press(key);
      expect(await focused(page)).toMatch(to);
    };
    await walk('Control+Home', /^0101, /);
    await walk('ArrowDown', /^0102, /);
    await walk('ArrowRight', /^0202, /);
    await walk('ArrowRight', /^0302, /);
    await walk('PageDown', /^0317, /);
    await walk('Home', /^0117, /);
    expect(await board.getByRole('gridcell').count()).toBe(2);
    expect(await board.locator('[tabindex="0"]').count()).toBe(1);
  });

  test('a whole move is made without a mouse', async () => {
    const { page } = await seated();
    await page.getByRole('grid').locator('[tabindex="0"]').focus();
    for (const key of ['Control+Home', ...Array(4).fill('ArrowRight'), ...Array(9).fill('ArrowDown')])
      await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toMatch(/^0510, Wolverine .*chosen/);
    for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    expect(await focused(page)).toMatch(/^0508, .*Walk 2 MP, heat 1/);
    await page.keyboard.press('Enter');
    await button(page, /^Walk to 0508/).waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('0508, facing north-east').waitFor();
    await page.keyboard.press('Control+Enter');
    await page
      .getByRole('log')
      .getByText(/Wolverine.*0508/)
      .first()
      .waitFor();
  });

  test('a pointer picks what lies under it, at any zoom', async () => {
    const { page } = await seated();
    const hands = async (): Promise<void> => {
      await click(page, '0508');
      expect(await focused(page)).toMatch(/^0508, /);
      await click(page, '0611');
      expect(await focused(page)).toMatch(/^0611, /);
    };
    await hands();
    const width = (): Promise<number> =>
      page
        .locator('canvas')
        .first()
        .evaluate((canvas) => Number(canvas.getAttribute('width')));
    const before = await width();
    const { x, y } = await spot(page, '0610');
    await page.mouse.move(x, y);
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -120);
    await expect.poll(width).toBeGreaterThan(before * 1.4); // painted anew, sharp
    await hands();
  });
});

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.each(['paper', 'plot-room'])('nothing in the way of anybody, in %s', async (theme) => {
  const { page } = await seated({ theme, language: 'en', motion: 'none' });
  await click(page, '0510');
  await page.evaluate(AXE);
  const { violations } = (await page.evaluate(`axe.run(document, { resultTypes: ['violations'] })`)) as {
    readonly violations: readonly {
      readonly id: string;
      readonly impact: string;
      readonly nodes: readonly { html: string }[];
    }[];
  };
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
});
