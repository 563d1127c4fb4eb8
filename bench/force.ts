import { percentile } from '../src/arena/histogram.ts';
import { emptySum, mergeSum, type Sum } from '../src/arena/sum.ts';
import { type Figure, type Section, share } from './bench.ts';
import { PAIRS } from './force-balance.ts';
import { playPairing, scoreOf, wholeOf } from './pairing.ts';

type Halves = readonly [Sum, Sum];

/** Two bots over all pairs of decks, every shuffle from both sides. */
async function contest(
  bots: readonly [string, string],
  games: number,
  say: (progress: string) => void,
): Promise<Halves> {
  const halves = [emptySum(2), emptySum(2)] as const;
  for (const decks of PAIRS) {
    const pairing = { game: 'force', options: { decks }, seed: 'bench-force', games: games / PAIRS.length, bots };
    const [one, two] = await playPairing(pairing, say);
    mergeSum(halves[0], one);
    mergeSum(halves[1], two);
  }
  return halves;
}

export const forceStrength: Section = {
  id: 'force',
  title: 'Lines of Force: strategist, sides swapped, same shuffles',
  async run(size, say) {
    const games = size === 'full' ? 1000 : 200;
    const seed = await contest(['strategist', 'seed'], games, say);
    const random = await contest(['strategist', 'random'], games, say);
    const few = size === 'full' ? 40 : 8; // a searching bot takes seconds per game
    const search = await contest(['strategist', 'search'], few, say);
    const itself = await contest(['strategist', 'strategist'], games, say);
    return [
      share('strategist beats seed', scoreOf(seed).wins, games, { kind: 'at least', at: 75 }),
      share('strategist beats random', scoreOf(random).wins, games, { kind: 'at least', at: 99 }),
      share('strategist beats search', scoreOf(search).wins, few),
      ...play(itself, games),
    ];
  },
};

/** What strategist against itself shows about the game, and its speed. */
function play(halves: Halves, games: number): Figure[] {
  const sum = wholeOf(halves);
  const first = halves.reduce((wins, half) => wins + (half.bots[0]?.wins ?? 0), 0);
  const [one, two] = sum.bots;
  const decisions = (one?.decisions ?? 0) + (two?.decisions ?? 0);
  const millis = (one?.millis ?? 0) + (two?.millis ?? 0);
  const runs = `${decisions} decisions`;
  return [
    share('strategist against itself: won by dark, which goes first', first, games),
    share('unfinished', sum.unfinished, games, { kind: 'at most', at: 0 }),
    { what: 'turns', value: sum.turns / games, unit: 'per game', runs: `${games} games` },
    { what: 'strategist against itself', value: (1000 * games) / millis, unit: 'games per second and core', runs },
    {
      what: 'strategist: time per decision',
      value: millis / decisions,
      unit: 'ms on average',
      bound: { kind: 'under', at: 2 },
      runs,
    },
    {
      what: 'strategist: time per decision',
      value: percentile(one?.spans ?? new Map(), 0.99),
      unit: 'ms at the 99th percentile',
      bound: { kind: 'under', at: 20 },
      runs,
    },
    {
      what: 'bot faults',
      value: (one?.faults ?? 0) + (two?.faults ?? 0),
      unit: '',
      bound: { kind: 'at most', at: 0 },
      runs: 'all',
    },
  ];
}
