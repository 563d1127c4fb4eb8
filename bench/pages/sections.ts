import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS, browserOrExit } from '../../scripts/browser.mjs';
import { startServer } from '../../src/server/server.ts';
import { testOptions } from '../../src/server/testing.ts';
import type { SeatPass } from '../../src/wire/matches.ts';
import { type Figure, median, type Section } from '../bench.ts';
import { firstPages, lobbyPages, readingPages, replayPages, setUpPages, tablePages } from './addresses.ts';
import { DESKTOP, PHONE, type Seen, visit } from './visit.ts';

/** A page to measure. */
export interface Address {
  readonly name: string;
  readonly path: string;
  readonly pass?: SeatPass; // of the player who opens it
}

const VISITS = 5;

/** What a visitor waits for on a first visit, measured in the built page on both screens. */
const section = (id: string, title: string, addresses: (base: string) => Promise<readonly Address[]>): Section => ({
  id: `pages-${id}`,
  title: `pages on a first visit: ${title}`,
  async run(_, say) {
    const { chromium } = await import('playwright-core');
    const data = mkdtempSync(join(tmpdir(), 'umpire-pages-'));
    const server = await startServer({ ...testOptions(data), adminToken: 'operator-token-for-bench' });
    const browser = await chromium.launch({ executablePath: browserOrExit(), args: BROWSER_ARGS });
    const base = `http://localhost:${server.port}`;
    try {
      const figures: Figure[] = [];
      for (const { name, path, pass } of await addresses(base)) {
        const visits = async (screen: typeof PHONE): Promise<readonly Seen[]> => {
          const seen: Seen[] = [];
          for (let n = 1; n <= VISITS; n++) {
            say(`${name}, ${screen.name}, visit ${n} of ${VISITS}`);
            seen.push(await visit(browser, base + path, screen, pass));
          }
          return seen;
        };
        figures.push(...figuresOf(name, await visits(PHONE), await visits(DESKTOP)));
      }
      return figures;
    } finally {
      await browser.close();
      await server.close();
      rmSync(data, { recursive: true, force: true });
    }
  },
});

export const pageFigures: readonly Section[] = [
  section('first', 'home and tools', firstPages),
  section('set-up', 'set-up', setUpPages),
  section('lobby', 'lobby', lobbyPages),
  section('reading', 'rules and odds', readingPages),
  section('table', 'a player’s first look at a match', tablePages),
  section('replay', 'a replay with 1,000 entries', replayPages),
];

function figuresOf(name: string, phone: readonly Seen[], desktop: readonly Seen[]): readonly Figure[] {
  const runs = `median of ${VISITS} visits`;
  const middle = (seen: readonly Seen[], of: (one: Seen) => number): number => median(seen.map(of)).value;
  const shift = (one: Seen): number => one.shift;
  const under = (at: number) => ({ kind: 'under', at }) as const;
  return [
    { what: `${name}, phone: layout shift`, value: middle(phone, shift), unit: '', bound: under(0.05), runs },
    { what: `${name}, desktop: layout shift`, value: middle(desktop, shift), unit: '', bound: under(0.05), runs },
    {
      what: `${name}, phone: largest contentful paint`,
      value: middle(phone, ({ paint }) => paint) / 1000,
      unit: 's',
      bound: under(2.5),
      runs,
    },
    {
      what: `${name}, phone: longest task`,
      value: middle(phone, ({ task }) => task),
      unit: 'ms',
      bound: under(200),
      runs,
    },
    { what: `${name}, phone: elements`, value: middle(phone, ({ nodes }) => nodes), unit: '', runs },
  ];
}
