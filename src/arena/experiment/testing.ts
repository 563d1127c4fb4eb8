import { ticTacToe } from '../../../examples/tic-tac-toe/game.ts';
import type { Game } from '../../kernel/game.ts';
import { must } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments, PairRecord, PairSummary } from '../../store/experiments.ts';
import { StoreFailure } from '../../store/failure.ts';
import type { Sprt } from '../stats/sprt.ts';
import { NO_FAULTS } from './faults.ts';
import { entrantNamed, kindOf, type Plan, pairingOf, roundRobin } from './plan.ts';

export const game: Game = ticTacToe;

export const sprt = (given: Partial<Sprt> = {}): Sprt => ({
  scale: 'logistic',
  elo0: 0,
  elo1: 50,
  alpha: 0.05,
  beta: 0.05,
  ...given,
});

/** A plan whose games take no time. */
export function plan(bots: readonly string[], given: Partial<Plan> = {}): Plan {
  return {
    game: game.id,
    seed: '7',
    sides: ['x', 'o'],
    bots: bots.map((name) => must(entrantNamed(game, name))),
    pairings: roundRobin(bots.length),
    most: 20,
    test: null,
    iterations: 0,
    limits: {},
    ...given,
  };
}

export const recordOf = (plan: Plan, id = 'abc234'): ExperimentRecord => ({
  id,
  game: plan.game,
  kind: kindOf(plan),
  rulesVersion: game.version,
  plan: plan as unknown as ExperimentRecord['plan'],
  status: 'running',
  verdict: null,
  created: 1,
  updated: 1,
});

/** An unplayed pair with these points for a in its two games. */
export function madeUpPair(plan: Plan, n: number, one: number | null, two: number | null): PairSummary {
  const [a, b] = pairingOf(plan, n);
  const game = (points: number | null) => ({
    points,
    ending: points === null ? '' : 'line',
    turns: 5,
    millis: 1,
    head: `${n}`,
    faults: [NO_FAULTS, NO_FAULTS] as const,
  });
  const points = one === null || two === null ? null : one + two;
  return { experiment: 'abc234', n, a, b, points, games: [game(one), game(two)], at: 1, worker: 'test/0' };
}

/** An in-memory store. */
export function memoryExperiments(): Experiments & { readonly writes: PairRecord[] } {
  const kept = new Map<string, ExperimentRecord>();
  const pairs = new Map<string, PairRecord>();
  const writes: PairRecord[] = [];
  const key = (id: string, n: number): string => `${id}/${n}`;
  const bare = ({ games, ...pair }: PairRecord): PairSummary => {
    const [one, two] = games.map(({ commands: _, ...game }) => game) as unknown as PairSummary['games'];
    return { ...pair, games: [one, two] };
  };
  const sorted = (): PairSummary[] => [...pairs.values()].sort((a, b) => a.n - b.n).map(bare);
  return {
    writes,
    async begin(record) {
      if (kept.has(record.id)) return 'taken';
      kept.set(record.id, record);
      return 'written';
    },
    async change(id, change) {
      const before = kept.get(id);
      if (!before) throw new StoreFailure({ code: 'store-no-experiment' });
      kept.set(id, { ...before, ...change });
    },
    experiment: async (id) => kept.get(id),
    experiments: async ({ game, status }, most) =>
      [...kept.values()]
        .filter((one) => (game ?? one.game) === one.game && (status ?? one.status) === one.status)
        .sort((a, b) => b.created - a.created)
        .slice(0, most),
    async record(pair) {
      writes.push(pair);
      if (pairs.has(key(pair.experiment, pair.n))) return 'taken';
      pairs.set(key(pair.experiment, pair.n), pair);
      return 'written';
    },
    pairs: async (id, from = 0) => sorted().filter(({ experiment, n }) => experiment === id && n >= from),
    async counts(ids) {
      const counts = new Map<string, number>();
      for (const { experiment } of pairs.values())
        if (ids.includes(experiment)) counts.set(experiment, (counts.get(experiment) ?? 0) + 1);
      return counts;
    },
    played: async (game) => sorted().filter(({ experiment }) => kept.get(experiment)?.game === game),
    gameOf: async (id, n, which) => pairs.get(key(id, n))?.games[which],
    async remove(id) {
      kept.delete(id);
      for (const [at, { experiment }] of pairs) if (experiment === id) pairs.delete(at);
    },
    close: async () => {},
  };
}
