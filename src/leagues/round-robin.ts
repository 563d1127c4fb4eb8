import type { Pair, Player, RoundPlan } from './league.ts';

/**
 * The circle method: one player stays, the others rotate by one place each round, and opposite places meet. Players alternate
 * sides, except around their match against the fixed player. With an odd number, the fixed place is a bye.
 */
export function roundRobin(players: readonly Player[]): readonly RoundPlan[] {
  const isEven = players.length % 2 === 0;
  const circle = isEven ? players.slice(0, -1) : players;
  const stays = isEven ? players.at(-1) : undefined;
  const at = (place: number): Player => circle[(place + circle.length) % circle.length] as Player;
  return circle.map((lone, round) => {
    const opposite = Array.from({ length: (circle.length - 1) / 2 }, (_, i): Pair => {
      const [ahead, behind] = [at(round + i + 1), at(round - i - 1)];
      return i % 2 === 0 ? { first: ahead, second: behind } : { first: behind, second: ahead };
    });
    if (stays === undefined) return { pairs: opposite, byes: [lone] };
    const withStaying = round % 2 === 0 ? { first: stays, second: lone } : { first: lone, second: stays };
    return { pairs: [withStaying, ...opposite], byes: [] };
  });
}

/** A player whose opponent has left has a bye. */
export function withoutGone({ pairs, byes }: RoundPlan, gone: ReadonlySet<Player>): RoundPlan {
  const isHere = (player: Player): boolean => !gone.has(player);
  const isWhole = ({ first, second }: Pair): boolean => isHere(first) && isHere(second);
  const alone = pairs.filter((pair) => !isWhole(pair)).flatMap(({ first, second }) => [first, second]);
  return { pairs: pairs.filter(isWhole), byes: [...byes, ...alone].filter(isHere) };
}
