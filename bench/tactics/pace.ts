import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Histogram, merge, percentile } from '../../src/arena/histogram.ts';
import type { Figure, Section } from '../bench.ts';
import { missing, tenth } from './contest.ts';
import { notPlayed } from './figures.ts';
import { DUEL, LANCES } from './grounds.ts';
import { type Paced, type Run, read } from './paced.ts';

const BOTS = ['tactician', 'agente', 'commander'] as const;
type Name = (typeof BOTS)[number];

/** 99th percentile of decision times in milliseconds. */
const SLOWEST: Readonly<Record<string, Readonly<Partial<Record<Name, number>>>>> = {
  [DUEL.id]: { tactician: 15, agente: 15 },
  [LANCES.id]: { tactician: 60, agente: 60 },
};

/** For commander at its default budget, which counts iterations and not time. */
const LIMIT = 100;

/** Needs an idle machine: other work would be measured as well. */
export const tacticsPace: Section = {
  id: 'tactics-speed',
  title: 'BattleTech: time per decision and games per second, one core',
  async run(size, say) {
    const seconds = size === 'full' ? 30 : 5;
    const present = BOTS.filter((bot) => missing([bot]).length === 0);
    const absent = missing(BOTS);
    const before = (loadavg()[0] ?? 0).toFixed(1);
    const figures: Figure[] = absent.length > 0 ? [notPlayed('pairings', absent)] : [];
    for (const scale of [DUEL.id, LANCES.id]) {
      const spans = new Map<Name, Histogram>(present.map((bot) => [bot, new Map()]));
      for (const bots of pairingsOf(present)) {
        say(`${bots.join(' - ')}, ${scale}`);
        const { games, played, bots: sums } = inItsOwnProcess({ bots, scale, seconds, iterations: tenth() });
        for (const [k, bot] of bots.entries()) merge(spans.get(bot) as Histogram, sums[k]?.spans ?? new Map());
        figures.push(gamesFigure(bots, scale, games, `${played} games`));
      }
      for (const [bot, all] of spans) figures.push(...spanFigures(bot, scale, all, SLOWEST[scale]?.[bot], before));
      if (!present.includes('commander')) continue;
      const label = 'commander at its default budget';
      say(`${label}, ${scale}`);
      const { bots } = inItsOwnProcess({
        bots: ['commander', 'commander'],
        scale,
        seconds,
        iterations: 0,
      });
      figures.push(...spanFigures(label, scale, bots[0]?.spans ?? new Map(), LIMIT, before));
    }
    return figures;
  },
};

/** All pairs, including each bot against itself. */
const pairingsOf = <T>(bots: readonly T[]): readonly (readonly [T, T])[] =>
  bots.flatMap((one, i) => bots.slice(i).map((other) => [one, other] as const));

const gamesFigure = (bots: readonly string[], scale: string, value: number, runs: string): Figure => ({
  what: `${bots.join(' - ')}, ${scale}`,
  value,
  unit: 'games per second',
  runs,
});

function spanFigures(bot: string, scale: string, spans: Histogram, most: number | undefined, load: string): Figure[] {
  const decisions = [...spans.values()].reduce((all, some) => all + some, 0);
  const runs = `${decisions} decisions, load ${load} before`;
  return [
    { what: `${bot}, ${scale}: time per decision`, value: percentile(spans, 0.5), unit: 'ms (median)', runs },
    {
      what: `${bot}, ${scale}: time per decision`,
      value: percentile(spans, 0.99),
      unit: `ms at the 99th percentile (slowest: ${percentile(spans, 1).toPrecision(3)})`,
      ...(most !== undefined && { bound: { kind: 'under', at: most } }),
      runs,
    },
  ];
}

/** Each pairing runs in its own process, so that JIT optimizations for one do not affect another. */
function inItsOwnProcess(run: Run): Paced {
  const label = execFileSync(process.execPath, [PROGRAM, '--tactics', JSON.stringify(run)]);
  return read(label.toString());
}
const PROGRAM = fileURLToPath(new URL('bench.js', import.meta.url));
