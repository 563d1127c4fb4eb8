import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

const COUNT_COLOURS = `(() => {
  const canvas = document.querySelector('.moment canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
})()`;

/** The current line of the replay's log, whether all of it can be seen there, and how far the page is scrolled. */
const LINE_IN_LOG = `(() => {
  const log = document.querySelector('.replay-log');
  const line = log?.querySelector('[aria-current]');
  if (!line) return null;
  const [frame, box] = [log.getBoundingClientRect(), line.getBoundingClientRect()];
  return {
    entry: line.querySelector('.replay-log-place').textContent,
    isSeen: box.top >= frame.top && box.bottom <= frame.bottom,
    scrolled: scrollY + document.querySelector('.replay-sheet').scrollTop,
  };
})()`;

/** I was the blue captain against `crew@2`, and gave up. */
async function lostMatch() {
  const pass = await server.served.create({
    game: 'radar',
    sit: ['blue.captain'],
    bots: { blue: 'crew', red: 'crew@2' },
    settings: { pace: 0 },
    start: true,
  });
  const client = await server.served.sit(pass.code, pass.token);
  await client.command('blue.captain', { type: 'resign' });
  await client.until(() => client.over);
  client.socket.close();
  return pass;
}

describe.each([
  ['a desktop', 'en', 'paper', DESKTOP, 'Chance of winning', 'Key moments'],
  ['a phone', 'es', 'plot-room', PHONE, 'Probabilidad de ganar', 'Momentos clave'],
] as const)('on %s', (_, language, theme, how, curve, moments) => {
  test('the end of a match shows its win probability, and key moments that open the replay there', async () => {
    const code = await server.finished();
    const { page } = await server.visitor({ ...how, remembers: { settings: { language, theme } } });
    await page.goto(`/m/${code}`);
    await page.getByRole('heading', { name: curve }).waitFor();
    await page.getByRole('heading', { name: moments }).waitFor();
    const moment = page.locator('.moment').first();
    await moment.waitFor();
    const isDrawn = () => page.evaluate(COUNT_COLOURS).then((count) => Number(count) > 8);
    await eventually(isDrawn).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    const address = await moment.getAttribute('href');
    expect(address).toMatch(new RegExp(`^/replay/${code}\\?at=\\d+$`));
    await moment.click();
    await page.waitForURL((url) => url.pathname === `/replay/${code}` && url.searchParams.has('at'));
  });

  test('the replay of a key moment shows its entry in the log, and the page itself stays where it is', async () => {
    const code = await server.finished();
    const { page } = await server.visitor({ ...how, remembers: { settings: { language, theme, motion: 'none' } } });
    await page.goto(`/m/${code}`);
    const links = page.locator('.moment');
    await links.first().waitFor();
    for (let i = 0; i < (await links.count()); i++) {
      await page.goto(`/m/${code}`);
      await links.nth(i).click();
      await page.locator('.replay-log-why').first().waitFor(); // comes later, and makes lines higher
      await eventually(() => page.evaluate(LINE_IN_LOG)).toEqual({
        entry: page.url().split('at=')[1],
        isSeen: true,
        scrolled: 0,
      });
    }
    await page.locator('.replay-log').hover();
    await page.mouse.wheel(0, -3000);
    await eventually(() => page.evaluate(LINE_IN_LOG)).toMatchObject({ isSeen: false }); // the reader looks elsewhere
  });
});

test('after a loss: the result is large, and the details have the seed and its hash', async () => {
  const { page } = await server.seated(await lostMatch());
  const verdict = page.getByText('You lost', { exact: true });
  await verdict.waitFor();
  expect(await verdict.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(36);
  await page.getByText('Details', { exact: true }).click();
  await page.getByText('Hash of the seed').waitFor();
  await button(page, 'Share replay').click();
  await page.getByRole('dialog', { name: 'Share link' }).waitFor();
});

test.each([
  ['Play again', 'blue.captain', 'crew@2'],
  ['Swap sides', 'red.captain', 'crew@2'],
  ['Try level 1', 'blue.captain', 'crew@1'],
])('%s starts a match as %s against %s', async (label, seat, opponent) => {
  const pass = await lostMatch();
  const { page } = await server.seated(pass);
  await button(page, label).click();
  await page.waitForURL((url) => /^\/m\//.test(url.pathname) && !url.pathname.endsWith(pass.code));
  await button(page, 'Place boat').waitFor();
  const next = await server.served.get<{ readonly seats: readonly { seat: string; holder: object }[] }>(
    `/api/matches/${new URL(page.url()).pathname.split('/').at(-1)}`,
  );
  const holders = new Map(next.body.seats.map((one) => [one.seat, one.holder]));
  const other = seat.startsWith('blue') ? 'red' : 'blue';
  expect(holders.get(seat)).toMatchObject({ kind: 'human' });
  expect(holders.get(`${other}.captain`)).toMatchObject({ kind: 'bot', bot: opponent });
});
