import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SeatPass } from '../../src/wire/matches.ts';
import { startServer } from './server.ts';

const MOST = 0.05;
const GAMES = ['radar', 'battletech', 'shooting', 'force'] as const;
const SCREENS = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const;

const PAGES = [
  '/',
  ...GAMES.map((game) => `/new/${game}`),
  ...GAMES.map((game) => `/rules/${game}`),
  '/odds/shooting',
  '/learn',
  '/learn/radar',
  '/lab',
  '/arena',
  '/leagues',
  '/admin',
];
const AT_ONCE = 4;

const server = await startServer({ adminToken: 'operator-token-for-tests' });
let replay: string;
const lobbies: Record<string, string> = {};
const tables: Record<string, SeatPass> = {};
beforeAll(async () => {
  replay = await server.finished();
  for (const game of GAMES) {
    lobbies[game] = (await server.served.create({ game })).code;
    const { body } = await server.served.get<{ id: string; seats: string[] }[]>('/api/games');
    const sit = body.find(({ id }) => id === game)?.seats.slice(0, 1) ?? [];
    tables[game] = await server.served.create({ game, sit, start: true });
  }
});
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

/** Adds up what moves without the visitor's doing. */
const OBSERVE = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

describe.each(SCREENS)('on a %s', (_, screen) => {
  const shiftOf = async (path: string, remembers = {}): Promise<number> => {
    const { page } = await server.visitor({ ...screen, remembers });
    await page.addInitScript(OBSERVE);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    return (await page.evaluate('globalThis.shift')) as number;
  };

  /** The pages on which too much moves. They mostly wait for the network, so several load at once. */
  const moving = async (paths: readonly string[], remembers = {}): Promise<readonly string[]> => {
    const found: string[] = [];
    const left = [...paths];
    const loadNext = async (): Promise<void> => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        const shift = await shiftOf(path, remembers);
        if (shift >= MOST) found.push(`${path}: ${shift}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, loadNext));
    return found;
  };

  test('almost nothing moves while a page loads', async () => {
    expect(await moving(PAGES)).toEqual([]);
  });

  test('almost nothing moves while a lobby, a table or a replay loads', async () => {
    expect(await moving([...Object.values(lobbies).map((code) => `/m/${code}`), `/replay/${replay}`])).toEqual([]);
    const seats = Object.entries(tables).map(([game, { code, token, seats }]) => [
      `pass.${code}`,
      { token, game, seats, at: 1 },
    ]);
    const paths = Object.values(tables).map(({ code }) => `/m/${code}`);
    expect(await moving(paths, Object.fromEntries(seats))).toEqual([]);
  });
});
