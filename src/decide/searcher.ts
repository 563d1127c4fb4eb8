import { type Bot, type BotSeed, type Budget, bare, type Decision } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import { type Seat, sideOf } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { mix, Random } from '../kernel/random.ts';
import { type Guide, ranked } from './guide.ts';
import { ImaginedMatch } from './imagined-match.ts';
import { FULL_STRENGTH, levelOf } from './level.ts';
import { type PlayoutPolicy, playOut } from './playout.ts';
import { ofKinds } from './random.ts';
import { searched } from './search-decision.ts';
import { type Branch, type Fork, newFork, type Offer, offersOf, pickBranch, pickGuided } from './tree.ts';

export interface SearchWeights extends PlayoutPolicy {
  readonly iterations: number; // budget at full strength, if the caller sets none
  readonly doubt: number; // standard errors that an option must be better by
}

/** One of the game's bots, and its iterations per decision in a playout. */
export interface GuideBot {
  readonly bot: string;
  readonly iterations?: number;
}

/** A search bot's name, strength, weights and guide. */
interface Plan {
  readonly name: string;
  readonly level: number;
  readonly weights: SearchWeights;
  readonly guide: GuideBot | undefined;
}

/** One search per seat. The page has a stand-in for this file, because bots run on the server. */
export function searchers<K extends Kinds>(getGame: () => Game<K>, plan: Plan): (seat: Seat) => Bot<K> {
  const guideFor = guides(getGame, plan);
  return (seat) => searcher(getGame(), plan, guideFor, seat);
}

interface GuideFor<K extends Kinds> {
  readonly adviser: (seat: Seat) => Bot<K>; // at the search's own level
  readonly players: (seats: readonly Seat[]) => Guide<K>; // at full strength
}

/** The guide's bots, made when first needed: the game is not complete while its makers are built. */
function guides<K extends Kinds>(getGame: () => Game<K>, { guide, level }: Plan): GuideFor<K> | undefined {
  if (!guide) return undefined;
  const makeAt = (strength: number) => {
    const maker = getGame().bots[guide.bot];
    const [persona = ''] = Object.keys(maker?.personas ?? {});
    return maker?.make({ level: strength, persona });
  };
  const known = new Map<string, Guide<K>>();
  return {
    adviser: (seat) => makeAt(level)?.(seat) as Bot<K>,
    players: (seats) => {
      const key = seats.join(' ');
      const before = known.get(key);
      if (before) return before;
      const make = makeAt(FULL_STRENGTH);
      const bots = new Map(seats.map((seat) => [seat, make?.(seat) as Bot<K>]));
      const made = { bots, iterations: guide.iterations ?? 0 };
      known.set(key, made);
      return made;
    },
  };
}

const UNGUIDED: Guide<never> = { bots: new Map(), iterations: 0 };
const NOT_RANKED = 20; // options that are tried although the guide did not rank them

/**
 * A level uses its share of the default budget. An explicit budget is used exactly, so that results are
 * reproducible.
 */
function searcher<K extends Kinds>(
  game: Game<K>,
  { name, level, weights }: Plan,
  guided: GuideFor<K> | undefined,
  seat: Seat,
): Bot<K> {
  const guideFor = weights.guide > 0 ? guided : undefined;
  const adviser = guideFor?.adviser(seat);
  const share = Math.ceil(weights.iterations * levelOf(level).search);
  let last: Tree<K['command']> | undefined; // a cache: the same question continues the same tree
  return {
    name,
    listens: true,
    volunteers: adviser?.volunteers ?? [],
    ...(adviser?.heeds && { heeds: adviser.heeds }),
    decide(belief, view, ask, budget, seed) {
      const ledger = ask.must || budget.ledger;
      const advice = adviser?.decide(belief, view, ask, { ...budget, iterations: 0, ledger }, seed);
      if (!ask.must) return advice ?? bare<K['command']>(null);
      const all = offersOf(seat, ofKinds(game.options(view, seat), ask.kinds));
      const offers = advice ? advised(seat, advice, all) : [...all];
      const [only] = offers;
      if (!only || offers.length === 1)
        return advice?.command ? unsearched(advice, budget) : bare<K['command']>(only?.command ?? null);

      const most = budget.iterations || share;
      const key = JSON.stringify([ask.kinds, seed.value, budget.without ?? [], view]);
      if (last?.key !== key || last.belief !== belief || last.done > most)
        last = { key, belief, root: newFork(), random: new Random(seed.value), done: 0 };
      const tree = last;
      const { root } = tree;
      const { rules } = game.imagine(view, belief, new Random(seed.value));
      const search = { game, sides: game.sides(rules), policy: weights };
      const side = search.sides.indexOf(sideOf(seat));
      const guide = guideFor?.players(game.seats(rules)) ?? (UNGUIDED as Guide<K>);
      for (; tree.done < most && (tree.done === 0 || !budget.stop?.()); tree.done++) {
        let branch = advice && guidedNext(root, offers, side, weights);
        const random = branch ? worldOf(seed, branch) : tree.random;
        const state = game.imagine(view, belief, random);
        branch ??= pickBranch(root, offers, side, random, weights);
        if (!branch) break;
        root.visits++;
        playOut(search, new ImaginedMatch(game, guide, state, { seat, belief }, random), branch, seat, random);
      }
      return searched(root, {
        options: offers.length,
        doubt: weights.doubt,
        done: tree.done,
        ledger: budget.ledger,
        advice,
      });
    },
  };
}

/** A search so far. Its answer depends only on the question and the number of iterations. */
interface Tree<C> {
  readonly key: string; // the question
  readonly belief: unknown;
  readonly root: Fork<C>;
  readonly random: Random; // for a search without a guide
  done: number; // iterations
}

/**
 * Visit n of every option plays in the same imagined world with the same dice, so luck cancels out when options are
 * compared with the guide's choice.
 */
const worldOf = (seed: BotSeed, { visits }: Branch<unknown>): Random => new Random(mix(seed.value, visits));

/** The guide's choice gets at least as many visits as any other option, because all are compared with it. */
function guidedNext<C>(root: Fork<C>, offers: readonly Offer<C>[], side: number, weights: SearchWeights) {
  const first = root.branches.get(offers[0]?.key ?? '');
  if (first) for (const { visits } of root.branches.values()) if (visits > first.visits) return first;
  return pickGuided(root, offers, side, weights);
}

/** The guide's ranking. If the guide only chose a command, that command and then other options. */
function advised<C>(seat: Seat, advice: Decision<C>, all: Iterable<Offer<C>>): readonly Offer<C>[] {
  const offers = ranked(seat, advice);
  if (advice.kept.length > 0 && offers.length > 0) return offers;
  const others: Offer<C>[] = [];
  for (const offer of all) {
    if (others.length === NOT_RANKED) break;
    if (offer.key !== offers[0]?.key) others.push(offer);
  }
  const share = 1 / (2 * Math.max(1, others.length));
  return [...offers.map((offer) => ({ ...offer, share: 0.5 })), ...others.map((offer) => ({ ...offer, share }))];
}

/** The guide had only one option, so there is nothing to search. */
const unsearched = <C>(advice: Decision<C>, { ledger }: Budget): Decision<C> =>
  ledger ? advice : { ...advice, kept: [] };
