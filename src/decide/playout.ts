import type { Awaited, Game } from '../kernel/game.ts';
import { type Seat, type Side, sideOf } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import type { Random } from '../kernel/random.ts';
import { step } from '../kernel/step.ts';
import { anyOf, ofKinds } from './random.ts';
import { type Branch, type Fork, type Offer, offersOf, pickBranch, type TreePolicy } from './tree.ts';

interface Search<K extends Kinds> {
  readonly game: Game<K>;
  readonly sides: readonly Side[];
  readonly random: Random; // used for dice, imagined states and play-outs, so that the iteration count determines the result
  readonly policy: TreePolicy;
  readonly depth: number; // commands in a random play-out before `standing` values it
}

/** One iteration: descend to an untried command, play on at random, and propagate the value. */
export function playOut<K extends Kinds>(
  search: Search<K>,
  root: Fork<K['command']>,
  offers: Iterable<Offer<K['command']>>,
  imagined: K['state'],
  seat: Seat,
): void {
  const { game, sides, random, policy } = search;
  const path: Branch<K['command']>[] = [];
  let state = imagined;
  let fork = root;
  let mover: Seat | undefined = seat;
  while (mover !== undefined) {
    const side = sides.indexOf(sideOf(mover));
    const branch = pickBranch(fork, offers, side, random, policy);
    if (!branch) break;
    fork.visits++;
    path.push(branch);
    state = step(game, state, mover, branch.command, random);
    if (branch.visits === 0) break;
    fork = branch.next;
    const awaited = neededNow(game, state);
    mover = awaited?.seat;
    if (awaited) offers = offersOf(awaited.seat, optionsFor(game, state, awaited));
  }
  const values = valuesOf(search, atRandom(search, state));
  for (const branch of path) {
    branch.visits++;
    branch.value += values[branch.side] ?? 0;
  }
}

function atRandom<K extends Kinds>({ game, random, depth }: Search<K>, from: K['state']): K['state'] {
  let state = from;
  for (let left = depth; left > 0; left--) {
    const awaited = neededNow(game, state);
    if (!awaited) break;
    const { picked } = anyOf(optionsFor(game, state, awaited), random);
    if (picked === undefined) break;
    state = step(game, state, awaited.seat, picked, random);
  }
  return state;
}

/** The seat that must act; undefined once the match is over. */
function neededNow<K extends Kinds>(game: Game<K>, state: K['state']): Awaited | undefined {
  if (game.outcome(state)) return undefined;
  for (const awaited of game.awaiting(state)) if (awaited.must) return awaited;
  return undefined;
}

const optionsFor = <K extends Kinds>(game: Game<K>, state: K['state'], { seat, kinds }: Awaited) =>
  ofKinds(game.options(game.view(state, seat), seat), kinds);

/** Value of a play-out for each side, 0 to 1. With two sides the values add up to 1. */
export function valuesOf<K extends Kinds>({ game, sides }: Search<K>, state: K['state']): number[] {
  const winners = game.outcome(state)?.winners;
  const worth = (side: Side): number => {
    if (winners) return winners.includes(side) ? 1 / winners.length : 0;
    return game.standing(state, side);
  };
  const [first, second] = sides;
  if (sides.length !== 2 || first === undefined || second === undefined) return sides.map(worth);
  const value = worth(first);
  return [value, 1 - value];
}
