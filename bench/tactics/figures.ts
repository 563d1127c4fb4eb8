import { estimateElo, scoreOf } from '../../src/arena/stats/elo.ts';
import { judge, type Sprt } from '../../src/arena/stats/sprt.ts';
import type { Sum } from '../../src/arena/sum.ts';
import { never } from '../../src/kernel/never.ts';
import { type Figure, type Size, share } from '../bench.ts';

/** Results of a contest for its first bot; `bound` applies to its share of decided games. */
export function contestFigures(what: string, sum: Sum, bound?: NonNullable<Figure['bound']>): readonly Figure[] {
  const { games, draws, pairs, detail } = sum;
  const { wins } = sum.bots[0] ?? never('a contest has two bots');
  const { elo, low, high } = estimateElo(pairs);
  const runs = `${games} games, ${draws} drawn`;
  return [
    share(`${what}: games won`, wins, games, bound, runs),
    {
      what: `${what}: points (a draw is half a point)`,
      value: (100 * (wins + draws / 2)) / Math.max(1, games),
      unit: '%',
      interval: { low: 100 * scoreOf(low), high: 100 * scoreOf(high) },
      runs,
    },
    { what: `${what}: stronger by`, value: elo, unit: 'Elo', interval: { low, high }, runs: pairsInWords(pairs) },
    share(`${what}: at the turn limit`, detail.turnLimit ?? 0, games),
    ...soundness(what, sum),
  ];
}

const VERDICTS = { H1: '(stronger)', H0: '(not stronger)', open: '(undecided)' } as const;

/** Where a test stands. */
export function verdictFigure(what: string, test: Sprt, pairs: Sum['pairs'], size: Size): Figure {
  const { llr, verdict, upper } = judge(test, pairs);
  return {
    what: `${what}: log-likelihood ratio, +${test.elo1} Elo against ${test.elo0}`,
    value: llr,
    unit: VERDICTS[verdict],
    bound: { kind: size === 'full' ? 'at least' : 'aim for', at: Number(upper.toFixed(3)) },
    runs: pairsInWords(pairs),
  };
}

/** The pentanomial, worst first. */
const pairsInWords = (pairs: Sum['pairs']): string =>
  `${pairs.reduce((all, some) => all + some, 0)} pairs: ${pairs.join(' ')}`;

/** Every game ends, and no bot needs the fallback. */
export const soundness = (what: string, { unfinished, bots, games }: Sum): readonly Figure[] => [
  {
    what: `${what}: unfinished games`,
    value: unfinished,
    unit: '',
    bound: { kind: 'at most', at: 0 },
    runs: `${games} games`,
  },
  {
    what: `${what}: bot faults`,
    value: bots.reduce((all, { faults }) => all + faults, 0),
    unit: '',
    bound: { kind: 'at most', at: 0 },
    runs: `${bots.reduce((all, { decisions }) => all + decisions, 0)} decisions`,
  },
];

/** Replaces a measurement for which a bot is missing. */
export const notPlayed = (what: string, bots: readonly string[]): Figure => ({
  what: `${what}: not played: ${bots.join(' and ')} missing`,
  value: 0,
  unit: 'games',
  bound: { kind: 'at least', at: 1 },
  runs: 'none',
});
