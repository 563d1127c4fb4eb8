import type { Awaited, Game } from '../kernel/game.ts';
import { type Seat, type Side, sideOf } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import type { Random } from '../kernel/random.ts';
import { oddsOf } from '../kernel/win-odds.ts';
import { ranked } from './guide.ts';
import type { ImaginedMatch } from './imagined-match.ts';
import { anyOf, ofKinds } from './random.ts';
import {
  type Branch,
  type Fork,
  type Offer,
  offersOf,
  pickBranch,
  pickGuided,
  type TreePolicy,
  widthOf,
} from './tree.ts';

export interface PlayoutPolicy extends TreePolicy {
  readonly depth: number; // most commands of one playout before `standing` values it
  readonly turns: number; // most turns, so that every option is valued at the same moment; 0 = no limit
  readonly guide: number; // share of commands that the guide chooses; the rest is random
}

interface Search<K extends Kinds> {
  readonly game: Game<K>;
  readonly sides: readonly Side[];
  readonly policy: PlayoutPolicy;
}

/** One iteration: follows the tree to an untried command, plays on by policy, and adds the value to its path. */
export function playOut<K extends Kinds>(
  search: Search<K>,
  match: ImaginedMatch<K>,
  first: Branch<K['command']>,
  seat: Seat,
  random: Random,
): void {
  const { game, policy } = search;
  const path = [first];
  const until = policy.turns > 0 ? game.turns(match.state) + policy.turns : Number.POSITIVE_INFINITY;
  match.play(seat, first.command);
  let fork: Fork<K['command']> | undefined = first.visits > 0 ? first.next : undefined;
  for (let left = policy.depth - 1; left > 0; left--) {
    const awaited = match.nextRequired();
    if (!awaited || game.turns(match.state) >= until) break;
    if (!fork) {
      const command = byPolicy(search, match, awaited, random);
      if (command === undefined) break;
      match.play(awaited.seat, command);
      continue;
    }
    const branch = inTree(search, match, fork, awaited, random);
    if (!branch) break;
    fork.visits++;
    path.push(branch);
    match.play(awaited.seat, branch.command);
    fork = branch.visits > 0 ? branch.next : undefined;
  }
  const values = valuesOf(search, match.state);
  for (const branch of path) {
    const value = values[branch.side] ?? 0;
    branch.visits++;
    branch.value += value;
    if (branch === first) branch.results.push(value);
  }
}

function inTree<K extends Kinds>(
  { game, sides, policy }: Search<K>,
  match: ImaginedMatch<K>,
  fork: Fork<K['command']>,
  awaited: Awaited,
  random: Random,
): Branch<K['command']> | undefined {
  const { seat } = awaited;
  const side = sides.indexOf(sideOf(seat));
  const isLegal = ({ command }: Offer<K['command']>): boolean => !game.refuse(match.state, seat, command);
  if (policy.guide > 0) {
    const isWide = fork.branches.size > 1 || widthOf(fork, policy) >= 2;
    const decision = match.ask(awaited, isWide);
    const offers = ranked(seat, decision).filter(isLegal);
    if (offers.length > 0) return pickGuided(fork, offers, side, policy);
  }
  return pickBranch(fork, offersOf(seat, optionsFor(game, match.state, awaited)), side, random, policy);
}

function byPolicy<K extends Kinds>(
  { game, policy }: Search<K>,
  match: ImaginedMatch<K>,
  awaited: Awaited,
  random: Random,
): K['command'] | undefined {
  if (policy.guide >= 1 || (policy.guide > 0 && random.unit() < policy.guide)) {
    const { command } = match.ask(awaited, false);
    if (command !== null && !game.refuse(match.state, awaited.seat, command)) return command;
  }
  return anyOf(optionsFor(game, match.state, awaited), random).picked;
}

const optionsFor = <K extends Kinds>(game: Game<K>, state: K['state'], { seat, kinds }: Awaited) =>
  ofKinds(game.options(game.view(state, seat), seat), kinds);

/** Value of a playout for each side, 0 to 1: the result, or the odds of winning from here. They add up to 1. */
export function valuesOf<K extends Kinds>(
  { game, sides }: Pick<Search<K>, 'game' | 'sides'>,
  state: K['state'],
): readonly number[] {
  const winners = game.outcome(state)?.winners;
  if (winners) return sides.map((side) => (winners.includes(side) ? 1 / winners.length : 0));
  return oddsOf(
    sides.map((side) => game.standing(state, side)),
    game.steepness,
  );
}
