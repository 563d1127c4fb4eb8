import { afterAll, afterEach, expect, test } from 'vitest';
import { button, place, sail, status } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

test('an onlooker sees what is public, and everything once it is over', async () => {
  const pass = await server.served.create({
    game: 'radar',
    sit: ['blue.captain'],
    settings: { pace: 0 },
    start: true,
  });
  const { page: captain } = await server.seated(pass);
  const { page: onlooker } = await server.visitor();
  await onlooker.goto(`/m/${pass.code}`);
  await place(captain, 'D4');
  await sail(captain);

  await onlooker.getByText('You are watching this match.').waitFor();
  await onlooker.getByRole('tab', { name: 'Log' }).click();
  await onlooker
    .getByRole('tabpanel')
    .getByText(/^Blue moves (north|south|east|west)$/)
    .waitFor();
  await onlooker.getByRole('img', { name: 'Blue: hull 4 of 4' }).waitFor();
  const boat = onlooker.getByRole('gridcell', { name: /boat|trail/ });
  expect(await boat.count()).toBe(0);
  expect(await button(onlooker, /Resign|End turn|Sail|Hint/).count()).toBe(0);

  await button(captain, 'Resign').click();
  await button(captain, 'Resign the match').click();
  await status(onlooker, /^Red wins/).waitFor();
  await onlooker.getByRole('gridcell', { name: /Blue's boat/ }).waitFor();
  await onlooker.getByRole('gridcell', { name: /Red's boat/ }).waitFor();
  await onlooker.getByRole('tab', { name: 'Act' }).click();
  await onlooker.getByRole('link', { name: 'Watch the replay' }).waitFor();
});
