import type { Browser, Page } from 'playwright-core';
import type { SeatPass } from '../../src/wire/matches.ts';

/** What the browser reported about one visit. */
export interface Seen {
  readonly shift: number; // cumulative layout shift
  readonly paint: number; // largest contentful paint, milliseconds
  readonly task: number; // longest task of the main thread, milliseconds
  readonly nodes: number; // elements
}

export const DESKTOP = { name: 'desktop', viewport: { width: 1440, height: 900 }, isSlow: false };
/** A phone with a slow processor and a slow connection. */
export const PHONE = { name: 'phone', viewport: { width: 390, height: 844 }, isSlow: true };

const SLOWER = 4; // times
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SETTLES = 1_000; // milliseconds after the last request

/** A first visit: nothing is saved in the browser except the seat, if there is one. */
export async function visit(
  browser: Browser,
  url: string,
  { viewport, isSlow }: typeof PHONE,
  pass?: SeatPass,
): Promise<Seen> {
  const context = await browser.newContext({ viewport, ...(isSlow && { isMobile: true, hasTouch: true }) });
  try {
    const page = await context.newPage();
    if (isSlow) await slowDown(page);
    await page.addInitScript(observe);
    if (pass) await page.addInitScript(saveSeat, pass);
    await page.goto(url, { timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
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
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Runs in the page: what a player's browser has saved. */
function saveSeat({ code, token, seats, table }: SeatPass): void {
  localStorage.setItem(`umpire.pass.${code}`, JSON.stringify({ token, game: table.game, seats, at: 1 }));
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
