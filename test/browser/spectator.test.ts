import { afterAll, afterEach, expect, test } from 'vitest';
import { button, place, sail, status } from './player.ts';
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
