import type { Pair, Player, RoundPlan } from './league.ts';
import { hasPerfectMatching } from './perfect-matching.ts';

/** A player's history, as far as pairing needs it. */
export interface Entrant {
  readonly player: Player;
  readonly points: number;
  readonly opponents: readonly Player[]; // of all rounds
  readonly byes: number;
  readonly sides: readonly ('first' | 'second')[]; // of all matches, in order
}

/**
 * Pairs a Swiss round from the top: each player meets the one with the nearest score whom they have not met, as long as
 * the others can still be paired without a repetition. Pairings repeat, and players have another bye, only if necessary.
 */
export function swissRound(entrants: readonly Entrant[]): RoundPlan {
  const ranked = entrants.toSorted((a, b) => b.points - a.points || a.player - b.player);
  for (let repeats = 0; ; repeats++) {
    const mayMeet = (a: Entrant, b: Entrant): boolean => meetings(a, b) <= repeats;
    const bye = ranked.length % 2 === 0 ? null : byeOf(ranked, mayMeet);
    if (bye === undefined) continue;
    const playing = ranked.filter((one) => one !== bye);
    if (canPair(playing, mayMeet)) return { pairs: pairsOf(playing, mayMeet), byes: bye === null ? [] : [bye.player] };
  }
}

const meetings = (a: Entrant, b: Entrant): number => a.opponents.filter((player) => player === b.player).length;

type MayMeet = (a: Entrant, b: Entrant) => boolean;

const canPair = (entrants: readonly Entrant[], mayMeet: MayMeet): boolean =>
  hasPerfectMatching(entrants.length, (a, b) => mayMeet(entrants[a] as Entrant, entrants[b] as Entrant));

/** The lowest-ranked player with the fewest byes whose bye leaves the others pairable; undefined = none. */
function byeOf(ranked: readonly Entrant[], mayMeet: MayMeet): Entrant | undefined {
  const fewest = Math.min(...ranked.map(({ byes }) => byes));
  return ranked
    .filter(({ byes }) => byes === fewest)
    .findLast((bye) =>
      canPair(
        ranked.filter((one) => one !== bye),
        mayMeet,
      ),
    );
}

function pairsOf(ranked: readonly Entrant[], mayMeet: MayMeet): readonly Pair[] {
  const pairs: Pair[] = [];
  let rest = ranked;
  for (let top = rest[0]; top !== undefined; top = rest[0]) {
    const one = top;
    const others = rest.slice(1);
    const without = (chosen: Entrant): readonly Entrant[] => others.filter((each) => each !== chosen);
    const opponent = others
      .filter((other) => mayMeet(one, other))
      .toSorted((a, b) => b.points - a.points || clash(one, a) - clash(one, b))
      .find((other) => canPair(without(other), mayMeet));
    if (!opponent) break; // only without players: the caller has checked that all can be paired
    pairs.push(withSides(one, opponent, pairs.length));
    rest = without(opponent);
  }
  return pairs;
}

/** Matches as the first side minus matches as the second. */
export const sideBalance = ({ sides }: Entrant): number =>
  sides.reduce((sum, side) => sum + (side === 'first' ? 1 : -1), 0);

/** 1 if both have already played the same side more often. */
const clash = (a: Entrant, b: Entrant): number => (sideBalance(a) * sideBalance(b) > 0 ? 1 : 0);

/** The player who was first less often is first, then the one who was second last time, then they alternate by board. */
function withSides(a: Entrant, b: Entrant, board: number): Pair {
  const lastFirst = ({ sides }: Entrant): number => (sides.at(-1) === 'first' ? 1 : 0);
  const order = sideBalance(a) - sideBalance(b) || lastFirst(a) - lastFirst(b) || (board % 2 === 0 ? -1 : 1);
  return order < 0 ? { first: a.player, second: b.player } : { first: b.player, second: a.player };
}
