import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { BROWSER_ARGS, browserOrExit } from '../../scripts/browser.mjs';
import type { ServerOptions } from '../../src/server/options.ts';
import type { Parts } from '../../src/server/server.ts';
import { type Served, serve } from '../../src/server/testing.ts';
import type { NewMatchRequest, SeatPass } from '../../src/wire/matches.ts';
import { LIMIT } from '../eventually.ts';

/** A visitor with a fresh browser profile; every page error is recorded. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: readonly string[];
  /** Errors that the test causes on purpose, for example by cutting the connection. */
  expectFaults(pattern: RegExp): void;
  /** Returns the page errors. For tests that run at the same time as others; the rest call `closeVisitors`. */
  close(): Promise<readonly string[]>;
}

export interface TestServer {
  readonly url: string;
  readonly served: Served;
  visitor(how?: BrowserContextOptions & { readonly remembers?: Remembered }): Promise<Visitor>;
  /** A visitor who already holds this seat. */
  seated(pass: SeatPass, how?: BrowserContextOptions & { readonly remembers?: Remembered }): Promise<Visitor>;
  /** Plays a match of bots to its end and returns its code. */
  finished(wish?: Partial<NewMatchRequest>): Promise<string>;
  /** Closes all visitors and returns their page errors. */
  closeVisitors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Local storage from an earlier visit. */
export type Remembered = Readonly<Record<string, unknown>>;

/** A short match: a strong crew against a weak one, without delays. */
export const SHORT: NewMatchRequest = {
  game: 'radar',
  options: { ruleset: 'classic' },
  bots: { blue: 'crew', red: 'crew@1' },
  settings: { pace: 0 },
  start: true,
};

const DESKTOP = { width: 1280, height: 800 } as const;
/** Without a service worker, which would load every page in the background. Tests about it allow it. */
const USUAL = { viewport: DESKTOP, locale: 'en-GB', serviceWorkers: 'block' } as const;

/** The player acted while the hint was on its way, so it is refused; the page drops it. */
const LATE_HINT = /status of 409 .*\/hint\)$/;

/** Starts a real server with its own data folder, and a browser. */
export async function startServer(options: Partial<ServerOptions> = {}, parts: Parts = {}): Promise<TestServer> {
  const served = await serve({ options, parts });
  const browser: Browser = await chromium.launch({ executablePath: browserOrExit(), args: BROWSER_ARGS });
  const url = `http://localhost:${served.server.port}`;
  const visitors = new Set<Visitor>();

  const visitor: TestServer['visitor'] = async ({ remembers = {}, ...how } = {}) => {
    const context = await browser.newContext({ ...USUAL, baseURL: url, ...how });
    context.setDefaultTimeout(LIMIT);
    const faults: string[] = [];
    let expected: RegExp | null = null;
    const note = (fault: string): void => {
      if (!expected?.test(fault) && !LATE_HINT.test(fault)) faults.push(fault);
    };
    const page = await context.newPage();
    page.on('pageerror', (error) => note(`${error}`));
    page.on('console', (line) => {
      if (line.type() === 'error') note(`${line.text()} (${line.location().url})`);
    });
    if (Object.keys(remembers).length > 0) await context.addInitScript(KEEP, remembers);
    const here: Visitor = {
      context,
      page,
      faults,
      expectFaults(pattern) {
        expected = pattern;
      },
      async close() {
        visitors.delete(here);
        await context.close();
        return faults;
      },
    };
    visitors.add(here);
    return here;
  };

  return {
    url,
    served,
    visitor,
    async seated({ code, token, seats, table }, how = {}) {
      const pass = { token, game: table.game, seats, at: 1 };
      const here = await visitor({ ...how, remembers: { ...how.remembers, [`pass.${code}`]: pass } });
      await here.page.goto(`/m/${code}`);
      return here;
    },
    async finished(wish = {}) {
      const { code } = await served.create({
        ...SHORT,
        settings: { pace: 0, listed: true },
        ...wish,
      });
      const client = await served.sit(code);
      await client.until(() => client.over);
      client.socket.close();
      return code;
    },
    async closeVisitors() {
      return (await Promise.all([...visitors].map((one) => one.close()))).flat();
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

/** Writes to local storage once per tab, so later changes by the page survive. */
const KEEP = (kept: Remembered): void => {
  const { localStorage } = globalThis as unknown as { localStorage: { [key: string]: unknown } };
  for (const [key, value] of Object.entries(kept)) localStorage[`umpire.${key}`] ??= JSON.stringify(value);
};
