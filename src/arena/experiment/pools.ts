import { LEVELS } from '../../decide/level.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';

/** Named groups of opponents, available in every game. */
export const POOLS = ['levels', 'bots', 'personas'] as const;
type Pool = (typeof POOLS)[number];

export const isPool = (name: string): name is Pool => (POOLS as readonly string[]).includes(name);

/** Bot names in a pool: the default bot at every level, all bots without search, or the default bot's personas. */
export function poolOf(game: Game, pool: Pool): Result<readonly string[]> {
  const { bot } = game.defaults;
  const maker = game.bots[bot];
  if (pool === 'bots')
    return ok(Object.values(game.bots).flatMap(({ id, iterations }) => (iterations === 0 ? [id] : [])));
  if (pool === 'levels')
    return maker && maker.levels !== false
      ? ok(Object.keys(LEVELS).map((level) => `${bot}@${level}`))
      : no({ code: 'arena-no-levels', bot });
  const personas = Object.keys(maker?.personas ?? {});
  return personas.length > 1
    ? ok(personas.map((persona) => `${bot}+${persona}`))
    : no({ code: 'arena-one-persona', bot });
}
