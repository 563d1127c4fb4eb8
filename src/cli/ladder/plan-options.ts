import { randomInt } from 'node:crypto';
import { entrantNamed, sidesOf } from '../../arena/experiment/plan.ts';
import type { LadderPlan } from '../../arena/ladder/play-ladder.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { type ArenaOptions, poolFrom } from '../arena/plan-options.ts';
import { iterationsFrom, readSetup, seedFrom } from '../input.ts';
import { inWords } from '../say.ts';
import { pairsFrom, planFault } from '../tuning/options.ts';

/** Options shared with the arena. */
type Common = 'games' | 'pool' | 'setup' | 'seed' | 'iterations' | 'workers' | 'resume' | 'data' | 'json';

export interface LadderOptions extends Pick<ArenaOptions, Common> {
  readonly history?: boolean;
  readonly every: string;
}

export type LadderOrder = Omit<LadderPlan, 'pairings' | 'most' | 'test'>;

/** The names of a pool without duplicates. */
export function poolNames(game: Game, given: string): Result<readonly string[]> {
  const pool = poolFrom(game, given);
  return pool.ok ? ok([...new Set(pool.value)]) : pool;
}

/** Checks all options, including the names of the bots, before the first game starts. */
export function ladderPlanFrom(game: Game, games: string, options: LadderOptions): Result<LadderOrder> {
  const wanted = pairsFrom('--games', games);
  if (!wanted.ok) return wanted;
  const names = poolNames(game, options.pool ?? 'bots');
  if (!names.ok) return names;
  const bots = [];
  for (const name of names.value) {
    const entrant = entrantNamed(game, name);
    if (!entrant.ok) return no(inWords(game, entrant.error));
    bots.push(entrant.value);
  }
  if (bots.length < 2) return no({ code: 'pool-too-small', given: bots.length });
  const setup = readSetup(options.setup);
  if (!setup.ok) return setup;
  const seed = options.seed === undefined ? ok({ text: String(randomInt(2 ** 31)) }) : seedFrom(options.seed);
  if (!seed.ok) return seed;
  const iterations = iterationsFrom(options.iterations);
  if (!iterations.ok) return iterations;
  const common = { ...(setup.value !== undefined && { options: setup.value }), seed: seed.value.text, bots };
  const sides = sidesOf(game, common);
  if (!sides.ok) return no(planFault(game, sides.error));
  const play = { iterations: iterations.value, limits: {}, wanted: wanted.value };
  return ok({ game: game.id, ...common, sides: sides.value, ...play });
}
