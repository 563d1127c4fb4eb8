import type { Fact } from '../../../../kernel/fact.ts';
import type { Chain } from '../../ask/plan/chain.ts';
import { exactPlan } from '../../ask/plan/exact.ts';
import { type Problem, planValue } from '../../ask/plan/problem.ts';
import { searchedPlan } from '../../ask/plan/search.ts';
import type { Battery } from './battery.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { add, type Fire, gainOf, planned, type Standings, type TargetValues } from './plan.ts';
import { type Odds, struck, untouched } from './volley.ts';

/** The fire of the whole army, planned together. */
export interface ArmyPlan {
  readonly fires: readonly Fire[];
  readonly method: 'exact' | 'search';
}

/** Up to this many pieces with a choice, every assignment is compared. */
const MOST_FREE = 8;
const MOST_STATES = 2_500; // sets of pieces at a target that are evaluated
const MOST_TRIES = 700; // fire at one target that is evaluated, if there are more pieces

/**
 * The best assignment of all weapons of these units: each unit's fire may be split, and a target that others would destroy
 * counts only once. With few weapons it compares all assignments, otherwise it searches from the greedy plan.
 */
export function armyPlan(
  valueFor: TargetValues,
  batteries: readonly Battery[],
  stop: () => boolean = () => false,
): ArmyPlan {
  const lists = batteries.map((battery) => ({ deck: battery.deck, batches: bestArm(valueFor, battery) }));
  const greedy = planned(valueFor, lists, new Map(), stop);
  const all = piecesOf(
    valueFor,
    lists.flatMap(({ batches }) => batches),
    greedy,
    MOST_FREE,
  );
  const free = all.filter(({ isFixed }) => !isFixed);
  const targets = [...new Set(free.flatMap(({ ways }) => [...ways.keys()]))].sort((a, b) => a - b);
  const aimed = free.map(({ target }) => (target === null ? targets.length : targets.indexOf(target)));
  const problem = problemFor(valueFor, all, free, targets);
  const known = problem.chains.map((_, at) => free.flatMap((__, i) => (aimed[i] === at ? [i] : [])));
  const states = targets.reduce((sum, target) => sum + 2 ** free.filter(({ ways }) => ways.has(target)).length, 0);
  const method = free.length <= MOST_FREE && states <= MOST_STATES ? 'exact' : 'search';
  const found = stop() ? known : method === 'exact' ? exactPlan(problem) : searchedPlan(problem, MOST_TRIES, aimed);
  const best = planValue(problem, found).main > planValue(problem, known).main ? found : known;
  return { fires: firesOf(valueFor, all, free, targets, best), method };
}

/** Pistols or other weapons, whichever gain more on their own. */
function bestArm(valueFor: TargetValues, { deck, arms }: Battery): Battery['arms'][number] {
  const [first = []] = arms;
  if (arms.length < 2) return first;
  const values = arms.map((batches) => totalOf(valueFor, planned(valueFor, [{ deck, batches }], new Map())));
  return arms[values.indexOf(Math.max(...values))] ?? first;
}

/** The pieces with a choice as shots, and each target after the fixed ones. The last target stands for holding fire. */
function problemFor(
  valueFor: TargetValues,
  all: readonly Piece[],
  free: readonly Piece[],
  targets: readonly number[],
): Problem<Piece> {
  const fixed: Standings = new Map();
  for (const piece of all) if (piece.isFixed) fire(valueFor, fixed, piece, piece.target);
  const chains = targets.map((target) => chainFor(valueFor, target, fixed.get(target)));
  return {
    shots: free.map((piece) => ({
      unit: piece.batch.unit,
      name: '',
      volley: { key: piece.key, attackers: [piece] },
    })),
    targets: [...targets, -1].map((target) => ({ name: String(target), points: null })),
    chains: [...chains, HOLD],
    goal: 'points',
    chosen: [],
    values: {
      worths: [...targets.map((target) => valueFor(target).worth), new Float64Array(1)],
      costs: [
        ...targets.map((target) => free.map(({ ways, many }) => costOf(ways.get(target)?.cost, many))),
        free.map(() => 0),
      ],
    },
  };
}

const costOf = (cost: number | undefined, many: number): number | null => (cost === undefined ? null : many * cost);

const HOLD: Chain<Piece> = { models: 0, wounds: 0, dead: [0], after: (odds) => odds };

/** The odds of a target under fire, piece by piece, with a cache. */
function chainFor(valueFor: TargetValues, target: number, before: Odds | undefined): Chain<Piece> {
  const targetValue = valueFor(target);
  const { states } = targetValue.line;
  const known = new WeakMap<Odds, Map<string, Odds>>();
  const one = (odds: Odds, piece: Piece): Odds => {
    const shot = piece.ways.get(target);
    if (!shot) return odds;
    const found = known.get(odds) ?? new Map<string, Odds>();
    known.set(odds, found);
    const after = found.get(piece.key) ?? struck(targetValue, odds, shot, piece.many);
    found.set(piece.key, after);
    return after;
  };
  return {
    models: 0,
    wounds: states - 1,
    dead: [],
    start: before ?? untouched(targetValue),
    after: (odds, { attackers }) => attackers.reduce(one, odds),
  };
}

/** The plan as fire, each weapon fired in the way that gains most after what was fired before it. */
function firesOf(
  valueFor: TargetValues,
  all: readonly Piece[],
  free: readonly Piece[],
  targets: readonly number[],
  plan: readonly (readonly number[])[],
): Fire[] {
  const aims = new Map<Piece, number>();
  for (const [at, order] of plan.entries())
    for (const i of order) {
      const [piece, target] = [free[i], targets[at]];
      if (piece && target !== undefined) aims.set(piece, target);
    }
  const standings: Standings = new Map();
  return all.flatMap((piece) =>
    fire(valueFor, standings, piece, piece.isFixed ? piece.target : (aims.get(piece) ?? null)),
  );
}

/** Fires a piece at a target in its best way, if it gains anything. */
function fire(valueFor: TargetValues, standings: Standings, piece: Piece, target: number | null): Fire[] {
  const { batch, from, many } = piece;
  if (target === null) return [];
  let best: { readonly shot: Fire['shot']; readonly gain: number } | undefined;
  for (const shot of batch.shots) {
    if (shot.target !== target) continue;
    const gain = gainOf(valueFor, standings, shot, many);
    if (!best || gain > best.gain) best = { shot, gain };
  }
  if (!best || best.gain <= 0) return [];
  add(valueFor, standings, { shot: best.shot, many });
  return [{ batch, shot: best.shot, from, many }];
}

/** The total gain of a list of fires. */
const totalOf = (valueFor: TargetValues, fires: readonly Fire[]): number =>
  gainsOf(valueFor, fires).reduce((sum, gain) => sum + gain, 0);

/** The gain of each fire after the ones before it. */
function gainsOf(valueFor: TargetValues, fires: readonly Fire[]): readonly number[] {
  const standings: Standings = new Map();
  return fires.map(({ shot, many }) => {
    const gain = gainOf(valueFor, standings, shot, many);
    add(valueFor, standings, { shot, many });
    return gain;
  });
}

/** The plan as a note: the targets of each unit, and the points its fire adds. */
export function planNote(valueFor: TargetValues, { fires, method }: ArmyPlan): Fact {
  const gains = gainsOf(valueFor, fires);
  const units = [...new Set(fires.map(({ batch }) => batch.unit))];
  const plan = units.map((unit) => {
    const own = fires.flatMap(({ batch, shot }, i) =>
      batch.unit === unit ? [{ target: shot.target, points: gains[i] as number }] : [],
    );
    return {
      unit,
      targets: [...new Set(own.map(({ target }) => target))],
      points: own.reduce((sum, { points }) => sum + points, 0),
    };
  });
  return { code: 'gunner-plan', method, plan, points: plan.reduce((sum, { points }) => sum + points, 0) };
}
