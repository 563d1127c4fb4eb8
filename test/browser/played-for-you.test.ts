import { afterAll, afterEach, expect, test } from 'vitest';
import type { SeatPass } from '../../src/wire/matches.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

/** Ann and Bob are captains. Ann leaves, and a bot places her boat. */
async function annIsAway(): Promise<SeatPass> {
  const { served } = server;
  const settings = { pace: 0, takeOver: 1 };
  const ann = await served.create({ game: 'radar', name: 'Ann', sit: ['blue.captain'], settings });
  const seats = ['red.captain'];
  const { body: bob } = await served.post<SeatPass>(`/api/matches/${ann.code}/join`, { name: 'Bob', seats });
  await served.post(`/api/matches/${ann.code}/start`, {}, ann.token);
  const [hers, his] = [await served.sit(ann.code, ann.token), await served.sit(ann.code, bob.token)];
  hers.socket.close();
  await his.until(() => JSON.stringify(his.messages).includes('"placed"'));
  his.socket.close();
  return ann;
}

test.each([
  ['en', 'paper', DESKTOP, '1 move was made for you while you were away.', 'Dismiss'],
  ['es', 'plot-room', PHONE, 'Se ha hecho 1 jugada por ti mientras no estabas.', 'Cerrar'],
] as const)('a returning player sees once how many moves were made for them (%s)', async (...given) => {
  const [language, theme, how, text, dismiss] = given;
  const { page } = await server.seated(await annIsAway(), { ...how, remembers: { settings: { language, theme } } });
  const note = page.locator('.played-for-you');
  await note.getByText(text).waitFor();
  await page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });
  if (how === PHONE) await expectToFit(page, 'note');
  expect(await axeFindings(page)).toEqual([]);
  await note.getByRole('button', { name: dismiss }).click();
  await note.waitFor({ state: 'detached' });
  await page.reload();
  await button(page, /^(Settings|Ajustes)$/).waitFor();
  await page.getByRole('grid').first().waitFor();
  expect(await note.count()).toBe(0);
});
