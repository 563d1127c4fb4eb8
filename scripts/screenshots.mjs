// Takes the screenshots for the docs on a real server, in matches between bots. `npm run screenshots`.

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { WebSocket } from 'ws';
import { BROWSER_ARGS, browserOrExit } from './browser.mjs';
import { findDestinyMoment, findMoments } from './screenshot-moments.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PICTURES = join(ROOT, 'docs', 'screenshots');
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const MOST_BYTES = 320 * 1024;
const WAIT = 60_000; // the animations of the home page load slowly on a busy machine

const LANCE = ['WHM-6R', 'PXH-1'].map((design, i) => ({ side: '0', design, at: ['0710', '0911'][i], facing: 0 }));
const FOES = ['MAD-3R', 'SHD-2H'].map((design, i) => ({ side: '1', design, at: ['0705', '1006'][i], facing: 3 }));
const BATTLE = { map: 'meadows', units: [...LANCE, ...FOES] };

/**
 * @typedef {{ code: string, token: string, seats: string[], table: { game: string } }} Pass
 * @typedef {import('./screenshot-moments.mjs').Call} Call
 * @typedef {import('./screenshot-moments.mjs').Entry} Entry
 * @typedef {import('./screenshot-moments.mjs').Moment} Moment
 */

const browser = await chromium.launch({ executablePath: browserOrExit(), args: BROWSER_ARGS });
const data = mkdtempSync(join(tmpdir(), 'umpire-screenshots-'));
/** A duel that stops on its own, for the picture of the arena. */
const DUEL = 'arena crew@3 crew@2 --game radar --sprt 0,60 --games 120 --seed 7 --json'.split(' ');
spawnSync(process.execPath, [join(ROOT, 'dist', 'cli.js'), ...DUEL, '--data', data], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const server = spawn(process.execPath, [join(ROOT, 'dist', 'cli.js'), 'serve', '--port', '0', '--data', data], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, UMPIRE_LOG: 'silent' },
});
try {
  mkdirSync(PICTURES, { recursive: true });
  await takeAll(await addressOf(server));
} finally {
  await browser.close();
  server.kill();
  if (server.exitCode === null) await new Promise((left) => server.once('exit', left));
  rmSync(data, { recursive: true, force: true });
}

/** @param {string} url */
async function takeAll(url) {
  const call = caller(url);
  const moments = await findMoments(call, watcher(url, call));
  const { captain } = moments;

  const home = await visit(url, '/');
  await home.getByRole('button', { name: 'Play Admiral Radar' }).waitFor();
  await home.getByRole('link', { name: 'Replay' }).first().waitFor();
  const miniatures = home.getByRole('img', { name: 'Bots playing' }).locator('svg');
  for (let i = 0; i < 3; i++) await miniatures.nth(i).waitFor();
  await home.waitForTimeout(3000); // in progress
  await take(home, 'home');

  for (const theme of ['paper', 'plot-room']) {
    const page = await sit(url, call, captain, { theme });
    await aim(page, captain);
    await take(page, theme === 'paper' ? 'captain' : 'captain-dark');
  }
  const phone = await sit(url, call, captain, { theme: 'paper' }, PHONE);
  await aim(phone, captain);
  await take(phone, 'phone');

  const board = await sit(url, call, moments.engineer);
  const node = board.getByRole('button', { name: /Mark \d$/ }).first();
  await node.waitFor();
  await board.getByRole('group', { name: 'Engine board' }).locator('[aria-disabled=false]').first().hover();
  await take(board, 'engineer');

  const gauges = await sit(url, call, moments['first-mate']);
  await gauges.getByRole('button', { name: /^Charge torpedo/ }).waitFor();
  await take(gauges, 'first-mate');

  const plot = await sit(url, call, moments['radio-operator']);
  await plot.getByRole('button', { name: 'Show path overlay' }).click();
  await take(plot, 'radio-operator');

  const replay = await visit(url, `/replay/${captain.code}?eyes=archive&at=${captain.n}`);
  await replay.getByRole('tab', { name: 'Why' }).click();
  const why = replay.getByRole('region', { name: 'Why' });
  await why.getByText('For developers').waitFor();
  await take(replay, 'replay');

  await takeArena(url, call);
  await takeBattle(url, call);
  await takeShooting(url, call);

  const cards = await sit(url, call, await findDestinyMoment(call, watcher(url, call)));
  await cards.getByText('Draw battle destiny?').waitFor();
  await take(cards, 'force');
}

/**
 * The arena: a duel with its curve.
 *
 * @param {string} url
 * @param {Call} call
 */
async function takeArena(url, call) {
  const [duel] = /** @type {{ id: string }[]} */ (await call('GET', '/arena/experiments'));
  const page = await visit(url, `/arena/${duel?.id}`);
  await page.locator('canvas').first().waitFor();
  await take(page, 'arena-duel');
}

/**
 * A BattleTech match against bots: a planned move, declared fire, a record sheet.
 *
 * @param {string} url
 * @param {Call} call
 */
async function takeBattle(url, call) {
  const wish = { game: 'battletech', options: BATTLE, name: 'Ana', sit: ['0'], bots: { 1: 'random' }, start: true };
  const pass = /** @type {Pass} */ (await call('POST', '/matches', { ...wish, settings: { pace: 100 } }));
  const sheet = await visit(url, `/m/${pass.code}`, { pass });
  await sheet
    .getByRole('button', { name: /record sheet/i })
    .first()
    .click();
  await sheet.getByRole('dialog').waitFor();
  await take(sheet, 'record-sheet');

  const fire = await visit(url, `/m/${pass.code}`, { pass });
  await standStill(fire);
  await fire.keyboard.press('n');
  await fire.keyboard.press('f');
  await fire.waitForTimeout(500); // the panel has added up
  await take(fire, 'battletech');
}

/**
 * Chosen targets with their odds, and the odds page.
 *
 * @param {string} url
 * @param {Call} call
 */
async function takeShooting(url, call) {
  const wish = { game: 'shooting', name: 'Ana', sit: ['attacker'], bots: { defender: 'gunner' }, start: true };
  const pass = /** @type {Pass} */ (await call('POST', '/matches', { ...wish, settings: { pace: 100 } }));
  const table = await visit(url, `/m/${pass.code}`, { pass });
  await table
    .getByRole('button', { name: /^Intercessor Squad/ })
    .first()
    .click();
  await table.locator('.shoot-target-pick').first().hover();
  await table.waitForTimeout(1000); // the odds are worked out
  await take(table, 'shooting');

  const odds = await visit(url, '/odds/shooting');
  await odds.getByRole('heading', { name: 'Result' }).waitFor();
  await odds.waitForTimeout(500); // the plots are drawn
  await take(odds, 'odds');
}

/**
 * Keeps all of the player's units in place until it is time to declare fire.
 *
 * @param {import('playwright-core').Page} page
 */
async function standStill(page) {
  const firing = page.getByText('Declare fire for one of your units.');
  for (let tries = 0; tries < 40 && !(await firing.isVisible()); tries++) {
    for (const key of ['n', 's', 'Control+Enter']) await page.keyboard.press(key);
    await page.waitForTimeout(500);
  }
  await firing.waitFor();
}

/**
 * Forks a match just before an entry and takes that entry's seat.
 *
 * @param {string} url
 * @param {Call} call
 * @param {Moment} moment
 * @param {object} [settings]
 * @param {object} [screen]
 */
async function sit(url, call, { code, ...entry }, settings = {}, screen = DESKTOP) {
  const wish = { place: entry.n, sit: [entry.seat], name: 'Ana', settings: { pace: 10_000 }, start: true };
  const pass = /** @type {Pass} */ (await call('POST', `/matches/${code}/fork`, wish));
  return visit(url, `/m/${pass.code}`, { screen, settings, pass });
}

/**
 * The captain aims where the bot did.
 *
 * @param {import('playwright-core').Page} page
 * @param {Entry} entry
 */
async function aim(page, { command }) {
  await page.getByRole('button', { name: 'Aim: Torpedo' }).click();
  const target = page.getByRole('gridcell').nth(command.at ?? 0);
  await target.click();
  await page.getByRole('button', { name: /^Fire at/ }).scrollIntoViewIfNeeded();
}

/**
 * @param {string} url
 * @param {string} path
 * @param {{ screen?: object, settings?: object, pass?: Pass }} [how]
 */
async function visit(url, path, { screen = DESKTOP, settings = {}, pass } = {}) {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', ...screen });
  context.setDefaultTimeout(WAIT);
  const kept = {
    settings: { theme: 'paper', motion: 'none', suggestions: true, ...settings },
    'known.radar': true,
    'known.battletech': true,
    'known.shooting': true,
    'known.force': true,
    'known.radar.stations': ['captain', 'placing', 'first-mate', 'engineer', 'radio-operator'],
    ...(pass && { [`pass.${pass.code}`]: { token: pass.token, game: pass.table.game, seats: pass.seats, at: 1 } }),
  };
  const keep = Object.entries(kept).map(([key, value]) => [`umpire.${key}`, JSON.stringify(value)]);
  await context.addInitScript(`for (const [key, value] of ${JSON.stringify(keep)}) localStorage.setItem(key, value);`);
  const page = await context.newPage();
  await page.goto(path);
  // Fonts that arrive late are not used, so that nothing moves; those in the cache are.
  await page.evaluate('Promise.all([...document.fonts].map((font) => font.load()))');
  await page.reload();
  return page;
}

/**
 * Watches without a page, which would draw every move: that takes minutes for matches of bots.
 *
 * @param {string} url
 * @param {Call} call
 * @returns {import('./screenshot-moments.mjs').Watch}
 */
function watcher(url, call) {
  return async (code) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/play`);
    await new Promise((open, fail) => socket.once('open', open).once('error', fail));
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, match: code, options: false, language: 'en' }));
    while ((await call('GET', `/matches/${code}`)).status !== 'over') await setTimeout(200);
    socket.close();
  };
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} name
 */
async function take(page, name) {
  const path = join(PICTURES, `${name}.png`);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path });
  await page.context().close();
  const bytes = statSync(path).size;
  process.stdout.write(
    `docs/screenshots/${name}.png ${Math.ceil(bytes / 1024)} KB${bytes > MOST_BYTES ? ', too large' : ''}\n`,
  );
}

/**
 * @param {string} url
 * @returns {Call}
 */
function caller(url) {
  return async (method, path, body) => {
    const ask = () =>
      fetch(`${url}/api${path}`, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
    let answer = await ask();
    // The server limits new matches and says when to retry.
    for (let tries = 0; tries < 5 && answer.status === 429; tries++) {
      const seconds = Number(answer.headers.get('retry-after') ?? 10) + 1;
      await setTimeout(seconds * 1000);
      answer = await ask();
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
    return answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
  };
}

/**
 * The first line that a server prints says where it listens.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
function addressOf(child) {
  return new Promise((found, fail) => {
    child.stdout?.setEncoding('utf8').once('data', (line) => found(/http:\S+/.exec(line)?.[0] ?? ''));
    child.once('exit', (code) => fail(new Error(`the server left with ${code}`)));
  });
}
