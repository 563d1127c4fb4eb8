import { afterAll, afterEach, expect, test } from 'vitest';
import { button, cell, followHint } from './player.ts';
import { SHORT, startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

test('a newcomer is in a match against bots after three clicks', async () => {
  const { page } = await server.visitor();
  await page.goto('/');
  await button(page, 'Play Admiral Radar').click();
  await cell(page, 'D4').click();
  await button(page, /^Start at D4/).click();
  await cell(page, 'D4')
    .and(page.getByRole('gridcell', { name: /your boat/ }))
    .waitFor();
});

test('a player who follows the hints reaches the end, with result, rematch and replay', async () => {
  const pass = await server.served.create({ ...SHORT, sit: ['blue.captain'], bots: { blue: 'crew', red: 'random' } });
  const { page } = await server.seated(pass);
  let acts = 0;
  while ((await followHint(page)) !== 'over') acts += 1;
  expect(acts).toBeGreaterThan(3);

  await page.getByText(/^You (won|lost)$|^It’s a draw$/).waitFor();
  await page.getByRole('heading', { name: /wins: |^Draw: / }).waitFor();
  await page.getByRole('heading', { name: 'Key moments' }).waitFor();
  expect(await page.getByRole('link', { name: 'Watch the replay' }).getAttribute('href')).toBe(`/replay/${pass.code}`);

  await button(page, 'Play again').click();
  await page.waitForURL((url) => !url.pathname.endsWith(pass.code));
  await button(page, 'Place boat').waitFor();
});
