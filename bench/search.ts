import { ticTacToe } from '../examples/tic-tac-toe/game.ts';
import { playMatch } from '../src/arena/play.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Game } from '../src/kernel/game.ts';
import { must } from '../src/kernel/result.ts';
import { type Figure, type Section, type Size, share } from './bench.ts';
import { playPairing, scoreOf } from './pairing.ts';

/** Games whose playouts are too slow for a useful search. */
const TOO_SLOW: readonly string[] = ['battletech', 'force'];

export const searchAgainstRandom: Section = {
  id: 'search',
  title: 'the generic search against random play',
  async run(size, say) {
    const games = size === 'full' ? 200 : 60;
    const figures: Figure[] = [];
    for (const { id: game, bots } of Object.values(catalog).filter(({ id }) => !TOO_SLOW.includes(id))) {
      const random = 'random' in bots ? 'random' : 'seed'; // in Shooting, seed plays at random
      const halves = await playPairing({ game, seed: 'bench-search', games, bots: ['search', random] }, say);
      figures.push(share(`${game}: search wins`, scoreOf(halves).wins, games, { kind: 'at least', at: 80 }));
    }
    return [
      ...figures,
      share('tic-tac-toe: search wins', exampleWins(ticTacToe, games), games, { kind: 'at least', at: 80 }),
    ];
  },
};

/** Default budget, ten times that, and random play-outs: shows what the guide and more iterations are worth. */
const BUDGETS = ['search', 'search+deep', 'search+plain'] as const;
const GAMES: Readonly<Record<Size, Readonly<Record<(typeof BUDGETS)[number], number>>>> = {
  quick: { search: 20, 'search+deep': 0, 'search+plain': 10 },
  full: { search: 200, 'search+deep': 100, 'search+plain': 40 },
};

/** The search against the bot that guides it, which is the game's own. */
export const searchAgainstOwn: Section = {
  id: 'search-own',
  title: 'the generic search against each game’s own bot, sides swapped',
  async run(size, say) {
    const figures: Figure[] = [];
    for (const { id: game, title, defaults } of Object.values(catalog))
      for (const bot of BUDGETS) {
        const games = GAMES[size][bot];
        if (games === 0) continue;
        const halves = await playPairing({ game, seed: 'bench-search-own', games, bots: [bot, defaults.bot] }, say);
        const { wins, draws } = scoreOf(halves);
        const bound = bot === 'search+deep' ? ({ kind: 'aim for', at: 50 } as const) : undefined;
        const what = `${title}: points of ${bot} against ${defaults.bot}`;
        figures.push(share(what, wins + draws / 2, games, bound));
      }
    return figures;
  },
};
/** The example is not in the catalog, so workers cannot load it; it is fast enough here. */
function exampleWins(game: Game, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const side = i % 2 === 0 ? 'x' : 'o';
    const sides = side === 'x' ? { x: 'search', o: 'random' } : { x: 'random', o: 'search' };
    const { outcome } = must(playMatch({ game, options: undefined, seed: `bench-search:${i >> 1}`, sides }));
    if (outcome?.winners.length === 1 && outcome.winners[0] === side) wins++;
  }
  return wins;
}
