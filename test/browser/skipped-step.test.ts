import { afterAll, afterEach, expect, test } from 'vitest';
import { AMBUSH, atTable, logLines, panel, readyToMove, TO_FIRE, TO_MOVE } from './battletech-table.ts';
import { button, status } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

/** A Locust and an UrbanMech at the ends of a plain: for several turns, nothing is within the range of their weapons. */
const FAR_APART = {
  ...AMBUSH,
  options: {
    map: { name: 'Plain', cols: 15, rows: 17, hexes: {} },
    units: [
      { side: '0', design: 'LCT-1V', at: '0117', facing: 0 },
      { side: '1', design: 'UM-R60', at: '1501', facing: 3 },
    ],
  },
};

test('a step with nothing to fire at is skipped with a note; the setting brings it back', async () => {
  const { page } = await atTable(server, FAR_APART, { remembers: { settings: { motion: 'none', hints: 'off' } } });
  const standStill = async (): Promise<void> => {
    await page.keyboard.press('s');
    await button(page, 'Stand still').click();
  };
  const skipped = panel(page).getByRole('status').filter({ hasText: 'Nothing to fire: skipped' });
  await standStill();
  await skipped.waitFor();
  await page.locator('.status').getByText('Turn 2').waitFor();
  await readyToMove(page);
  expect(await status(page, TO_FIRE).count()).toBe(0);
  expect(await logLines(page)).toEqual(expect.arrayContaining([expect.stringContaining('Nothing to fire')]));

  await button(page, 'Settings').click();
  await page.getByRole('checkbox', { name: /^Skip steps with nothing to do/ }).uncheck();
  await page.keyboard.press('Escape');
  await standStill();
  await status(page, TO_FIRE).waitFor();
  await skipped.waitFor({ state: 'hidden' });
  expect(await status(page, TO_MOVE).count()).toBe(0);
});

test('with two open tabs a step is skipped once, without a refusal in either', async () => {
  const remembers = { settings: { motion: 'none', hints: 'off' } };
  const { page, context } = await atTable(server, FAR_APART, { remembers });
  const sent: { readonly command: { readonly type: string }; readonly at?: number }[] = [];
  const tab = await context.newPage();
  for (const one of [page, tab])
    one.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(String(payload));
        if (message.type === 'command') sent.push(message);
      }),
    );
  await page.reload(); // so that its socket is observed as well
  await tab.goto(page.url());
  for (const one of [page, tab]) await readyToMove(one);
  await page.keyboard.press('s');
  await button(page, 'Stand still').click();
  for (const one of [page, tab]) {
    await one.locator('.status').getByText('Turn 2').waitFor();
    await readyToMove(one);
    expect(await one.locator('.refusal').count()).toBe(0);
  }
  const skips = sent.slice(1);
  expect(skips.length).toBeGreaterThanOrEqual(2); // one per tab
  expect(skips.filter(({ at }) => at === undefined)).toEqual([]);
});
