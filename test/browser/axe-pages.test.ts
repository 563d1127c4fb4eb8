import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import { openExperiments } from '../../src/store/open-experiments.ts';
import type { SignedIn } from '../../src/wire/identity.ts';
import type { LeagueInfo } from '../../src/wire/leagues.ts';
import { type Route, routeOf } from '../../web/app/route.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { stage } from './experiments.ts';
import { openMoreOptions } from './player.ts';
import { startServer } from './server.ts';

const TOKEN = 'operator-token-for-tests';
const server = await startServer({ adminToken: TOKEN });
const { served } = server;
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const DUEL = 'duel22';
const GAMES = Object.keys(catalog);
const playing: Record<string, string> = {}; // a match code for each game
let finished: string;
let league: string;
let ann: SignedIn;
beforeAll(async () => {
  ann = (await served.post<SignedIn>('/api/identity', { name: 'Ann' })).body;
  const wish = { title: 'Friday league', game: 'radar', kind: 'round-robin', clock: 259_200 };
  league = (await served.post<LeagueInfo>('/api/leagues', wish, ann)).body.code;
  finished = await server.finished();
  const settings = { pace: 10_000, takeOver: null, clock: null };
  for (const game of GAMES) playing[game] = (await served.create({ game, settings, start: true })).code;
  const experiments = await openExperiments({ data: served.data });
  await stage(experiments, {
    id: DUEL,
    game: 'radar',
    options: { ruleset: 'seed' },
    bots: ['random', 'seed'],
    pairs: 2,
  });
  await experiments.close();
});

/** Addresses of every route: a new route does not compile until it is listed here. */
const pages = (): Readonly<Record<Route['at'], readonly string[]>> => ({
  home: ['/'],
  new: GAMES.map((game) => `/new/${game}`),
  odds: ['/odds/shooting'],
  rules: GAMES.map((game) => `/rules/${game}`),
  learn: ['/learn', ...GAMES.map((game) => `/learn/${game}`)],
  table: GAMES.map((game) => `/m/${playing[game]}`),
  replay: ['/replay', `/replay/${finished}`],
  lab: ['/lab'],
  me: ['/me'],
  recover: ['/recover'],
  leagues: ['/leagues', `/leagues/${league}`],
  admin: ['/admin'],
  arena: ['/arena', '/arena/ladder/radar', `/arena/${DUEL}`],
  stored: [`/arena/${DUEL}/0/1`],
  lost: ['/no-such-page'],
});

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const LOOKS = [
  { theme: 'paper', language: 'en' },
  { theme: 'plot-room', language: 'es' },
] as const;

describe.each(LOOKS)('$theme, $language', ({ theme, language }) => {
  test('axe finds nothing on any page, on a desktop and on a phone', async () => {
    const session = { token: ann.session, name: ann.me.name };
    const { page } = await server.visitor({ remembers: { settings: { theme, language, motion: 'none' }, session } });
    const findings: string[] = [];
    for (const [at, paths] of Object.entries(pages()))
      for (const path of paths) {
        expect([path, routeOf(path).at]).toEqual([path, at]);
        await page.setViewportSize(SIZES.desktop);
        await page.goto(path);
        await page.locator('main, .notice').first().waitFor();
        await eventually(() => page.locator('.loading').count(), { message: path }).toBe(0);
        if (at === 'new') await openMoreOptions(page);
        for (const [size, box] of Object.entries(SIZES)) {
          await page.setViewportSize(box);
          findings.push(...(await axeFindings(page, { all: true })).map((one) => `${path}, ${size}: ${one}`));
        }
      }
    expect(findings).toEqual([]);
  });
});
