import { afterAll, afterEach, expect, test } from 'vitest';
import { button, openMoreOptions, place, sail, status } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

test('a spectator sees what is public, and everything once it is over', async () => {
  const pass = await server.served.create({
    game: 'radar',
    sit: ['blue.captain'],
    settings: { pace: 0 },
    start: true,
  });
  const { page: captain } = await server.seated(pass);
  const { page: spectator } = await server.visitor();
  await spectator.goto(`/m/${pass.code}`);
  await place(captain, 'D4');
  await sail(captain);

  await spectator.getByText('You are watching this match.').waitFor();
  await spectator.getByRole('tab', { name: 'Log' }).click();
  await spectator
    .getByRole('tabpanel')
    .getByText(/^Blue moves (north|south|east|west)$/)
    .waitFor();
  await spectator.getByRole('img', { name: 'Blue: hull 4 of 4' }).waitFor();
  const boat = spectator.getByRole('gridcell', { name: /boat|trail/ });
  expect(await boat.count()).toBe(0);
  expect(await button(spectator, /Resign|End turn|Sail|Hint/).count()).toBe(0);

  await button(captain, 'Resign').click();
  await button(captain, 'Resign match').click();
  await status(spectator, /^Red wins/).waitFor();
  await spectator.getByRole('gridcell', { name: /Blue’s boat/ }).waitFor();
  await spectator.getByRole('gridcell', { name: /Red’s boat/ }).waitFor();
  await spectator.getByRole('tab', { name: 'Act' }).click();
  await spectator.getByRole('link', { name: 'Watch the replay' }).waitFor();
});

test('once the host opens a seat of a match between bots, spectators see less and only newcomers can take it', async () => {
  const pass = await server.served.create({ game: 'radar', settings: { pace: 500 }, start: true });
  const { page: host } = await server.seated(pass);
  const watching = await server.visitor();
  watching.expectFaults(/status of 409 .*\/join\)$/); // the browser logs the refusal that this test wants
  const { page: spectator } = watching;
  await spectator.goto(`/m/${pass.code}`);
  await spectator.getByRole('gridcell', { name: /Blue’s boat/ }).waitFor();

  await button(host, 'Change seats').click();
  await host.getByText('Once you open a seat, spectators see only public information').waitFor();
  await button(host, 'Open to players: blue captain').first().click();
  await spectator.getByRole('gridcell', { name: /Blue’s boat/ }).waitFor({ state: 'detached' });
  await button(spectator, 'Change seats').click();
  await button(spectator, /^Take seat: /).click();
  await spectator.getByText('you have watched this match with nothing hidden').waitFor();

  const { page: newcomer } = await server.visitor();
  await newcomer.goto(`/m/${pass.code}`);
  await button(newcomer, 'Change seats').click();
  await button(newcomer, /^Take seat: /).click();
  await button(newcomer, /^Leave seat: /).waitFor();
});

test('the set-up form offers to show spectators everything only if I do not play', async () => {
  const { page } = await server.visitor();
  await page.goto('/new/radar');
  await openMoreOptions(page);
  const choice = page.getByLabel('If only bots play, spectators see');
  await page.getByLabel('Captain').first().waitFor();
  expect(await choice.count()).toBe(0);
  await page.getByLabel('Captain').first().selectOption('bot');
  await choice.waitFor();
});
