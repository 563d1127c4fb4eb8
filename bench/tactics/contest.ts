import { availableParallelism } from 'node:os';
import { resolveBotWithWeights } from '../../src/arena/lineup.ts';
import type { Series } from '../../src/arena/series.ts';
import { emptySum, mergeSum, type Sum } from '../../src/arena/sum.ts';
import { playSeries } from '../../src/arena/workers.ts';
import { catalog } from '../../src/games/catalog.ts';
import type { Game } from '../../src/kernel/game.ts';
import { never } from '../../src/kernel/never.ts';
import { kept, rebuilt } from '../parts.ts';
import { type Scale, setUpsFrom } from './grounds.ts';
import { digestOf, readSources } from './sources.ts';

export const game: Game = catalog.battletech ?? never('there is no BattleTech');
const SOURCES = readSources('src/games/battletech'); // read at the start, since they may change while games are played

/** A tenth of commander's default budget: about 10 ms per decision instead of 100. */
export const tenth = (): number => Math.max(1, Math.round((game.bots.commander?.iterations ?? 0) / 10));

/** Two bots, every seed from both sides with mirrored forces. */
export interface Contest {
  readonly bots: readonly [string, string];
  readonly scale: Scale;
  readonly pairs: number;
  readonly arena?: Game; // has bots that the game itself has not
  readonly iterations: number; // a search's budget per decision; 0 = the bot's default
}

/** The bots that the game does not have. */
export const missing = (bots: readonly string[]): readonly string[] =>
  bots.filter((bot) => !resolveBotWithWeights(game, bot).ok);

/** Plays a contest part by part, to its last pair or until `enough`; stored parts are reused. */
export async function playContest(
  contest: Contest,
  say: (progress: string) => void,
  enough: (sum: Sum) => boolean = () => false,
): Promise<Sum> {
  const { bots, scale, pairs, arena = game } = contest;
  const sum = emptySum(bots.length);
  const pace = paceOf(2 * pairs);
  for (let from = 0; from < pairs && !enough(sum); from += scale.part) {
    const part = partOf(contest, from);
    const report = (played: number): void => say(`${bots.join(' - ')} ${scale.id}: ${pace(sum.games, played)}`);
    mergeSum(sum, await playedIn(arena, part, report));
  }
  return sum;
}

/** The series of pairs from this one on, as many as are stored together. */
export function partOf({ bots, scale, pairs, iterations }: Contest, from: number): Series {
  const count = Math.min(scale.part, pairs - from);
  return {
    ...PLAIN,
    seed: `tactics-${scale.id}/${from}`,
    setups: setUpsFrom(scale, from, count),
    games: 2 * count,
    swap: true,
    sides: ['0', '1'],
    bots,
    iterations,
    drawn: 'turnLimit',
  };
}

/** Settings common to every series of this bench. */
export const PLAIN = {
  game: game.id,
  options: undefined,
  secret: false,
  seats: {},
  ledger: false,
  save: null,
} as const;

/** Plays a series on all cores, or loads it from disk if rules and bots have not changed since. */
export const played = (series: Series, onPlayed: (games: number) => void): Promise<Sum> =>
  playedIn(game, series, onPlayed);

/** The same with bots that only `arena` has; worker threads do not know them, so this thread plays. */
const playedIn = (arena: Game, series: Series, onPlayed: (games: number) => void): Promise<Sum> =>
  kept(
    { series, bots: series.bots.map((bot) => tableOf(arena, bot, series.iterations ?? 0)) },
    async () => {
      const sum = await playSeries(arena, series, arena === game ? availableParallelism() : 1, { onPlayed });
      if (rebuilt()) throw new Error('the program was built anew while it played; start the bench again');
      return sum;
    },
    SOURCES.size > 0 ? digestOf(SOURCES, series.bots.map(idOf)) : undefined,
  );

const idOf = (bot: string): string => bot.replace(/[@+#:].*$/, '');

/** What a bot depends on beyond its sources. */
function tableOf(arena: Game, bot: string, iterations: number): unknown {
  const part = resolveBotWithWeights(arena, bot);
  if (!part.ok) return never(`BattleTech has no bot ${bot}`);
  const { maker, weights } = part.value;
  return { version: maker.version, weights, iterations: iterations || maker.iterations };
}

/** Reports progress and remaining time, based on games played now, not on stored ones. */
export function paceOf(games: number, now: () => number = () => performance.now()) {
  const begun = now();
  let [before, last, fresh] = [0, 0, 0];
  return (done: number, more: number): string => {
    if (done !== before) [before, last] = [done, 0];
    fresh += Math.max(0, more - last);
    last = Math.max(last, more);
    const seconds = (now() - begun) / 1000;
    const left = fresh > 0 ? ((games - done - more) * seconds) / fresh : 0;
    const time =
      fresh > 0 ? `, ${(seconds / fresh).toFixed(2)} s a game, ${Math.ceil(left / 60)} min left at most` : '';
    return `${done + more} of ${games} games${time}`;
  };
}
