import type { Locator, Page } from 'playwright-core';
import { encode } from 'uqr';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { SeatPass } from '../../src/wire/matches.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button, spoken } from './player.ts';
import { startServer } from './server.ts';

const PUBLIC = 'https://play.example.org';
const server = await startServer({ publicUrl: PUBLIC });
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** The modules of a drawn QR code as `#` and `.`, from a screenshot. */
async function modulesOf(page: Page, code: Locator): Promise<readonly string[]> {
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  const shot = (await code.screenshot({ scale: 'css' })).toString('base64');
  return (await page.evaluate(`(async () => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,${shot}';
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const pen = canvas.getContext('2d');
    pen.drawImage(picture, 0, 0);
    const at = (n, length) => Math.floor(((n + 0.5) / ${size}) * length);
    const isDark = (x, y) => pen.getImageData(at(x, picture.width), at(y, picture.height), 1, 1).data[0] < 128;
    const each = Array.from({ length: ${size} }, (_, i) => i);
    return each.map((y) => each.map((x) => (isDark(x, y) ? '#' : '.')).join(''));
  })()`)) as readonly string[];
}

const expectedModules = (link: string): readonly string[] =>
  encode(link, { ecc: 'M', border: 4 }).data.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

describe('sharing a match from its lobby', () => {
  test.each(['paper', 'plot-room'])('the dialog has the link and its QR code (%s)', async (theme) => {
    const { code } = await server.served.create({ game: 'radar' });
    const link = `${PUBLIC}/m/${code}`;
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await server.visitor({ permissions, remembers: { settings: { theme } } });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.goto(`/m/${code}`);
    await button(page, 'Copy code').click();
    await eventually(copied).toBe(code);

    await button(page, 'Share').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share link' });
    const drawn = dialog.getByRole('img', { name: `QR code of ${link}` });
    await drawn.waitFor();
    expect(await modulesOf(page, drawn)).toEqual(expectedModules(link));
    expect(await dialog.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(link);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await eventually(copied).toBe(link);
    expect(await axeFindings(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button(page, 'Share').evaluate((e) => e === e.ownerDocument.activeElement)).toBe(true);
  });

  test('a phone opens its share sheet, and has a button for the QR code; everything fits in Spanish', async () => {
    const { code } = await server.served.create({ game: 'radar' });
    const { page } = await server.visitor({ ...PHONE, remembers: { settings: { language: 'es' } } });
    await page.addInitScript(`navigator.share = async (data) => { globalThis.shared = data; };`);
    await page.goto(`/m/${code}`);
    await button(page, 'Compartir').tap();
    expect(await page.evaluate('globalThis.shared')).toEqual({
      text: `Únete a mi partida de Almirante Radar en Umpire. Código: ${code}`,
      url: `${PUBLIC}/m/${code}`,
    });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectToFit(page, 'lobby');
    await button(page, 'Código QR').tap();
    await page.getByRole('dialog', { name: 'Compartir enlace' }).getByRole('img').waitFor();
    await expectToFit(page, 'dialog');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('a share sheet that does not open is replaced by the dialog', async () => {
    const { code } = await server.served.create({ game: 'radar' });
    const { page } = await server.visitor(PHONE);
    await page.addInitScript(`navigator.share = async () => { throw new DOMException('no', 'NotAllowedError'); };`);
    await page.goto(`/m/${code}`);
    await button(page, 'Share').tap();
    await page.getByRole('dialog', { name: 'Share link' }).getByRole('img').waitFor();
  });
});

test.each([
  ['en', 'paper', 'Share', 'Share link', 'This link only works on this device, so there is no QR code.'],
  [
    'es',
    'plot-room',
    'Compartir',
    'Compartir enlace',
    'Este enlace solo funciona en este dispositivo, así que no hay código QR.',
  ],
])(
  'a server without a public address offers no QR code for localhost (%s)',
  async (language, theme, share, title, why) => {
    const local = await startServer();
    const { code } = await local.served.create({ game: 'radar' });
    const { page } = await local.visitor({ ...PHONE, remembers: { settings: { language, theme } } });
    await page.addInitScript(`navigator.share = async () => { throw new DOMException('no', 'NotAllowedError'); };`);
    await page.goto(`/m/${code}`);
    await button(page, share).tap();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByText(why).waitFor();
    expect(await page.getByRole('button', { name: /QR/ }).count()).toBe(0);
    expect(await dialog.getByRole('img').count()).toBe(0);
    expect(await dialog.getByRole('textbox').inputValue()).toBe(`${local.url}/m/${code}`);
    await expectToFit(page, 'dialog');
    expect(await axeFindings(page)).toEqual([]);
    expect(await local.closeVisitors()).toEqual([]);
    await local.close();
  },
);

/** An attacker against a bot; the match waits for the attacker. */
const shooting = (): Promise<SeatPass> =>
  server.served.create({
    game: 'shooting',
    options: { scenario: 'crossfire' },
    sit: ['attacker'],
    bots: { defender: 'seed' },
    settings: { pace: 0, takeOver: null, clock: null },
    start: true,
  });

interface Hint {
  readonly command: { readonly type: string } | null;
}

/** Plays hints through a second connection of the same player until the page has heard of lost wounds. */
async function driver({ code, token }: SeatPass): Promise<(page: Page) => Promise<void>> {
  const client = await server.served.sit(code, token);
  return async (page) => {
    await page.getByRole('grid').first().waitFor();
    const from = client.messages.length;
    const isHit = (): boolean =>
      client.messages.slice(from).some((one) => JSON.stringify(one).includes('"wounds-lost"'));
    while (!isHit()) {
      const seen = client.messages.length;
      const { status, body } = await server.served.post<Hint>(`/api/matches/${code}/hint`, { seat: 'attacker' }, token);
      if (status === 200 && body.command) await client.command('attacker', body.command);
      else await client.until(() => client.messages.length > seen);
    }
    await spoken(page)
      .getByText(/loses \d+ wound|pierde \d+ herida/)
      .first()
      .waitFor({ state: 'attached' });
  };
}

/** Counts notes, since a headless browser is silent. */
const COUNT_NOTES = `
  globalThis.notes = 0;
  const { createOscillator } = BaseAudioContext.prototype;
  BaseAudioContext.prototype.createOscillator = function () { notes += 1; return createOscillator.call(this); };
`;

describe('sound', () => {
  const offer = (page: Page): Locator =>
    page.getByRole('region', { name: /^Turn on sound effects|^¿Activar el sonido/ });
  const isFocused = (one: Locator): Promise<boolean> => one.evaluate((e) => e === e.ownerDocument.activeElement);
  const saved = (page: Page): Promise<unknown> =>
    page.evaluate(`(({ sound, soundAsked }) => ({ sound, soundAsked }))(JSON.parse(localStorage['umpire.settings']))`);

  /** After another hit, the offer is neither shown nor loading. */
  async function expectNoMoreOffers(page: Page, playToHit: (page: Page) => Promise<void>): Promise<void> {
    await page.reload();
    await playToHit(page);
    expect(await offer(page).count()).toBe(0);
    expect(
      await page.evaluate(`performance.getEntriesByType('resource').some(({ name }) => /sound-offer/.test(name))`),
    ).toBe(false);
  }

  test('is offered at the first hit without moving anything, and can be turned off at the table', async () => {
    const pass = await shooting();
    const playToHit = await driver(pass);
    const { page } = await server.visitor({
      remembers: {
        settings: { motion: 'none', theme: 'plot-room' },
        [`pass.${pass.code}`]: { token: pass.token, game: 'shooting', seats: pass.seats, at: 1 },
      },
    });
    await page.addInitScript(COUNT_NOTES);
    await page.goto(`/m/${pass.code}`);
    const board = page.getByRole('region', { name: 'Board' });
    const tab = page.getByRole('tab', { name: 'Act' });
    const speaker = button(page, 'Sound');
    await tab.focus();
    const place = await board.boundingBox();
    expect(await speaker.count()).toBe(0);

    await playToHit(page);
    await offer(page).waitFor();
    await page.getByRole('status').filter({ hasText: 'Turn on sound effects?' }).waitFor({ state: 'attached' });
    expect(await board.boundingBox()).toEqual(place);
    expect(await isFocused(tab)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(offer(page).getByRole('button', { name: 'No thanks' }))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(offer(page).getByRole('button', { name: 'Turn on' }))).toBe(true);
    await page.keyboard.press('Enter');
    await offer(page).waitFor({ state: 'detached' });
    expect(await isFocused(tab)).toBe(true);
    await eventually(() => page.evaluate('notes')).toBe(2);

    expect(await speaker.getAttribute('aria-pressed')).toBe('true');
    await speaker.click();
    await eventually(() => speaker.getAttribute('aria-pressed')).toBe('false');
    expect(await saved(page)).toEqual({ sound: false, soundAsked: true });
    expect(await axeFindings(page)).toEqual([]);
    await expectNoMoreOffers(page, playToHit);
  });

  test('is not offered again after “No thanks”; the offer fits a phone in Spanish', async () => {
    const pass = await shooting();
    const playToHit = await driver(pass);
    const { page } = await server.seated(pass, {
      ...PHONE,
      remembers: { settings: { motion: 'none', language: 'es' } },
    });
    await playToHit(page);
    await offer(page).waitFor();
    await expectToFit(page, 'offer');
    expect(await axeFindings(page)).toEqual([]);
    await button(page, 'No, gracias').tap();
    await offer(page).waitFor({ state: 'detached' });
    expect(await saved(page)).toEqual({ sound: false, soundAsked: true });
    await expectNoMoreOffers(page, playToHit);
  });

  test('leaving the table without an answer counts as no', async () => {
    const pass = await shooting();
    const playToHit = await driver(pass);
    const { page } = await server.seated(pass, { remembers: { settings: { motion: 'none' } } });
    await playToHit(page);
    await offer(page).waitFor();
    expect(await saved(page)).toEqual({});
    await page.getByRole('link', { name: 'Umpire' }).first().click();
    await eventually(() => saved(page)).toEqual({ sound: false, soundAsked: true });
  });

  test('the setting counts as an answer too', async () => {
    const { page } = await server.visitor();
    await page.goto('/');
    await button(page, 'Settings').click();
    const box = page.getByRole('checkbox', { name: /^Sound/ });
    await box.check();
    await box.uncheck();
    await eventually(() => saved(page)).toEqual({ sound: false, soundAsked: true });
  });
});
