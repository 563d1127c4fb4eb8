import { FULL_STRENGTH } from './level.ts';

/** A person's result against a bot at some level. */
export interface PastResult {
  readonly level: number;
  readonly result: 'won' | 'drawn' | 'lost';
}

const FIRST = 3;

/**
 * The level for the next match: one up after a win, one down after two losses in a row at the same or a lower level.
 * Fixed for the whole match.
 */
export function autoLevel(past: readonly PastResult[]): number {
  const [before, last] = [past.at(-2), past.at(-1)];
  if (!last) return FIRST;
  if (last.result === 'won') return Math.min(FULL_STRENGTH, last.level + 1);
  const again = last.result === 'lost' && before?.result === 'lost' && before.level <= last.level;
  return again ? Math.max(1, last.level - 1) : last.level;
}
