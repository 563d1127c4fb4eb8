import { afterAll, afterEach, expect, test } from 'vitest';
import { expectToFit } from './fit.ts';
import { button, cell, openCourse, openMoreOptions } from './player.ts';
import { startServer } from './server.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

test('a turn can be played by tapping on a phone, where everything fits', async () => {
  const pass = await server.served.create({
    game: 'radar',
    sit: ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'],
    settings: { pace: 0, takeOver: null, clock: null },
    start: true,
  });
  const { page } = await server.seated(pass, PHONE);
  await cell(page, 'D4').tap();
  await expectToFit(page, 'placing');
  await button(page, /^Start at D4/).tap();
  const way = await openCourse(page);
  await expectToFit(page, 'captain');
  await button(page, 'Hint').tap();
  await button(page, 'Do it').first().waitFor();
  await expectToFit(page, 'hint');
  await way.tap();
  await button(page, /^Charge torpedo/).waitFor();
  await expectToFit(page, 'first mate');
  await button(page, /^Charge torpedo/).tap();
  await button(page, /Mark \d$/)
    .first()
    .waitFor();
  await expectToFit(page, 'engineer');
  await button(page, /Mark \d$/)
    .first()
    .tap();
  const seats = page.getByRole('toolbar', { name: 'Your seats' });
  await seats.getByRole('button', { name: 'Radio operator' }).tap();
  await button(page, 'Report to the captain').waitFor();
  await expectToFit(page, 'radio operator');
  await button(page, 'Report to the captain').tap();
  await seats.getByRole('button', { name: /^Captain/ }).tap();
  await button(page, 'End turn').tap();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page.getByText(/^Blue ends the turn/).waitFor();
  await expectToFit(page, 'log');
  await page.getByRole('tab', { name: 'Seats' }).tap();
  await expectToFit(page, 'seats');
});

test('home, set-up, settings and replay fit a phone', async () => {
  const code = await server.finished();
  const { page } = await server.visitor(PHONE);
  await page.goto('/');
  await button(page, 'Play Admiral Radar').waitFor();
  await page.getByRole('link', { name: 'Replay' }).waitFor();
  await expectToFit(page, 'home');
  await button(page, 'Settings').tap();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await expectToFit(page, 'settings');
  await page.goto('/new/radar');
  await button(page, 'Create match').waitFor();
  await expectToFit(page, 'set-up');
  await openMoreOptions(page);
  await expectToFit(page, 'set-up with all options');
  await page.goto(`/replay/${code}`);
  await page.getByRole('slider', { name: 'Position in the match' }).waitFor();
  await expectToFit(page, 'replay');
});

test('the home page and the match header fit a narrow phone in Spanish', async () => {
  const remembers = { settings: { language: 'es', motion: 'none' } };
  const narrow = { ...PHONE, viewport: { width: 375, height: 667 }, remembers } as const;
  const { page } = await server.visitor(narrow);
  await page.goto('/');
  await button(page, 'Jugar a Líneas de Fuerza').waitFor();
  await expectToFit(page, 'home');
  for (const [game, seat] of [
    ['radar', 'blue.captain'],
    ['battletech', '0'],
    ['shooting', 'attacker'],
    ['force', 'dark'],
  ] as const) {
    const settings = { pace: 0, takeOver: null, clock: null };
    const pass = await server.served.create({ game, sit: [seat], settings, start: true });
    const { page: table } = await server.seated(pass, narrow);
    await table.getByRole('grid').first().waitFor();
    await expectToFit(table, game);
  }
});
