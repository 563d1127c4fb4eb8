import { type Ask, type Bot, type BotMaker, type BotSpec, type Budget, bare, type Decision } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { Random } from '../kernel/random.ts';
import { MAX_KEPT } from './decision.ts';
import { levelOf } from './level.ts';
import { makeBotName, weightsOf } from './persona.ts';
import { playOut } from './playout.ts';
import { ofKinds } from './random.ts';
import { type Fork, newFork, offersOf, type TreePolicy } from './tree.ts';

interface SearchTuning {
  readonly iterations: number; // default budget at full strength
  readonly depth: number; // of a play-out, in commands
  readonly exploration?: number;
  readonly widening?: number;
  readonly doubt?: number; // standard deviation of one play-out; marks down rarely tried options
}

const ID = 'search'; // the same in every game

/** Information-set Monte Carlo tree search: knows any game's rules but no strategy. */
export function searchMaker<K extends Kinds>(getGame: () => Game<K>, tuning: SearchTuning): BotMaker<K> {
  const { iterations, depth, exploration = 0.7, widening = 2, doubt = 0.5 } = tuning;
  const personas = { plain: { depth, exploration, widening, doubt } };
  return {
    id: ID,
    version: '1',
    about: 'imagines what it cannot see, plays it out many times and keeps what won most',
    personas,
    iterations,
    make: (spec) => (seat) => searcher(getGame(), weightsOf(personas, spec), spec, iterations, seat),
  };
}

type SearchWeights = TreePolicy & Readonly<Record<'depth' | 'doubt', number>>;

/**
 * A level uses its share of the default budget. An explicit budget is used exactly, so that results are
 * reproducible.
 */
function searcher<K extends Kinds>(
  game: Game<K>,
  weights: SearchWeights,
  { level }: BotSpec,
  usual: number,
  seat: Seat,
): Bot<K> {
  const share = Math.ceil(usual * levelOf(level).search);
  return {
    name: makeBotName({ id: ID, level }),
    listens: true,
    volunteers: [],
    decide(belief, view, ask: Ask, budget: Budget, seed) {
      if (!ask.must) return bare<K['command']>(null);
      const offers = [...offersOf(seat, ofKinds(game.options(view, seat), ask.kinds))];
      const only = offers[0];
      if (!only || offers.length === 1) return bare<K['command']>(only?.command ?? null);
      const random = new Random(seed.value);
      const root = newFork<K['command']>();
      const most = budget.iterations || share;
      let done = 0;
      while (done < most && (done === 0 || !budget.stop?.())) {
        const state = game.imagine(view, belief, random);
        const sides = game.sides(state.rules);
        playOut({ game, sides, random, policy: weights, depth: weights.depth }, root, offers, state, seat);
        done++;
      }
      return decisionOf(root, offers.length, weights.doubt, done, budget.ledger);
    },
  };
}

/** Scores in percentage points: the mean of the play-outs minus their uncertainty. */
function decisionOf<C>(
  root: Fork<C>,
  options: number,
  doubt: number,
  iterations: number,
  ledger: boolean,
): Decision<C> {
  const judged = [...root.branches.values()].map(({ command, visits, value }) => {
    const mean = (100 * value) / visits;
    const open = (-100 * doubt) / Math.sqrt(visits);
    return { command, visits, mean, open, total: mean + open };
  });
  judged.sort((a, b) => b.total - a.total);
  const [best, next] = judged;
  return {
    command: best ? best.command : null,
    judged: options,
    kept: !ledger
      ? []
      : judged.slice(0, MAX_KEPT).map(({ command, visits, mean, open, total }) => ({
          option: command,
          tiers: [],
          tally: {
            lines: [
              { why: { code: 'search-mean', visits, unit: 'percent' }, value: mean },
              { why: { code: 'search-doubt', visits }, value: open },
            ],
            total,
          },
        })),
    vetoed: [],
    margin: best && next ? best.total - next.total : null,
    iterations,
    notes: [{ code: 'searched', iterations, tried: judged.length, options }],
  };
}
