import type { Outcome } from '../../src/kernel/game.ts';
import type { Side } from '../../src/kernel/ids.ts';
import { outcomePoints } from '../../src/kernel/outcome-points.ts';
import type { TableInfo } from '../../src/wire/messages.ts';

/** The points of the players in the pair so far, by the side that they have in this match. Null if a game was closed. */
export function pairScore(
  { pair, sides }: Pick<TableInfo, 'pair' | 'sides'>,
  outcome: Outcome | null,
): ReadonlyMap<Side, number> | null {
  if (!pair || outcome?.reason.code === 'closed') return null;
  const before = (side: Side): number => (pair.game === 2 ? (pair.points[side] ?? 0) : 0);
  return new Map(
    sides.map((side) => [side, before(side) + (outcome ? outcomePoints(outcome, side, sides.length) : 0)]),
  );
}

/** The side that a player gets in the second game. */
export const otherSide = (sides: readonly Side[], side: Side): Side => sides.find((one) => one !== side) ?? side;
