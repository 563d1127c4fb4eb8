import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { BROWSER_ARGS, browserOrExit } from '../scripts/browser.mjs';
import { startServer } from '../src/server/server.ts';
import { testOptions } from '../src/server/testing.ts';
import type { NewMatchRequest, SeatPass } from '../src/wire/matches.ts';
import { type Figure, median, type Section } from './bench.ts';

/** What a visitor waits for on each page, first visit, measured in the built page. */
export const pageFigures: Section = {
  id: 'pages',
  title: 'pages on a first visit',
  async run(size, say) {
    const { chromium } = await import('playwright-core');
    const data = mkdtempSync(join(tmpdir(), 'umpire-pages-'));
    const server = await startServer(testOptions(data));
    const browser = await chromium.launch({ executablePath: browserOrExit(), args: BROWSER_ARGS });
    const base = `http://localhost:${server.port}`;
    try {
      const figures: Figure[] = [];
      const visits = size === 'full' ? 5 : 1;
      for (const [name, path] of await addresses(base))
        for (const screen of [PHONE, DESKTOP]) {
          const seen: Seen[] = [];
          for (let visit = 1; visit <= visits; visit++) {
            say(`${name}, ${screen.name}, visit ${visit} of ${visits}`);
            seen.push(await look(browser, base + path, screen));
          }
          figures.push(...figuresOf(`${name}, ${screen.name}`, seen, screen === PHONE));
        }
      return figures;
    } finally {
      await browser.close();
      await server.close();
      rmSync(data, { recursive: true, force: true });
    }
  },
};

const DESKTOP = { name: 'desktop', viewport: { width: 1440, height: 900 }, isSlow: false };
/** A phone with a slow processor and a slow connection. */
const PHONE = { name: 'phone', viewport: { width: 390, height: 844 }, isSlow: true };
const SLOWER = 4; // times
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SETTLES = 4_000; // milliseconds after the last request

interface Seen {
  readonly shift: number; // cumulative layout shift
  readonly paint: number; // largest contentful paint, milliseconds
  readonly task: number; // longest task of the main thread, milliseconds
  readonly nodes: number;
}

/** Pages by name: home, set-up and rules, a table of each game, and a long replay. */
async function addresses(base: string): Promise<readonly (readonly [name: string, path: string])[]> {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    return (await (
      await fetch(`${base}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    ).json()) as T;
  };
  const create = (wish: NewMatchRequest): Promise<SeatPass> =>
    post('/matches', { settings: { listed: true, pace: 0 }, start: true, ...wish });
  const watched = async (game: string): Promise<string> => (await create({ game, settings: { listed: true } })).code;
  const replay = await create({ game: 'radar', bots: { blue: 'crew', red: 'crew' } });
  await played(base, replay.code);
  return [
    ['home', '/'],
    ['set-up of BattleTech', '/new/battletech'],
    ['rules of BattleTech', '/rules/battletech'],
    ['Radar table', `/m/${await watched('radar')}`],
    ['BattleTech table', `/m/${await watched('battletech')}`],
    ['Shooting table', `/m/${await watched('shooting')}`],
    ['Lines of Force table', `/m/${await watched('force')}`],
    ['replay', `/replay/${replay.code}`],
  ];
}

/** Watches a match of bots until its end; without a spectator it would pause. */
async function played(base: string, code: string): Promise<void> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/play`);
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, match: code, options: false })));
  await new Promise<void>((then) =>
    socket.on('message', (data) => {
      if (String(data).includes('"type":"over"')) then();
    }),
  );
  socket.close();
}

async function look(browser: Browser, url: string, { viewport, isSlow }: typeof PHONE): Promise<Seen> {
  const context = await browser.newContext({ viewport, ...(isSlow && { isMobile: true, hasTouch: true }) });
  try {
    const page = await context.newPage();
    if (isSlow) await slowDown(page);
    await page.addInitScript(observe);
    await page.goto(url, { timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 120_000 }).catch(() => {}); // a table keeps talking
    await page.waitForTimeout(SETTLES);
    return await page.evaluate(() => ({
      ...(globalThis as unknown as { readonly seen: Omit<Seen, 'nodes'> }).seen,
      nodes: document.querySelectorAll('*').length,
    }));
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Runs in the page: collects what the browser reports. */
function observe(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
  }
  const seen = { shift: 0, paint: 0, task: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, hear: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) seen.shift += value;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  watch('longtask', ({ duration }) => {
    seen.task = Math.max(seen.task, duration);
  });
}

function figuresOf(name: string, seen: readonly Seen[], isPhone: boolean): readonly Figure[] {
  const runs = `median of ${seen.length} visits`;
  const middle = (of: (one: Seen) => number): number => median(seen.map(of)).value;
  return [
    {
      what: `${name}: layout shift`,
      value: middle(({ shift }) => shift),
      unit: '',
      bound: { kind: 'under', at: 0.05 },
      runs,
    },
    {
      what: `${name}: largest contentful paint`,
      value: middle(({ paint }) => paint) / 1000,
      unit: 's',
      ...(isPhone && { bound: { kind: 'under' as const, at: 2.5 } }),
      runs,
    },
    {
      what: `${name}: longest task`,
      value: middle(({ task }) => task),
      unit: 'ms',
      bound: { kind: 'under', at: 200 },
      runs,
    },
    { what: `${name}: elements`, value: middle(({ nodes }) => nodes), unit: '', runs },
  ];
}
