import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { NewMatchRequest } from '../../src/wire/matches.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { clickHex, spot } from './hexes.ts';
import { button, focused, status } from './player.ts';
import { startServer, type Visitor } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const DUEL: NewMatchRequest = {
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

/** A match in which it is this side's turn to move. */
async function seated(remembers = {}): Promise<Visitor> {
  const visitor = await server.seated(await server.served.create(DUEL), { remembers: { settings: remembers } });
  await status(visitor.page, /move a unit/).waitFor();
  await visitor.page.locator('.hex-cell').first().waitFor({ state: 'attached' });
  return visitor;
}

describe('a hex board', () => {
  test('is one Tab stop, and arrow keys move on it', async () => {
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

  test('a complete move works without a mouse', async () => {
    const { page } = await seated();
    await page.getByRole('grid').locator('[tabindex="0"]').focus();
    for (const key of ['Control+Home', ...Array(4).fill('ArrowRight'), ...Array(9).fill('ArrowDown')])
      await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toMatch(/^0510, Wolverine .*selected/);
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

  test('the pointer picks the hex under it at any zoom', async () => {
    const { page } = await seated();
    const clickTwoHexes = async (): Promise<void> => {
      await clickHex(page, '0508');
      expect(await focused(page)).toMatch(/^0508, /);
      await clickHex(page, '0611');
      expect(await focused(page)).toMatch(/^0611, /);
    };
    await clickTwoHexes();
    const width = (): Promise<number> =>
      page
        .locator('canvas')
        .first()
        .evaluate((canvas) => Number(canvas.getAttribute('width')));
    const before = await width();
    const { x, y } = await spot(page, '0610');
    await page.mouse.move(x, y);
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -120);
    await eventually(width).toBeGreaterThan(before * 1.4); // repainted at full resolution
    await clickTwoHexes();
  });
});

test.each(['paper', 'plot-room'])('has no accessibility problems in %s', async (theme) => {
  const { page } = await seated({ theme, language: 'en', motion: 'none' });
  await clickHex(page, '0510');
  expect(await axeFindings(page)).toEqual([]);
});
