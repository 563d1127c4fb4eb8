import type { Weights } from '../../kernel/bot.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord } from '../../store/experiments.ts';
import { digestOf } from '../../store/weights.ts';
import { entrantNamed, type Plan, seedOfPair, sidesOf } from '../experiment/plan.ts';
import { inlineName } from '../inline-weights.ts';
import { resolveBot } from '../lineup.ts';
import type { Sprt } from '../stats/sprt.ts';
import { type Dimension, tableOf } from './dimensions.ts';
import { type Drawing, drawnSides, drawOf } from './draws.ts';
import { roundOf, type Spsa, sidesAt, type Values, valuesAfter } from './spsa.ts';

/** An experiment of a bot against itself in which the weights change from pair to pair. Plain data. */
export interface SelfPlan extends Plan {
  readonly search: Search;
  readonly gate: Gate;
}

/** The test against its parent that a found table must pass before it is saved. */
export interface Gate {
  readonly test: Sprt;
  readonly most: number; // pairs
}

interface Search {
  readonly base: string; // bot name with the digest of its table
  readonly own: Weights; // that table
  readonly start: Weights; // where the search starts: `own`, or a table given by the user
  readonly spsa?: Spsa; // used by `tune`
  readonly drawing?: Drawing; // used by `train`
  readonly opponent?: string; // plays against both players of a step; default: they play against each other
}

/** The bot to tune. */
interface Subject {
  readonly base: string;
  readonly bot: string; // id
  readonly persona: string;
  readonly level: number;
  readonly own: Weights;
}

/** Adds the digest of the current table to the name, so that it still means the same bot later. */
export function subjectNamed(game: Game, name: string): Result<Subject> {
  const part = resolveBot(game, name);
  if (!part.ok) return part;
  const { maker, spec, weights: own } = part.value;
  if (Object.keys(own).length === 0) return no({ code: 'nothing-to-tune', bot: maker.id });
  const base = name.includes('#') ? name : `${name}#${digestOf(own)}`;
  return ok({ base, bot: maker.id, persona: spec.persona, level: spec.level, own });
}

export interface SelfPlanOptions extends Pick<Search, 'start' | 'spsa' | 'drawing' | 'opponent'> {
  readonly options: unknown;
  readonly seed: string;
  readonly pairs: number;
  readonly iterations: number;
  readonly gate: Gate;
}

export function selfPlan(game: Game, { base, own }: Subject, wish: SelfPlanOptions): Result<SelfPlan> {
  const entrant = entrantNamed(game, base);
  if (!entrant.ok) return entrant;
  const { options, seed, pairs, iterations, gate, ...search } = wish;
  const opponent = search.opponent === undefined ? entrant : entrantNamed(game, search.opponent);
  if (!opponent.ok) return opponent;
  const bots = [entrant.value, opponent.value];
  const sides = sidesOf(game, { options, seed, bots });
  if (!sides.ok) return sides;
  return ok({
    game: game.id,
    ...(options !== undefined && { options }),
    seed,
    sides: sides.value,
    bots,
    pairings: [[0, 1]],
    most: pairs,
    test: null,
    iterations,
    limits: {},
    search: { base, own, ...search },
    gate,
  });
}

/** Whether an experiment searches for better weights by self-play. */
export const isSearch = ({ kind }: Pick<ExperimentRecord, 'kind'>): boolean => kind === 'tune' || kind === 'train';

export const selfPlanOf = ({ plan }: Pick<ExperimentRecord, 'plan'>): SelfPlan => plan as unknown as SelfPlan;

export const dimensionsIn = ({ spsa, drawing }: Search): readonly Dimension[] =>
  spsa?.dimensions ?? drawing?.dimensions ?? [];

/**
 * The plan of pair n with both bots' weights in it. A search that learns as it goes needs the points of earlier
 * rounds.
 */
export function planOfPair(plan: SelfPlan, n: number, points: readonly (number | null)[]): Plan {
  const { search, gate: _, ...rest } = plan;
  const { plus, minus } = valuesOfStep(plan, stepOf(search, n), points);
  const { base, own, start } = search;
  const entrant = (values: Values) => {
    const weights = tableOf(start, dimensionsIn(search), values);
    const version = plan.bots[0]?.version ?? '';
    return { name: inlineName(base, own, weights), version, weights: digestOf(weights) };
  };
  const other = plan.bots[1];
  if (search.opponent === undefined || !other) return { ...rest, bots: [entrant(plus), entrant(minus)] };
  return { ...rest, bots: [entrant(n % PER_STEP === 0 ? plus : minus), other] };
}

const PER_STEP = 2; // pairs of a step with an opponent: one for each player

/** How many pairs a step of the search takes. */
export const pairsPerStep = ({ opponent }: Pick<Search, 'opponent'>): number => (opponent === undefined ? 1 : PER_STEP);

const stepOf = (search: Search, n: number): number => Math.floor(n / pairsPerStep(search));

/**
 * Points by step. With an opponent, the difference of the two players' points counts as if they had played each
 * other.
 */
export function pointsOfSteps(
  search: Pick<Search, 'opponent'>,
  points: readonly (number | null)[],
): readonly (number | null)[] {
  if (search.opponent === undefined) return points;
  return Array.from({ length: Math.floor(points.length / PER_STEP) }, (_, step) => {
    const [plus, minus] = [points[PER_STEP * step] ?? null, points[PER_STEP * step + 1] ?? null];
    return plus === null || minus === null ? null : 1 + (plus - minus) / 2;
  });
}

function valuesOfStep({ search, ...plan }: SelfPlan, step: number, points: readonly (number | null)[]) {
  const { spsa, drawing } = search;
  if (spsa) return sidesAt(spsa, valuesBefore(spsa, search, step, points), step + 1);
  if (drawing) return drawnSides(drawing, drawOf(drawing, seedOfPair(plan, step)));
  return { plus: [], minus: [] };
}

const LAST = new WeakMap<Spsa, { readonly points: readonly (number | null)[]; readonly values: Values }>();

/** The values at the start of a step's round. All its steps need the same values, so the last result is cached. */
function valuesBefore(spsa: Spsa, search: Search, step: number, points: readonly (number | null)[]): Values {
  const last = LAST.get(spsa);
  const from = roundOf(spsa, step) * pairsPerStep(search);
  if (last?.points === points && points.length === from) return last.values;
  const values = valuesAfter(spsa, pointsOfSteps(search, points.slice(0, from)));
  if (points.length === from) LAST.set(spsa, { points, values });
  return values;
}

/** The record of one self-play pair in the form of an ordinary experiment, so that its games can be replayed. */
export const asPlayed = <R extends Pick<ExperimentRecord, 'plan'>>(
  record: R,
  n: number,
  points: readonly (number | null)[],
): R => ({ ...record, plan: planOfPair(selfPlanOf(record), n, points) as unknown as ExperimentRecord['plan'] });
