import type { Mode } from '../../state.ts';

/** What the attacker's own movement adds to any attack. */
export const ATTACKER_MOVED: Readonly<Record<Mode, number>> = { still: 0, walk: 1, run: 2, jump: 3 };

/** Hexes moved from which on a target is harder to hit, and by how much. */
const TARGET_MOVED: readonly (readonly [hexes: number, modifier: number])[] = [
  [25, 6],
  [18, 5],
  [10, 4],
  [7, 3],
  [5, 2],
  [3, 1],
];

export function targetMoved(hexes: number): number {
  for (const [from, modifier] of TARGET_MOVED) if (hexes >= from) return modifier;
  return 0;
}
