import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../src/wire/identity.ts';
import type { LeagueInfo } from '../../src/wire/leagues.ts';
import type { TableInfo } from '../../src/wire/messages.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const PHONE = { width: 390, height: 844 } as const;
const { served } = server;

let count = 0;
const keep = async (name: string): Promise<SignedIn> =>
  (await served.post<SignedIn>('/api/identity', { name: `${name} ${++count}` })).body;
const signedIn = ({ session, me }: SignedIn) => ({ session: { token: session, name: me.name } });
const act = (code: string, verb: string, player: SignedIn) =>
  served.post<LeagueInfo>(`/api/leagues/${code}/${verb}`, {}, player);

/** Ann has opened a round robin that the others have joined. */
async function league(names: readonly string[], title = 'Friday league') {
  const players: SignedIn[] = [];
  for (const name of names) players.push(await keep(name));
  const [ann, ...others] = players as [SignedIn, ...SignedIn[]];
  const wish = { title, game: 'radar', kind: 'round-robin', clock: 259_200 };
  const { body } = await served.post<LeagueInfo>('/api/leagues', wish, ann);
  for (const player of others) await act(body.code, 'join', player);
  return { code: body.code, players, ann };
}

/** The player with the higher number resigns in every match of the current round. */
async function playRound(code: string, players: readonly SignedIn[]): Promise<void> {
  const now = async () => (await served.get<LeagueInfo>(`/api/leagues/${code}`)).body;
  await eventually(async () => (await now()).results.at(-1)?.boards.every(({ match }) => match !== null)).toBe(true);
  const { round, results } = await now();
  for (const { first, second, match } of results.at(-1)?.boards ?? []) {
    const loser = players[Math.max(first, second) - 1] as SignedIn;
    const { body: table } = await served.get<TableInfo>(`/api/matches/${match}`);
    const seat = table.seats.find(({ holder }) => holder.kind === 'human' && holder.name === loser.me.name)?.seat ?? '';
    const client = await served.sit(match ?? '', undefined, { session: loser.session });
    await client.command(seat, { type: 'resign' });
    client.socket.close();
  }
  await eventually(async () => (await now()).round > round || (await now()).status === 'over').toBe(true);
}

test('a host opens a league in the page; another player joins, and the host starts it', async () => {
  const [ann, bob] = [await keep('Ann'), await keep('Bob')];
  const host = await server.visitor({ remembers: signedIn(ann) });
  await host.page.goto('/me');
  await host.page.getByRole('link', { name: 'Leagues' }).click();
  await button(host.page, 'Open a league').click();
  await host.page.getByLabel('Title').fill('Night league');
  await host.page.getByLabel('Format').selectOption({ label: 'Swiss' });
  await host.page.getByLabel('Time per decision').selectOption({ label: '2 days' });
  await host.page.getByText('Change the set-up').click();
  await host.page.getByLabel('Ruleset', { exact: true }).waitFor();
  expect(await axeFindings(host.page)).toEqual([]);
  await button(host.page, 'Open league').click();
  await host.page.waitForURL(/\/leagues\/\w{5}$/);
  await host.page.getByRole('heading', { name: 'Night league' }).waitFor();
  await host.page.getByText(/^Admiral Radar · Swiss · 2 days per decision · public, rated · opened by Ann/).waitFor();

  const guest = await server.visitor({ viewport: PHONE, remembers: signedIn(bob) });
  await guest.page.goto('/leagues');
  await guest.page.getByRole('link', { name: 'Night league' }).click();
  await button(guest.page, 'Join league').click();
  await guest.page.getByRole('row', { name: new RegExp(`${bob.me.name} \\(you\\)`) }).waitFor();

  await host.page.getByText('2 players have joined').waitFor();
  await button(host.page, 'Start league').click();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Start league' }).click();
  await host.page.getByText('Round 1 of 1: 0 of 1 match finished').waitFor();
  await host.page.getByText('Your match in this round').getByRole('link', { name: 'Play' }).click();
  await host.page.getByRole('grid').waitFor(); // the board, with all seats of one side
  await host.page.getByText(`${ann.me.name} (you)`).first().waitFor();
  await host.page.getByRole('link', { name: 'League: Night league' }).click();
  await host.page.getByText('Round 1 of 1: 0 of 1 match finished').waitFor();
  await guest.page.goto('/me');
  await guest.page.getByRole('link', { name: /^Play: Admiral Radar, against Ann/ }).waitFor();
});

test('a guest sees the league and is asked to register a name first', async () => {
  const { code } = await league(['Ann', 'Bob']);
  const { page } = await server.visitor({ viewport: PHONE });
  await page.goto(`/leagues/${code}`);
  await page.getByText('Register your name first').waitFor();
  expect(await button(page, 'Join league').count()).toBe(0);
  await page.getByRole('link', { name: 'Register your name' }).click();
  await page.getByRole('heading', { name: 'Register your name' }).waitFor();
});

test('a player who leaves during play is asked first, and their match is lost', async () => {
  const { code, players, ann } = await league(['Ann', 'Bob', 'Cy']);
  await act(code, 'start', ann);
  const { body } = await served.get<LeagueInfo>(`/api/leagues/${code}`);
  const playing = players[(body.results[0]?.boards[0]?.first ?? 1) - 1] as SignedIn;
  const { page } = await server.visitor({ remembers: signedIn(playing) });
  await page.goto(`/leagues/${code}`);
  await button(page, 'Leave league').click();
  await button(page, 'Not now').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await button(page, 'Leave league').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave league' }).click();
  await page.getByText('left the league', { exact: true }).waitFor();
  await page.getByText('a player left the league').first().waitFor();
});

describe.each([
  {
    theme: 'paper',
    language: 'en',
    locale: 'en-GB',
    line: /^Round 2: won against/,
    over: /^The league is over. Winner: Ann/,
  },
  {
    theme: 'plot-room',
    language: 'es',
    locale: 'es-ES',
    line: /^Ronda 2: victoria contra/,
    over: /^La liga ha terminado. Gana Ann/,
  },
] as const)('$theme, $language', ({ theme, language, locale, line, over }) => {
  const remembers = { settings: { theme, language, motion: 'none' } };

  test.each([
    ['desktop', { width: 1440, height: 900 }],
    ['phone', PHONE],
  ] as const)(
    'standings with receipts and rounds fit on a %s, work by keyboard, and axe finds nothing',
    async (_, viewport) => {
      const { code, players, ann } = await league(['Ann', 'Bob', 'Cy']);
      await act(code, 'start', ann);
      await playRound(code, players);
      const { page } = await server.visitor({ viewport, locale, remembers: { ...remembers, ...signedIn(ann) } });
      await page.goto(`/leagues/${code}`);
      await page.getByRole('table').first().waitFor();
      if (viewport === PHONE) await expectToFit(page, 'a league');
      expect(await axeFindings(page)).toEqual([]);
      for (let round = 0; round < 2; round++) await playRound(code, players);
      await page.getByText(over).waitFor();
      await openReceipt(page);
      await page.getByRole('rowheader', { name: line }).first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.goto('/leagues');
      await page.getByRole('link', { name: 'Friday league' }).first().waitFor();
      if (viewport === PHONE) await expectToFit(page, 'all leagues');
      expect(await axeFindings(page)).toEqual([]);
    },
  );
});

/** The points of the first player, with the keyboard only. */
async function openReceipt(page: Page): Promise<void> {
  await page.locator('tbody .receipt-figure').first().focus();
  await page.keyboard.press('Enter');
}
