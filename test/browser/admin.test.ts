import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';

const TOKEN = 'operator-token-for-tests';
const server = await startServer({ adminToken: TOKEN });
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const captain = () =>
  server.served.create({ game: 'radar', name: 'Ann', sit: ['blue.captain'], settings: { pace: 0 }, start: true });

async function signedIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Operator token').fill(TOKEN);
  await button(page, 'Sign in').click();
  await button(page, 'Sign out').waitFor();
}

test('a wrong token is refused', async () => {
  const visitor = await server.visitor();
  visitor.expectFaults(/status of 401/);
  await visitor.page.goto('/admin');
  await visitor.page.getByLabel('Operator token').fill('not the right one at all');
  await button(visitor.page, 'Sign in').click();
  await visitor.page.getByRole('alert').getByText('this is not the operator token').waitFor();
});

test('a player reports the chat, the operator sees the messages, announces a restart, downloads the log and closes the match', async () => {
  const pass = await captain();
  const { page: player } = await server.seated(pass);
  const { page: operator } = await server.visitor();
  await player.getByRole('tab', { name: 'Chat' }).click();
  await player.getByLabel('Message', { exact: true }).fill('What a rude thing to say');
  await button(player, 'Send').click();
  await button(player, 'Report chat').click();
  await player.getByLabel('What happened? (optional)').fill('Rude');
  await button(player, 'Send report').click();
  await player.getByText('Your report was sent.').waitFor();

  await signedIn(operator);
  await button(operator, 'Reports').click();
  const report = operator.getByRole('article').filter({ hasText: pass.code });
  await report.getByText('What a rude thing to say').waitFor();
  await button(operator, 'Close report').click();
  await operator.getByText('No reports.').waitFor();

  await button(operator, 'Restart').click();
  await operator.getByLabel('Minutes until the restart').fill('5');
  await button(operator, 'Announce restart').click();
  await player.getByText('The server will restart in 5 minutes. Your match is saved.').waitFor();
  await button(operator, 'Cancel announcement').click();
  await player.getByText('The server will restart in 5 minutes').waitFor({ state: 'hidden' });

  await button(operator, 'Matches').click();
  await button(operator, pass.code).click();
  await button(operator, 'Download log with hidden information').click();
  const saved = operator.waitForEvent('download');
  await button(operator, 'Confirm').click();
  expect((await saved).suggestedFilename()).toBe(`umpire-${pass.code}.jsonl`);
  await player.getByText('An operator has looked at this match').waitFor();

  await button(operator, 'Close match').click();
  await operator.getByLabel('Note').fill('Maintenance');
  await button(operator, 'Confirm').click();
  await player
    .getByText(/The operator closed the match: Maintenance/)
    .first()
    .waitFor();
  await button(operator, 'Recorded actions').click();
  await operator.getByRole('cell', { name: 'Close match' }).waitFor();
});

test('a banned player sees that they are banned', async () => {
  const pass = await captain();
  const { page: player } = await server.seated(pass);
  await player.getByRole('grid').waitFor();
  const { page: operator } = await server.visitor();
  await signedIn(operator);
  await operator.getByLabel('Code or player').fill(pass.code);
  await button(operator, pass.code).click();
  await button(operator, 'Ban seat').click();
  await player.getByRole('heading', { name: 'The operator of this server has banned you' }).waitFor();
  await button(operator, 'Bans').click();
  await button(operator, 'Lift ban').click();
  await operator.getByText('No bans.').waitFor();
});

test.each([
  ['paper', 'en', { width: 1280, height: 800 }],
  ['plot-room', 'es', { width: 375, height: 812 }],
] as const)('every section is readable and reachable: %s, %s', async (theme, language, viewport) => {
  const { code, token } = await captain();
  const player = await server.served.sit(code, token);
  player.say({ type: 'chat', to: 'table', text: 'hello' });
  await player.until(() => player.messages.some(({ type }) => type === 'chat'));
  await server.served.post(`/api/matches/${code}/report`, { note: 'x' }, token);
  const { body: host } = await server.served.post<{ session: string }>('/api/identity', { name: `Host ${language}` });
  const league = { title: `Friday ${language}`, game: 'radar', kind: 'swiss', clock: 86_400 };
  await server.served.post('/api/leagues', league, host);
  await server.served.post('/api/admin/bans', { address: '192.0.2.0/24', note: 'spam' }, TOKEN);
  const remembers = { settings: { theme, language, motion: 'none' } };
  const { page } = await server.visitor({ viewport, remembers, hasTouch: viewport.width < 720 });
  await page.addInitScript(`sessionStorage.setItem('umpire.operator', '${TOKEN}')`);
  await page.goto('/admin');
  await button(page, code).click();
  await page.getByText('hello').first().waitFor();
  const names = await page.locator('.admin-tabs .tab').allInnerTexts();
  expect(names).toHaveLength(7);
  for (const [i, name] of names.entries()) {
    await page.locator('.admin-tabs .tab').nth(i).click();
    await page.getByRole('region', { name, exact: true }).locator('table, article, form, .panel').first().waitFor();
    if (i === 0) await button(page, code).click();
    expect(await axeFindings(page)).toEqual([]);
    if (viewport.width < 720) await expectToFit(page, name);
  }
});
