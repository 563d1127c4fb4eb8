import { judged } from '../../src/arena/experiment/judge.ts';
import { playPair } from '../../src/arena/experiment/pair.ts';
import { entrantNamed, kindOf, type Pairing, type Plan, roundRobin, sidesOf } from '../../src/arena/experiment/plan.ts';
import { verdictOf } from '../../src/arena/experiment/result.ts';
import type { Sprt } from '../../src/arena/stats/sprt.ts';
import { catalog } from '../../src/games/catalog.ts';
import type { Game } from '../../src/kernel/game.ts';
import { must } from '../../src/kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../src/store/experiments.ts';

/** An experiment played for a test. */
interface Staged {
  readonly id: string;
  readonly game: string;
  readonly bots: readonly string[];
  readonly pairings?: readonly Pairing[];
  readonly pairs: number; // to play
  readonly most?: number; // planned; default: the same number
  readonly test?: Sprt;
  readonly options?: unknown;
  readonly status?: ExperimentRecord['status'];
  readonly created?: number;
}

export const SPRT: Sprt = { scale: 'logistic', elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };

/** Plays it pair by pair and records it, as the command line does. */
export async function stage(experiments: Experiments, staged: Staged): Promise<Plan> {
  const {
    id,
    game: name,
    bots,
    pairs,
    most = pairs,
    test = null,
    options,
    status = 'done',
    created = Date.now(),
  } = staged;
  const game = catalog[name] as Game;
  const entrants = bots.map((bot) => must(entrantNamed(game, bot)));
  const begun = { ...(options !== undefined && { options }), seed: id, bots: entrants };
  const plan: Plan = {
    game: name,
    ...begun,
    sides: must(sidesOf(game, begun)),
    pairings: staged.pairings ?? roundRobin(bots.length),
    most,
    test,
    iterations: 0,
    limits: {},
  };
  await experiments.begin({
    id,
    game: name,
    kind: kindOf(plan),
    rulesVersion: game.version,
    plan: plan as unknown as ExperimentRecord['plan'],
    status,
    verdict: null,
    created,
    updated: created,
  });
  for (let n = 0; n < pairs; n++) await playOne(experiments, id, plan, n);
  await experiments.change(id, { verdict: verdictOf(plan, judged(plan, await experiments.pairs(id))) });
  return plan;
}

/** Plays one more pair. */
export async function playOne(experiments: Experiments, id: string, plan: Plan, n: number): Promise<void> {
  const played = await playPair(catalog[plan.game] as Game, plan, n, 'test/0', { stopped: () => false });
  if (!played) throw new Error('nobody said stop');
  const { spans: _, ...pair } = played;
  await experiments.record({ ...pair, experiment: id, at: Date.now() });
}
