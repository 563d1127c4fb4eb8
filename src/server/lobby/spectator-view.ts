import type { Game } from '../../kernel/game.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { recordedRules } from '../../kernel/recorded.ts';
import type { Result } from '../../kernel/result.ts';
import type { MatchRecord } from '../../store/store.ts';

/** True if spectators of a match with this set-up see hidden information. */
export function showsEverything(game: Game, { setup }: Rules): boolean {
  const guarded = game.guarded?.(setup);
  return guarded !== undefined && JSON.stringify(guarded) !== JSON.stringify(setup);
}

/** The set-up for a match with people: spectators see only public information. */
export const guardedSetup = (game: Game, setup: unknown): unknown => game.guarded?.(setup) ?? setup;

/** The rules of a stored match. Its spectators see everything only while `watched`: older versions allowed it with people. */
export const rulesOfMatch = (game: Game, { setup, table }: Pick<MatchRecord, 'setup' | 'table'>): Result<Rules> =>
  recordedRules(game, table.watched === true ? setup : guardedSetup(game, setup));
