import { FULL_STRENGTH } from './level.ts';

/** How a person fared against a bot of a level, oldest first. */
export interface PastResult {
  readonly level: number;
  readonly result: 'won' | 'drawn' | 'lost';
}

const FIRST = 3;

/**
 * The level for the next match: one up from the last after a win, one down after two losses in a row at a level or
 * below it. It is worked out before a match and stays as it is until the end.
 */
export function autoLevel(past: readonly PastResult[]): number {
  const [before, last] = [past.at(-2), past.at(-1)];
  if (!last) return FIRST;
  if (last.result === 'won') return Math.min(FULL_STRENGTH, last.level + 1);
  const again = last.result === 'lost' && before?.result === 'lost' && before.level <= last.level;
  return again ? Math.max(1, last.level - 1) : last.level;
}
