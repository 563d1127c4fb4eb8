import type { ExperimentRecord, Experiments, GameSummary, PairSummary } from '../../store/experiments.ts';
import type { Entrant, Pairing, Plan } from '../experiment/plan.ts';
import type { Sprt } from '../stats/sprt.ts';
import { ladderOf, type Rung } from './ladder.ts';

const NO_FAULTS = { crash: 0, late: 0, illegal: 0, other: 0, forfeit: 0 };

export const entrant = (name: string, weights: string | null = null): Entrant => ({ name, version: '1', weights });

/** An experiment between made-up bots. */
export function paperExperiment(
  id: string,
  bots: readonly Entrant[],
  pairings: readonly Pairing[],
  own: Partial<Pick<ExperimentRecord, 'kind' | 'created'>> & { readonly test?: Sprt; readonly most?: number } = {},
): ExperimentRecord {
  const { kind = 'round-robin', created = 1, test = null, most = 10_000 } = own;
  const plan: Plan = {
    game: 'paper',
    seed: '1',
    sides: ['x', 'o'],
    bots,
    pairings,
    most,
    test,
    iterations: 0,
    limits: {},
  };
  return {
    id,
    game: 'paper',
    kind,
    rulesVersion: '1',
    plan: plan as unknown as ExperimentRecord['plan'],
    status: 'done',
    verdict: null,
    created,
    updated: created,
  };
}

/** A pair as it would be recorded, with a's points in each game. */
export function paperPair(
  { id, plan }: ExperimentRecord,
  n: number,
  points: readonly [number | null, number | null],
  at = n,
): PairSummary {
  const { pairings } = plan as unknown as Plan;
  const [a, b] = pairings[n % pairings.length] as Pairing;
  const game = (own: number | null): GameSummary => ({
    points: own,
    ending: 'three-in-a-row',
    turns: 5,
    millis: 1,
    head: '',
    faults: [NO_FAULTS, NO_FAULTS],
  });
  const [one, two] = points;
  const sum = one === null || two === null ? null : one + two;
  return { experiment: id, n, a, b, points: sum, games: [game(one), game(two)], at, worker: 'here/0' };
}

/** The current ladder of a game in a store. */
export const ladderIn = async (experiments: Experiments, game: string): Promise<readonly Rung[]> =>
  ladderOf(await experiments.played(game), await experiments.experiments({ game }, 1000));
