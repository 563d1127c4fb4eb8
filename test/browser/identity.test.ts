import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../src/wire/identity.ts';
import type { SeatPass } from '../../src/wire/matches.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button, openMoreOptions } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const PHONE = { width: 390, height: 844 } as const;
const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];

/** A device with a passkey store that answers at once, as if its owner had agreed. */
async function authenticator(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    credentials,
    /** Passkeys that are synchronised to this device, as between phones and computers of one owner. */
    async copyFrom(other: { credentials: typeof credentials }) {
      for (const credential of await other.credentials())
        await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
    refuse: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
}

const guestSeat = (): Promise<SeatPass> =>
  server.served.create({ game: 'radar', name: 'Guest', sit: CREW, settings: { pace: 0 }, start: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a guest registers a name with a passkey; their match follows them to another device, which can be signed out', async () => {
  const pass = await guestSeat();
  const { page, context } = await server.seated(pass);
  const mine = await authenticator(context, page);
  await page.goto('/me');
  await page.getByText('Waiting for you').waitFor();
  await page.getByLabel('Your name', { exact: true }).fill('Ada');
  await button(page, 'Register with a passkey').click();
  await page.getByText('You are signed in as Ada. 1 match from this browser now belongs to you.').waitFor();
  await page.getByRole('link', { name: /^Play: Admiral Radar/ }).waitFor();
  expect(await mine.credentials()).toHaveLength(1);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toContain('umpire.session');
  expect(stored.some((key) => key.startsWith('umpire.pass.'))).toBe(false);

  const other = await server.visitor();
  const theirs = await authenticator(other.context, other.page);
  await other.page.goto('/me');
  await theirs.copyFrom(mine);
  await button(other.page, 'Sign in with a passkey').click();
  await other.page.getByText('You are signed in as Ada.').waitFor();
  await other.page.getByRole('link', { name: /^Play: Admiral Radar/ }).click();
  await other.page.getByRole('grid').waitFor(); // the board, with the seat
  await other.page
    .getByText(/\(you\)$/)
    .first()
    .waitFor();

  await page.reload();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'last used' })
    .getByRole('button', { name: /^Sign out/ })
    .click();
  other.expectFaults(/status of 401/);
  await other.page
    .getByText(/\(you\)$/)
    .first()
    .waitFor({ state: 'hidden' }); // a spectator now
  await other.page.goto('/me');
  await heading(other.page, 'Register your name').waitFor();
});

test('a recovery link signs in once, after a press, and is replaced; its secret leaves the address bar', async () => {
  const { page } = await server.visitor({ viewport: PHONE });
  await page.goto('/me');
  await page.getByLabel('Your name', { exact: true }).fill('Grace');
  await button(page, 'Register with a recovery link').click();
  const dialog = page.getByRole('dialog', { name: 'Your recovery link' });
  const link = (await dialog.locator('code').textContent()) ?? '';
  expect(link).toMatch(/\/recover#[\w-]{22}$/);
  expect(await axeFindings(page)).toEqual([]);
  await button(page, 'I have saved it').click();
  await page.getByText('Signed in as Grace').or(page.getByText('You are signed in as Grace')).first().waitFor();

  const other = await server.visitor();
  await other.page.goto(link);
  await heading(other.page, 'Sign in with a recovery link').waitFor();
  await eventually(() => other.page.url()).toBe(`${server.url}/recover`);
  await button(other.page, 'Sign in').click();
  const next = (await other.page.getByRole('dialog').locator('code').textContent()) ?? '';
  expect(next).not.toBe(link);
  await button(other.page, 'I have saved it').click();
  await other.page.getByText('Signed in as Grace').waitFor();

  const third = await server.visitor();
  third.expectFaults(/status of 404/);
  await third.page.goto(link);
  await button(third.page, 'Sign in').click();
  await third.page.getByRole('alert').getByText('this recovery link has been used or replaced').waitFor();
});

test('a cancelled passkey changes nothing', async () => {
  const { page, context } = await server.visitor();
  const mine = await authenticator(context, page);
  await mine.refuse();
  await page.goto('/me');
  await page.getByLabel('Your name', { exact: true }).fill('Hedy');
  await button(page, 'Sign in with a passkey').click();
  await page.getByRole('alert').getByText('No passkey was used. Nothing has changed.').waitFor();
  await heading(page, 'Register your name').waitFor();
});

test('at an address without https, only the recovery link is offered', async () => {
  const { page } = await server.visitor({ baseURL: server.url.replace('localhost', '127.0.0.1') });
  await page.goto('/me');
  await page.getByText('Passkeys can’t be used here.').waitFor();
  expect(await button(page, 'Register with a passkey').count()).toBe(0);
  await button(page, 'Register with a recovery link').waitFor();
});

test('settings and finished lessons follow to another device; deleting makes both guests again', async () => {
  const { page, expectFaults: faults } = await server.visitor({ remembers: { lessons: ['radar/captain'] } });
  await page.goto('/me');
  await page.getByLabel('Your name', { exact: true }).fill('Joan');
  await button(page, 'Register with a recovery link').click();
  const link = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  await button(page, 'I have saved it').click();
  await button(page, 'Settings').click();
  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/me') && answer.request().method() === 'POST',
  );
  await page.getByLabel('Theme').selectOption('plot-room');
  await sent;

  const other = await server.visitor();
  await other.page.goto(link);
  await button(other.page, 'Sign in').click();
  await button(other.page, 'I have saved it').click();
  await eventually(() => other.page.evaluate(() => document.documentElement.dataset.theme)).toBe('plot-room');
  await eventually(() => other.page.evaluate(() => localStorage['umpire.lessons'])).toBe('["radar/captain"]');

  await button(other.page, 'Delete everything').click();
  const dialog = other.page.getByRole('dialog', { name: 'Delete everything' });
  expect(await dialog.getByRole('button', { name: 'Delete everything' }).isDisabled()).toBe(true);
  await dialog.getByLabel(/Type your name/).fill('Joan');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await other.page.getByText('Everything has been deleted.').waitFor();
  expect(await other.page.getByLabel('Your name', { exact: true }).inputValue()).toBe('');
  faults(/status of 401/);
  await page.reload();
  await page.getByText('You were signed out, or your name was deleted, on another device.').waitFor();
  await heading(page, 'Register your name').waitFor();
  expect(await heading(page, 'Ratings').count()).toBe(0);
  expect(await page.getByLabel('Your name', { exact: true }).inputValue()).toBe('');
  const first = await server.visitor();
  first.expectFaults(/status of 404/);
  await first.page.goto(link);
  await button(first.page, 'Sign in').click();
  await first.page.getByRole('alert').waitFor();
});

/** A signed-in player with a match that waits, finished ones, ratings and opponents. */
async function veteran(name: string): Promise<SignedIn> {
  const { served } = server;
  const keep = async (of: string) => (await served.post<SignedIn>('/api/identity', { name: of })).body;
  const [me, rival] = [await keep(name), await keep(`${name} rival`)];
  const as = ({ session }: SignedIn) => ({ session });
  const settings = { pace: 10_000, listed: true, clock: 3 * 86_400 };
  const create = async (wish: object) =>
    (await served.post<SeatPass>('/api/matches', { game: 'radar', sit: CREW, settings, ...wish }, as(me))).body;
  const resign = async (code: string, who: SignedIn, seat: string): Promise<void> => {
    const client = await served.sit(code, undefined, as(who));
    await client.command(seat, { type: 'resign' });
    await client.until(() => client.over);
  };
  const duel = await create({});
  const red = CREW.map((seat) => seat.replace('blue', 'red'));
  await served.post(`/api/matches/${duel.code}/join`, { seats: red }, as(rival));
  await served.post(`/api/matches/${duel.code}/start`, {}, as(me));
  await resign(duel.code, rival, 'red.captain');
  const lost = await create({ bots: { red: 'crew@2' }, start: true });
  await resign(lost.code, me, 'blue.captain');
  const secret = await create({ start: true, settings: { pace: 10_000 } });
  await resign(secret.code, me, 'blue.captain');
  await create({ start: true });
  await create({});
  return me;
}

describe.each([
  { theme: 'paper', language: 'en', locale: 'en-GB', size: { width: 1440, height: 900 }, waiting: 'Waiting for you' },
  { theme: 'plot-room', language: 'es', locale: 'es-ES', size: PHONE, waiting: 'Te esperan' },
] as const)('my matches, $theme, $language', ({ theme, language, locale, size, waiting }) => {
  test('results, ratings and opponents; no axe findings, everything fits', async () => {
    const { session, me } = await veteran(`Vera ${language}`);
    const { page } = await server.visitor({
      viewport: size,
      locale,
      remembers: { settings: { theme, language, motion: 'none' }, session: { token: session, name: me.name } },
    });
    await page.goto('/me');
    await heading(page, waiting).waitFor();
    await eventually(() => page.locator('.my-row').count()).toBe(5);
    await page.getByText(/2 d 23 h|3 d/).waitFor();
    const es = language === 'es';
    await page.getByText(es ? /Puntuación: 1500 ± 500 → / : /Rating: 1,500 ± 500 → /).waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: es ? 'Tripulación 2' : 'Crew 2' })
      .waitFor();
    await page.getByText(es ? 'no puntúa: partida privada' : 'not rated: private match').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    if (size === PHONE) await expectToFit(page, page.url());
    await page.goto('/');
    await page.getByRole('link', { name: es ? /^Jugar: / : /^Play: / }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('a guest is offered a name, by keyboard', async () => {
    const { page } = await server.visitor({ viewport: size, locale, remembers: { settings: { theme, language } } });
    await page.goto('/me');
    const field = page.getByLabel(language === 'es' ? 'Tu nombre' : 'Your name', { exact: true });
    await field.fill(`Key ${language}`);
    await button(page, language === 'es' ? 'Registrarme con una clave de acceso' : 'Register with a passkey').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    if (size === PHONE) await expectToFit(page, page.url());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter'); // the recovery link
    await page.getByRole('dialog').waitFor();
  });
});

test('a match by correspondence shows days and hours', async () => {
  const { served } = server;
  const settings = { clock: 3 * 86_400, pace: 0 };
  const ann = await served.create({ game: 'radar', name: 'Ann', sit: ['blue.captain'], settings });
  const { page } = await server.seated(ann);
  await page.getByText('After a missed deadline').or(page.getByText('3 days')).first().waitFor();
  const { body: bob } = await served.post<SeatPass>(`/api/matches/${ann.code}/join`, { seats: ['red.captain'] });
  await served.post(`/api/matches/${ann.code}/start`, {}, ann.token);
  await page
    .getByRole('timer')
    .getByText(/^(3 d|2 d 23 h)$/)
    .first()
    .waitFor();
  await page.getByText('3 days per decision').waitFor();
  expect(bob.code).toBe(ann.code);
  await page.goto('/new/radar');
  await openMoreOptions(page);
  await page.getByLabel('Time per decision').selectOption('7 days');
  await page.getByLabel('Bot takeover').getByText('Default: after a missed deadline').waitFor({ state: 'attached' });
});
