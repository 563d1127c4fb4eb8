import { percentile } from '../src/arena/histogram.ts';
import { type Figure, type Section, share } from './bench.ts';
import { playPairing, scoreOf, wholeOf } from './pairing.ts';

const figure = (sum: Readonly<Record<string, number>>, key: string): number => sum[key] ?? 0;

export const crewAgainstSeed: Section = {
  id: 'crew-seed',
  title: 'crew against seed, sides swapped',
  async run(size, say) {
    const games = size === 'full' ? 1000 : 200;
    const halves = await playPairing({ game: 'radar', seed: 'bench-seed', games, bots: ['crew', 'seed'] }, say);
    const { wins } = scoreOf(halves);
    const lost = figure(halves[0].detail, 'ownDoingBlue') + figure(halves[1].detail, 'ownDoingRed');
    return [
      share('won by crew', wins, games, { kind: 'at least', at: 97 }),
      {
        what: 'hull points lost through its own actions',
        value: lost / games,
        unit: 'per game',
        bound: { kind: 'under', at: 0.1 },
        runs: `${games} games`,
      },
      ...faultsOf(wholeOf(halves).bots.map(({ faults }) => faults)),
    ];
  },
};

const faultsOf = (faults: readonly number[]): Figure[] => [
  {
    what: 'bot faults',
    value: faults.reduce((a, b) => a + b, 0),
    unit: '',
    bound: { kind: 'at most', at: 0 },
    runs: 'all',
  },
];

const OWN = ['overload', 'radiation', 'ownTorpedo', 'ownMine'];
const ENEMY = ['enemyTorpedo', 'enemyMine'];

export const crewAgainstItself: Section = {
  id: 'crew-crew',
  title: 'crew against crew',
  async run(size, say) {
    const games = size === 'full' ? 5000 : 300;
    const halves = await playPairing({ game: 'radar', seed: 'bench-crew', games, bots: ['crew', 'crew'] }, say);
    const sum = wholeOf(halves);
    const own = OWN.reduce((total, key) => total + figure(sum.detail, key), 0);
    const all = ENEMY.reduce((total, key) => total + figure(sum.detail, key), own);
    const { decisions, millis, spans } = sum.bots[0] ?? { decisions: 1, millis: 0, spans: new Map() };
    return [
      share('ended at the turn limit', figure(sum.detail, 'turnLimit'), games, { kind: 'at most', at: 1 }),
      share('unfinished', sum.unfinished, games, { kind: 'at most', at: 0 }),
      share('hull damage caused by its own side', own, all, { kind: 'under', at: 5 }, `${all} hull points`),
      { what: 'turns', value: sum.turns / games, unit: 'per game', runs: `${games} games` },
      {
        what: 'crew: time per decision',
        value: millis / decisions,
        unit: 'ms on average',
        bound: { kind: 'aim under', at: 0.5 },
        runs: `${decisions} decisions`,
      },
      {
        what: 'crew: time per decision',
        value: percentile(spans, 0.99),
        unit: 'ms at the 99th percentile',
        bound: { kind: 'under', at: 20 },
        runs: `${decisions} decisions`,
      },
      ...faultsOf(sum.bots.map(({ faults }) => faults)),
    ];
  },
};

export const levels: Section = {
  id: 'levels',
  title: 'levels, sides swapped',
  async run(size, say) {
    const games = size === 'full' ? 400 : 120;
    const figures: Figure[] = [];
    for (const [high, low] of [
      [5, 3],
      [3, 1],
    ] as const) {
      const bots = [`crew@${high}`, `crew@${low}`] as const;
      const halves = await playPairing({ game: 'radar', seed: 'bench-levels', games, bots }, say);
      figures.push(
        share(`level ${high} beats level ${low}`, scoreOf(halves).wins, games, { kind: 'at least', at: 75 }),
      );
    }
    const beginners = size === 'full' ? 100 : 40;
    const bots = ['crew@2', 'crew@1'] as const;
    const halves = await playPairing({ game: 'radar', seed: 'bench-beginners', games: beginners, bots }, say);
    const limit = figure(wholeOf(halves).detail, 'turnLimit');
    figures.push(share('level 2 against 1: ended at the turn limit', limit, beginners, { kind: 'at most', at: 5 }));
    return figures;
  },
};

export const personas: Section = {
  id: 'personas',
  title: 'personas against balanced, sides swapped',
  async run(size, say) {
    const games = size === 'full' ? 400 : 60;
    const figures: Figure[] = [];
    for (const persona of ['hunter', 'ghost', 'minelayer']) {
      const bots = [`crew+${persona}`, 'crew'] as const;
      const halves = await playPairing({ game: 'radar', seed: 'bench-personas', games, bots }, say);
      figures.push(share(`${persona} wins`, scoreOf(halves).wins, games));
    }
    const classic = { game: 'radar', options: { ruleset: 'classic' }, seed: 'bench-classic', games } as const;
    const halves = await playPairing({ ...classic, bots: ['crew', 'seed'] }, say);
    figures.push(share('crew beats seed under classic rules', scoreOf(halves).wins, games));
    return figures;
  },
};
